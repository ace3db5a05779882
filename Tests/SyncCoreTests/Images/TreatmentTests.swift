import SyncCore
import Testing

@Suite("Treatment")
struct TreatmentTests {
  private func facts(_ change: (inout ImageFacts) -> Void) -> ImageFacts {
    var facts = ImageFacts(format: .png, stored: PixelSize(640, 960))
    change(&facts)
    return facts
  }

  private func steps(_ facts: ImageFacts, _ color: ColorSpace = .sRGB) -> [String]? {
    switch facts.treatment(for: color) {
    case .copy: nil
    case .convert(let conversion): conversion.steps
    }
  }

  @Test("what is right is copied untouched")
  func right() {
    #expect(steps(facts { _ in }) == nil)
    #expect(steps(facts { $0.profile = .sRGB }) == nil)
    #expect(steps(facts { $0.colour = .palette }) == nil)
    #expect(steps(facts { $0.colour = .grey }) == nil)
    #expect(steps(facts { $0.trailingBytes = 3 }) == nil)
    #expect(steps(facts { $0.profile = .named("Display P3") }, .displayP3) == nil)
    #expect(steps(facts { $0.profile = .sRGB }, .displayP3) == nil)
    #expect(
      steps(
        facts {
          $0.isCrushed = true
          $0.transparency = .used
        }
      ) == nil
    )
  }

  @Test("a caution on transparency says what is done with it", arguments: [false, true])
  func transparent(isCrushed: Bool) {
    let image = facts {
      $0.isCrushed = isCrushed
      $0.transparency = .used
    }
    let text = image.cautions.first { $0.code == .notOpaque }?.message ?? ""
    #expect(text.contains("flattened") == !isCrushed)
    #expect(text.contains("copied as it is") == isCrushed)
  }

  @Test("what is not right says each step")
  func wrong() {
    #expect(steps(facts { $0.profile = .named("Display P3") }) == ["Display P3 -> sRGB"])
    #expect(steps(facts { $0.depth = 16 }) == ["16 -> 8 bit"])
    for depth in [1, 2, 4] {
      let grey = facts {
        $0.colour = .grey
        $0.depth = depth
      }
      #expect(steps(grey) == ["\(depth) -> 8 bit"])
      let palette = facts {
        $0.colour = .palette
        $0.depth = depth
      }
      #expect(steps(palette) == nil, "its colours have 8 bits")
    }
    #expect(steps(facts { $0.isInterlaced = true }) == ["interlacing removed"])
    #expect(steps(facts { $0.transparency = .unused }) == ["opaque alpha channel dropped"])
    #expect(steps(facts { $0.transparency = .used }) == ["flattened on the background"])
    #expect(steps(facts { $0.isAnimated = true }) == ["first frame only"])
    let photo = facts {
      $0.format = .jpeg
      $0.exifOrientation = 6
      $0.profile = .named("Adobe RGB (1998)")
    }
    #expect(steps(photo) == ["Adobe RGB (1998) -> sRGB", "EXIF 6 applied"])
    #expect(steps(facts { $0.format = .jpeg }) == [])
  }

  @Test("only what is no PNG can not do without the image worker")
  func needed() {
    for format in ImageFormat.allCases {
      guard
        case .convert(let conversion) = facts({
          $0.format = format
          $0.depth = 16
        }).treatment(for: .sRGB)
      else {
        Issue.record("\(format) is not converted")
        continue
      }
      #expect(conversion.isNeeded == (format != .png))
    }
  }
}
