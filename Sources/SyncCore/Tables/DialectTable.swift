// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Whole names that a tool writes and whose parts alone would say too little, with what they are for.
///
/// Compared in any case and with any separators. Names made of Apple's own modifiers in another order,
/// with more of them or fewer (Cordova, Titanium, AIR, actool), are read by their parts instead.
/// `source`: as in ``WordTable``; `unsourced` rows are from memory and have no citation yet.
enum DialectTable {
  static let rows = #"""
    name	images	source
    screen-iphone-portrait	iphone 320x480@1 portrait	unsourced
    screen-iphone-portrait-2x	iphone 320x480@2 portrait	unsourced
    screen-iphone-portrait@2x	iphone 320x480@2 portrait	unsourced
    screen-iphone-portrait-568h-2x	iphone 320x568 portrait	unsourced
    screen-iphone-portrait-568h@2x	iphone 320x568 portrait	unsourced
    screen-iphone-568h-2x	iphone 320x568 portrait	unsourced
    screen-ipad-portrait	ipad 768x1024@1 portrait	names
    screen-ipad-portrait-2x	ipad 768x1024@2 portrait	names
    screen-ipad-portrait@2x	ipad 768x1024@2 portrait	names
    screen-iphone-portrait-667h	iphone 375x667 portrait	unsourced
    screen-iphone-portrait-736h	iphone 414x736 portrait	unsourced
    launchscreen-iphoneportrait	iphone portrait	unsourced
    launchscreen-ipadportrait	ipad portrait	unsourced
    default-portrait@3x	iphone @3 portrait	unsourced
    screen-iphone-landscape	iphone 320x480@1 landscape	unsourced
    screen-iphone-landscape-2x	iphone 320x480@2 landscape	unsourced
    screen-iphone-landscape@2x	iphone 320x480@2 landscape	unsourced
    screen-iphone-landscape-568h-2x	iphone 320x568 landscape	unsourced
    screen-iphone-landscape-568h@2x	iphone 320x568 landscape	unsourced
    screen-iphone-568h-landscape-2x	iphone 320x568 landscape	unsourced
    screen-ipad-landscape	ipad 768x1024@1 landscape	names
    screen-ipad-landscape-2x	ipad 768x1024@2 landscape	names
    screen-ipad-landscape@2x	ipad 768x1024@2 landscape	names
    screen-iphone-landscape-667h	iphone 375x667 landscape	unsourced
    screen-iphone-landscape-736h	iphone 414x736 landscape	unsourced
    launchscreen-iphonelandscape	iphone landscape	unsourced
    launchscreen-ipadlandscape	ipad landscape	unsourced
    default-landscape@3x	iphone @3 landscape	unsourced
    default@3x	iphone @3 portrait	names
    """#
}
