import Testing

@testable import SyncCore

@Suite("Info.plist")
struct InfoPlistTests {
  static func read(_ body: String) -> InfoPlist {
    InfoPlist.read(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><!-- x -->\(body)</dict></plist>
        """.utf8
      )
    )
  }

  static func hex(_ text: String) -> [UInt8] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
  }

  /// Written by Python's plistlib.
  static let binary = hex(
    "62706c6973743030d90102030405060708090a0b1011121316101e5c434642756e646c654e616d655f1010434642"
      + "756e646c6555524c547970657354466c61675f10104d696e696d756d4f5356657273696f6e514e5e55494465"
      + "7669636546616d696c795e55494c61756e6368496d616765735f10145549526571756972657346756c6c5363"
      + "7265656e5f10205549537570706f72746564496e746572666163654f7269656e746174696f6e736700dc006e"
      + "00ef0063006f00640065a10cd10d0e5f1012434642756e646c6555524c536368656d6573a10f5464656d6f09"
      + "53392e3011012ca2141510011002a117d318191a1b1c1d5f101d55494c61756e6368496d6167654d696e696d"
      + "756d4f5356657273696f6e5f101155494c61756e6368496d6167654e616d655f101155494c61756e6368496d"
      + "61676553697a6553382e30514c5a7b3337352c203636377da11f5f101e5549496e746572666163654f726965"
      + "6e746174696f6e506f7274726169740008001b0028003b00400053005500640073008a00ad00bc00be00c100"
      + "d600d800dd00de00e200e500e800ea00ec00ee00f501150129013d01410143014e0150000000000000020100"
      + "0000000000002000000000000000000000000000000171"
  )

  @Test("reads the binary form")
  func readsBinary() {
    let plist = InfoPlist.read(Self.binary)
    #expect(plist.problems.isEmpty)
    #expect(plist.devices == [.iphone, .ipad])
    #expect(plist.minimumOS == OSVersion(9))
    #expect(plist.urlSchemes == ["demo"])
    #expect(plist.orientations == [.iphone: [.portrait], .ipad: [.portrait]])
    #expect(plist.keys.requiresFullScreen)
    #expect(plist.keys.launchImages?.compactMap(LaunchImageEntry.init).first?.name == "L")
  }

  @Test("reads the XML form, idiom keys before general ones")
  func readsXML() {
    let plist = Self.read(
      """
      <key>UIDeviceFamily</key><array><integer>1</integer><string>2</string></array>
      <key>MinimumOSVersion</key><string>8.0</string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      <key>UILaunchImageFile</key><string>A &amp; &#66;<![CDATA[<c>]]></string>
      <key>UILaunchImageFile~ipad</key><string>Pad.png</string>
      <key>UILaunchStoryboardName</key><string>Launch$(SUFFIX)</string>
      <key>UILaunchScreen</key><dict/>
      <key>UILaunchStoryboards</key><dict>
        <key>UILaunchStoryboardDefinitions</key><array><dict>
          <key>UILaunchStoryboardIdentifier</key><string>one</string>
          <key>UILaunchStoryboardFile</key><string>One</string></dict></array>
        <key>UIDefaultLaunchStoryboard</key><string>one</string>
        <key>UIURLToLaunchStoryboardAssociations</key><dict><key>demo</key><string>one</string></dict>
      </dict>
      """
    )
    #expect(plist.problems.isEmpty)
    #expect(plist.devices == [.iphone, .ipad])
    #expect(plist.orientations == [.iphone: [.portrait], .ipad: [.landscapeLeft]])
    #expect(plist.keys.launchImageFile == "A & B<c>")
    #expect(plist.keys.launchImageFileByIdiom == [.ipad: "Pad.png"])
    #expect(plist.keys.storyboardName == "Launch$(SUFFIX)")
    #expect(plist.keys.hasLaunchScreen)
    #expect(plist.keys.storyboards?.definitions == ["one": "One"])
    #expect(plist.keys.storyboards?.schemes == ["demo": "one"])
    let support = plist.applied(to: Support(urlSchemes: ["x"]))
    #expect(support.minimumOS == OSVersion(8))
    #expect(support.urlSchemes == ["x"])
    // What iOS asks for is what the names must start with.
    #expect(support.basename(for: .iphone) == "A & B<c>")
    #expect(support.basename(for: .ipad) == "Pad")
  }

  @Test("takes placeholders of build settings for nothing wrong")
  func placeholders() {
    let plist = Self.read(
      """
      <key>MinimumOSVersion</key><string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>$(PRODUCT_NAME)</string><string>demo</string></array></dict></array>
      """
    )
    #expect(plist.problems.isEmpty)
    #expect(plist.minimumOS == nil)
    #expect(plist.urlSchemes == ["demo"])
  }

  /// A key that only the build knows the value of, as XML.
  static let unknown: [String] = [
    "<key>UIDeviceFamily</key><string>$(TARGETED_DEVICE_FAMILY)</string>",
    "<key>UIDeviceFamily</key><array><integer>1</integer><string>${PAD}</string></array>",
    "<key>UISupportedInterfaceOrientations</key><string>$(WAYS)</string>",
    "<key>UISupportedInterfaceOrientations~ipad</key><array><string>$(WAY)</string></array>",
    "<key>UIRequiresFullScreen</key><string>$(FULL)</string>",
    "<key>UILaunchStoryboardName</key><string>$(BOARD)</string>",
    "<key>UILaunchStoryboardName~ipad</key><string>${A_$(B)}</string>",
    "<key>UILaunchImageFile</key><string>$(PRODUCT_NAME)</string>",
    "<key>UILaunchImageFile~ipad</key><string>Pad$(SUFFIX)</string>",
  ]

  @Test("claims nothing where only the build knows", arguments: unknown)
  func silent(body: String) {
    let plist = Self.read(body)
    #expect(plist == InfoPlist())
    #expect(plist.applied(to: Support()) == Support())
  }

  @Test("takes no entry that only the build can name, and tells of none that it completes")
  func unknownEntries() {
    func plist(_ name: String, _ minimum: String) -> InfoPlist {
      Self.read(
        """
        <key>UILaunchImages</key><array><dict>
        <key>UILaunchImageName</key><string>\(name)</string>
        <key>UILaunchImageMinimumOSVersion</key><string>\(minimum)</string>
        <key>UILaunchImageSize</key><string>{320, 568}</string></dict></array>
        """
      )
    }
    #expect(plist("$(NAME)", "7.0").problems.isEmpty)
    #expect(plist("$(NAME)", "7.0").keys.launchImages == [])
    #expect(plist("Launch", "$(OS)").problems.isEmpty)
    #expect(plist("Launch", "$(OS)").keys.launchImages?.count == 1)
    #expect(plist("Launch", "new").problems.count == 1)
  }

  @Test("tells of a device family without launch images whatever else is wrong")
  func familyToo() {
    let twice = "<key>A</key><true/><key>A</key><true/>"
    let plist = Self.read(twice + "<key>UIDeviceFamily</key><array><integer>4</integer></array>")
    #expect(plist.problems.contains { $0.message.hasPrefix("Info.plist: UIDeviceFamily ") })
  }

  @Test("tells when no system is left between its minimum and the config's maximum")
  func nothingLeft() {
    let plist = Self.read("<key>MinimumOSVersion</key><string>14.0</string>")
    #expect(plist.contradictions(in: Support()).isEmpty)
    #expect(plist.contradictions(in: Support(maximumOS: OSVersion(14))).isEmpty)
    let told = plist.contradictions(in: Support(maximumOS: OSVersion(13)))
    #expect(told.map(\.code) == [.infoPlist])
    #expect(told[0].message.hasPrefix("Info.plist: MinimumOSVersion is 14.0"))
  }

  @Test("leaves the config's basename where the plist's is no file name, or the build's to fill in")
  func basename() {
    for value in ["$(PRODUCT_NAME)", "../up", "a/b", ".", ".."] {
      let plist = Self.read("<key>UILaunchImageFile</key><string>\(value)</string>")
      #expect(plist.applied(to: Support()).basename == "Default", "\(value)")
    }
  }

  /// What is wrong, and the key path that the problem names; the rest is still read.
  static let wrong: [(String, String)] = [
    ("<key>UIDeviceFamily</key><array><dict/></array>", "UIDeviceFamily"),
    ("<key>UIDeviceFamily</key><array/>", "UIDeviceFamily"),
    ("<key>UIDeviceFamily</key><integer>4</integer>", "UIDeviceFamily"),
    ("<key>UILaunchScreen</key><string>x</string>", "UILaunchScreen"),
    ("<key>MinimumOSVersion</key><string>nine</string>", "MinimumOSVersion"),
    ("<key>MinimumOSVersion</key><integer>9</integer>", "MinimumOSVersion"),
    (
      "<key>UISupportedInterfaceOrientations</key><array/>",
      "UISupportedInterfaceOrientations"
    ),
    (
      "<key>UISupportedInterfaceOrientations~ipad</key><array><string>Up</string></array>",
      "UISupportedInterfaceOrientations~ipad.0"
    ),
    ("<key>UISupportedInterfaceOrientations</key><true/>", "UISupportedInterfaceOrientations"),
    ("<key>CFBundleURLTypes</key><string>x</string>", "CFBundleURLTypes"),
    (
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><true/></array>"
        + "</dict></array>", "CFBundleURLTypes.0.CFBundleURLSchemes.0"
    ),
    ("<key>UILaunchImages</key><dict/>", "UILaunchImages"),
    ("<key>UILaunchImages</key><array><string/></array>", "UILaunchImages.0"),
    ("<key>UILaunchStoryboardName</key><array/>", "UILaunchStoryboardName"),
    ("<key>UIRequiresFullScreen</key><string>YES</string>", "UIRequiresFullScreen"),
    ("<key>UILaunchScreens</key><dict/>", "UILaunchScreens.UILaunchScreenDefinitions"),
    ("<key>A</key><true/><key>A</key><false/>", "A"),
    (
      "<key>A</key><array><dict><key>B</key><true/><key>B</key><true/></dict></array>", "A.0.B"
    ),
    ("<key>CFBundleURLTypes</key><array><string>x</string></array>", "CFBundleURLTypes.0"),
    (
      "<key>UILaunchScreen</key><dict><key>UIImageName</key><integer>1</integer></dict>",
      "UILaunchScreen.UIImageName"
    ),
    (
      "<key>UILaunchScreens</key><dict><key>UIDefaultLaunchScreen</key><array/></dict>",
      "UILaunchScreens.UIDefaultLaunchScreen"
    ),
    (
      "<key>UILaunchScreens</key><dict><key>UIURLToLaunchScreenAssociations</key><array/></dict>",
      "UILaunchScreens.UIURLToLaunchScreenAssociations"
    ),
    (
      "<key>UILaunchStoryboards</key><dict><key>UIURLToLaunchStoryboardAssociations</key><dict>"
        + "<key>a</key><true/></dict></dict>",
      "UILaunchStoryboards.UIURLToLaunchStoryboardAssociations.a"
    ),
    (
      "<key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array><dict>"
        + "<key>UILaunchStoryboardIdentifier</key><string>one</string>"
        + "<key>UILaunchStoryboardFile</key><integer>1</integer></dict></array></dict>",
      "UILaunchStoryboards.UILaunchStoryboardDefinitions.0.UILaunchStoryboardFile"
    ),
  ]

  @Test("names the key path of what is wrong and takes the rest", arguments: wrong.indices)
  func keyPaths(row: Int) {
    let (body, path) = Self.wrong[row]
    let plist = Self.read(body + "<key>UILaunchImageFile</key><string>Kept</string>")
    #expect(plist.problems.contains { $0.message.hasPrefix("Info.plist: \(path) ") })
    #expect(plist.problems.allSatisfy { $0.code == .infoPlist && !$0.remedy.isEmpty })
    #expect(plist.keys.launchImageFile == "Kept")
  }

  static let hostile: [(String, [UInt8])] = [
    ("empty", []),
    ("huge", Array(repeating: 0x20, count: 4_000_001)),
    ("not a plist", Array("hello".utf8)),
    ("top level is an array", Array("<plist><array/></plist>".utf8)),
    ("cut short", Array("<plist><dict><key>A</key><str".utf8)),
    ("unknown element", Array("<plist><dict><key>A</key><evil/></dict></plist>".utf8)),
    ("wrong closing tag", Array("<plist><dict><key>A</dict>".utf8)),
    (
      "entity bomb",
      Array(
        "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><string>&b;</string>"
          .utf8
      )
    ),
    ("unknown entity", Array("<plist><dict><key>&b;</key></dict>".utf8)),
    ("deep", Array(String(repeating: "<array>", count: 200_000).utf8)),
    ("binary, header only", Array("bplist00".utf8)),
    ("binary, zeros", Array("bplist00".utf8) + Array(repeating: 0, count: 64)),
    ("binary, all ones", Array("bplist00".utf8) + Array(repeating: 0xff, count: 64)),
    ("binary that holds itself", selfReferring),
  ]

  /// One array whose two elements are itself.
  static let selfReferring: [UInt8] =
    Array("bplist00".utf8) + [0xa2, 0, 0] + [8] + Array(repeating: 0, count: 6) + [1, 1]
    + [0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 11]

  @Test("ends in one problem for bytes that are no Info.plist", arguments: hostile.indices)
  func refuses(row: Int) {
    let (title, bytes) = Self.hostile[row]
    let plist = InfoPlist.read(bytes)
    #expect(plist.problems.count == 1, "\(title)")
    #expect(plist.isUnreadable)
    #expect(plist.applied(to: Support()) == Support())
    #expect(plist.problems.first?.message.hasPrefix("Info.plist can not be read: ") == true)
  }

  @Test("never traps on a binary file with any byte changed, or cut anywhere")
  func damaged() {
    for index in Self.binary.indices {
      _ = InfoPlist.read(Array(Self.binary[..<index]))
      for value: UInt8 in [0x00, 0x0f, 0x5f, 0x7f, 0xaf, 0xdf, 0xff] {
        var bytes = Self.binary
        bytes[index] = value
        _ = InfoPlist.read(bytes)
      }
    }
  }
}
