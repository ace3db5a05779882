// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// What the tags in the `source` columns of the tables stand for.
///
/// A source is one or more tags, separated by `; ` or `, `; words after a tag say where in it: a language, a
/// template, what was made of it.
enum WordSources {
  static let rows = #"""
    tag	what
    A1	Apple, App-Related Resources: App Launch (Default) Images, tables 5-4 and 5-5
    A4	Apple, Asset Catalog Format Reference
    AIRDOC	Adobe, building AIR applications for mobile devices: launch images, and its translations
    AND	Android developers: providing resources
    apetools	webprofusion/apetools, src/models/platformFileSpecs.ts
    APPSCOPE	appsco.pe splash screen generator, names of its files
    aria2	the aria2 manual: control files
    brand	a platform's own name, as its maker writes it
    C	apache/cordova-ios, prepare.js and the launch storyboard's image set
    Chromium	Chromium downloads
    CLDR	Unicode CLDR 41, common/main: names of languages, units
    COCOS	cocos2d, file suffixes -hd, -ipad, -ipadhd
    CPS	apache/cordova-plugin-splashscreen, documentation of 2014, and its translations
    CSS	CSS Color Module Level 4, named colours
    DCF	JEITA CP-3461, Design rule for Camera File system
    DK	devicekit/DeviceKit, Source/Device.swift.gyb: names, diagonals and screens
    Edge	Microsoft Edge downloads
    EXPO	expo/expo, the shell app's launch images
    facts	our notes on Apple's launch images, the section named
    FAV	RealFaviconGenerator, names of its files
    FIG	Figma, frame presets, as exported file names repeat them
    Firefox	Firefox downloads
    GCC	GNOME Control Center 43, translations of “Dark”, “Light” and “Screenshots”
    GI	github/gitignore, Global templates
    git	git
    GLib	GLib, gio/glocalfileoutputstream.c
    GODOT	godotengine/godot, platform/iphone/export: names of the launch images
    GSH	GNOME Shell 43
    GTK	GTK 3.24, translations of “Portrait”, “Landscape” and “inch”
    ISO	ISO 639 (iso-codes 4.15)
    macOS	macOS, mount_smbfs
    Mercurial	Mercurial
    MS	Microsoft, app icons and tiles: scale qualifiers
    names	the collection of real names in Tests/SyncCoreTests/Fixtures/names.tsv
    NAUT	GNOME Files 43, translations of “ (copy)”
    Opera	Opera downloads
    ours	this program
    ownCloud	ownCloud desktop client
    PGB	PhoneGap Build, config.xml: gap:platform and gap:splash
    POSIX	IEEE Std 1003.1: a name with a leading dot is not listed
    PW	Playwright: outputDir, snapshotPathTemplate
    PWA	Apple's table of 2019 as generators of startup images repeat it: 11 and 10.5 inch are one size there
    R	ionic-team/cordova-res, src/resources.ts
    rsync	rsync(1), --temp-dir
    Safari	Safari downloads
    seen	file names and texts in public repositories, looked up in November 2026
    Subversion	Subversion
    Syncthing	docs.syncthing.net: temporary files, versioning, conflicts
    Synology	Synology DSM
    THUN	Thunar 4.18, translations of “(copy)”
    TICONS	FokkeZB/TiCons-CLI, lib/specs.js
    UE	Unreal Engine, iOS plist generator
    UN	Unity, PlayerSettings: names of the splash screen fields
    uTorrent	uTorrent downloads
    Vim	Vim, fileio.c: the probe before a backup
    WinSCP	WinSCP: transfer to a temporary file name
    X	facebook/xcbuild
    XC	Xcode: labels of the launch image slots, build configurations
    XD	Adobe XD, artboard presets
    """#
}
