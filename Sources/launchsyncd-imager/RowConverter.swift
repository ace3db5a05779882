import SyncCore

/// Makes rows of samples into rows of opaque 8-bit RGB, and notes whether any pixel is transparent.
@safe struct RowConverter {
  private let layout: ColourConversion.Layout
  private let width: Int
  private let background: Color
  private let opaque: UInt16
  private let scratch: Plane
  private(set) var isAlphaUsed = false

  init(_ layout: ColourConversion.Layout, width: Int, background: Color) throws(ImagerFailure) {
    self.layout = layout
    self.width = width
    self.background = background
    opaque = layout.sampleBytes == 1 ? 255 : 65_535
    scratch = try Plane(width * 3)
  }

  private var bands: Int { layout.channels + layout.extra }

  /// Looks at the alpha channel alone.
  mutating func scan(_ samples: UnsafeRawBufferPointer) {
    guard layout.extra > 0, !isAlphaUsed, let base = samples.baseAddress else { return }
    for column in 0..<width where unsafe alpha(base, column) != opaque {
      isAlphaUsed = true
      return
    }
  }

  /// Converts one row.
  ///
  /// - Parameters:
  ///   - samples: the row, in the layout.
  ///   - output: room for `width` pixels.
  ///   - first: from the picture's colours; nil where they are plain.
  ///   - second: from sRGB, after a conversion that needs no profile.
  mutating func convert(
    _ samples: UnsafeRawBufferPointer,
    to output: UnsafeMutablePointer<UInt8>,
    by first: ColourConversion?,
    then second: ColourConversion?
  ) {
    guard let base = samples.baseAddress else { return }
    if let first {
      // Sound: `samples` holds `width` pixels of the layout, `output` as many of RGB.
      unsafe first.convert(base, to: output, count: width)
    } else {
      unsafe plain(base, output)
      if let second {
        let row = unsafe scratch.base.assumingMemoryBound(to: UInt8.self)
        unsafe row.update(from: output, count: width * 3)
        unsafe second.convert(row, to: output, count: width)
      }
    }
    if layout.extra > 0 { unsafe flatten(base, output) }
  }

  /// Without a profile: grey spread to three, the nearest 8 bits of 16, CMYK by plain subtraction.
  private func plain(_ input: UnsafeRawPointer, _ output: UnsafeMutablePointer<UInt8>) {
    switch (layout.space, layout.sampleBytes) {
    case (.grey, 1):
      for column in 0..<width {
        let value = unsafe input.load(fromByteOffset: column * bands, as: UInt8.self)
        unsafe set(output, column, value, value, value)
      }
    case (.grey, _):
      for column in 0..<width {
        let value = Self.eight(unsafe sample(input, column * bands))
        unsafe set(output, column, value, value, value)
      }
    case (.cmyk, _):
      for column in 0..<width {
        let place = column * bands
        let paper = 255 - UInt32(unsafe ink(input, place + 3))
        func light(_ index: Int) -> UInt8 {
          UInt8(((255 - UInt32(unsafe ink(input, place + index))) * paper + 127) / 255)
        }
        unsafe set(output, column, light(0), light(1), light(2))
      }
    case (.rgb, 1), (.other, 1):
      if bands == 3 {
        // Sound: both hold `width` pixels of three bytes.
        unsafe output.update(from: input.assumingMemoryBound(to: UInt8.self), count: width * 3)
      } else {
        for column in 0..<width {
          let place = unsafe (input + column * bands).assumingMemoryBound(to: UInt8.self)
          unsafe set(output, column, place[0], place[1], place[2])
        }
      }
    case (.rgb, _), (.other, _):
      for column in 0..<width {
        let place = column * bands
        unsafe set(
          output,
          column,
          Self.eight(sample(input, place)),
          Self.eight(sample(input, place + 1)),
          Self.eight(sample(input, place + 2))
        )
      }
    }
  }

  /// Source over background, on the values as they are: as iOS and the designer's tools blend.
  private mutating func flatten(
    _ input: UnsafeRawPointer,
    _ output: UnsafeMutablePointer<UInt8>
  ) {
    let full = UInt32(opaque)
    for column in 0..<width {
      let alpha = UInt32(unsafe alpha(input, column))
      if alpha == full { continue }
      isAlphaUsed = true
      let place = unsafe output + column * 3
      func blend(_ index: Int, _ ground: UInt8) {
        let sum = unsafe UInt32(place[index]) * alpha + UInt32(ground) * (full - alpha)
        unsafe place[index] = UInt8((sum + full / 2) / full)
      }
      blend(0, background.red)
      blend(1, background.green)
      blend(2, background.blue)
    }
  }

  private func alpha(_ input: UnsafeRawPointer, _ column: Int) -> UInt16 {
    let place = column * bands + layout.channels
    return layout.sampleBytes == 1
      ? UInt16(unsafe input.load(fromByteOffset: place, as: UInt8.self))
      : unsafe sample(input, place)
  }

  private func sample(_ input: UnsafeRawPointer, _ index: Int) -> UInt16 {
    // Sound: callers stay within the row.
    unsafe input.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
  }

  private func ink(_ input: UnsafeRawPointer, _ index: Int) -> UInt8 {
    layout.sampleBytes == 1
      ? unsafe input.load(fromByteOffset: index, as: UInt8.self)
      : Self.eight(unsafe sample(input, index))
  }

  private func set(
    _ output: UnsafeMutablePointer<UInt8>,
    _ column: Int,
    _ red: UInt8,
    _ green: UInt8,
    _ blue: UInt8
  ) {
    // Sound: `column` is within the row.
    unsafe output[column * 3] = red
    unsafe output[column * 3 + 1] = green
    unsafe output[column * 3 + 2] = blue
  }

  /// The nearest 8-bit value.
  private static func eight(_ value: UInt16) -> UInt8 {
    UInt8((UInt32(value) * 255 + 32_767) / 65_535)
  }
}
