// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Whole names that a tool writes and whose parts alone would say too little, with what they are for.
///
/// Compared in any case and with any separators. Names made of Apple's own modifiers in another order,
/// with more of them or fewer (Cordova, Titanium, AIR, actool), are read by their parts instead.
enum DialectTable {
  static let rows = #"""
    name	images	source
    screen-iphone-portrait	iphone 320x480@1 portrait	PhoneGap
    screen-iphone-portrait-2x	iphone 320x480@2 portrait	PhoneGap
    screen-iphone-portrait@2x	iphone 320x480@2 portrait	PhoneGap
    screen-iphone-portrait-568h-2x	iphone 320x568 portrait	PhoneGap
    screen-iphone-portrait-568h@2x	iphone 320x568 portrait	PhoneGap
    screen-iphone-568h-2x	iphone 320x568 portrait	PhoneGap
    screen-ipad-portrait	ipad 768x1024@1 portrait	PhoneGap
    screen-ipad-portrait-2x	ipad 768x1024@2 portrait	PhoneGap
    screen-ipad-portrait@2x	ipad 768x1024@2 portrait	PhoneGap
    screen-iphone-portrait-667h	iphone 375x667 portrait	PhoneGap
    screen-iphone-portrait-736h	iphone 414x736 portrait	PhoneGap
    launchscreen-iphoneportrait	iphone portrait	Unity
    launchscreen-ipadportrait	ipad portrait	Unity
    default-portrait@3x	iphone @3 portrait	Unity
    screen-iphone-landscape	iphone 320x480@1 landscape	PhoneGap
    screen-iphone-landscape-2x	iphone 320x480@2 landscape	PhoneGap
    screen-iphone-landscape@2x	iphone 320x480@2 landscape	PhoneGap
    screen-iphone-landscape-568h-2x	iphone 320x568 landscape	PhoneGap
    screen-iphone-landscape-568h@2x	iphone 320x568 landscape	PhoneGap
    screen-iphone-568h-landscape-2x	iphone 320x568 landscape	PhoneGap
    screen-ipad-landscape	ipad 768x1024@1 landscape	PhoneGap
    screen-ipad-landscape-2x	ipad 768x1024@2 landscape	PhoneGap
    screen-ipad-landscape@2x	ipad 768x1024@2 landscape	PhoneGap
    screen-iphone-landscape-667h	iphone 375x667 landscape	PhoneGap
    screen-iphone-landscape-736h	iphone 414x736 landscape	PhoneGap
    launchscreen-iphonelandscape	iphone landscape	Unity
    launchscreen-ipadlandscape	ipad landscape	Unity
    default-landscape@3x	iphone @3 landscape	Unity
    default@3x	iphone @3 portrait	Unity
    """#
}
