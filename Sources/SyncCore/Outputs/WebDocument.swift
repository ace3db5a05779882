/// The HTML fragment and the JSON list of a `web` output.
struct WebDocument {
  let tags: [WebTag]
  let app: App
  let output: Output

  /// What goes into the page's head.
  var html: [UInt8] {
    var lines = [
      "<!-- Startup images of a web app on iOS, made by launchsyncd: put this into the page's head. -->",
      "<meta name=\"mobile-web-app-capable\" content=\"yes\">",
      // Without it Safari shows no startup image (facts 3).
      "<meta name=\"apple-mobile-web-app-capable\" content=\"yes\">",
    ]
    for tag in tags {
      lines.append(
        "<link rel=\"apple-touch-startup-image\" media=\"\(XMLNode.escaped(tag.media))\""
          + " href=\"\(XMLNode.escaped(output.urlBase + tag.fileName))\">"
      )
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// What is there and what is not, for tools that write tags of their own.
  var json: [UInt8] {
    let filled = Set(tags.map(\.row))
    let missing = WebTag.screens(app).filter { !filled.contains($0) }
    return JSONValue.record([
      "schema": 1,
      "urlBase": .string(output.urlBase),
      "images": .array(tags.map(json)),
      "missing": .array(missing.map(json)),
    ])
    .document()
  }

  private func json(_ tag: WebTag) -> JSONValue {
    .object(
      [
        .init("file", .string(tag.fileName)), .init("appearance", .string(tag.appearance.rawValue)),
        .init("media", .string(tag.media)),
      ] + members(tag.row)
    )
  }

  private func json(_ row: SlotRow) -> JSONValue { .object(members(row)) }

  private func members(_ row: SlotRow) -> [JSONValue.Member] {
    let screen = Screen(idiom: row.idiom, points: row.points, scale: row.scale)
    let devices = app.deviceTable.filter { $0.screen == screen }.map { JSONValue.string($0.name) }
    return [
      .init("width", .int(row.pixels.width)), .init("height", .int(row.pixels.height)),
      .init("deviceWidth", .int(row.points.width)), .init("deviceHeight", .int(row.points.height)),
      .init("pixelRatio", .int(row.scale.rawValue)),
      .init("orientation", .string(row.orientation.rawValue)), .init("devices", .array(devices)),
    ]
  }
}
