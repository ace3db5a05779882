// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words that say how to read what stands beside them, and words that are known to say nothing of a slot;
/// columns as ``WordRow`` says.
enum PlainWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    anyany	class	any	word	C
    comany	class	portrait	word	C
    anycom	class	landscape	word	C
    comcom	class	landscape	word	C
    master	master	-	word	names
    universal	master	-	word	C
    source	master	-	word	names
    original	master	-	word	seen
    default	base	-	word	A1
    launchimage	base	-	word	A1
    launchimages	base	-	word	A1
    brandasset	base	-	word	names
    brandassets	base	-	word	XC
    1336	number	1366	word	UE
    copy	copy	-	word	names
    conflictedcopy	copy	-	word	names
    conflicted	copy	-	word	names
    conflict	copy	-	word	names
    kopie	copy	-	word	NAUT de
    copie	copy	-	word	NAUT fr
    copia	copy	-	word	NAUT it
    copiar	copy	-	word	NAUT es
    kopi	copy	-	word	NAUT da
    kopia	copy	-	word	NAUT sv
    kopio	copy	-	word	NAUT fi
    kopija	copy	-	word	NAUT hr
    koopia	copy	-	word	NAUT et
    kopya	copy	-	word	NAUT tr
    másolat	copy	-	word	NAUT hu
    salinan	copy	-	word	NAUT id
    αντίγραφο	copy	-	word	NAUT el
    копия	copy	-	word	NAUT ru
    копие	copy	-	word	NAUT bg
    копія	copy	-	word	NAUT uk
    העתק	copy	-	word	NAUT he
    نسخة	copy	-	word	NAUT ar
    สำเนา	copy	-	word	NAUT th
    副本	copy	-	word	NAUT zh_TW
    的副本	copy	-	word	NAUT zh_TW, after a name
    复件	copy	-	word	NAUT zh_CN
    复制	copy	-	word	THUN zh_CN
    拷贝	copy	-	word	seen
    拷貝	copy	-	word	seen
    コピー	copy	-	word	NAUT ja
    のコピー	copy	-	word	NAUT ja, after a name
    사본	copy	-	word	NAUT ko
    복사본	copy	-	word	seen
    ios	system	-	word	names
    iphoneos	system	-	word	DK
    ipados	system	-	word	DK
    xcassets	apple	-	word	names
    imageset	apple	-	word	names
    lproj	apple	-	word	facts 1.6
    darwin	apple	-	word	names
    xcode	apple	-	word	XC
    img	counter	-	word	names
    dsc	counter	-	word	DCF
    dscf	counter	-	word	DCF
    image	noise	-	word	names
    launch	launch	-	word	names
    splash	launch	-	word	names
    screen	noise	-	word	names
    images	noise	-	word	names
    pic	noise	-	word	names
    loading	launch	-	word	names
    load	noise	-	word	names
    startup	launch	-	word	names
    start	noise	-	word	names
    background	noise	-	word	names
    ver	noise	-	word	names
    full	noise	-	word	names
    fullscreen	noise	-	word	names
    app	noise	-	word	names
    logo	logo	-	word	names
    logos	logo	-	word	seen
    logotype	logo	-	word	seen
    launchscreen	launch	-	word	names
    splashscreen	launch	-	word	names
    luanch	launch	-	word	names
    luanchscreen	launch	-	word	names
    launchfile	launch	-	word	names
    file	noise	-	word	names
    set	noise	-	word	names
    asset	noise	-	word	names
    assets	noise	-	word	names
    resource	noise	-	word	names
    resources	noise	-	word	names
    res	noise	-	word	names
    common	noise	-	word	names
    media	noise	-	word	names
    art	noise	-	word	names
    artwork	noise	-	word	names
    png	noise	-	word	names
    jpg	noise	-	word	names
    jpeg	noise	-	word	names
    web	noise	-	word	names
    without	noise	-	word	names
    with	noise	-	word	names
    status	noise	-	word	names
    bar	noise	-	word	names
    statusbar	noise	-	word	names
    points	noise	-	word	names
    size	noise	-	word	names
    apple	noise	-	word	names
    all	noise	-	word	names
    test	noise	-	word	names
    demo	noise	-	word	names
    final	noise	-	word	seen
    bg	noise	-	word	seen
    new	noise	-	word	seen
    old	noise	-	word	seen
    at	noise	-	word	PGB
    px	noise	-	word	CLDR en
    pt	noise	-	word	CLDR en
    pixel	noise	-	word	CLDR en
    pixels	noise	-	word	CLDR en
    debug	noise	-	word	XC
    release	noise	-	word	XC
    device	noise	-	word	A1
    devices	noise	-	word	A1
    touch	noise	-	word	A1
    启动图	noise	-	word	names
    启动页	noise	-	word	seen
    启动画面	noise	-	word	seen
    启动	noise	-	word	seen
    闪屏	noise	-	word	seen
    引导页	noise	-	word	seen
    欢迎页	noise	-	word	seen
    起動画面	noise	-	word	AIRDOC ja
    スプラッシュ	noise	-	word	seen
    ローンチ	noise	-	word	seen
    시작화면	noise	-	word	seen
    스플래시	noise	-	word	seen
    런치스크린	noise	-	word	seen
    заставка	noise	-	word	CPS ru
    экран	noise	-	word	CPS ru
    """#
}
