// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words of other platforms: a file below one of them is theirs, even when its pixels fit an iPhone
/// (320x480 is Android's mdpi). `place` and `source` as ``WordRow`` says.
enum OtherPlatformTable {
  static let rows = #"""
    word	platform	place	source
    android	Android	anywhere	names
    drawable	Android	word	names
    ldpi	Android	word	names
    mdpi	Android	word	names
    hdpi	Android	word	names
    xhdpi	Android	word	names
    xxhdpi	Android	word	names
    xxxhdpi	Android	word	names
    mipmap	Android	word	AND
    tvdpi	Android	word	AND
    nodpi	Android	word	AND
    anydpi	Android	word	AND
    googleplay	Android	word	TICONS
    playstore	Android	word	TICONS
    fireos	Android	word	brand
    firetv	Android	word	brand
    samsung	Android	word	brand
    samsungtv	Tizen	word	brand
    chromecast	Android	word	brand
    kindle	Android	word	brand
    kindlefire	Android	word	brand
    windows	Windows	word	names
    wp8	Windows	word	names
    uwp	Windows	word	names
    scale100	Windows	word	names
    scale200	Windows	word	names
    scale240	Windows	word	names
    windowsphone	Windows	word	CPS
    winphone	Windows	word	PGB
    scale80	Windows	word	MS
    scale125	Windows	word	MS
    scale140	Windows	word	MS
    scale150	Windows	word	MS
    scale180	Windows	word	MS
    scale300	Windows	word	MS
    scale400	Windows	word	MS
    mstile	Windows	word	FAV
    xbox	Windows	word	brand
    blackberry	BlackBerry	word	names
    bb10	BlackBerry	word	brand
    playbook	BlackBerry	word	brand
    bada	Bada	word	names
    wac	Bada	word	names
    badawac	Bada	word	names
    firefoxos	Firefox OS	word	names
    tizen	Tizen	word	TICONS
    webos	webOS	word	CPS
    symbian	Symbian	word	PGB
    kaios	KaiOS	word	brand
    meego	MeeGo	word	brand
    maemo	Maemo	word	brand
    ubuntutouch	Ubuntu Touch	word	brand
    harmonyos	HarmonyOS	word	brand
    openharmony	OpenHarmony	word	brand
    roku	Roku	word	brand
    macos	macOS	word	brand
    macosx	macOS	word	brand
    osx	macOS	word	brand
    watchos	watchOS	word	brand
    applewatch	watchOS	word	brand
    carplay	CarPlay	word	brand
    visionos	visionOS	word	brand
    ~watch	watchOS	word	X
    ~car	CarPlay	word	X
    ~mac	macOS	word	X
    """#
}
