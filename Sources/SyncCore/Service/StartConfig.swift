/// The config that `launchsyncd init` writes: one app, with a comment for each part.
package enum StartConfig {
  /// - Parameters:
  ///   - name: the app's.
  ///   - isSystem: for the service, with its folders below `/srv`; else beside the config.
  /// - Returns: the text of the file.
  package static func text(app name: String, isSystem: Bool) -> String {
    let quoted = String(decoding: JSONValue.string(name).line(), as: UTF8.self)
    func folder(_ kind: String) -> String {
      let path = (isSystem ? "/srv/" : "") + "\(kind)/\(name)"
      return String(decoding: JSONValue.string(path).line(), as: UTF8.self)
    }
    return """
      {
        "$schema": "/usr/share/launchsyncd/config.schema.json",
        "//": "Every key: man launchsyncd.json. After a change: launchsyncd check, then systemctl reload launchsyncd.",
      \(isSystem ? "" : "  \"state\": \"state\",\n")  "apps": [
          {
            "//": "Artwork comes in by drop, images go out into build. One entry for each app.",
            "name": \(quoted),
            "drop": \(folder("drop")),
            "build": \(folder("build")),
            "supports": {
              "//": "What the app runs on: it decides which images are missing.",
              "devices": ["iphone"],
              "minimumOS": "9.0",
              "orientations": { "iphone": ["portrait"] }
            },
            "outputs": [
              {
                "//": "A launch screen for every device: one portrait image will do. Others: bundle, launchimage, web, …",
                "kind": "storyboard",
                "path": "."
              }
            ]
          }
        ]
      }

      """
  }
}
