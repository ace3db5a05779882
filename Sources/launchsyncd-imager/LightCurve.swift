import Glibc

/// The curve of sRGB (IEC 61966-2-1) as tables, between 8 bits and 16 bits of linear light.
enum LightCurve {
  static let toLinear: [UInt16] = (0..<256).map { code in
    let value = Double(code) / 255
    let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return UInt16((light * 65_535).rounded())
  }

  /// The nearest code: what comes from a code goes back to it.
  static let fromLinear: [UInt8] = (0..<65_536).map { light in
    let value = Double(light) / 65_535
    let code = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((code * 255).rounded())
  }
}
