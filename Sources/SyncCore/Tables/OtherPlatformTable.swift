// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words of other platforms: a file below one of them is theirs, even when its pixels fit an iPhone
/// (320x480 is Android's mdpi). Read like ``WordTable``.
/// `source`: as in ``WordTable``; `unsourced` rows are from memory and have no citation yet.
enum OtherPlatformTable {
  static let rows = #"""
    word	platform	place	source
    android	Android	anywhere	names
    androidtv	Android	word	unsourced
    drawable	Android	word	names
    mipmap	Android	word	unsourced
    fireos	Android	word	unsourced
    firetv	Android	word	unsourced
    amazonfire	Android	word	unsourced
    playstore	Android	word	unsourced
    googleplay	Android	word	unsourced
    ldpi	Android	word	names
    mdpi	Android	word	names
    hdpi	Android	word	names
    xhdpi	Android	word	names
    xxhdpi	Android	word	names
    xxxhdpi	Android	word	names
    tvdpi	Android	word	unsourced
    nodpi	Android	word	unsourced
    anydpi	Android	word	unsourced
    windows	Windows	word	names
    win8	Windows	word	unsourced
    win81	Windows	word	unsourced
    win10	Windows	word	unsourced
    wp7	Windows	word	unsourced
    wp8	Windows	word	names
    wp81	Windows	word	unsourced
    winphone	Windows	word	unsourced
    windowsphone	Windows	word	unsourced
    uwp	Windows	word	names
    winrt	Windows	word	unsourced
    windowsstore	Windows	word	unsourced
    microsoft	Windows	word	unsourced
    wp	Windows	strict	unsourced
    scale80	Windows	word	unsourced
    scale100	Windows	word	names
    scale120	Windows	word	unsourced
    scale125	Windows	word	unsourced
    scale140	Windows	word	unsourced
    scale150	Windows	word	unsourced
    scale160	Windows	word	unsourced
    scale180	Windows	word	unsourced
    scale200	Windows	word	names
    scale240	Windows	word	names
    scale300	Windows	word	unsourced
    scale400	Windows	word	unsourced
    blackberry	BlackBerry	word	names
    bb10	BlackBerry	word	unsourced
    playbook	BlackBerry	word	unsourced
    tizen	Tizen	word	unsourced
    bada	Bada	word	names
    badawac	Bada	word	names
    wac	Bada	word	names
    webos	webOS	word	unsourced
    symbian	Symbian	word	unsourced
    firefoxos	Firefox OS	word	names
    ubuntu	Ubuntu Touch	word	unsourced
    ubuntutouch	Ubuntu Touch	word	unsourced
    kaios	KaiOS	word	unsourced
    meego	MeeGo	word	unsourced
    maemo	MeeGo	word	unsourced
    macos	macOS	word	unsourced
    osx	macOS	word	unsourced
    macosx	macOS	word	unsourced
    watchos	watchOS	word	unsourced
    applewatch	watchOS	word	unsourced
    ~watch	watchOS	word	unsourced
    ~car	CarPlay	word	unsourced
    carplay	CarPlay	word	unsourced
    visionos	visionOS	word	unsourced
    electron	desktop	word	unsourced
    roku	Roku	word	unsourced
    harmonyos	HarmonyOS	word	unsourced
    openharmony	HarmonyOS	word	unsourced
    ~mac	macOS	word	unsourced
    """#
}
