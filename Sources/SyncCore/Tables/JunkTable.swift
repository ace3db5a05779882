// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Files that are nobody's artwork: the first pattern that fits gives the reason.
///
/// Patterns are globs over names in lower case; `name` looks at the file's own name, `any` at its folders too.
/// The config's `ignore` adds to them. `source`: whose files they are, or `GI`, GitHub's collection of gitignore
/// templates and the template; see ``WordSources``.
enum JunkTable {
  static let rows = #"""
    pattern	scope	reason	source
    .ds_store	name	the macOS Finder's notes	GI macOS
    ._*	name	macOS metadata (AppleDouble)	GI macOS
    .appledouble	any	macOS metadata	GI macOS
    __macosx	any	macOS metadata from an archive	GI macOS
    .spotlight-v100	any	a macOS index	GI macOS
    .fseventsd	any	a macOS index	GI macOS
    .trashes	any	a trash folder	GI macOS
    .temporaryitems	any	macOS temporary items	GI macOS
    .trash-*	any	a trash folder	GI Linux
    $recycle.bin	any	a trash folder	GI Windows
    thumbs.db	name	Windows thumbnails	GI Windows
    ehthumbs.db	name	Windows thumbnails	GI Windows
    desktop.ini	name	Windows folder settings	GI Windows
    ~$*	name	an Office lock file	GI MicrosoftOffice
    .~lock.*	name	an Office lock file	GI LibreOffice
    *.part	name	an unfinished download	Firefox
    *.partial	name	an unfinished download	Edge
    *.crdownload	name	an unfinished download	Chromium
    *.download	any	an unfinished download	Safari
    *.opdownload	name	an unfinished download	Opera
    *.filepart	name	an unfinished upload	WinSCP
    *.!ut	name	an unfinished download	uTorrent
    *.aria2	name	an unfinished download	aria2
    .goutputstream-*	name	a GNOME temporary file	GLib
    .syncthing.*	name	a Syncthing temporary file	Syncthing
    ~syncthing~*	name	a Syncthing temporary file	Syncthing
    *.sync-conflict-*	name	a Syncthing conflict copy	Syncthing
    .stfolder	any	a Syncthing folder	Syncthing
    .stversions	any	a Syncthing folder	Syncthing
    .stignore	name	Syncthing settings	Syncthing
    .*.sw[a-p]	name	an editor's swap file	GI Vim
    *.swp	name	an editor's swap file	GI Vim
    *.swo	name	an editor's swap file	GI Vim
    4913	name	an editor's probe	Vim
    *~	name	an editor's backup	GI Linux
    #*#	name	an editor's autosave	GI Emacs
    .#*	name	an editor's lock	GI Emacs
    *.tmp	name	a temporary file	GI Windows
    *.temp	name	a temporary file	GI Windows
    *.bak	name	a backup	GI Vim
    *.lock	name	a lock file	GI Linux
    .nfs*	name	an NFS leftover	GI Linux
    .fuse_hidden*	name	a FUSE leftover	GI Linux
    .smbdelete*	name	an SMB leftover	macOS smbfs
    .dropbox	name	Dropbox settings	GI Dropbox
    .dropbox.cache	any	the Dropbox cache	GI Dropbox
    .owncloudsync.log	name	the ownCloud log	ownCloud
    @eadir	any	Synology thumbnails	Synology
    .git	any	version control	git
    .svn	any	version control	Subversion
    .hg	any	version control	Mercurial
    .gitkeep	name	version control	git
    .gitignore	name	version control	git
    .launchsyncd-*	any	our own temporary file	ours
    launch-report.html	name	our own report	ours
    launch-report.txt	name	our own report	ours
    contents.json	name	an asset catalog's index	A4
    *.appiconset	any	an app icon set	A4
    *[!0-9].9.png	name	an Android nine-patch image	TICONS
    .*.??????	name	an rsync temporary file	rsync
    .*	any	a hidden file	POSIX
    """#
}
