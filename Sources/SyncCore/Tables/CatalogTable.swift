// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// The slots of a launch image set, in the order of Xcode's template, which is the order in which its
/// compiler lists them; and what Cordova's template calls each file (`-`: it has no such file).
///
/// Sources are the tags of the facts: C cordova-ios, R cordova-res, X xcbuild, AF AFNetworking.
enum CatalogTable {
  static let rows = """
    slot	cordova	sources
    iphone-2688h-portrait	Default-2688h~iphone.png	R
    iphone-2688h-landscape	Default-Landscape-2688h~iphone.png	R
    iphone-1792h-portrait	Default-1792h~iphone.png	R
    iphone-1792h-landscape	Default-Landscape-1792h~iphone.png	R
    iphone-2436h-portrait	Default-2436h.png	C
    iphone-2436h-landscape	Default-Landscape-2436h.png	C
    iphone-736h-portrait	Default-736h.png	C
    iphone-736h-landscape	Default-Landscape-736h.png	C
    iphone-667h	Default-667h.png	C
    iphone-2x-ios7	Default@2x~iphone.png	C
    iphone-568h-ios7	Default-568h@2x~iphone.png	C
    ipad-portrait-1x-ios7	Default-Portrait~ipad.png	C
    ipad-landscape-1x-ios7	Default-Landscape~ipad.png	C
    ipad-portrait-2x-ios7	Default-Portrait@2x~ipad.png	C
    ipad-landscape-2x-ios7	Default-Landscape@2x~ipad.png	C
    iphone-1x-legacy	Default~iphone.png	C
    iphone-2x-legacy	Default@2x~iphone.png	C
    iphone-568h-legacy	Default-568h@2x~iphone.png	C
    ipad-portrait-1x-statusbar	-	C,X
    ipad-portrait-1x-legacy	Default-Portrait~ipad.png	C
    ipad-landscape-1x-statusbar	-	C,X
    ipad-landscape-1x-legacy	Default-Landscape~ipad.png	C
    ipad-portrait-2x-statusbar	-	C,X
    ipad-portrait-2x-legacy	Default-Portrait@2x~ipad.png	C
    ipad-landscape-2x-statusbar	-	C,X
    ipad-landscape-2x-legacy	Default-Landscape@2x~ipad.png	C
    tv-2x	-	AF,X
    tv-1x	-	AF,X
    """
}

/// One slot of a launch image set.
struct CatalogRow: Hashable, Sendable {
  let slot: SlotRow
  /// What Cordova's template calls its file; nil when it has none.
  let cordova: String?

  /// In the template's order.
  static let all: [CatalogRow] = TableText(CatalogTable.rows).compactMap { fields in
    guard fields.count == 3, let slot = SlotRow.named(String(fields[0])) else { return nil }
    return CatalogRow(slot: slot, cordova: fields[1] == "-" ? nil : String(fields[1]))
  }

  /// Place of each slot row in the template.
  static let place: [SlotRow: Int] = Dictionary(
    all.enumerated().map { ($0.element.slot, $0.offset) },
    uniquingKeysWith: { first, _ in first }
  )
}
