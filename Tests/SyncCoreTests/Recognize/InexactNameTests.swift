import Testing

@testable import SyncCore

/// Names that are Apple's but for letter case and spaces: as they lie, iOS finds none of them.
@Suite("Names that are nearly Apple's")
struct InexactNameTests {
  /// A name, its pixels, and the exact name that is told; nil: nothing is.
  private static let names: [(name: String, width: Int, height: Int, exact: String?)] = [
    ("Default@2X.PNG", 640, 960, "Default@2x.png"),
    ("Default@2x.PNG", 640, 960, "Default@2x.png"),
    (" Default.png", 320, 480, "Default.png"),
    ("Default.png ", 320, 480, "Default.png"),
    ("art/default-568H@2x.png", 640, 1136, "Default-568h@2x.png"),
    ("DEFAULT-PORTRAIT~IPAD.PNG", 768, 1024, "Default-Portrait~ipad.png"),
    ("default-Demo@2x.png", 640, 960, "Default-demo@2x.png"),
    ("Default.png", 320, 480, nil),
    ("Default-DEMO@2x.png", 640, 960, nil),
    ("Default-Portrait@~ipadpro.png", 2048, 2732, nil),
    ("splash.PNG", 640, 960, nil),
    ("iPhone 5.png", 640, 1136, nil),
    ("X.launchimage/default@2x.png", 640, 960, nil),
  ]

  @Test("are placed, and told of", arguments: names.indices)
  func told(row: Int) throws {
    let (name, width, height, exact) = Self.names[row]
    var app = App.assumed
    app.supports.urlSchemes = ["demo"]
    let found = OutputFixture.decide(app, [OutputFixture.Drop(name, width, height)])
    let path = LaunchFixture.path(name)
    #expect(found.desired.contains { $0.source == path })
    let codes = found.problems.map(\.code.rawValue)
    #expect(codes == (exact == nil ? [] : ["inexactName"]), "\(found.problems)")
    guard let exact else { return }
    #expect(found.problems.allSatisfy { $0.remedy.contains(exact) })
    let pixels = PixelSize(width, height)
    let verdict = Recognizer(app).classify(path, pixels: pixels)
    let told = Explanation(of: verdict, path: path, pixels: pixels, facts: nil, app: app)
    #expect(told.text.contains("not exactly Apple's \(exact)"), "\(told.text)")
  }
}
