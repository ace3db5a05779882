/// A device in outline with what a launch shows on its glass, to scale.
struct DeviceDrawing {
  let view: ReportScreen.View
  let screen: Screen
  /// What the picture is, for those who do not see it.
  let description: String
  let thumbnails: [RelativePath: Thumbnail]

  var html: HTML {
    let held = view.held
    let kind = HTML.escaped(Self.body(screen)) + (held.width > held.height ? " wide" : "")
    let style: HTML = "--w:\(held.width);--h:\(held.height)"
    switch view.sight.content {
    case .nothing(let nothing):
      return """
        <div class="device \(kind)" style="\(style)" role="img" aria-label="\(description)">\
        <div class="glass \(Self.glass(nothing))"><span aria-hidden="true">✕</span></div></div>
        """
    case .launchScreen:
      return """
        <div class="device \(kind)" style="\(style)" role="img" aria-label="\(description)">\
        <div class="glass drawn"><span aria-hidden="true">launch screen</span></div></div>
        """
    case .image(let path):
      guard let thumbnail = thumbnails[path] else {
        return """
          <div class="device \(kind)" style="\(style)" role="img" aria-label="\(description)">\
          <div class="glass drawn"><span aria-hidden="true">no preview</span></div></div>
          """
      }
      return """
        <div class="device \(kind)" style="\(style)"><div class="glass">\
        <img class="\(fit)" src="\(HTML.png(thumbnail.bytes))" width="\(thumbnail.size.width)" \
        height="\(thumbnail.size.height)" alt="\(description)" style="\(place)"></div></div>
        """
    }
  }

  private static func glass(_ nothing: Sight.Nothing) -> HTML {
    switch nothing {
    case .blackScreen: "black"
    case .bareLaunchScreen, .blankPage: "drawn"
    }
  }

  private var fit: HTML {
    switch view.sight.fit {
    case .stretch: "stretch"
    case .cover: "cover"
    }
  }

  /// The frame in hundredths of a percent of the glass.
  private var place: HTML {
    let frame = view.sight.frame
    func part(_ length: Int, of whole: Int) -> HTML {
      let share = length * 10_000 / whole
      let rest = share % 100
      return "\(share / 100).\(rest / 10)\(rest % 10)%"
    }
    return """
      left:\(part(frame.x, of: view.held.width));top:\(part(frame.y, of: view.held.height));\
      width:\(part(frame.width, of: view.held.width));\
      height:\(part(frame.height, of: view.held.height))
      """
  }

  /// Screens in front of a home button have a chin; newer ones have an even edge.
  private static func body(_ screen: Screen) -> String {
    switch screen.idiom {
    case .iphone: screen.points.height <= 736 ? "phone home" : "phone"
    case .ipad:
      [PointSize(768, 1024), PointSize(834, 1112), PointSize(810, 1080)].contains(screen.points)
        ? "pad home" : "pad"
    case .tv: "tv"
    }
  }
}
