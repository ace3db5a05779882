// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Whole names that a tool writes and whose parts alone would say too little or something else, with what
/// they are for.
///
/// Compared in any case and with any separators; such a name counts for more than its parts. Names made of
/// Apple's own modifiers in another order, with more of them or fewer (Cordova, Titanium, TiCons, AIR, actool),
/// are read by their parts instead. `images` is a query, see ``KindSet/init(query:)``; `source` as in
/// ``WordSources``.
enum DialectTable {
  static let rows = #"""
    name	images	source
    screen-iphone-portrait	iphone 320x480@1 portrait	CPS
    screen-iphone-portrait-2x	iphone 320x480@2 portrait	CPS
    screen-iphone-portrait-568h-2x	iphone 320x568 portrait	CPS
    screen-iphone-landscape	iphone 320x480@1 landscape	CPS
    screen-iphone-landscape-2x	iphone 320x480@2 landscape	CPS
    screen-ipad-portrait	ipad 768x1024@1 portrait	CPS, names
    screen-ipad-portrait-2x	ipad 768x1024@2 portrait	CPS, names
    screen-ipad-landscape	ipad 768x1024@1 landscape	CPS, names
    screen-ipad-landscape-2x	ipad 768x1024@2 landscape	CPS, names
    default_at_2x	iphone 320x480@2 portrait	PGB, names
    default-portrait_at_2x	ipad 768x1024@2 portrait	PGB
    default-landscape_at_2x	ipad 768x1024@2 landscape	PGB
    default@3x	iphone @3 portrait	names
    default-portrait@3x	iphone @3 portrait	seen
    default-landscape@3x	iphone @3 landscape	seen
    launchimage-750@2x~iphone6-portrait_750x1334	iphone 375x667 portrait	apetools
    launchimage-750@2x~iphone6-landscape_1334x750	iphone 375x667 landscape	apetools
    launchimage-1242@3x~iphone6s-portrait_1242x2208	iphone 414x736 portrait	apetools
    launchimage-1242@3x~iphone6s-landscape_2208x1242	iphone 414x736 landscape	apetools
    launchimage-1125@3x~iphonex-portrait_1125x2436	iphone 375x812 portrait	apetools
    launchimage-2436@3x~iphonex-landscape_2436x1125	iphone 375x812 landscape	apetools
    default-portrait-x	iphone 375x812 portrait	GODOT
    default-landscape-x	iphone 375x812 landscape	GODOT
    11__ipad_pro__10.5__ipad_pro_portrait	ipad 834x1194 portrait	PWA names
    11__ipad_pro__10.5__ipad_pro_landscape	ipad 834x1194 landscape	PWA names
    splash-portrait-ipad_pro_11_10.5-1668_x_2388	ipad 834x1194 portrait	PWA names
    splash-landscape-ipad_pro_11_10.5-2388_x_1668	ipad 834x1194 landscape	PWA names
    iphonesplashscreen	iphone 320x480@1 portrait	UN
    iphonehighressplashscreen	iphone 320x480@2 portrait	UN
    iphonetallhighressplashscreen	iphone 320x568 portrait	UN
    iphone47insplashscreen	iphone 375x667 portrait	UN
    iphone55inportraitsplashscreen	iphone 414x736 portrait	UN
    iphone55inlandscapesplashscreen	iphone 414x736 landscape	UN
    ipadportraitsplashscreen	ipad 768x1024@1 portrait	UN
    ipadhighresportraitsplashscreen	ipad 768x1024@2 portrait	UN
    ipadlandscapesplashscreen	ipad 768x1024@1 landscape	UN
    ipadhighreslandscapesplashscreen	ipad 768x1024@2 landscape	UN
    """#
}
