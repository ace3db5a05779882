import CVips
import Glibc
import SyncCore

/// The fence of libvips.
enum Vips {
  /// The loaders that may run, of libvips's dozens.
  private static let loaders = [
    "VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer", "VipsForeignLoadTiffBuffer", "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadSvgBuffer", "VipsForeignLoadPdfBuffer", "VipsForeignLoadMagickBuffer",
  ]

  /// Starts the library and lets every loader do now what it could not do in the sandbox.
  static func start() throws(ImagerFailure) {
    guard shim_vips_init() == 0 else {
      throw ImagerFailure(.unsupported, "libvips does not start: \(message())")
    }
    // The cache answers a load of the same address with old pixels.
    vips_cache_set_max(0)
    vips_cache_set_max_mem(0)
    vips_cache_set_max_files(0)
    // Threads are ours: one picture each.
    vips_concurrency_set(1)
    // Run-time compiled code needs memory that can be run.
    shim_no_vector_code()
    block("VipsForeignLoad", 1)
    block("VipsForeignSave", 1)
    for loader in loaders { block(loader, 0) }
    WarmUp.run()
  }

  private static func block(_ name: String, _ state: gboolean) {
    // Sound: the name is passed as a terminated string for the length of the call.
    unsafe vips_operation_block_set(name, state)
  }

  /// What the library last complained of, in one line; read once.
  ///
  /// Some loaders only warn, on standard error, and then fail without a word.
  static func message() -> String {
    let aside = Complaints.lastWord(of: Complaints.drain())
    // Sound: copied at once, under the library's own lock.
    let text = unsafe String(cString: vips_error_buffer())
    vips_error_clear()
    let lines = text.split(separator: "\n")
    return printable((lines.first.map(String.init) ?? aside ?? "no reason given").utf8)
  }
}

/// A source as libvips sees it: its header is read, its pixels come strip by strip.
@safe final class VipsSource {
  private let image: UnsafeMutablePointer<VipsImage>

  /// Reads the header; `bytes` must outlive this value.
  init(_ bytes: UnsafeRawBufferPointer, format: ImageFormat) throws(ImagerFailure) {
    let (base, count) = (bytes.baseAddress, bytes.count)
    let loaded =
      switch format {
      // Sound: the library reads within the bytes, which outlive the image.
      case .png: unsafe shim_load_png(base, count)
      case .jpeg: unsafe shim_load_jpeg(base, count)
      case .webp: unsafe shim_load_webp(base, count)
      case .heic, .avif: unsafe shim_load_heif(base, count)
      case .tiff: unsafe shim_load_tiff(base, count)
      case .gif: unsafe shim_load_gif(base, count)
      case .svg: unsafe shim_load_svg(base, count)
      case .pdf: unsafe shim_load_pdf(base, count)
      case .psd: unsafe shim_load_psd(base, count)
      case .bmp, .ico, .appleDouble, .unknown:
        throw ImagerFailure(.unsupported, "\(format.title) is not decoded")
      }
    guard let loaded = unsafe loaded else { throw ImagerFailure(.damaged, Vips.message()) }
    unsafe image = unsafe loaded
  }

  private init(adopting image: UnsafeMutablePointer<VipsImage>) {
    unsafe self.image = unsafe image
  }

  deinit {
    // Sound: the one reference of ours, given back once.
    unsafe shim_unref(image)
  }

  var size: PixelSize { unsafe PixelSize(Int(image.pointee.Xsize), Int(image.pointee.Ysize)) }
  var bands: Int { unsafe Int(image.pointee.Bands) }
  /// Bytes of a sample: 1 or 2; nil for all that is no unsigned integer of that size.
  var sampleBytes: Int? {
    switch unsafe image.pointee.BandFmt {
    case VIPS_FORMAT_UCHAR: 1
    case VIPS_FORMAT_USHORT: 2
    case _: nil
    }
  }
  /// Frames or pages.
  var pages: Int { unsafe max(1, Int(vips_image_get_n_pages(image))) }
  /// EXIF orientation, 1…8.
  var orientation: Int {
    let value = unsafe Int(vips_image_get_orientation(image))
    return (1...8).contains(value) ? value : 1
  }

  /// What the samples are; nil for spaces that no lcms layout stands for.
  var space: ICCProfile.Space? {
    switch unsafe image.pointee.Type {
    case VIPS_INTERPRETATION_B_W, VIPS_INTERPRETATION_GREY16: return .grey
    case VIPS_INTERPRETATION_sRGB, VIPS_INTERPRETATION_RGB, VIPS_INTERPRETATION_RGB16: return .rgb
    case VIPS_INTERPRETATION_CMYK: return .cmyk
    case VIPS_INTERPRETATION_MULTIBAND: return bands < 3 ? .grey : .rgb
    case _: return nil
    }
  }

  /// The embedded ICC profile.
  var profile: [UInt8]? {
    var length = 0
    var data: UnsafeRawPointer?
    // Sound: both are ours; the blob belongs to the image and is copied at once.
    guard unsafe vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0,
      unsafe vips_image_get_blob(image, VIPS_META_ICC_NAME, &data, &length) == 0,
      let start = unsafe data
    else {
      vips_error_clear()
      return nil
    }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  /// The same picture in 8-bit sRGB by libvips's own arithmetic, for spaces such as Lab.
  func inSRGB() throws(ImagerFailure) -> VipsSource {
    // Sound: makes a new image that keeps what it needs of the old one.
    guard let made = unsafe shim_to_srgb(image) else {
      throw ImagerFailure(.damaged, Vips.message())
    }
    return unsafe VipsSource(adopting: made)
  }

  /// Decodes all of it, from the top, and shows each row's samples; they are gone after `body`.
  func rows(_ body: (Int, UnsafeRawBufferPointer) throws(ImagerFailure) -> Void)
    throws(ImagerFailure)
  {
    guard let region = unsafe vips_region_new(image) else {
      throw ImagerFailure(.noMemory, Vips.message())
    }
    // Sound: made above, given back once.
    defer { unsafe shim_unref_region(region) }
    let size = size
    let rowBytes = size.width * bands * (sampleBytes ?? 1)
    var top = 0
    while top < size.height {
      let height = min(64, size.height - top)
      var area = VipsRect(left: 0, top: Int32(top), width: Int32(size.width), height: Int32(height))
      // Sound: `area` is ours and within the image.
      guard unsafe vips_region_prepare(region, &area) == 0 else {
        throw ImagerFailure(.damaged, Vips.message())
      }
      for row in top..<(top + height) {
        // Sound: the row is within the area just prepared, and is not kept.
        let start = unsafe shim_region_row(region, 0, Int32(row))
        try unsafe body(row, UnsafeRawBufferPointer(start: start, count: rowBytes))
      }
      top += height
    }
  }
}
