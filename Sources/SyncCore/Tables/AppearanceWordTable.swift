// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for dark and light artwork, alone and glued to a word for the launch, and the names of colours that
/// start like them; columns as ``WordRow`` says.
///
/// Within any other word they say nothing: `darkroom`, `highlight`.
enum AppearanceWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    dark	appearance	dark	word	C
    darkmode	appearance	dark	word	GSH
    night	appearance	dark	word	AND
    nightmode	appearance	dark	word	AND
    dunkel	appearance	dark	word	GCC de
    oscuro	appearance	dark	word	GCC es
    scuro	appearance	dark	word	GCC it
    escuro	appearance	dark	word	GCC pt
    sombre	appearance	dark	word	GCC fr
    donker	appearance	dark	word	GCC nl
    mörk	appearance	dark	word	GCC sv
    tumma	appearance	dark	word	GCC fi
    ciemny	appearance	dark	word	GCC pl
    tmavý	appearance	dark	word	GCC cs
    sötét	appearance	dark	word	GCC hu
    koyu	appearance	dark	word	GCC tr
    gelap	appearance	dark	word	GCC id
    σκούρο	appearance	dark	word	GCC el
    темный	appearance	dark	word	GCC ru
    темная	appearance	dark	word	GCC ru, inflected
    темна	appearance	dark	word	GCC uk
    כהה	appearance	dark	word	GCC he
    深色	appearance	dark	word	GCC zh_TW
    暗色	appearance	dark	word	GCC zh_CN
    暗黑	appearance	dark	word	seen
    夜间	appearance	dark	word	seen
    暗い	appearance	dark	word	GCC ja
    ダーク	appearance	dark	word	seen
    다크	appearance	dark	word	seen
    어둡게	appearance	dark	word	GCC ko
    light	appearance	light	word	C
    lightmode	appearance	light	word	C
    day	appearance	light	word	seen
    chiaro	appearance	light	word	GCC it
    lys	appearance	light	word	GCC nb
    浅色	appearance	light	word	seen
    日间	appearance	light	word	seen
    明るい	appearance	light	word	GCC ja
    ライト	appearance	light	word	seen
    라이트	appearance	light	word	seen
    splashdark	launch	dark	glued	seen
    darksplash	launch	dark	glued	seen
    splashscreendark	launch	dark	glued	C, glued
    darksplashscreen	launch	dark	glued	C, glued
    launchdark	launch	dark	glued	seen
    darklaunch	launch	dark	glued	C, glued
    launchscreendark	launch	dark	glued	C, glued
    darklaunchscreen	launch	dark	glued	C, glued
    loadingdark	launch	dark	glued	C, glued
    darkloading	launch	dark	glued	C, glued
    startupdark	launch	dark	glued	C, glued
    darkstartup	launch	dark	glued	C, glued
    splashdarkmode	launch	dark	glued	C, glued
    splashscreendarkmode	launch	dark	glued	C, glued
    launchdarkmode	launch	dark	glued	C, glued
    launchscreendarkmode	launch	dark	glued	C, glued
    launchimagedark	base	dark	glued	C, glued
    defaultdark	base	dark	glued	C, glued
    launchimagedarkmode	base	dark	glued	C, glued
    darklaunchimage	launch	dark	glued	C, glued
    splashlight	launch	light	glued	seen
    lightsplash	launch	light	glued	C, glued
    splashscreenlight	launch	light	glued	C, glued
    lightsplashscreen	launch	light	glued	C, glued
    launchlight	launch	light	glued	C, glued
    lightlaunch	launch	light	glued	C, glued
    launchscreenlight	launch	light	glued	C, glued
    lightlaunchscreen	launch	light	glued	C, glued
    loadinglight	launch	light	glued	C, glued
    lightloading	launch	light	glued	C, glued
    startuplight	launch	light	glued	C, glued
    lightstartup	launch	light	glued	C, glued
    splashlightmode	launch	light	glued	C, glued
    splashscreenlightmode	launch	light	glued	C, glued
    launchlightmode	launch	light	glued	C, glued
    launchscreenlightmode	launch	light	glued	C, glued
    launchimagelight	base	light	glued	C, glued
    defaultlight	base	light	glued	C, glued
    launchimagelightmode	base	light	glued	C, glued
    lightlaunchimage	launch	light	glued	C, glued
    darkblue	noise	-	word	CSS
    darkcyan	noise	-	word	CSS
    darkgoldenrod	noise	-	word	CSS
    darkgray	noise	-	word	CSS
    darkgrey	noise	-	word	CSS
    darkgreen	noise	-	word	CSS
    darkkhaki	noise	-	word	CSS
    darkmagenta	noise	-	word	CSS
    darkorange	noise	-	word	CSS
    darkorchid	noise	-	word	CSS
    darkred	noise	-	word	CSS
    darksalmon	noise	-	word	CSS
    darkseagreen	noise	-	word	CSS
    darkslateblue	noise	-	word	CSS
    darkslategray	noise	-	word	CSS
    darkslategrey	noise	-	word	CSS
    darkturquoise	noise	-	word	CSS
    darkviolet	noise	-	word	CSS
    darkolivegreen	noise	-	word	CSS
    lightblue	noise	-	word	CSS
    lightcoral	noise	-	word	CSS
    lightcyan	noise	-	word	CSS
    lightgoldenrodyellow	noise	-	word	CSS
    lightgray	noise	-	word	CSS
    lightgrey	noise	-	word	CSS
    lightgreen	noise	-	word	CSS
    lightpink	noise	-	word	CSS
    lightsalmon	noise	-	word	CSS
    lightseagreen	noise	-	word	CSS
    lightskyblue	noise	-	word	CSS
    lightslategray	noise	-	word	CSS
    lightslategrey	noise	-	word	CSS
    lightsteelblue	noise	-	word	CSS
    lightyellow	noise	-	word	CSS
    midnightblue	noise	-	word	CSS
    """#
}
