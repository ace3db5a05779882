// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Files that are nobody's artwork: the first pattern that fits gives the reason.
///
/// Patterns are globs over names in lower case; `name` looks at the file's own name, `any` at its
/// folders too. The config's `ignore` adds to them.
/// `source`: as in ``WordTable``; `unsourced` rows are from memory and have no citation yet.
enum JunkTable {
  static let rows = #"""
    pattern	scope	reason	source
    .ds_store	name	the macOS Finder's notes	issue
    ._*	name	macOS metadata (AppleDouble)	unsourced
    .appledouble	any	macOS metadata	unsourced
    __macosx	any	macOS metadata from an archive	unsourced
    .spotlight-v100	any	macOS index	unsourced
    .fseventsd	any	macOS index	unsourced
    .trashes	any	a trash folder	unsourced
    .trash	any	a trash folder	unsourced
    .trash-*	any	a trash folder	unsourced
    $recycle.bin	any	a trash folder	unsourced
    .temporaryitems	any	macOS temporary items	unsourced
    thumbs.db	name	Windows thumbnails	issue
    ehthumbs.db	name	Windows thumbnails	unsourced
    desktop.ini	name	Windows folder settings	issue
    ~$*	name	an Office lock file	unsourced
    .~lock.*	name	an Office lock file	unsourced
    *.part	name	an unfinished download	issue
    *.partial	name	an unfinished download	unsourced
    *.crdownload	name	an unfinished download	issue
    *.download	any	an unfinished download	unsourced
    *.filepart	name	an unfinished upload (WinSCP)	issue
    *.opdownload	name	an unfinished download	unsourced
    *.!ut	name	an unfinished download	unsourced
    *.aria2	name	an unfinished download	unsourced
    .goutputstream-*	name	a GNOME temporary file	unsourced
    .syncthing.*	name	a Syncthing temporary file	unsourced
    ~syncthing~*	name	a Syncthing temporary file	issue
    *.sync-conflict-*	name	a Syncthing conflict copy	unsourced
    .stfolder	any	a Syncthing folder	unsourced
    .stversions	any	a Syncthing folder	unsourced
    .stignore	name	Syncthing settings	unsourced
    .*.sw[a-p]	name	an editor's swap file	unsourced
    *.sw[op]	name	an editor's swap file	unsourced
    *~	name	an editor's backup	unsourced
    #*#	name	an editor's autosave	unsourced
    .#*	name	an editor's lock	unsourced
    4913	name	an editor's probe (vim)	unsourced
    *.tmp	name	a temporary file	unsourced
    *.temp	name	a temporary file	unsourced
    *.bak	name	a backup	unsourced
    *.lock	name	a lock file	unsourced
    .nfs*	name	an NFS leftover	unsourced
    .fuse_hidden*	name	a FUSE leftover	unsourced
    .smbdelete*	name	an SMB leftover	unsourced
    .dropbox	name	Dropbox settings	unsourced
    .dropbox.cache	any	Dropbox cache	unsourced
    .owncloudsync.log	name	ownCloud log	unsourced
    @eadir	any	Synology thumbnails	unsourced
    .git	any	version control	unsourced
    .svn	any	version control	unsourced
    .hg	any	version control	unsourced
    .gitkeep	name	version control	unsourced
    .gitignore	name	version control	unsourced
    .launchsyncd-*	any	our own temporary file	unsourced
    launch-report.html	name	our own report	unsourced
    launch-report.txt	name	our own report	unsourced
    contents.json	name	an asset catalog's index	unsourced
    .*.??????	name	an rsync temporary file	unsourced
    .*	any	a hidden file	unsourced
    """#
}
