// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Every image that an output can need, in the order that decides between equals.
///
/// `launchImage` rows are Xcode's slots, `listedImage` rows are iPad screens that only a hand-written
/// `UILaunchImages` entry serves, `screen` rows are the screens of real devices. `-` is "none".
/// Sources are the tags of the facts: A1 Apple's table 5-4, C cordova-ios, N a NativeScript build log,
/// X xcbuild, T2 Titanium, AIR, R cordova-res, MP a public plist, DK DeviceKit, PWA pwa-asset-generator.
enum SlotTable {
  static let rows = #"""
    id	family	idiom	points	orientation	scale	extent	subtype	minimumOS	pixels	looseNames	compiledName	sources
    iphone-1x-legacy	launchImage	iphone	320x480	portrait	1	full-screen	-	-	320x480	Default.png,Default~iphone.png	LaunchImage.png	A1,C,N,X
    iphone-2x-legacy	launchImage	iphone	320x480	portrait	2	full-screen	-	-	640x960	Default@2x.png,Default@2x~iphone.png	LaunchImage@2x.png	A1,C,N,X
    iphone-568h-legacy	launchImage	iphone	320x568	portrait	2	full-screen	retina4	-	640x1136	Default-568h@2x.png,Default-568h@2x~iphone.png	LaunchImage-568h@2x.png	A1,C,N
    iphone-2x-ios7	launchImage	iphone	320x480	portrait	2	full-screen	-	7.0	640x960	Default@2x.png,Default@2x~iphone.png	LaunchImage-700@2x.png	C,N,PL,DV
    iphone-568h-ios7	launchImage	iphone	320x568	portrait	2	full-screen	retina4	7.0	640x1136	Default-568h@2x.png,Default-568h@2x~iphone.png	LaunchImage-700-568h@2x.png	C,N,PL,DV
    iphone-667h	launchImage	iphone	375x667	portrait	2	full-screen	667h	8.0	750x1334	Default-667h@2x.png,Default-667h.png,Default-375w-667h@2x~iphone.png	LaunchImage-800-667h@2x.png	C,N,DV,T2,AIR
    iphone-736h-portrait	launchImage	iphone	414x736	portrait	3	full-screen	736h	8.0	1242x2208	Default-Portrait-736h@3x.png,Default-736h@3x.png,Default-736h.png,Default-414w-736h@3x~iphone.png	LaunchImage-800-Portrait-736h@3x.png	C,N,DV,T2,AIR
    iphone-736h-landscape	launchImage	iphone	414x736	landscape	3	full-screen	736h	8.0	2208x1242	Default-Landscape-736h@3x.png,Default-Landscape-736h.png,Default-Landscape-414w-736h@3x~iphone.png	LaunchImage-800-Landscape-736h@3x.png	C,N,X,T2,AIR
    iphone-2436h-portrait	launchImage	iphone	375x812	portrait	3	full-screen	2436h	11.0	1125x2436	Default-Portrait-2436h@3x.png,Default-2436h.png,Default-812h@3x~iphone.png	LaunchImage-1100-Portrait-2436h@3x.png	C,N,DV,T2,AIR
    iphone-2436h-landscape	launchImage	iphone	375x812	landscape	3	full-screen	2436h	11.0	2436x1125	Default-Landscape-2436h@3x.png,Default-Landscape-2436h.png,Default-Landscape-812h@3x~iphone.png	LaunchImage-1100-Landscape-2436h@3x.png	C,N,T2,AIR
    iphone-2688h-portrait	launchImage	iphone	414x896	portrait	3	full-screen	2688h	12.0	1242x2688	Default-Portrait-2688h@3x.png,Default-2688h~iphone.png	LaunchImage-1200-Portrait-2688h@3x.png	ARK,N,XH,T2,R
    iphone-2688h-landscape	launchImage	iphone	414x896	landscape	3	full-screen	2688h	12.0	2688x1242	Default-Landscape-2688h@3x.png,Default-Landscape-2688h~iphone.png	LaunchImage-1200-Landscape-2688h@3x.png	ARK,N,T2,R
    iphone-1792h-portrait	launchImage	iphone	414x896	portrait	2	full-screen	1792h	12.0	828x1792	Default-Portrait-1792h@2x.png,Default-1792h~iphone.png	LaunchImage-1200-Portrait-1792h@2x.png	ARK,N,XH,T2,R
    iphone-1792h-landscape	launchImage	iphone	414x896	landscape	2	full-screen	1792h	12.0	1792x828	Default-Landscape-1792h@2x.png,Default-Landscape-1792h~iphone.png	LaunchImage-1200-Landscape-1792h@2x.png	ARK,N,T2,R
    ipad-portrait-1x-legacy	launchImage	ipad	768x1024	portrait	1	full-screen	-	-	768x1024	Default-Portrait~ipad.png,Default-Portrait.png	LaunchImage-Portrait~ipad.png	A1,C,N,ARK
    ipad-portrait-1x-ios7	launchImage	ipad	768x1024	portrait	1	full-screen	-	7.0	768x1024	Default-Portrait~ipad.png,Default-Portrait.png	LaunchImage-700-Portrait~ipad.png	C,N,PL,X
    ipad-portrait-1x-statusbar	launchImage	ipad	768x1024	portrait	1	to-status-bar	-	-	768x1004	Default-Portrait~ipad.png,Default-Portrait.png	LaunchImage-Portrait~ipad.png	C,IDT,GCL,X
    ipad-portrait-2x-legacy	launchImage	ipad	768x1024	portrait	2	full-screen	-	-	1536x2048	Default-Portrait@2x~ipad.png,Default-Portrait@2x.png	LaunchImage-Portrait@2x~ipad.png	A1,C,N,ARK
    ipad-portrait-2x-ios7	launchImage	ipad	768x1024	portrait	2	full-screen	-	7.0	1536x2048	Default-Portrait@2x~ipad.png,Default-Portrait@2x.png	LaunchImage-700-Portrait@2x~ipad.png	C,N,PL,X
    ipad-portrait-2x-statusbar	launchImage	ipad	768x1024	portrait	2	to-status-bar	-	-	1536x2008	Default-Portrait@2x~ipad.png,Default-Portrait@2x.png	LaunchImage-Portrait@2x~ipad.png	C,IDT,GCL,X
    ipad-landscape-1x-legacy	launchImage	ipad	768x1024	landscape	1	full-screen	-	-	1024x768	Default-Landscape~ipad.png,Default-Landscape.png	LaunchImage-Landscape~ipad.png	A1,C,N,ARK
    ipad-landscape-1x-ios7	launchImage	ipad	768x1024	landscape	1	full-screen	-	7.0	1024x768	Default-Landscape~ipad.png,Default-Landscape.png	LaunchImage-700-Landscape~ipad.png	C,N,PL,X
    ipad-landscape-1x-statusbar	launchImage	ipad	768x1024	landscape	1	to-status-bar	-	-	1024x748	Default-Landscape~ipad.png,Default-Landscape.png	LaunchImage-Landscape~ipad.png	C,IDT,GCL,X
    ipad-landscape-2x-legacy	launchImage	ipad	768x1024	landscape	2	full-screen	-	-	2048x1536	Default-Landscape@2x~ipad.png,Default-Landscape@2x.png	LaunchImage-Landscape@2x~ipad.png	A1,C,N,ARK
    ipad-landscape-2x-ios7	launchImage	ipad	768x1024	landscape	2	full-screen	-	7.0	2048x1536	Default-Landscape@2x~ipad.png,Default-Landscape@2x.png	LaunchImage-700-Landscape@2x~ipad.png	C,N,PL,X
    ipad-landscape-2x-statusbar	launchImage	ipad	768x1024	landscape	2	to-status-bar	-	-	2048x1496	Default-Landscape@2x~ipad.png,Default-Landscape@2x.png	LaunchImage-Landscape@2x~ipad.png	C,IDT,GCL,X
    tv-1x	launchImage	tv	1920x1080	landscape	1	full-screen	-	9.0	1920x1080	-	LaunchImage-900~tv.png	AF,X,XAM
    tv-2x	launchImage	tv	1920x1080	landscape	2	full-screen	-	11.0	3840x2160	-	LaunchImage-1100@2x~tv.png	AF,X
    ipad-1112h-portrait	listedImage	ipad	834x1112	portrait	2	full-screen	1112h	9.0	1668x2224	Default-Portrait-1112h@2x~ipad.png,Default-Portrait-1112h@2x.png	-	AIR
    ipad-1112h-landscape	listedImage	ipad	834x1112	landscape	2	full-screen	1112h	9.0	2224x1668	Default-Landscape-1112h@2x~ipad.png,Default-Landscape-1112h@2x.png	-	AIR
    ipad-1194h-portrait	listedImage	ipad	834x1194	portrait	2	full-screen	1194h	9.0	1668x2388	Default-Portrait-1194h@2x~ipad.png,Default-Portrait-1194h@2x.png	-	MP
    ipad-1194h-landscape	listedImage	ipad	834x1194	landscape	2	full-screen	1194h	9.0	2388x1668	Default-Landscape-1194h@2x~ipad.png,Default-Landscape-1194h@2x.png	-	MP
    ipad-1366h-portrait	listedImage	ipad	1024x1366	portrait	2	full-screen	1366h	9.0	2048x2732	Default-Portrait-1366h@2x~ipad.png,Default-Portrait-1366h@2x.png,Default-Portrait@2x.png,Default-Portrait@~ipadpro.png	-	MP,AIR,R
    ipad-1366h-landscape	listedImage	ipad	1024x1366	landscape	2	full-screen	1366h	9.0	2732x2048	Default-Landscape-1366h@2x~ipad.png,Default-Landscape-1366h@2x.png,Default-Landscape@2x.png,Default-Landscape@~ipadpro.png	-	MP,AIR,R
    screen-320x480@1x-portrait	screen	iphone	320x480	portrait	1	full-screen	-	-	320x480	apple-splash-320-480.png	-	DK,PWA
    screen-320x480@1x-landscape	screen	iphone	320x480	landscape	1	full-screen	-	-	480x320	apple-splash-480-320.png	-	DK,PWA
    screen-320x480@2x-portrait	screen	iphone	320x480	portrait	2	full-screen	-	-	640x960	apple-splash-640-960.png	-	DK,PWA
    screen-320x480@2x-landscape	screen	iphone	320x480	landscape	2	full-screen	-	-	960x640	apple-splash-960-640.png	-	DK,PWA
    screen-320x568@2x-portrait	screen	iphone	320x568	portrait	2	full-screen	retina4	-	640x1136	apple-splash-640-1136.png	-	DK,PWA
    screen-320x568@2x-landscape	screen	iphone	320x568	landscape	2	full-screen	retina4	-	1136x640	apple-splash-1136-640.png	-	DK,PWA
    screen-375x667@2x-portrait	screen	iphone	375x667	portrait	2	full-screen	667h	-	750x1334	apple-splash-750-1334.png	-	DK,PWA
    screen-375x667@2x-landscape	screen	iphone	375x667	landscape	2	full-screen	667h	-	1334x750	apple-splash-1334-750.png	-	DK,PWA
    screen-414x736@3x-portrait	screen	iphone	414x736	portrait	3	full-screen	736h	-	1242x2208	apple-splash-1242-2208.png	-	DK,PWA
    screen-414x736@3x-landscape	screen	iphone	414x736	landscape	3	full-screen	736h	-	2208x1242	apple-splash-2208-1242.png	-	DK,PWA
    screen-375x812@3x-portrait	screen	iphone	375x812	portrait	3	full-screen	2436h	-	1125x2436	apple-splash-1125-2436.png	-	DK,PWA
    screen-375x812@3x-landscape	screen	iphone	375x812	landscape	3	full-screen	2436h	-	2436x1125	apple-splash-2436-1125.png	-	DK,PWA
    screen-414x896@3x-portrait	screen	iphone	414x896	portrait	3	full-screen	2688h	-	1242x2688	apple-splash-1242-2688.png	-	DK,PWA
    screen-414x896@3x-landscape	screen	iphone	414x896	landscape	3	full-screen	2688h	-	2688x1242	apple-splash-2688-1242.png	-	DK,PWA
    screen-414x896@2x-portrait	screen	iphone	414x896	portrait	2	full-screen	1792h	-	828x1792	apple-splash-828-1792.png	-	DK,PWA
    screen-414x896@2x-landscape	screen	iphone	414x896	landscape	2	full-screen	1792h	-	1792x828	apple-splash-1792-828.png	-	DK,PWA
    screen-390x844@3x-portrait	screen	iphone	390x844	portrait	3	full-screen	-	-	1170x2532	apple-splash-1170-2532.png	-	DK,PWA
    screen-390x844@3x-landscape	screen	iphone	390x844	landscape	3	full-screen	-	-	2532x1170	apple-splash-2532-1170.png	-	DK,PWA
    screen-428x926@3x-portrait	screen	iphone	428x926	portrait	3	full-screen	-	-	1284x2778	apple-splash-1284-2778.png	-	DK,PWA
    screen-428x926@3x-landscape	screen	iphone	428x926	landscape	3	full-screen	-	-	2778x1284	apple-splash-2778-1284.png	-	DK,PWA
    screen-393x852@3x-portrait	screen	iphone	393x852	portrait	3	full-screen	-	-	1179x2556	apple-splash-1179-2556.png	-	DK,PWA
    screen-393x852@3x-landscape	screen	iphone	393x852	landscape	3	full-screen	-	-	2556x1179	apple-splash-2556-1179.png	-	DK,PWA
    screen-430x932@3x-portrait	screen	iphone	430x932	portrait	3	full-screen	-	-	1290x2796	apple-splash-1290-2796.png	-	DK,PWA
    screen-430x932@3x-landscape	screen	iphone	430x932	landscape	3	full-screen	-	-	2796x1290	apple-splash-2796-1290.png	-	DK,PWA
    screen-402x874@3x-portrait	screen	iphone	402x874	portrait	3	full-screen	-	-	1206x2622	apple-splash-1206-2622.png	-	DK,PWA
    screen-402x874@3x-landscape	screen	iphone	402x874	landscape	3	full-screen	-	-	2622x1206	apple-splash-2622-1206.png	-	DK,PWA
    screen-440x956@3x-portrait	screen	iphone	440x956	portrait	3	full-screen	-	-	1320x2868	apple-splash-1320-2868.png	-	DK,PWA
    screen-440x956@3x-landscape	screen	iphone	440x956	landscape	3	full-screen	-	-	2868x1320	apple-splash-2868-1320.png	-	DK,PWA
    screen-420x912@3x-portrait	screen	iphone	420x912	portrait	3	full-screen	-	-	1260x2736	apple-splash-1260-2736.png	-	DK,PWA
    screen-420x912@3x-landscape	screen	iphone	420x912	landscape	3	full-screen	-	-	2736x1260	apple-splash-2736-1260.png	-	DK,PWA
    screen-768x1024@1x-portrait	screen	ipad	768x1024	portrait	1	full-screen	-	-	768x1024	apple-splash-768-1024.png	-	DK,PWA
    screen-768x1024@1x-landscape	screen	ipad	768x1024	landscape	1	full-screen	-	-	1024x768	apple-splash-1024-768.png	-	DK,PWA
    screen-768x1024@2x-portrait	screen	ipad	768x1024	portrait	2	full-screen	-	-	1536x2048	apple-splash-1536-2048.png	-	DK,PWA
    screen-768x1024@2x-landscape	screen	ipad	768x1024	landscape	2	full-screen	-	-	2048x1536	apple-splash-2048-1536.png	-	DK,PWA
    screen-744x1133@2x-portrait	screen	ipad	744x1133	portrait	2	full-screen	-	-	1488x2266	apple-splash-1488-2266.png	-	DK,PWA
    screen-744x1133@2x-landscape	screen	ipad	744x1133	landscape	2	full-screen	-	-	2266x1488	apple-splash-2266-1488.png	-	DK,PWA
    screen-834x1112@2x-portrait	screen	ipad	834x1112	portrait	2	full-screen	1112h	-	1668x2224	apple-splash-1668-2224.png	-	DK,PWA
    screen-834x1112@2x-landscape	screen	ipad	834x1112	landscape	2	full-screen	1112h	-	2224x1668	apple-splash-2224-1668.png	-	DK,PWA
    screen-820x1180@2x-portrait	screen	ipad	820x1180	portrait	2	full-screen	-	-	1640x2360	apple-splash-1640-2360.png	-	DK,PWA
    screen-820x1180@2x-landscape	screen	ipad	820x1180	landscape	2	full-screen	-	-	2360x1640	apple-splash-2360-1640.png	-	DK,PWA
    screen-1024x1366@2x-portrait	screen	ipad	1024x1366	portrait	2	full-screen	1366h	-	2048x2732	apple-splash-2048-2732.png	-	DK,PWA
    screen-1024x1366@2x-landscape	screen	ipad	1024x1366	landscape	2	full-screen	1366h	-	2732x2048	apple-splash-2732-2048.png	-	DK,PWA
    screen-810x1080@2x-portrait	screen	ipad	810x1080	portrait	2	full-screen	-	-	1620x2160	apple-splash-1620-2160.png	-	DK,PWA
    screen-810x1080@2x-landscape	screen	ipad	810x1080	landscape	2	full-screen	-	-	2160x1620	apple-splash-2160-1620.png	-	DK,PWA
    screen-834x1194@2x-portrait	screen	ipad	834x1194	portrait	2	full-screen	1194h	-	1668x2388	apple-splash-1668-2388.png	-	DK,PWA
    screen-834x1194@2x-landscape	screen	ipad	834x1194	landscape	2	full-screen	1194h	-	2388x1668	apple-splash-2388-1668.png	-	DK,PWA
    screen-834x1210@2x-portrait	screen	ipad	834x1210	portrait	2	full-screen	-	-	1668x2420	apple-splash-1668-2420.png	-	DK,PWA
    screen-834x1210@2x-landscape	screen	ipad	834x1210	landscape	2	full-screen	-	-	2420x1668	apple-splash-2420-1668.png	-	DK,PWA
    screen-1032x1376@2x-portrait	screen	ipad	1032x1376	portrait	2	full-screen	-	-	2064x2752	apple-splash-2064-2752.png	-	DK,PWA
    screen-1032x1376@2x-landscape	screen	ipad	1032x1376	landscape	2	full-screen	-	-	2752x2064	apple-splash-2752-2064.png	-	DK,PWA
    """#
}
