extension Workshop {
  /// A workshop whose app has those outputs, as JSON.
  init(outputs: String, more: String = "") throws {
    try self.init()
    write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "supports": { "minimumOS": "12.0" }, \(more) "outputs": [ \(outputs) ] } ] }
        """.utf8
      )
    )
  }

  /// Draws plain PNGs into the drop folder, each `name=WIDTHxHEIGHT`; returns the exit status.
  func draw(_ images: [String]) -> Int32 {
    let quoted = images.map { "'\($0)'" }.joined(separator: " ")
    return shell("cd drop && /usr/bin/python3 '\(Self.tools)/png.py' \(quoted)")
  }

  /// Runs a tool of the tests in this folder, for `output`; returns the exit status.
  ///
  /// By Debian's own Python: what the tools need are packages of it (`scripts/need test`).
  func tool(_ name: String, _ arguments: String) -> Int32 {
    shell("/usr/bin/python3 '\(Self.tools)/\(name)' \(arguments) >out 2>&1")
  }

  static var tools: String {
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Tools"
  }

  /// Whether the build made an image worker, which alone can scale.
  var hasImager: Bool { Self.buildsImager }

  static var buildsImager: Bool { shell("test -x '\(Fixtures.imager)'") == 0 }
}
