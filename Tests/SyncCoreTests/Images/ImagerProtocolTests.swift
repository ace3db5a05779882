import Testing

@testable import SyncCore

@Suite("Image worker's protocol")
struct ImagerProtocolTests {
  @Test("requests and replies come out as they went in")
  func roundTrip() throws {
    let recipe = RenderRecipe(
      pixels: PixelSize(640, 960),
      color: .displayP3,
      background: Color(red: 1, green: 2, blue: 3),
      derive: Derive(
        mode: .contain,
        background: Color(red: 1, green: 2, blue: 3),
        gravity: .bottom
      )
    )
    let plain = RenderRecipe(pixels: PixelSize(1, 2), color: .sRGB, background: .white, derive: nil)
    let limits = Limits(pixels: 7, side: 8, fileSize: 9)
    for request in [
      ImagerRequest.look(.heic, limits), .render(.jpeg, limits, [recipe, plain]),
      .probe(paths: ["/etc/passwd"]),
    ] {
      let json = try JSONValue(parsing: request.json.line())
      #expect(ImagerRequest(json: json) == request)
    }
    let facts = ImageFacts(
      format: .tiff,
      stored: PixelSize(3, 4),
      exifOrientation: 6,
      depth: 16,
      colour: .cmyk,
      transparency: .used,
      profile: .named("Adobe RGB (1998)"),
      isAnimated: true,
      pages: 5
    )
    for reply in [
      ImagerReply.done(facts), .failed(ImagerFailure(.cannotWrite, "no", errno: 28)),
      .probed(["a: 1"]),
    ] {
      let json = try JSONValue(parsing: reply.json.line())
      #expect(ImagerReply(json: json) == reply)
    }
  }

  @Test("the most recipes fit into one message")
  func fits() {
    let recipe = RenderRecipe(
      pixels: PixelSize(16_384, 16_384),
      color: .displayP3,
      background: .white,
      derive: Derive(mode: .contain, gravity: .center)
    )
    let recipes = [RenderRecipe](repeating: recipe, count: ImagerRequest.mostRecipes)
    let bytes = ImagerRequest.render(.unknown, Limits(), recipes).json.line()
    #expect(bytes.count <= ImagerRequest.mostBytes)
  }

  @Test("facts out of bounds are nonsense, never a trap")
  func bounds() throws {
    let good = ImageFacts(format: .png, stored: PixelSize(3, 4))
    let lies: [(inout ImageFacts) -> Void] = [
      { $0.stored = PixelSize(0, 4) }, { $0.stored = PixelSize(3, -1) },
      { $0.stored = PixelSize(.max, .max) }, { $0.exifOrientation = 9 }, { $0.depth = 0 },
      { $0.pages = .min }, { $0.trailingBytes = .max },
    ]
    #expect(ImagerReply(json: ImagerReply.done(good).json) == .done(good))
    for lie in lies {
      var facts = good
      lie(&facts)
      #expect(ImagerReply(json: ImagerReply.done(facts).json) == nil)
    }
  }

  @Test(
    "a reply that is none is nonsense",
    arguments: ["{}", "[]", "7", #"{"failed":"other"}"#, #"{"facts":{}}"#, #"{"facts":7}"#]
  )
  func nonsense(text: String) throws {
    let json = try JSONValue(parsing: Array(text.utf8))
    #expect(ImagerReply(json: json) == nil)
  }
}
