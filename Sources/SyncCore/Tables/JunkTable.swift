// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Files that are nobody's artwork: the first pattern that fits gives the reason.
///
/// Patterns are globs over names in lower case; `name` looks at the file's own name, `any` at its
/// folders too. The config's `ignore` adds to them.
enum JunkTable {
  static let rows = #"""
    pattern	scope	reason	source
    .ds_store	name	the macOS Finder's notes	names
    ._*	name	macOS metadata (AppleDouble)	names
    .appledouble	any	macOS metadata	names
    __macosx	any	macOS metadata from an archive	names
    .spotlight-v100	any	macOS index	names
    .fseventsd	any	macOS index	names
    .trashes	any	a trash folder	names
    .trash	any	a trash folder	names
    .trash-*	any	a trash folder	names
    $recycle.bin	any	a trash folder	names
    .temporaryitems	any	macOS temporary items	names
    thumbs.db	name	Windows thumbnails	names
    ehthumbs.db	name	Windows thumbnails	names
    desktop.ini	name	Windows folder settings	names
    ~$*	name	an Office lock file	names
    .~lock.*	name	an Office lock file	names
    *.part	name	an unfinished download	names
    *.partial	name	an unfinished download	names
    *.crdownload	name	an unfinished download	names
    *.download	any	an unfinished download	names
    *.filepart	name	an unfinished upload (WinSCP)	names
    *.opdownload	name	an unfinished download	names
    *.!ut	name	an unfinished download	names
    *.aria2	name	an unfinished download	names
    .goutputstream-*	name	a GNOME temporary file	names
    .syncthing.*	name	a Syncthing temporary file	names
    ~syncthing~*	name	a Syncthing temporary file	names
    *.sync-conflict-*	name	a Syncthing conflict copy	names
    .stfolder	any	a Syncthing folder	names
    .stversions	any	a Syncthing folder	names
    .stignore	name	Syncthing settings	names
    .*.sw[a-p]	name	an editor's swap file	names
    *.sw[op]	name	an editor's swap file	names
    *~	name	an editor's backup	names
    #*#	name	an editor's autosave	names
    .#*	name	an editor's lock	names
    4913	name	an editor's probe (vim)	names
    *.tmp	name	a temporary file	names
    *.temp	name	a temporary file	names
    *.bak	name	a backup	names
    *.lock	name	a lock file	names
    .nfs*	name	an NFS leftover	names
    .fuse_hidden*	name	a FUSE leftover	names
    .smbdelete*	name	an SMB leftover	names
    .dropbox	name	Dropbox settings	names
    .dropbox.cache	any	Dropbox cache	names
    .owncloudsync.log	name	ownCloud log	names
    @eadir	any	Synology thumbnails	names
    .git	any	version control	names
    .svn	any	version control	names
    .hg	any	version control	names
    .gitkeep	name	version control	names
    .gitignore	name	version control	names
    .launchsyncd-*	any	our own temporary file	names
    contents.json	name	an asset catalog's index	names
    .*.??????	name	an rsync temporary file	names
    .*	any	a hidden file	names
    """#
}
