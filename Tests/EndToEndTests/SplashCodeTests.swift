import Testing

@testable import SyncDaemon

/// `SplashTransition.swift` from the build tree, before Apple's compiler sees it.
@Suite struct SplashCodeTests {
  @Test("type-checks against UIKit's names in language modes 5 and 6, and is formatted")
  func typeChecks() throws {
    let shop = try Workshop(outputs: #"{ "kind": "splash", "path": "App" }"#)
    #expect(shop.draw(["master.png=1200x1200"]) == 0)
    #expect(shop.run("sync") == 0, "\(shop.output)")
    let stub = Workshop.tools + "/UIKit.swift"
    let code = "build/App/SplashTransition.swift"
    for mode in [5, 6] {
      let status = shop.shell(
        """
        { swiftc -swift-version 6 -emit-module -module-name UIKit -o UIKit.swiftmodule '\(stub)' &&
        swiftc -typecheck -warnings-as-errors -swift-version \(mode) -I . '\(code)'; } >out 2>&1
        """
      )
      #expect(status == 0, "mode \(mode): \(shop.output)")
    }
    let lint = shop.shell("swift format lint --strict '\(code)' >out 2>&1")
    #expect(lint == 0, "\(shop.output)")
    // What the check is worth: a name that UIKit does not have is found.
    #expect(
      shop.shell(
        """
        sed 's/viewDidLayoutSubviews/viewDidLayoutSubview/' '\(code)' >bad.swift &&
        swiftc -typecheck -swift-version 6 -I . bad.swift >out 2>&1
        """
      ) != 0
    )
  }
}
