// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words in file and folder names, in any case, with any separators inside, and what they say.
///
/// `meaning`: `idiom`, `screen`, `orientation`, `facing`, `scale`, `class` (Cordova's size classes),
/// `appearance`, `locale`, `master`, `base` (a name that starts Apple's grammar), `system` (numbers after
/// it are OS versions), `counter` (the number after it counts photos), `number` (a typing error that
/// ships), `apple` (an Apple project), `copy`, `noise` (known to say nothing).
/// `place`: `word` between word boundaries, `strict` between separators, `last` a separated last word,
/// `anywhere` inside other words too. A leading `~` must be there.
/// `source`: a tag of the facts; `names` is the collection of real names; `cocos2d` that engine's
/// suffixes; `CLDR` its language codes; `words` the plain dictionary word of its language.
enum WordTable {
  static let rows = #"""
    word	meaning	value	place	source
    iphone	idiom	iphone	anywhere	A1
    ipad	idiom	ipad	anywhere	A1
    iphones	idiom	iphone	word	A1
    ipod	idiom	iphone	word	A1
    ipodtouch	idiom	iphone	word	A1
    phone	idiom	iphone	word	A1
    ipads	idiom	ipad	word	A1
    appletv	idiom	tv	word	X
    tvos	idiom	tv	word	X
    tv	idiom	tv	strict	X
    ~ipadpro	screen	ipad 1024x1366	word	R
    ~tv	idiom	tv	word	X
    portrait	orientation	portrait	anywhere	A1
    vertical	orientation	portrait	word	words
    upright	orientation	portrait	word	words
    portait	orientation	portrait	word	words
    potrait	orientation	portrait	word	words
    protrait	orientation	portrait	word	words
    portriat	orientation	portrait	word	words
    portrate	orientation	portrait	word	words
    potrate	orientation	portrait	word	words
    portret	orientation	portrait	word	words
    hochformat	orientation	portrait	word	words
    hochkant	orientation	portrait	word	words
    verticale	orientation	portrait	word	words
    verticalmente	orientation	portrait	word	words
    retrato	orientation	portrait	word	words
    ritratto	orientation	portrait	word	words
    staand	orientation	portrait	word	words
    staende	orientation	portrait	word	words
    pysty	orientation	portrait	word	words
    pystysuora	orientation	portrait	word	words
    pionowo	orientation	portrait	word	words
    pionowy	orientation	portrait	word	words
    pionowa	orientation	portrait	word	words
    dikey	orientation	portrait	word	words
    портрет	orientation	portrait	word	words
    портретная	orientation	portrait	word	words
    портретный	orientation	portrait	word	words
    вертикально	orientation	portrait	word	words
    вертикальная	orientation	portrait	word	words
    вертикальный	orientation	portrait	word	words
    вертикальна	orientation	portrait	word	words
    竖屏	orientation	portrait	word	words
    竖版	orientation	portrait	word	words
    竖向	orientation	portrait	word	words
    纵向	orientation	portrait	word	words
    豎屏	orientation	portrait	word	words
    豎版	orientation	portrait	word	words
    直式	orientation	portrait	word	words
    直屏	orientation	portrait	word	words
    縦	orientation	portrait	word	words
    縦向き	orientation	portrait	word	words
    縦画面	orientation	portrait	word	words
    세로	orientation	portrait	word	words
    potret	orientation	portrait	word	words
    แนวตั้ง	orientation	portrait	word	words
    landscape	orientation	landscape	anywhere	A1
    horizontal	orientation	landscape	word	words
    landspace	orientation	landscape	word	names
    landscpae	orientation	landscape	word	words
    lanscape	orientation	landscape	word	words
    landscap	orientation	landscape	word	words
    landcape	orientation	landscape	word	words
    lansdcape	orientation	landscape	word	words
    landskape	orientation	landscape	word	words
    querformat	orientation	landscape	word	words
    horizontale	orientation	landscape	word	words
    orizzontale	orientation	landscape	word	words
    paysage	orientation	landscape	word	words
    paisaje	orientation	landscape	word	words
    apaisado	orientation	landscape	word	words
    paisagem	orientation	landscape	word	words
    liggend	orientation	landscape	word	words
    liggande	orientation	landscape	word	words
    liggende	orientation	landscape	word	words
    vaaka	orientation	landscape	word	words
    vaakasuora	orientation	landscape	word	words
    poziomo	orientation	landscape	word	words
    poziomy	orientation	landscape	word	words
    pozioma	orientation	landscape	word	words
    yatay	orientation	landscape	word	words
    альбом	orientation	landscape	word	words
    альбомная	orientation	landscape	word	words
    альбомный	orientation	landscape	word	words
    ландшафт	orientation	landscape	word	words
    горизонтально	orientation	landscape	word	words
    горизонтальная	orientation	landscape	word	words
    горизонтальный	orientation	landscape	word	words
    横屏	orientation	landscape	word	words
    横版	orientation	landscape	word	words
    横向	orientation	landscape	word	words
    橫屏	orientation	landscape	word	words
    橫版	orientation	landscape	word	words
    橫式	orientation	landscape	word	words
    横	orientation	landscape	word	words
    横向き	orientation	landscape	word	words
    横画面	orientation	landscape	word	words
    가로	orientation	landscape	word	words
    fekvo	orientation	landscape	word	words
    lanskap	orientation	landscape	word	words
    แนวนอน	orientation	landscape	word	words
    عمودي	orientation	portrait	word	words
    أفقي	orientation	landscape	word	words
    stående	orientation	portrait	word	words
    port	orientation	portrait	strict	C
    land	orientation	landscape	strict	C
    vert	orientation	portrait	strict	C
    horiz	orientation	landscape	strict	C
    hoch	orientation	portrait	strict	C
    quer	orientation	landscape	strict	C
    tall	noise	-	word	words
    wide	noise	-	word	words
    portraitupsidedown	facing	portraitUpsideDown	word	A1
    upsidedown	facing	portraitUpsideDown	word	A1
    landscapeleft	facing	landscapeLeft	word	A1
    landscaperight	facing	landscapeRight	word	A1
    landspaceleft	facing	landscapeLeft	word	A1
    landspaceright	facing	landscapeRight	word	A1
    nonretina	scale	1	word	names
    non-retina	scale	1	word	names
    retina	scale	2|3	word	names
    retinahd	scale	2|3	word	names
    superretina	scale	3	word	names
    doubleres	scale	2	word	names
    retina4	screen	iphone 320x568	word	A4
    retina3.5	screen	iphone 320x480@2	word	A4
    retinahd4.7	screen	iphone 375x667	word	A4
    retinahd5.5	screen	iphone 414x736	word	A4
    ipadhd	screen	ipad @2	word	cocos2d
    ipadretina	screen	ipad @2	word	cocos2d
    retinaipad	screen	ipad @2	word	cocos2d
    iphone5hd	screen	iphone 320x568	word	cocos2d
    iphonehd	screen	iphone @2	word	cocos2d
    anyany	class	any	word	C
    comany	class	portrait	word	C
    anycom	class	landscape	word	C
    comcom	class	landscape	word	C
    dark	appearance	dark	word	C
    darkmode	appearance	dark	word	words
    night	appearance	dark	word	words
    nightmode	appearance	dark	word	words
    dunkel	appearance	dark	word	words
    noche	appearance	dark	word	words
    oscuro	appearance	dark	word	words
    sombre	appearance	dark	word	words
    nuit	appearance	dark	word	words
    темная	appearance	dark	word	words
    тёмная	appearance	dark	word	words
    深色	appearance	dark	word	words
    暗色	appearance	dark	word	words
    暗黑	appearance	dark	word	words
    夜间	appearance	dark	word	words
    ダーク	appearance	dark	word	words
    다크	appearance	dark	word	words
    light	appearance	light	word	C
    lightmode	appearance	light	word	words
    day	appearance	light	word	words
    daymode	appearance	light	word	words
    浅色	appearance	light	word	words
    白天	appearance	light	word	words
    ライト	appearance	light	word	words
    라이트	appearance	light	word	words
    master	master	-	word	words
    universal	master	-	word	C
    original	master	-	word	words
    source	master	-	word	words
    masterfile	master	-	word	words
    mastersplash	master	-	word	words
    default	base	-	word	A1
    launchimage	base	-	word	A1
    launchimages	base	-	word	A1
    launch	noise	-	word	names
    splash	noise	-	word	names
    screen	noise	-	word	names
    image	noise	-	word	names
    images	noise	-	word	names
    pic	noise	-	word	names
    picture	noise	-	word	names
    loading	noise	-	word	names
    load	noise	-	word	names
    startup	noise	-	word	names
    start	noise	-	word	names
    boot	noise	-	word	names
    background	noise	-	word	names
    bg	noise	-	word	names
    final	noise	-	word	names
    finished	noise	-	word	names
    new	noise	-	word	names
    old	noise	-	word	names
    latest	noise	-	word	names
    version	noise	-	word	names
    ver	noise	-	word	names
    page	noise	-	word	names
    full	noise	-	word	names
    fullscreen	noise	-	word	names
    bleed	noise	-	word	names
    app	noise	-	word	names
    application	noise	-	word	names
    logo	noise	-	word	names
    launchscreen	noise	-	word	names
    splashscreen	noise	-	word	names
    luanch	noise	-	word	names
    luanchscreen	noise	-	word	names
    lauch	noise	-	word	names
    lauchscreen	noise	-	word	names
    launchpage	noise	-	word	names
    launchfile	noise	-	word	names
    file	noise	-	word	names
    set	noise	-	word	names
    asset	noise	-	word	names
    assets	noise	-	word	names
    resource	noise	-	word	names
    resources	noise	-	word	names
    res	noise	-	word	names
    common	noise	-	word	names
    media	noise	-	word	names
    drawing	noise	-	word	names
    art	noise	-	word	names
    artwork	noise	-	word	names
    export	noise	-	word	names
    exported	noise	-	word	names
    png	noise	-	word	names
    jpg	noise	-	word	names
    jpeg	noise	-	word	names
    web	noise	-	word	names
    without	noise	-	word	names
    with	noise	-	word	names
    status	noise	-	word	names
    bar	noise	-	word	names
    statusbar	noise	-	word	names
    no	noise	-	word	names
    withoutstatusbar	noise	-	word	names
    nostatusbar	noise	-	word	names
    at	noise	-	word	names
    inch	noise	-	word	names
    pixel	noise	-	word	names
    pixels	noise	-	word	names
    points	noise	-	word	names
    px	noise	-	word	names
    pt	noise	-	word	names
    size	noise	-	word	names
    apple	noise	-	word	names
    touch	noise	-	word	names
    device	noise	-	word	names
    devices	noise	-	word	names
    all	noise	-	word	names
    real	noise	-	word	names
    release	noise	-	word	names
    production	noise	-	word	names
    dev	noise	-	word	names
    debug	noise	-	word	names
    beta	noise	-	word	names
    test	noise	-	word	names
    demo	noise	-	word	names
    sample	noise	-	word	names
    启动图	noise	-	word	names
    启动页	noise	-	word	words
    启动画面	noise	-	word	words
    启动	noise	-	word	words
    啟動圖	noise	-	word	words
    闪屏	noise	-	word	words
    引导页	noise	-	word	words
    欢迎页	noise	-	word	words
    起動画面	noise	-	word	words
    スプラッシュ	noise	-	word	words
    ローンチ	noise	-	word	words
    시작화면	noise	-	word	words
    스플래시	noise	-	word	words
    заставка	noise	-	word	words
    экран	noise	-	word	words
    copy	copy	-	word	names
    kopie	copy	-	word	words
    copie	copy	-	word	words
    copia	copy	-	word	words
    cópia	copy	-	word	words
    kopi	copy	-	word	words
    kopia	copy	-	word	words
    kopio	copy	-	word	words
    копия	copy	-	word	words
    副本	copy	-	word	names
    拷贝	copy	-	word	words
    拷貝	copy	-	word	words
    的副本	copy	-	word	words
    のコピー	copy	-	word	words
    コピー	copy	-	word	words
    복사본	copy	-	word	words
    duplicate	copy	-	word	words
    conflictedcopy	copy	-	word	words
    conflicted	copy	-	word	words
    conflict	copy	-	word	words
    ios	system	-	word	A4
    iphoneos	system	-	word	names
    ipados	system	-	word	names
    os	system	-	word	names
    xcassets	apple	-	word	A4
    imageset	apple	-	word	A4
    lproj	apple	-	word	A4
    darwin	apple	-	word	A4
    cocoa	apple	-	word	A4
    xcode	apple	-	word	A4
    img	counter	-	word	words
    dsc	counter	-	word	words
    dscf	counter	-	word	words
    photo	counter	-	word	words
    screenshot	counter	-	word	words
    pano	counter	-	word	words
    1336	number	1366	word	UE
    4s	screen	iphone 320x480@2	word	DK
    5s	screen	iphone 320x568	word	DK
    5c	screen	iphone 320x568	word	DK
    6s	screen	iphone 375x667	word	DK
    6plus	screen	iphone 414x736	word	DK
    6splus	screen	iphone 414x736	word	DK
    7plus	screen	iphone 414x736	word	DK
    8plus	screen	iphone 414x736	word	DK
    xsmax	screen	iphone 414x896@3	word	DK
    iphone6p	screen	iphone 414x736	word	DK
    iphone6sp	screen	iphone 414x736	word	DK
    iphone7p	screen	iphone 414x736	word	DK
    iphone8p	screen	iphone 414x736	word	DK
    iphoneplus	screen	iphone 414x736	word	DK
    iphonexmax	screen	iphone 414x896@3	word	DK
    iphonese	screen	iphone 320x568|375x667	word	DK
    iphonese1	screen	iphone 320x568	word	DK
    iphonese2	screen	iphone 375x667	word	DK
    iphonese3	screen	iphone 375x667	word	DK
    iphonexrxsmax	screen	iphone 414x896	word	DK
    iphone10	screen	iphone 375x812	word	DK
    3.5inch	screen	iphone 320x480	word	A4
    3.5inches	screen	iphone 320x480	word	words
    3.5in	screen	iphone 320x480	word	words
    3.5zoll	screen	iphone 320x480	word	words
    3.5pouces	screen	iphone 320x480	word	words
    3.5pulgadas	screen	iphone 320x480	word	words
    3.5pollici	screen	iphone 320x480	word	words
    3.5polegadas	screen	iphone 320x480	word	words
    3.5дюйм	screen	iphone 320x480	word	words
    3.5дюйма	screen	iphone 320x480	word	words
    3.5дюймов	screen	iphone 320x480	word	words
    3.5寸	screen	iphone 320x480	word	words
    3.5英寸	screen	iphone 320x480	word	words
    3.5吋	screen	iphone 320x480	word	words
    3.5インチ	screen	iphone 320x480	word	words
    3.5인치	screen	iphone 320x480	word	words
    iphone3.5	screen	iphone 320x480	word	A4
    3.5	screen	iphone 320x480	strict	A4
    4.0inch	screen	iphone 320x568	word	A4
    4.0inches	screen	iphone 320x568	word	words
    4.0in	screen	iphone 320x568	word	words
    4.0zoll	screen	iphone 320x568	word	words
    4.0pouces	screen	iphone 320x568	word	words
    4.0pulgadas	screen	iphone 320x568	word	words
    4.0pollici	screen	iphone 320x568	word	words
    4.0polegadas	screen	iphone 320x568	word	words
    4.0дюйм	screen	iphone 320x568	word	words
    4.0дюйма	screen	iphone 320x568	word	words
    4.0дюймов	screen	iphone 320x568	word	words
    4.0寸	screen	iphone 320x568	word	words
    4.0英寸	screen	iphone 320x568	word	words
    4.0吋	screen	iphone 320x568	word	words
    4.0インチ	screen	iphone 320x568	word	words
    4.0인치	screen	iphone 320x568	word	words
    iphone4.0	screen	iphone 320x568	word	A4
    4.0	screen	iphone 320x568	strict	A4
    4inch	screen	iphone 320x568	word	A4
    4inches	screen	iphone 320x568	word	words
    4in	screen	iphone 320x568	word	words
    4zoll	screen	iphone 320x568	word	words
    4pouces	screen	iphone 320x568	word	words
    4pulgadas	screen	iphone 320x568	word	words
    4pollici	screen	iphone 320x568	word	words
    4polegadas	screen	iphone 320x568	word	words
    4дюйм	screen	iphone 320x568	word	words
    4дюйма	screen	iphone 320x568	word	words
    4дюймов	screen	iphone 320x568	word	words
    4寸	screen	iphone 320x568	word	words
    4英寸	screen	iphone 320x568	word	words
    4吋	screen	iphone 320x568	word	words
    4インチ	screen	iphone 320x568	word	words
    4인치	screen	iphone 320x568	word	words
    4.7inch	screen	iphone 375x667	word	A4
    4.7inches	screen	iphone 375x667	word	words
    4.7in	screen	iphone 375x667	word	words
    4.7zoll	screen	iphone 375x667	word	words
    4.7pouces	screen	iphone 375x667	word	words
    4.7pulgadas	screen	iphone 375x667	word	words
    4.7pollici	screen	iphone 375x667	word	words
    4.7polegadas	screen	iphone 375x667	word	words
    4.7дюйм	screen	iphone 375x667	word	words
    4.7дюйма	screen	iphone 375x667	word	words
    4.7дюймов	screen	iphone 375x667	word	words
    4.7寸	screen	iphone 375x667	word	words
    4.7英寸	screen	iphone 375x667	word	words
    4.7吋	screen	iphone 375x667	word	words
    4.7インチ	screen	iphone 375x667	word	words
    4.7인치	screen	iphone 375x667	word	words
    iphone4.7	screen	iphone 375x667	word	A4
    4.7	screen	iphone 375x667	strict	A4
    5.4inch	screen	iphone 375x812	word	A4
    5.4inches	screen	iphone 375x812	word	words
    5.4in	screen	iphone 375x812	word	words
    5.4zoll	screen	iphone 375x812	word	words
    5.4pouces	screen	iphone 375x812	word	words
    5.4pulgadas	screen	iphone 375x812	word	words
    5.4pollici	screen	iphone 375x812	word	words
    5.4polegadas	screen	iphone 375x812	word	words
    5.4дюйм	screen	iphone 375x812	word	words
    5.4дюйма	screen	iphone 375x812	word	words
    5.4дюймов	screen	iphone 375x812	word	words
    5.4寸	screen	iphone 375x812	word	words
    5.4英寸	screen	iphone 375x812	word	words
    5.4吋	screen	iphone 375x812	word	words
    5.4インチ	screen	iphone 375x812	word	words
    5.4인치	screen	iphone 375x812	word	words
    iphone5.4	screen	iphone 375x812	word	A4
    5.4	screen	iphone 375x812	strict	A4
    5.5inch	screen	iphone 414x736	word	A4
    5.5inches	screen	iphone 414x736	word	words
    5.5in	screen	iphone 414x736	word	words
    5.5zoll	screen	iphone 414x736	word	words
    5.5pouces	screen	iphone 414x736	word	words
    5.5pulgadas	screen	iphone 414x736	word	words
    5.5pollici	screen	iphone 414x736	word	words
    5.5polegadas	screen	iphone 414x736	word	words
    5.5дюйм	screen	iphone 414x736	word	words
    5.5дюйма	screen	iphone 414x736	word	words
    5.5дюймов	screen	iphone 414x736	word	words
    5.5寸	screen	iphone 414x736	word	words
    5.5英寸	screen	iphone 414x736	word	words
    5.5吋	screen	iphone 414x736	word	words
    5.5インチ	screen	iphone 414x736	word	words
    5.5인치	screen	iphone 414x736	word	words
    iphone5.5	screen	iphone 414x736	word	A4
    5.5	screen	iphone 414x736	strict	A4
    5.8inch	screen	iphone 375x812	word	A4
    5.8inches	screen	iphone 375x812	word	words
    5.8in	screen	iphone 375x812	word	words
    5.8zoll	screen	iphone 375x812	word	words
    5.8pouces	screen	iphone 375x812	word	words
    5.8pulgadas	screen	iphone 375x812	word	words
    5.8pollici	screen	iphone 375x812	word	words
    5.8polegadas	screen	iphone 375x812	word	words
    5.8дюйм	screen	iphone 375x812	word	words
    5.8дюйма	screen	iphone 375x812	word	words
    5.8дюймов	screen	iphone 375x812	word	words
    5.8寸	screen	iphone 375x812	word	words
    5.8英寸	screen	iphone 375x812	word	words
    5.8吋	screen	iphone 375x812	word	words
    5.8インチ	screen	iphone 375x812	word	words
    5.8인치	screen	iphone 375x812	word	words
    iphone5.8	screen	iphone 375x812	word	A4
    5.8	screen	iphone 375x812	strict	A4
    6.1inch	screen	iphone 414x896@2|390x844|393x852|402x874	word	A4
    6.1inches	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1in	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1zoll	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1pouces	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1pulgadas	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1pollici	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1polegadas	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1дюйм	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1дюйма	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1дюймов	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1寸	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1英寸	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1吋	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1インチ	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    6.1인치	screen	iphone 414x896@2|390x844|393x852|402x874	word	words
    iphone6.1	screen	iphone 414x896@2|390x844|393x852|402x874	word	A4
    6.1	screen	iphone 414x896@2|390x844|393x852|402x874	strict	A4
    6.3inch	screen	iphone 402x874	word	A4
    6.3inches	screen	iphone 402x874	word	words
    6.3in	screen	iphone 402x874	word	words
    6.3zoll	screen	iphone 402x874	word	words
    6.3pouces	screen	iphone 402x874	word	words
    6.3pulgadas	screen	iphone 402x874	word	words
    6.3pollici	screen	iphone 402x874	word	words
    6.3polegadas	screen	iphone 402x874	word	words
    6.3дюйм	screen	iphone 402x874	word	words
    6.3дюйма	screen	iphone 402x874	word	words
    6.3дюймов	screen	iphone 402x874	word	words
    6.3寸	screen	iphone 402x874	word	words
    6.3英寸	screen	iphone 402x874	word	words
    6.3吋	screen	iphone 402x874	word	words
    6.3インチ	screen	iphone 402x874	word	words
    6.3인치	screen	iphone 402x874	word	words
    iphone6.3	screen	iphone 402x874	word	A4
    6.3	screen	iphone 402x874	strict	A4
    6.5inch	screen	iphone 414x896@3|420x912	word	A4
    6.5inches	screen	iphone 414x896@3|420x912	word	words
    6.5in	screen	iphone 414x896@3|420x912	word	words
    6.5zoll	screen	iphone 414x896@3|420x912	word	words
    6.5pouces	screen	iphone 414x896@3|420x912	word	words
    6.5pulgadas	screen	iphone 414x896@3|420x912	word	words
    6.5pollici	screen	iphone 414x896@3|420x912	word	words
    6.5polegadas	screen	iphone 414x896@3|420x912	word	words
    6.5дюйм	screen	iphone 414x896@3|420x912	word	words
    6.5дюйма	screen	iphone 414x896@3|420x912	word	words
    6.5дюймов	screen	iphone 414x896@3|420x912	word	words
    6.5寸	screen	iphone 414x896@3|420x912	word	words
    6.5英寸	screen	iphone 414x896@3|420x912	word	words
    6.5吋	screen	iphone 414x896@3|420x912	word	words
    6.5インチ	screen	iphone 414x896@3|420x912	word	words
    6.5인치	screen	iphone 414x896@3|420x912	word	words
    iphone6.5	screen	iphone 414x896@3|420x912	word	A4
    6.5	screen	iphone 414x896@3|420x912	strict	A4
    6.7inch	screen	iphone 428x926|430x932	word	A4
    6.7inches	screen	iphone 428x926|430x932	word	words
    6.7in	screen	iphone 428x926|430x932	word	words
    6.7zoll	screen	iphone 428x926|430x932	word	words
    6.7pouces	screen	iphone 428x926|430x932	word	words
    6.7pulgadas	screen	iphone 428x926|430x932	word	words
    6.7pollici	screen	iphone 428x926|430x932	word	words
    6.7polegadas	screen	iphone 428x926|430x932	word	words
    6.7дюйм	screen	iphone 428x926|430x932	word	words
    6.7дюйма	screen	iphone 428x926|430x932	word	words
    6.7дюймов	screen	iphone 428x926|430x932	word	words
    6.7寸	screen	iphone 428x926|430x932	word	words
    6.7英寸	screen	iphone 428x926|430x932	word	words
    6.7吋	screen	iphone 428x926|430x932	word	words
    6.7インチ	screen	iphone 428x926|430x932	word	words
    6.7인치	screen	iphone 428x926|430x932	word	words
    iphone6.7	screen	iphone 428x926|430x932	word	A4
    6.7	screen	iphone 428x926|430x932	strict	A4
    6.9inch	screen	iphone 440x956	word	A4
    6.9inches	screen	iphone 440x956	word	words
    6.9in	screen	iphone 440x956	word	words
    6.9zoll	screen	iphone 440x956	word	words
    6.9pouces	screen	iphone 440x956	word	words
    6.9pulgadas	screen	iphone 440x956	word	words
    6.9pollici	screen	iphone 440x956	word	words
    6.9polegadas	screen	iphone 440x956	word	words
    6.9дюйм	screen	iphone 440x956	word	words
    6.9дюйма	screen	iphone 440x956	word	words
    6.9дюймов	screen	iphone 440x956	word	words
    6.9寸	screen	iphone 440x956	word	words
    6.9英寸	screen	iphone 440x956	word	words
    6.9吋	screen	iphone 440x956	word	words
    6.9インチ	screen	iphone 440x956	word	words
    6.9인치	screen	iphone 440x956	word	words
    iphone6.9	screen	iphone 440x956	word	A4
    6.9	screen	iphone 440x956	strict	A4
    7.9inch	screen	ipad 768x1024	word	A4
    7.9inches	screen	ipad 768x1024	word	words
    7.9in	screen	ipad 768x1024	word	words
    7.9zoll	screen	ipad 768x1024	word	words
    7.9pouces	screen	ipad 768x1024	word	words
    7.9pulgadas	screen	ipad 768x1024	word	words
    7.9pollici	screen	ipad 768x1024	word	words
    7.9polegadas	screen	ipad 768x1024	word	words
    7.9дюйм	screen	ipad 768x1024	word	words
    7.9дюйма	screen	ipad 768x1024	word	words
    7.9дюймов	screen	ipad 768x1024	word	words
    7.9寸	screen	ipad 768x1024	word	words
    7.9英寸	screen	ipad 768x1024	word	words
    7.9吋	screen	ipad 768x1024	word	words
    7.9インチ	screen	ipad 768x1024	word	words
    7.9인치	screen	ipad 768x1024	word	words
    ipad7.9	screen	ipad 768x1024	word	A4
    7.9	screen	ipad 768x1024	strict	A4
    8.3inch	screen	ipad 744x1133	word	A4
    8.3inches	screen	ipad 744x1133	word	words
    8.3in	screen	ipad 744x1133	word	words
    8.3zoll	screen	ipad 744x1133	word	words
    8.3pouces	screen	ipad 744x1133	word	words
    8.3pulgadas	screen	ipad 744x1133	word	words
    8.3pollici	screen	ipad 744x1133	word	words
    8.3polegadas	screen	ipad 744x1133	word	words
    8.3дюйм	screen	ipad 744x1133	word	words
    8.3дюйма	screen	ipad 744x1133	word	words
    8.3дюймов	screen	ipad 744x1133	word	words
    8.3寸	screen	ipad 744x1133	word	words
    8.3英寸	screen	ipad 744x1133	word	words
    8.3吋	screen	ipad 744x1133	word	words
    8.3インチ	screen	ipad 744x1133	word	words
    8.3인치	screen	ipad 744x1133	word	words
    ipad8.3	screen	ipad 744x1133	word	A4
    8.3	screen	ipad 744x1133	strict	A4
    9.7inch	screen	ipad 768x1024	word	A4
    9.7inches	screen	ipad 768x1024	word	words
    9.7in	screen	ipad 768x1024	word	words
    9.7zoll	screen	ipad 768x1024	word	words
    9.7pouces	screen	ipad 768x1024	word	words
    9.7pulgadas	screen	ipad 768x1024	word	words
    9.7pollici	screen	ipad 768x1024	word	words
    9.7polegadas	screen	ipad 768x1024	word	words
    9.7дюйм	screen	ipad 768x1024	word	words
    9.7дюйма	screen	ipad 768x1024	word	words
    9.7дюймов	screen	ipad 768x1024	word	words
    9.7寸	screen	ipad 768x1024	word	words
    9.7英寸	screen	ipad 768x1024	word	words
    9.7吋	screen	ipad 768x1024	word	words
    9.7インチ	screen	ipad 768x1024	word	words
    9.7인치	screen	ipad 768x1024	word	words
    ipad9.7	screen	ipad 768x1024	word	A4
    9.7	screen	ipad 768x1024	strict	A4
    10.2inch	screen	ipad 810x1080	word	A4
    10.2inches	screen	ipad 810x1080	word	words
    10.2in	screen	ipad 810x1080	word	words
    10.2zoll	screen	ipad 810x1080	word	words
    10.2pouces	screen	ipad 810x1080	word	words
    10.2pulgadas	screen	ipad 810x1080	word	words
    10.2pollici	screen	ipad 810x1080	word	words
    10.2polegadas	screen	ipad 810x1080	word	words
    10.2дюйм	screen	ipad 810x1080	word	words
    10.2дюйма	screen	ipad 810x1080	word	words
    10.2дюймов	screen	ipad 810x1080	word	words
    10.2寸	screen	ipad 810x1080	word	words
    10.2英寸	screen	ipad 810x1080	word	words
    10.2吋	screen	ipad 810x1080	word	words
    10.2インチ	screen	ipad 810x1080	word	words
    10.2인치	screen	ipad 810x1080	word	words
    ipad10.2	screen	ipad 810x1080	word	A4
    10.2	screen	ipad 810x1080	strict	A4
    10.5inch	screen	ipad 834x1112	word	A4
    10.5inches	screen	ipad 834x1112	word	words
    10.5in	screen	ipad 834x1112	word	words
    10.5zoll	screen	ipad 834x1112	word	words
    10.5pouces	screen	ipad 834x1112	word	words
    10.5pulgadas	screen	ipad 834x1112	word	words
    10.5pollici	screen	ipad 834x1112	word	words
    10.5polegadas	screen	ipad 834x1112	word	words
    10.5дюйм	screen	ipad 834x1112	word	words
    10.5дюйма	screen	ipad 834x1112	word	words
    10.5дюймов	screen	ipad 834x1112	word	words
    10.5寸	screen	ipad 834x1112	word	words
    10.5英寸	screen	ipad 834x1112	word	words
    10.5吋	screen	ipad 834x1112	word	words
    10.5インチ	screen	ipad 834x1112	word	words
    10.5인치	screen	ipad 834x1112	word	words
    ipad10.5	screen	ipad 834x1112	word	A4
    10.5	screen	ipad 834x1112	strict	A4
    10.9inch	screen	ipad 820x1180	word	A4
    10.9inches	screen	ipad 820x1180	word	words
    10.9in	screen	ipad 820x1180	word	words
    10.9zoll	screen	ipad 820x1180	word	words
    10.9pouces	screen	ipad 820x1180	word	words
    10.9pulgadas	screen	ipad 820x1180	word	words
    10.9pollici	screen	ipad 820x1180	word	words
    10.9polegadas	screen	ipad 820x1180	word	words
    10.9дюйм	screen	ipad 820x1180	word	words
    10.9дюйма	screen	ipad 820x1180	word	words
    10.9дюймов	screen	ipad 820x1180	word	words
    10.9寸	screen	ipad 820x1180	word	words
    10.9英寸	screen	ipad 820x1180	word	words
    10.9吋	screen	ipad 820x1180	word	words
    10.9インチ	screen	ipad 820x1180	word	words
    10.9인치	screen	ipad 820x1180	word	words
    ipad10.9	screen	ipad 820x1180	word	A4
    10.9	screen	ipad 820x1180	strict	A4
    11inch	screen	ipad 834x1194|834x1210|820x1180	word	A4
    11inches	screen	ipad 834x1194|834x1210|820x1180	word	words
    11in	screen	ipad 834x1194|834x1210|820x1180	word	words
    11zoll	screen	ipad 834x1194|834x1210|820x1180	word	words
    11pouces	screen	ipad 834x1194|834x1210|820x1180	word	words
    11pulgadas	screen	ipad 834x1194|834x1210|820x1180	word	words
    11pollici	screen	ipad 834x1194|834x1210|820x1180	word	words
    11polegadas	screen	ipad 834x1194|834x1210|820x1180	word	words
    11дюйм	screen	ipad 834x1194|834x1210|820x1180	word	words
    11дюйма	screen	ipad 834x1194|834x1210|820x1180	word	words
    11дюймов	screen	ipad 834x1194|834x1210|820x1180	word	words
    11寸	screen	ipad 834x1194|834x1210|820x1180	word	words
    11英寸	screen	ipad 834x1194|834x1210|820x1180	word	words
    11吋	screen	ipad 834x1194|834x1210|820x1180	word	words
    11インチ	screen	ipad 834x1194|834x1210|820x1180	word	words
    11인치	screen	ipad 834x1194|834x1210|820x1180	word	words
    ipadpro11	screen	ipad 834x1194|834x1210	word	DK
    12.9inch	screen	ipad 1024x1366	word	A4
    12.9inches	screen	ipad 1024x1366	word	words
    12.9in	screen	ipad 1024x1366	word	words
    12.9zoll	screen	ipad 1024x1366	word	words
    12.9pouces	screen	ipad 1024x1366	word	words
    12.9pulgadas	screen	ipad 1024x1366	word	words
    12.9pollici	screen	ipad 1024x1366	word	words
    12.9polegadas	screen	ipad 1024x1366	word	words
    12.9дюйм	screen	ipad 1024x1366	word	words
    12.9дюйма	screen	ipad 1024x1366	word	words
    12.9дюймов	screen	ipad 1024x1366	word	words
    12.9寸	screen	ipad 1024x1366	word	words
    12.9英寸	screen	ipad 1024x1366	word	words
    12.9吋	screen	ipad 1024x1366	word	words
    12.9インチ	screen	ipad 1024x1366	word	words
    12.9인치	screen	ipad 1024x1366	word	words
    ipad12.9	screen	ipad 1024x1366	word	A4
    12.9	screen	ipad 1024x1366	strict	A4
    13inch	screen	ipad 1032x1376|1024x1366	word	A4
    13inches	screen	ipad 1032x1376|1024x1366	word	words
    13in	screen	ipad 1032x1376|1024x1366	word	words
    13zoll	screen	ipad 1032x1376|1024x1366	word	words
    13pouces	screen	ipad 1032x1376|1024x1366	word	words
    13pulgadas	screen	ipad 1032x1376|1024x1366	word	words
    13pollici	screen	ipad 1032x1376|1024x1366	word	words
    13polegadas	screen	ipad 1032x1376|1024x1366	word	words
    13дюйм	screen	ipad 1032x1376|1024x1366	word	words
    13дюйма	screen	ipad 1032x1376|1024x1366	word	words
    13дюймов	screen	ipad 1032x1376|1024x1366	word	words
    13寸	screen	ipad 1032x1376|1024x1366	word	words
    13英寸	screen	ipad 1032x1376|1024x1366	word	words
    13吋	screen	ipad 1032x1376|1024x1366	word	words
    13インチ	screen	ipad 1032x1376|1024x1366	word	words
    13인치	screen	ipad 1032x1376|1024x1366	word	words
    ipadpro13	screen	ipad 1032x1376|1024x1366	word	DK
    english	locale	en	word	CLDR
    german	locale	de	word	CLDR
    deutsch	locale	de	word	CLDR
    french	locale	fr	word	CLDR
    francais	locale	fr	word	CLDR
    spanish	locale	es	word	CLDR
    espanol	locale	es	word	CLDR
    italian	locale	it	word	CLDR
    italiano	locale	it	word	CLDR
    japanese	locale	ja	word	CLDR
    korean	locale	ko	word	CLDR
    chinese	locale	zh	word	CLDR
    simplifiedchinese	locale	zh-Hans	word	CLDR
    traditionalchinese	locale	zh-Hant	word	CLDR
    russian	locale	ru	word	CLDR
    portuguese	locale	pt	word	CLDR
    dutch	locale	nl	word	CLDR
    swedish	locale	sv	word	CLDR
    polish	locale	pl	word	CLDR
    turkish	locale	tr	word	CLDR
    arabic	locale	ar	word	CLDR
    hebrew	locale	he	word	CLDR
    zhhans	locale	zh-Hans	word	CLDR
    zhhant	locale	zh-Hant	word	CLDR
    zhcn	locale	zh-Hans	word	CLDR
    zhtw	locale	zh-Hant	word	CLDR
    ptbr	locale	pt-BR	word	CLDR
    enus	locale	en-US	word	CLDR
    engb	locale	en-GB	word	CLDR
    frca	locale	fr-CA	word	CLDR
    esmx	locale	es-MX	word	CLDR
    dech	locale	de-CH	word	CLDR
    英文	locale	en	word	CLDR
    中文	locale	zh	word	CLDR
    日本語	locale	ja	word	CLDR
    日文	locale	ja	word	CLDR
    en	locale	en	last	CLDR
    de	locale	de	last	CLDR
    fr	locale	fr	last	CLDR
    es	locale	es	last	CLDR
    ja	locale	ja	last	CLDR
    ko	locale	ko	last	CLDR
    zh	locale	zh	last	CLDR
    ru	locale	ru	last	CLDR
    nl	locale	nl	last	CLDR
    sv	locale	sv	last	CLDR
    pl	locale	pl	last	CLDR
    tr	locale	tr	last	CLDR
    ar	locale	ar	last	CLDR
    he	locale	he	last	CLDR
    cs	locale	cs	last	CLDR
    da	locale	da	last	CLDR
    fi	locale	fi	last	CLDR
    el	locale	el	last	CLDR
    hu	locale	hu	last	CLDR
    nb	locale	nb	last	CLDR
    uk	locale	uk	last	CLDR
    vi	locale	vi	last	CLDR
    th	locale	th	last	CLDR
    id	locale	id	last	CLDR
    """#
}
