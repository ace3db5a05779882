// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words of other platforms: a file below one of them is theirs, even when its pixels fit an iPhone
/// (320x480 is Android's mdpi). Read like ``WordTable``.
enum OtherPlatformTable {
  static let rows = #"""
    word	platform	place	source
    android	Android	anywhere	names
    androidtv	Android	word	names
    drawable	Android	word	names
    mipmap	Android	word	names
    fireos	Android	word	names
    firetv	Android	word	names
    amazonfire	Android	word	names
    playstore	Android	word	names
    googleplay	Android	word	names
    ldpi	Android	word	C
    mdpi	Android	word	C
    hdpi	Android	word	C
    xhdpi	Android	word	C
    xxhdpi	Android	word	C
    xxxhdpi	Android	word	C
    tvdpi	Android	word	C
    nodpi	Android	word	C
    anydpi	Android	word	C
    windows	Windows	word	C
    win8	Windows	word	C
    win81	Windows	word	C
    win10	Windows	word	C
    wp7	Windows	word	C
    wp8	Windows	word	C
    wp81	Windows	word	C
    winphone	Windows	word	C
    windowsphone	Windows	word	C
    uwp	Windows	word	C
    winrt	Windows	word	C
    windowsstore	Windows	word	C
    microsoft	Windows	word	C
    wp	Windows	strict	C
    scale80	Windows	word	names
    scale100	Windows	word	names
    scale120	Windows	word	names
    scale125	Windows	word	names
    scale140	Windows	word	names
    scale150	Windows	word	names
    scale160	Windows	word	names
    scale180	Windows	word	names
    scale200	Windows	word	names
    scale240	Windows	word	names
    scale300	Windows	word	names
    scale400	Windows	word	names
    blackberry	BlackBerry	word	names
    bb10	BlackBerry	word	names
    playbook	BlackBerry	word	names
    tizen	Tizen	word	names
    bada	Bada	word	names
    badawac	Bada	word	names
    wac	Bada	word	names
    webos	webOS	word	names
    symbian	Symbian	word	names
    firefoxos	Firefox OS	word	names
    ubuntu	Ubuntu Touch	word	names
    ubuntutouch	Ubuntu Touch	word	names
    kaios	KaiOS	word	names
    meego	MeeGo	word	names
    maemo	MeeGo	word	names
    macos	macOS	word	names
    osx	macOS	word	names
    macosx	macOS	word	names
    watchos	watchOS	word	names
    applewatch	watchOS	word	names
    ~watch	watchOS	word	names
    ~car	CarPlay	word	names
    carplay	CarPlay	word	names
    visionos	visionOS	word	names
    electron	desktop	word	names
    roku	Roku	word	names
    harmonyos	HarmonyOS	word	names
    openharmony	HarmonyOS	word	names
    ~mac	macOS	word	names
    """#
}
