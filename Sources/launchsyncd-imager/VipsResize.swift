import CVips
import Glibc
import SyncCore

/// Resizing by libvips: the other half of its fence.
enum VipsResize {
  /// A part of `picture`, made smaller by one factor in linear light with a Lanczos kernel.
  ///
  /// - Parameters:
  ///   - picture: 8-bit RGB with the curve of sRGB, which Display P3 shares.
  ///   - area: left, top, width and height of the part, within the picture.
  ///   - scale: 0…1, the same for both sides, so that nothing is distorted.
  /// - Returns: the resized part.
  /// - Throws: when there is no memory for it.
  static func smaller(
    _ picture: RGBPicture,
    _ area: PixelArea,
    scale: Double
  ) throws(ImagerFailure) -> RGBPicture {
    let plane = unsafe picture.plane.base
    // Sound: no copy is made; the picture outlives every image below.
    let whole = unsafe vips_image_new_from_memory(
      plane,
      picture.plane.count,
      Int32(picture.size.width),
      Int32(picture.size.height),
      3,
      VIPS_FORMAT_UCHAR
    )
    var images = VipsChain()
    try unsafe images.take(whole)
    try unsafe images.take(
      shim_extract(
        images.last,
        Int32(area.left),
        Int32(area.top),
        Int32(area.width),
        Int32(area.height)
      )
    )
    let toLinear = try unsafe table(LightCurve.toLinear)
    let fromLinear = try unsafe table(LightCurve.fromLinear)
    defer {
      // Sound: made above, given back once.
      unsafe shim_unref(toLinear)
      unsafe shim_unref(fromLinear)
    }
    try unsafe images.take(shim_maplut(images.last, toLinear))
    try unsafe images.take(shim_resize(images.last, scale, scale))
    try unsafe images.take(shim_maplut(images.last, fromLinear))
    return try images.pixels()
  }

  private static func table<Sample: FixedWidthInteger>(_ values: [Sample])
    throws(ImagerFailure) -> UnsafeMutablePointer<VipsImage>
  {
    let format = Sample.self == UInt8.self ? VIPS_FORMAT_UCHAR : VIPS_FORMAT_USHORT
    // Sound: copied by the call.
    let made = unsafe values.withUnsafeBytes { bytes in
      unsafe vips_image_new_from_memory_copy(
        bytes.baseAddress,
        bytes.count,
        Int32(values.count),
        1,
        1,
        format
      )
    }
    guard let made = unsafe made else { throw ImagerFailure(.noMemory, Vips.message()) }
    return unsafe made
  }
}

/// Images that are made of each other, given back together.
@safe private struct VipsChain: ~Copyable {
  private var images: [UnsafeMutablePointer<VipsImage>] = unsafe []

  var last: UnsafeMutablePointer<VipsImage>? { unsafe images.last }

  deinit {
    // Sound: each reference is ours and given back once.
    unsafe images.reversed().forEach { unsafe shim_unref($0) }
  }

  mutating func take(_ image: UnsafeMutablePointer<VipsImage>?) throws(ImagerFailure) {
    guard let image = unsafe image else { throw ImagerFailure(.noMemory, Vips.message()) }
    unsafe images.append(image)
  }

  /// Computes the last one.
  func pixels() throws(ImagerFailure) -> RGBPicture {
    guard let image = unsafe images.last else { throw ImagerFailure(.noMemory, "no image") }
    let size = unsafe PixelSize(Int(image.pointee.Xsize), Int(image.pointee.Ysize))
    var length = 0
    // Sound: `length` is ours; the memory belongs to us from here and is freed below.
    guard let memory = unsafe vips_image_write_to_memory(image, &length) else {
      throw ImagerFailure(.noMemory, Vips.message())
    }
    defer { unsafe g_free(memory) }
    let picture = try RGBPicture(size)
    guard length == picture.plane.count else {
      throw ImagerFailure(.damaged, "the resized image has another size")
    }
    // Sound: both are `length` bytes and do not overlap.
    unsafe picture.plane.base.copyMemory(from: memory, byteCount: length)
    return picture
  }
}
