/// Where what the tests of images need lies.
enum Fixtures {
  /// Debian's, which has Pillow; another one on the path may not.
  static let python = "/usr/bin/python3 -B"

  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  static let images = root + "/Tests/Fixtures/images"
  static let imager = root + "/.build/debug/launchsyncd-imager"
}
