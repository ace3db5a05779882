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
/// `source`: a tag of the facts; `names`, seen in the collection of real names; `issue`, asked for by
/// the issue; `unsourced`, common knowledge or a dictionary word that no source has been cited for yet.
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
    vertical	orientation	portrait	word	issue
    upright	orientation	portrait	word	unsourced
    portait	orientation	portrait	word	unsourced
    potrait	orientation	portrait	word	unsourced
    protrait	orientation	portrait	word	unsourced
    portriat	orientation	portrait	word	unsourced
    portrate	orientation	portrait	word	unsourced
    potrate	orientation	portrait	word	unsourced
    portret	orientation	portrait	word	unsourced
    hochformat	orientation	portrait	word	issue
    hochkant	orientation	portrait	word	unsourced
    verticale	orientation	portrait	word	unsourced
    verticalmente	orientation	portrait	word	unsourced
    retrato	orientation	portrait	word	unsourced
    ritratto	orientation	portrait	word	unsourced
    staand	orientation	portrait	word	unsourced
    staende	orientation	portrait	word	unsourced
    pysty	orientation	portrait	word	unsourced
    pystysuora	orientation	portrait	word	unsourced
    pionowo	orientation	portrait	word	unsourced
    pionowy	orientation	portrait	word	unsourced
    pionowa	orientation	portrait	word	unsourced
    dikey	orientation	portrait	word	unsourced
    портрет	orientation	portrait	word	unsourced
    портретная	orientation	portrait	word	unsourced
    портретный	orientation	portrait	word	unsourced
    вертикально	orientation	portrait	word	unsourced
    вертикальная	orientation	portrait	word	unsourced
    вертикальный	orientation	portrait	word	unsourced
    вертикальна	orientation	portrait	word	unsourced
    竖屏	orientation	portrait	word	unsourced
    竖版	orientation	portrait	word	unsourced
    竖向	orientation	portrait	word	unsourced
    纵向	orientation	portrait	word	unsourced
    豎屏	orientation	portrait	word	unsourced
    豎版	orientation	portrait	word	unsourced
    直式	orientation	portrait	word	unsourced
    直屏	orientation	portrait	word	unsourced
    縦	orientation	portrait	word	unsourced
    縦向き	orientation	portrait	word	unsourced
    縦画面	orientation	portrait	word	unsourced
    세로	orientation	portrait	word	unsourced
    potret	orientation	portrait	word	unsourced
    แนวตั้ง	orientation	portrait	word	unsourced
    landscape	orientation	landscape	anywhere	A1
    horizontal	orientation	landscape	word	unsourced
    landspace	orientation	landscape	word	names
    landscpae	orientation	landscape	word	unsourced
    lanscape	orientation	landscape	word	unsourced
    landscap	orientation	landscape	word	names
    landcape	orientation	landscape	word	unsourced
    lansdcape	orientation	landscape	word	unsourced
    landskape	orientation	landscape	word	unsourced
    querformat	orientation	landscape	word	unsourced
    horizontale	orientation	landscape	word	unsourced
    orizzontale	orientation	landscape	word	unsourced
    paysage	orientation	landscape	word	unsourced
    paisaje	orientation	landscape	word	unsourced
    apaisado	orientation	landscape	word	unsourced
    paisagem	orientation	landscape	word	unsourced
    liggend	orientation	landscape	word	unsourced
    liggande	orientation	landscape	word	unsourced
    liggende	orientation	landscape	word	unsourced
    vaaka	orientation	landscape	word	unsourced
    vaakasuora	orientation	landscape	word	unsourced
    poziomo	orientation	landscape	word	unsourced
    poziomy	orientation	landscape	word	unsourced
    pozioma	orientation	landscape	word	unsourced
    yatay	orientation	landscape	word	unsourced
    альбом	orientation	landscape	word	unsourced
    альбомная	orientation	landscape	word	unsourced
    альбомный	orientation	landscape	word	unsourced
    ландшафт	orientation	landscape	word	unsourced
    горизонтально	orientation	landscape	word	unsourced
    горизонтальная	orientation	landscape	word	unsourced
    горизонтальный	orientation	landscape	word	unsourced
    横屏	orientation	landscape	word	unsourced
    横版	orientation	landscape	word	unsourced
    横向	orientation	landscape	word	unsourced
    橫屏	orientation	landscape	word	unsourced
    橫版	orientation	landscape	word	unsourced
    橫式	orientation	landscape	word	unsourced
    横	orientation	landscape	word	unsourced
    横向き	orientation	landscape	word	unsourced
    横画面	orientation	landscape	word	unsourced
    가로	orientation	landscape	word	unsourced
    fekvo	orientation	landscape	word	unsourced
    lanskap	orientation	landscape	word	unsourced
    แนวนอน	orientation	landscape	word	unsourced
    عمودي	orientation	portrait	word	unsourced
    أفقي	orientation	landscape	word	unsourced
    stående	orientation	portrait	word	unsourced
    port	orientation	portrait	strict	names
    land	orientation	landscape	strict	names
    vert	orientation	portrait	strict	issue
    horiz	orientation	landscape	strict	unsourced
    hoch	orientation	portrait	strict	issue
    quer	orientation	landscape	strict	unsourced
    tall	noise	-	word	unsourced
    wide	noise	-	word	unsourced
    portraitupsidedown	facing	portraitUpsideDown	word	A1
    upsidedown	facing	portraitUpsideDown	word	A1
    landscapeleft	facing	landscapeLeft	word	A1
    landscaperight	facing	landscapeRight	word	A1
    landspaceleft	facing	landscapeLeft	word	A1
    landspaceright	facing	landscapeRight	word	A1
    nonretina	scale	1	word	unsourced
    non-retina	scale	1	word	unsourced
    retina	scale	2|3	word	names
    retinahd	scale	2|3	word	unsourced
    superretina	scale	3	word	unsourced
    doubleres	scale	2	word	unsourced
    retina4	screen	iphone 320x568	word	A4
    retina3.5	screen	iphone 320x480@2	word	unsourced
    retinahd4.7	screen	iphone 375x667	word	unsourced
    retinahd5.5	screen	iphone 414x736	word	unsourced
    ipadhd	screen	ipad @2	word	unsourced
    ipadretina	screen	ipad @2	word	unsourced
    retinaipad	screen	ipad @2	word	unsourced
    iphone5hd	screen	iphone 320x568	word	unsourced
    iphonehd	screen	iphone @2	word	unsourced
    anyany	class	any	word	C
    comany	class	portrait	word	C
    anycom	class	landscape	word	C
    comcom	class	landscape	word	C
    dark	appearance	dark	word	C
    darkmode	appearance	dark	word	unsourced
    night	appearance	dark	word	issue
    nightmode	appearance	dark	word	unsourced
    dunkel	appearance	dark	word	unsourced
    noche	appearance	dark	word	unsourced
    oscuro	appearance	dark	word	unsourced
    sombre	appearance	dark	word	unsourced
    nuit	appearance	dark	word	unsourced
    темная	appearance	dark	word	unsourced
    тёмная	appearance	dark	word	unsourced
    深色	appearance	dark	word	unsourced
    暗色	appearance	dark	word	unsourced
    暗黑	appearance	dark	word	unsourced
    夜间	appearance	dark	word	unsourced
    ダーク	appearance	dark	word	unsourced
    다크	appearance	dark	word	unsourced
    light	appearance	light	word	C
    lightmode	appearance	light	word	unsourced
    day	appearance	light	word	unsourced
    daymode	appearance	light	word	unsourced
    浅色	appearance	light	word	unsourced
    白天	appearance	light	word	unsourced
    ライト	appearance	light	word	unsourced
    라이트	appearance	light	word	unsourced
    master	master	-	word	names
    universal	master	-	word	C
    original	master	-	word	unsourced
    source	master	-	word	names
    masterfile	master	-	word	unsourced
    mastersplash	master	-	word	unsourced
    default	base	-	word	A1
    launchimage	base	-	word	A1
    launchimages	base	-	word	A1
    launch	noise	-	word	names
    splash	noise	-	word	names
    screen	noise	-	word	names
    image	noise	-	word	names
    images	noise	-	word	names
    pic	noise	-	word	names
    picture	noise	-	word	unsourced
    loading	noise	-	word	names
    load	noise	-	word	names
    startup	noise	-	word	names
    start	noise	-	word	names
    boot	noise	-	word	unsourced
    background	noise	-	word	names
    bg	noise	-	word	unsourced
    final	noise	-	word	unsourced
    finished	noise	-	word	unsourced
    new	noise	-	word	issue
    old	noise	-	word	issue
    latest	noise	-	word	unsourced
    version	noise	-	word	unsourced
    ver	noise	-	word	names
    page	noise	-	word	unsourced
    full	noise	-	word	names
    fullscreen	noise	-	word	names
    bleed	noise	-	word	unsourced
    app	noise	-	word	names
    application	noise	-	word	unsourced
    logo	noise	-	word	names
    launchscreen	noise	-	word	names
    splashscreen	noise	-	word	names
    luanch	noise	-	word	names
    luanchscreen	noise	-	word	names
    lauch	noise	-	word	unsourced
    lauchscreen	noise	-	word	unsourced
    launchpage	noise	-	word	unsourced
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
    drawing	noise	-	word	unsourced
    art	noise	-	word	names
    artwork	noise	-	word	names
    export	noise	-	word	unsourced
    exported	noise	-	word	unsourced
    png	noise	-	word	names
    jpg	noise	-	word	names
    jpeg	noise	-	word	names
    web	noise	-	word	names
    without	noise	-	word	names
    with	noise	-	word	names
    status	noise	-	word	names
    bar	noise	-	word	names
    statusbar	noise	-	word	names
    no	noise	-	word	unsourced
    withoutstatusbar	noise	-	word	names
    nostatusbar	noise	-	word	unsourced
    at	noise	-	word	unsourced
    inch	noise	-	word	issue
    pixel	noise	-	word	issue
    pixels	noise	-	word	issue
    points	noise	-	word	names
    px	noise	-	word	unsourced
    pt	noise	-	word	unsourced
    size	noise	-	word	names
    apple	noise	-	word	names
    touch	noise	-	word	unsourced
    device	noise	-	word	issue
    devices	noise	-	word	issue
    all	noise	-	word	names
    real	noise	-	word	issue
    release	noise	-	word	issue
    production	noise	-	word	unsourced
    dev	noise	-	word	issue
    debug	noise	-	word	unsourced
    beta	noise	-	word	unsourced
    test	noise	-	word	names
    demo	noise	-	word	names
    sample	noise	-	word	unsourced
    启动图	noise	-	word	names
    启动页	noise	-	word	unsourced
    启动画面	noise	-	word	unsourced
    启动	noise	-	word	unsourced
    啟動圖	noise	-	word	unsourced
    闪屏	noise	-	word	unsourced
    引导页	noise	-	word	unsourced
    欢迎页	noise	-	word	unsourced
    起動画面	noise	-	word	unsourced
    スプラッシュ	noise	-	word	unsourced
    ローンチ	noise	-	word	unsourced
    시작화면	noise	-	word	unsourced
    스플래시	noise	-	word	unsourced
    заставка	noise	-	word	unsourced
    экран	noise	-	word	unsourced
    copy	copy	-	word	names
    kopie	copy	-	word	unsourced
    copie	copy	-	word	unsourced
    copia	copy	-	word	unsourced
    cópia	copy	-	word	unsourced
    kopi	copy	-	word	unsourced
    kopia	copy	-	word	unsourced
    kopio	copy	-	word	unsourced
    копия	copy	-	word	unsourced
    副本	copy	-	word	unsourced
    拷贝	copy	-	word	unsourced
    拷貝	copy	-	word	unsourced
    的副本	copy	-	word	unsourced
    のコピー	copy	-	word	unsourced
    コピー	copy	-	word	unsourced
    복사본	copy	-	word	unsourced
    duplicate	copy	-	word	unsourced
    conflictedcopy	copy	-	word	names
    conflicted	copy	-	word	names
    conflict	copy	-	word	names
    ios	system	-	word	names
    iphoneos	system	-	word	unsourced
    ipados	system	-	word	unsourced
    os	system	-	word	unsourced
    xcassets	apple	-	word	names
    imageset	apple	-	word	names
    lproj	apple	-	word	issue
    darwin	apple	-	word	names
    cocoa	apple	-	word	unsourced
    xcode	apple	-	word	issue
    img	counter	-	word	names
    dsc	counter	-	word	names
    dscf	counter	-	word	unsourced
    photo	counter	-	word	unsourced
    screenshot	counter	-	word	names
    pano	counter	-	word	unsourced
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
    3.5inch	screen	iphone 320x480	word	unsourced
    3.5inches	screen	iphone 320x480	word	unsourced
    3.5in	screen	iphone 320x480	word	unsourced
    3.5zoll	screen	iphone 320x480	word	unsourced
    3.5pouces	screen	iphone 320x480	word	unsourced
    3.5pulgadas	screen	iphone 320x480	word	unsourced
    3.5pollici	screen	iphone 320x480	word	unsourced
    3.5polegadas	screen	iphone 320x480	word	unsourced
    3.5дюйм	screen	iphone 320x480	word	unsourced
    3.5дюйма	screen	iphone 320x480	word	unsourced
    3.5дюймов	screen	iphone 320x480	word	unsourced
    3.5寸	screen	iphone 320x480	word	unsourced
    3.5英寸	screen	iphone 320x480	word	unsourced
    3.5吋	screen	iphone 320x480	word	unsourced
    3.5インチ	screen	iphone 320x480	word	unsourced
    3.5인치	screen	iphone 320x480	word	unsourced
    iphone3.5	screen	iphone 320x480	word	unsourced
    3.5	screen	iphone 320x480	strict	names
    4.0inch	screen	iphone 320x568	word	unsourced
    4.0inches	screen	iphone 320x568	word	unsourced
    4.0in	screen	iphone 320x568	word	unsourced
    4.0zoll	screen	iphone 320x568	word	unsourced
    4.0pouces	screen	iphone 320x568	word	unsourced
    4.0pulgadas	screen	iphone 320x568	word	unsourced
    4.0pollici	screen	iphone 320x568	word	unsourced
    4.0polegadas	screen	iphone 320x568	word	unsourced
    4.0дюйм	screen	iphone 320x568	word	unsourced
    4.0дюйма	screen	iphone 320x568	word	unsourced
    4.0дюймов	screen	iphone 320x568	word	unsourced
    4.0寸	screen	iphone 320x568	word	unsourced
    4.0英寸	screen	iphone 320x568	word	unsourced
    4.0吋	screen	iphone 320x568	word	unsourced
    4.0インチ	screen	iphone 320x568	word	unsourced
    4.0인치	screen	iphone 320x568	word	unsourced
    iphone4.0	screen	iphone 320x568	word	unsourced
    4.0	screen	iphone 320x568	strict	names
    4inch	screen	iphone 320x568	word	unsourced
    4inches	screen	iphone 320x568	word	unsourced
    4in	screen	iphone 320x568	word	unsourced
    4zoll	screen	iphone 320x568	word	unsourced
    4pouces	screen	iphone 320x568	word	unsourced
    4pulgadas	screen	iphone 320x568	word	unsourced
    4pollici	screen	iphone 320x568	word	unsourced
    4polegadas	screen	iphone 320x568	word	unsourced
    4дюйм	screen	iphone 320x568	word	unsourced
    4дюйма	screen	iphone 320x568	word	unsourced
    4дюймов	screen	iphone 320x568	word	unsourced
    4寸	screen	iphone 320x568	word	unsourced
    4英寸	screen	iphone 320x568	word	unsourced
    4吋	screen	iphone 320x568	word	unsourced
    4インチ	screen	iphone 320x568	word	unsourced
    4인치	screen	iphone 320x568	word	unsourced
    4.7inch	screen	iphone 375x667	word	unsourced
    4.7inches	screen	iphone 375x667	word	unsourced
    4.7in	screen	iphone 375x667	word	unsourced
    4.7zoll	screen	iphone 375x667	word	unsourced
    4.7pouces	screen	iphone 375x667	word	unsourced
    4.7pulgadas	screen	iphone 375x667	word	unsourced
    4.7pollici	screen	iphone 375x667	word	unsourced
    4.7polegadas	screen	iphone 375x667	word	unsourced
    4.7дюйм	screen	iphone 375x667	word	unsourced
    4.7дюйма	screen	iphone 375x667	word	unsourced
    4.7дюймов	screen	iphone 375x667	word	unsourced
    4.7寸	screen	iphone 375x667	word	unsourced
    4.7英寸	screen	iphone 375x667	word	unsourced
    4.7吋	screen	iphone 375x667	word	unsourced
    4.7インチ	screen	iphone 375x667	word	unsourced
    4.7인치	screen	iphone 375x667	word	unsourced
    iphone4.7	screen	iphone 375x667	word	unsourced
    4.7	screen	iphone 375x667	strict	names
    5.4inch	screen	iphone 375x812	word	unsourced
    5.4inches	screen	iphone 375x812	word	unsourced
    5.4in	screen	iphone 375x812	word	unsourced
    5.4zoll	screen	iphone 375x812	word	unsourced
    5.4pouces	screen	iphone 375x812	word	unsourced
    5.4pulgadas	screen	iphone 375x812	word	unsourced
    5.4pollici	screen	iphone 375x812	word	unsourced
    5.4polegadas	screen	iphone 375x812	word	unsourced
    5.4дюйм	screen	iphone 375x812	word	unsourced
    5.4дюйма	screen	iphone 375x812	word	unsourced
    5.4дюймов	screen	iphone 375x812	word	unsourced
    5.4寸	screen	iphone 375x812	word	unsourced
    5.4英寸	screen	iphone 375x812	word	unsourced
    5.4吋	screen	iphone 375x812	word	unsourced
    5.4インチ	screen	iphone 375x812	word	unsourced
    5.4인치	screen	iphone 375x812	word	unsourced
    iphone5.4	screen	iphone 375x812	word	unsourced
    5.4	screen	iphone 375x812	strict	unsourced
    5.5inch	screen	iphone 414x736	word	unsourced
    5.5inches	screen	iphone 414x736	word	unsourced
    5.5in	screen	iphone 414x736	word	unsourced
    5.5zoll	screen	iphone 414x736	word	unsourced
    5.5pouces	screen	iphone 414x736	word	unsourced
    5.5pulgadas	screen	iphone 414x736	word	unsourced
    5.5pollici	screen	iphone 414x736	word	unsourced
    5.5polegadas	screen	iphone 414x736	word	unsourced
    5.5дюйм	screen	iphone 414x736	word	unsourced
    5.5дюйма	screen	iphone 414x736	word	unsourced
    5.5дюймов	screen	iphone 414x736	word	unsourced
    5.5寸	screen	iphone 414x736	word	unsourced
    5.5英寸	screen	iphone 414x736	word	unsourced
    5.5吋	screen	iphone 414x736	word	unsourced
    5.5インチ	screen	iphone 414x736	word	unsourced
    5.5인치	screen	iphone 414x736	word	unsourced
    iphone5.5	screen	iphone 414x736	word	unsourced
    5.5	screen	iphone 414x736	strict	names
    5.8inch	screen	iphone 375x812	word	unsourced
    5.8inches	screen	iphone 375x812	word	unsourced
    5.8in	screen	iphone 375x812	word	unsourced
    5.8zoll	screen	iphone 375x812	word	unsourced
    5.8pouces	screen	iphone 375x812	word	unsourced
    5.8pulgadas	screen	iphone 375x812	word	unsourced
    5.8pollici	screen	iphone 375x812	word	unsourced
    5.8polegadas	screen	iphone 375x812	word	unsourced
    5.8дюйм	screen	iphone 375x812	word	unsourced
    5.8дюйма	screen	iphone 375x812	word	unsourced
    5.8дюймов	screen	iphone 375x812	word	unsourced
    5.8寸	screen	iphone 375x812	word	unsourced
    5.8英寸	screen	iphone 375x812	word	unsourced
    5.8吋	screen	iphone 375x812	word	unsourced
    5.8インチ	screen	iphone 375x812	word	unsourced
    5.8인치	screen	iphone 375x812	word	unsourced
    iphone5.8	screen	iphone 375x812	word	unsourced
    5.8	screen	iphone 375x812	strict	unsourced
    6.1inch	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1inches	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1in	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1zoll	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1pouces	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1pulgadas	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1pollici	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1polegadas	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1дюйм	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1дюйма	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1дюймов	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1寸	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1英寸	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1吋	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1インチ	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1인치	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    iphone6.1	screen	iphone 414x896@2|390x844|393x852|402x874	word	unsourced
    6.1	screen	iphone 414x896@2|390x844|393x852|402x874	strict	unsourced
    6.3inch	screen	iphone 402x874	word	unsourced
    6.3inches	screen	iphone 402x874	word	unsourced
    6.3in	screen	iphone 402x874	word	unsourced
    6.3zoll	screen	iphone 402x874	word	unsourced
    6.3pouces	screen	iphone 402x874	word	unsourced
    6.3pulgadas	screen	iphone 402x874	word	unsourced
    6.3pollici	screen	iphone 402x874	word	unsourced
    6.3polegadas	screen	iphone 402x874	word	unsourced
    6.3дюйм	screen	iphone 402x874	word	unsourced
    6.3дюйма	screen	iphone 402x874	word	unsourced
    6.3дюймов	screen	iphone 402x874	word	unsourced
    6.3寸	screen	iphone 402x874	word	unsourced
    6.3英寸	screen	iphone 402x874	word	unsourced
    6.3吋	screen	iphone 402x874	word	unsourced
    6.3インチ	screen	iphone 402x874	word	unsourced
    6.3인치	screen	iphone 402x874	word	unsourced
    iphone6.3	screen	iphone 402x874	word	unsourced
    6.3	screen	iphone 402x874	strict	unsourced
    6.5inch	screen	iphone 414x896@3|420x912	word	unsourced
    6.5inches	screen	iphone 414x896@3|420x912	word	unsourced
    6.5in	screen	iphone 414x896@3|420x912	word	unsourced
    6.5zoll	screen	iphone 414x896@3|420x912	word	unsourced
    6.5pouces	screen	iphone 414x896@3|420x912	word	unsourced
    6.5pulgadas	screen	iphone 414x896@3|420x912	word	unsourced
    6.5pollici	screen	iphone 414x896@3|420x912	word	unsourced
    6.5polegadas	screen	iphone 414x896@3|420x912	word	unsourced
    6.5дюйм	screen	iphone 414x896@3|420x912	word	unsourced
    6.5дюйма	screen	iphone 414x896@3|420x912	word	unsourced
    6.5дюймов	screen	iphone 414x896@3|420x912	word	unsourced
    6.5寸	screen	iphone 414x896@3|420x912	word	unsourced
    6.5英寸	screen	iphone 414x896@3|420x912	word	unsourced
    6.5吋	screen	iphone 414x896@3|420x912	word	unsourced
    6.5インチ	screen	iphone 414x896@3|420x912	word	unsourced
    6.5인치	screen	iphone 414x896@3|420x912	word	unsourced
    iphone6.5	screen	iphone 414x896@3|420x912	word	unsourced
    6.5	screen	iphone 414x896@3|420x912	strict	unsourced
    6.7inch	screen	iphone 428x926|430x932	word	unsourced
    6.7inches	screen	iphone 428x926|430x932	word	unsourced
    6.7in	screen	iphone 428x926|430x932	word	unsourced
    6.7zoll	screen	iphone 428x926|430x932	word	unsourced
    6.7pouces	screen	iphone 428x926|430x932	word	unsourced
    6.7pulgadas	screen	iphone 428x926|430x932	word	unsourced
    6.7pollici	screen	iphone 428x926|430x932	word	unsourced
    6.7polegadas	screen	iphone 428x926|430x932	word	unsourced
    6.7дюйм	screen	iphone 428x926|430x932	word	unsourced
    6.7дюйма	screen	iphone 428x926|430x932	word	unsourced
    6.7дюймов	screen	iphone 428x926|430x932	word	unsourced
    6.7寸	screen	iphone 428x926|430x932	word	unsourced
    6.7英寸	screen	iphone 428x926|430x932	word	unsourced
    6.7吋	screen	iphone 428x926|430x932	word	unsourced
    6.7インチ	screen	iphone 428x926|430x932	word	unsourced
    6.7인치	screen	iphone 428x926|430x932	word	unsourced
    iphone6.7	screen	iphone 428x926|430x932	word	unsourced
    6.7	screen	iphone 428x926|430x932	strict	unsourced
    6.9inch	screen	iphone 440x956	word	unsourced
    6.9inches	screen	iphone 440x956	word	unsourced
    6.9in	screen	iphone 440x956	word	unsourced
    6.9zoll	screen	iphone 440x956	word	unsourced
    6.9pouces	screen	iphone 440x956	word	unsourced
    6.9pulgadas	screen	iphone 440x956	word	unsourced
    6.9pollici	screen	iphone 440x956	word	unsourced
    6.9polegadas	screen	iphone 440x956	word	unsourced
    6.9дюйм	screen	iphone 440x956	word	unsourced
    6.9дюйма	screen	iphone 440x956	word	unsourced
    6.9дюймов	screen	iphone 440x956	word	unsourced
    6.9寸	screen	iphone 440x956	word	unsourced
    6.9英寸	screen	iphone 440x956	word	unsourced
    6.9吋	screen	iphone 440x956	word	unsourced
    6.9インチ	screen	iphone 440x956	word	unsourced
    6.9인치	screen	iphone 440x956	word	unsourced
    iphone6.9	screen	iphone 440x956	word	unsourced
    6.9	screen	iphone 440x956	strict	unsourced
    7.9inch	screen	ipad 768x1024	word	unsourced
    7.9inches	screen	ipad 768x1024	word	unsourced
    7.9in	screen	ipad 768x1024	word	unsourced
    7.9zoll	screen	ipad 768x1024	word	unsourced
    7.9pouces	screen	ipad 768x1024	word	unsourced
    7.9pulgadas	screen	ipad 768x1024	word	unsourced
    7.9pollici	screen	ipad 768x1024	word	unsourced
    7.9polegadas	screen	ipad 768x1024	word	unsourced
    7.9дюйм	screen	ipad 768x1024	word	unsourced
    7.9дюйма	screen	ipad 768x1024	word	unsourced
    7.9дюймов	screen	ipad 768x1024	word	unsourced
    7.9寸	screen	ipad 768x1024	word	unsourced
    7.9英寸	screen	ipad 768x1024	word	unsourced
    7.9吋	screen	ipad 768x1024	word	unsourced
    7.9インチ	screen	ipad 768x1024	word	unsourced
    7.9인치	screen	ipad 768x1024	word	unsourced
    ipad7.9	screen	ipad 768x1024	word	unsourced
    7.9	screen	ipad 768x1024	strict	unsourced
    8.3inch	screen	ipad 744x1133	word	unsourced
    8.3inches	screen	ipad 744x1133	word	unsourced
    8.3in	screen	ipad 744x1133	word	unsourced
    8.3zoll	screen	ipad 744x1133	word	unsourced
    8.3pouces	screen	ipad 744x1133	word	unsourced
    8.3pulgadas	screen	ipad 744x1133	word	unsourced
    8.3pollici	screen	ipad 744x1133	word	unsourced
    8.3polegadas	screen	ipad 744x1133	word	unsourced
    8.3дюйм	screen	ipad 744x1133	word	unsourced
    8.3дюйма	screen	ipad 744x1133	word	unsourced
    8.3дюймов	screen	ipad 744x1133	word	unsourced
    8.3寸	screen	ipad 744x1133	word	unsourced
    8.3英寸	screen	ipad 744x1133	word	unsourced
    8.3吋	screen	ipad 744x1133	word	unsourced
    8.3インチ	screen	ipad 744x1133	word	unsourced
    8.3인치	screen	ipad 744x1133	word	unsourced
    ipad8.3	screen	ipad 744x1133	word	unsourced
    8.3	screen	ipad 744x1133	strict	unsourced
    9.7inch	screen	ipad 768x1024	word	unsourced
    9.7inches	screen	ipad 768x1024	word	unsourced
    9.7in	screen	ipad 768x1024	word	unsourced
    9.7zoll	screen	ipad 768x1024	word	unsourced
    9.7pouces	screen	ipad 768x1024	word	unsourced
    9.7pulgadas	screen	ipad 768x1024	word	unsourced
    9.7pollici	screen	ipad 768x1024	word	unsourced
    9.7polegadas	screen	ipad 768x1024	word	unsourced
    9.7дюйм	screen	ipad 768x1024	word	unsourced
    9.7дюйма	screen	ipad 768x1024	word	unsourced
    9.7дюймов	screen	ipad 768x1024	word	unsourced
    9.7寸	screen	ipad 768x1024	word	unsourced
    9.7英寸	screen	ipad 768x1024	word	unsourced
    9.7吋	screen	ipad 768x1024	word	unsourced
    9.7インチ	screen	ipad 768x1024	word	unsourced
    9.7인치	screen	ipad 768x1024	word	unsourced
    ipad9.7	screen	ipad 768x1024	word	unsourced
    9.7	screen	ipad 768x1024	strict	unsourced
    10.2inch	screen	ipad 810x1080	word	unsourced
    10.2inches	screen	ipad 810x1080	word	unsourced
    10.2in	screen	ipad 810x1080	word	unsourced
    10.2zoll	screen	ipad 810x1080	word	unsourced
    10.2pouces	screen	ipad 810x1080	word	unsourced
    10.2pulgadas	screen	ipad 810x1080	word	unsourced
    10.2pollici	screen	ipad 810x1080	word	unsourced
    10.2polegadas	screen	ipad 810x1080	word	unsourced
    10.2дюйм	screen	ipad 810x1080	word	unsourced
    10.2дюйма	screen	ipad 810x1080	word	unsourced
    10.2дюймов	screen	ipad 810x1080	word	unsourced
    10.2寸	screen	ipad 810x1080	word	unsourced
    10.2英寸	screen	ipad 810x1080	word	unsourced
    10.2吋	screen	ipad 810x1080	word	unsourced
    10.2インチ	screen	ipad 810x1080	word	unsourced
    10.2인치	screen	ipad 810x1080	word	unsourced
    ipad10.2	screen	ipad 810x1080	word	unsourced
    10.2	screen	ipad 810x1080	strict	unsourced
    10.5inch	screen	ipad 834x1112	word	unsourced
    10.5inches	screen	ipad 834x1112	word	unsourced
    10.5in	screen	ipad 834x1112	word	unsourced
    10.5zoll	screen	ipad 834x1112	word	unsourced
    10.5pouces	screen	ipad 834x1112	word	unsourced
    10.5pulgadas	screen	ipad 834x1112	word	unsourced
    10.5pollici	screen	ipad 834x1112	word	unsourced
    10.5polegadas	screen	ipad 834x1112	word	unsourced
    10.5дюйм	screen	ipad 834x1112	word	unsourced
    10.5дюйма	screen	ipad 834x1112	word	unsourced
    10.5дюймов	screen	ipad 834x1112	word	unsourced
    10.5寸	screen	ipad 834x1112	word	unsourced
    10.5英寸	screen	ipad 834x1112	word	unsourced
    10.5吋	screen	ipad 834x1112	word	unsourced
    10.5インチ	screen	ipad 834x1112	word	unsourced
    10.5인치	screen	ipad 834x1112	word	unsourced
    ipad10.5	screen	ipad 834x1112	word	unsourced
    10.5	screen	ipad 834x1112	strict	unsourced
    10.9inch	screen	ipad 820x1180	word	unsourced
    10.9inches	screen	ipad 820x1180	word	unsourced
    10.9in	screen	ipad 820x1180	word	unsourced
    10.9zoll	screen	ipad 820x1180	word	unsourced
    10.9pouces	screen	ipad 820x1180	word	unsourced
    10.9pulgadas	screen	ipad 820x1180	word	unsourced
    10.9pollici	screen	ipad 820x1180	word	unsourced
    10.9polegadas	screen	ipad 820x1180	word	unsourced
    10.9дюйм	screen	ipad 820x1180	word	unsourced
    10.9дюйма	screen	ipad 820x1180	word	unsourced
    10.9дюймов	screen	ipad 820x1180	word	unsourced
    10.9寸	screen	ipad 820x1180	word	unsourced
    10.9英寸	screen	ipad 820x1180	word	unsourced
    10.9吋	screen	ipad 820x1180	word	unsourced
    10.9インチ	screen	ipad 820x1180	word	unsourced
    10.9인치	screen	ipad 820x1180	word	unsourced
    ipad10.9	screen	ipad 820x1180	word	unsourced
    10.9	screen	ipad 820x1180	strict	unsourced
    11inch	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11inches	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11in	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11zoll	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11pouces	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11pulgadas	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11pollici	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11polegadas	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11дюйм	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11дюйма	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11дюймов	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11寸	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11英寸	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11吋	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11インチ	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    11인치	screen	ipad 834x1194|834x1210|820x1180	word	unsourced
    ipadpro11	screen	ipad 834x1194|834x1210	word	DK
    12.9inch	screen	ipad 1024x1366	word	unsourced
    12.9inches	screen	ipad 1024x1366	word	unsourced
    12.9in	screen	ipad 1024x1366	word	unsourced
    12.9zoll	screen	ipad 1024x1366	word	unsourced
    12.9pouces	screen	ipad 1024x1366	word	unsourced
    12.9pulgadas	screen	ipad 1024x1366	word	unsourced
    12.9pollici	screen	ipad 1024x1366	word	unsourced
    12.9polegadas	screen	ipad 1024x1366	word	unsourced
    12.9дюйм	screen	ipad 1024x1366	word	unsourced
    12.9дюйма	screen	ipad 1024x1366	word	unsourced
    12.9дюймов	screen	ipad 1024x1366	word	unsourced
    12.9寸	screen	ipad 1024x1366	word	unsourced
    12.9英寸	screen	ipad 1024x1366	word	unsourced
    12.9吋	screen	ipad 1024x1366	word	unsourced
    12.9インチ	screen	ipad 1024x1366	word	unsourced
    12.9인치	screen	ipad 1024x1366	word	unsourced
    ipad12.9	screen	ipad 1024x1366	word	unsourced
    12.9	screen	ipad 1024x1366	strict	unsourced
    13inch	screen	ipad 1032x1376|1024x1366	word	unsourced
    13inches	screen	ipad 1032x1376|1024x1366	word	unsourced
    13in	screen	ipad 1032x1376|1024x1366	word	unsourced
    13zoll	screen	ipad 1032x1376|1024x1366	word	unsourced
    13pouces	screen	ipad 1032x1376|1024x1366	word	unsourced
    13pulgadas	screen	ipad 1032x1376|1024x1366	word	unsourced
    13pollici	screen	ipad 1032x1376|1024x1366	word	unsourced
    13polegadas	screen	ipad 1032x1376|1024x1366	word	unsourced
    13дюйм	screen	ipad 1032x1376|1024x1366	word	unsourced
    13дюйма	screen	ipad 1032x1376|1024x1366	word	unsourced
    13дюймов	screen	ipad 1032x1376|1024x1366	word	unsourced
    13寸	screen	ipad 1032x1376|1024x1366	word	unsourced
    13英寸	screen	ipad 1032x1376|1024x1366	word	unsourced
    13吋	screen	ipad 1032x1376|1024x1366	word	unsourced
    13インチ	screen	ipad 1032x1376|1024x1366	word	unsourced
    13인치	screen	ipad 1032x1376|1024x1366	word	unsourced
    ipadpro13	screen	ipad 1032x1376|1024x1366	word	DK
    english	locale	en	word	unsourced
    german	locale	de	word	unsourced
    deutsch	locale	de	word	unsourced
    french	locale	fr	word	unsourced
    francais	locale	fr	word	unsourced
    spanish	locale	es	word	unsourced
    espanol	locale	es	word	unsourced
    italian	locale	it	word	unsourced
    italiano	locale	it	word	unsourced
    japanese	locale	ja	word	unsourced
    korean	locale	ko	word	unsourced
    chinese	locale	zh	word	unsourced
    simplifiedchinese	locale	zh-Hans	word	unsourced
    traditionalchinese	locale	zh-Hant	word	unsourced
    russian	locale	ru	word	unsourced
    portuguese	locale	pt	word	unsourced
    dutch	locale	nl	word	unsourced
    swedish	locale	sv	word	unsourced
    polish	locale	pl	word	unsourced
    turkish	locale	tr	word	unsourced
    arabic	locale	ar	word	unsourced
    hebrew	locale	he	word	unsourced
    zhhans	locale	zh-Hans	word	unsourced
    zhhant	locale	zh-Hant	word	unsourced
    zhcn	locale	zh-Hans	word	unsourced
    zhtw	locale	zh-Hant	word	unsourced
    ptbr	locale	pt-BR	word	unsourced
    enus	locale	en-US	word	unsourced
    engb	locale	en-GB	word	unsourced
    frca	locale	fr-CA	word	unsourced
    esmx	locale	es-MX	word	unsourced
    dech	locale	de-CH	word	unsourced
    英文	locale	en	word	unsourced
    中文	locale	zh	word	unsourced
    日本語	locale	ja	word	unsourced
    日文	locale	ja	word	unsourced
    en	locale	en	last	unsourced
    de	locale	de	last	unsourced
    fr	locale	fr	last	unsourced
    es	locale	es	last	unsourced
    ja	locale	ja	last	unsourced
    ko	locale	ko	last	unsourced
    zh	locale	zh	last	unsourced
    ru	locale	ru	last	unsourced
    nl	locale	nl	last	unsourced
    sv	locale	sv	last	unsourced
    pl	locale	pl	last	unsourced
    tr	locale	tr	last	unsourced
    ar	locale	ar	last	unsourced
    he	locale	he	last	unsourced
    cs	locale	cs	last	unsourced
    da	locale	da	last	unsourced
    fi	locale	fi	last	unsourced
    el	locale	el	last	unsourced
    hu	locale	hu	last	unsourced
    nb	locale	nb	last	unsourced
    uk	locale	uk	last	unsourced
    vi	locale	vi	last	unsourced
    th	locale	th	last	unsourced
    id	locale	id	last	unsourced
    """#
}
