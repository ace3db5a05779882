import SyncCore

/// Decodes one tiny image of each kind, so that whatever a library loads late is loaded by now.
enum WarmUp {
  static func run() {
    for (format, bytes) in samples {
      unsafe bytes.withUnsafeBytes { bytes in
        // A loader that fails here is missing, and says so when it is asked for a real image.
        guard let source = try? unsafe VipsSource(bytes, format: format) else { return }
        try? unsafe source.rows { _, _ in }
      }
    }
    _ = ColourConversion.displayP3Profile()
  }

  private static let samples: [(ImageFormat, [UInt8])] = [
    (
      .svg,
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><path d='M0 0h1v1z'/></svg>"
          .utf8
      )
    ),
    (
      .pdf,
      Array(
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1 1]>>endobj
        trailer<</Root 1 0 R>>
        %%EOF
        """.utf8
      )
    ),
    (.heic, Array("\0\0\0\u{18}ftypheic\0\0\0\0heicmif1".utf8)),
    (
      .psd,
      // One grey pixel: 8BPS, version 1, one channel, 1x1, 8 bits, no sections, raw data.
      Array("8BPS".utf8) + [0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 8, 0, 1]
        + [UInt8](repeating: 0, count: 12) + [0, 0, 255]
    ),
  ]
}
