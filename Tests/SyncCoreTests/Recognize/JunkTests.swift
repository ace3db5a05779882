import SyncCore
import Testing

@Suite("Junk")
struct JunkTests {
  @Test(
    "is known by its name, in any letter case, with the reason",
    arguments: [
      (".DS_Store", "Finder"), ("._Default.png", "AppleDouble"),
      ("a/.AppleDouble/Default.png", "metadata"),
      ("__MACOSX/Default.png", "archive"), ("Thumbs.db", "thumbnails"), ("DESKTOP.INI", "settings"),
      ("$RECYCLE.BIN/Default.png", "trash"), (".Trash-1000/files/Default.png", "trash"),
      ("~$Default.png", "Office"), (".~lock.Default.png#", "Office"),
      ("Default.png.part", "download"),
      ("Default.png.crdownload", "download"), ("Default.png.PARTIAL", "download"),
      ("x.download/Default.png", "download"), ("Default.png.filepart", "upload"),
      (".goutputstream-AB12CD", "GNOME"), (".syncthing.Default.png.tmp", "Syncthing"),
      ("~syncthing~Default.png.tmp", "Syncthing"),
      ("Default.sync-conflict-20240101-101010-ABCDEFG.png", "Syncthing"),
      (".stversions/Default~20240101.png", "Syncthing"), (".Default.png.swp", "swap"),
      (".Default.png.swo", "swap"), ("Default.png~", "backup"), ("#Default.png#", "autosave"),
      (".#Default.png", "lock"), ("4913", "probe"), ("Default.png.tmp", "temporary"),
      (".nfs000000000001", "NFS"), (".Default.png.a1B2c3", "rsync"),
      ("@eaDir/Default.png", "Synology"),
      (".git/Default.png", "version control"), ("X.launchimage/Contents.json", "index"),
      ("AppIcon.appiconset/Icon-1024.png", "icon"), ("splash.9.png", "nine-patch"),
      (".launchsyncd-a1b2", "our own"), (".hidden.png", "hidden"), (".cache/Default.png", "hidden"),
    ]
  )
  func known(name: String, reason: String) throws {
    let path = try #require(RelativePath(name))
    let found = Recognizer(.assumed).isJunk(path)
    #expect(found?.contains(reason) == true, "\(name): \(found ?? "not junk")")
    guard case .ignored = Recognizer(.assumed).classify(path, pixels: PixelSize(320, 480)) else {
      Issue.record("\(name) was judged")
      return
    }
  }

  @Test(
    "is not seen in names that only look a little like it",
    arguments: [
      "Default.png", "part.png", "Default.part.png", "tmp.png", "backup.png", "Thumbs.db.png",
      "4913.png",
      "v1.9.png", "#1.png", "a~b.png", "lock.png", "git/Default.png", "MACOSX/Default.png",
      "sync-conflict.png", "Contents.json.png", "swp.png", "download/Default.png", "~Default.png",
    ]
  )
  func unknown(name: String) throws {
    #expect(Recognizer(.assumed).isJunk(try #require(RelativePath(name))) == nil)
  }

  @Test("is what the config's own patterns add, by name or by path")
  func configured() throws {
    var app = App.assumed
    app.ignore = ["*_draft.*", "old/**", "WIP*"]
    let recognizer = Recognizer(app)
    for (name, isJunk) in [
      ("x_draft.png", true), ("a/x_draft.png", true), ("old/a/b.png", true), ("WIP/x.png", true),
      ("WIP.png", true), ("wip.png", false), ("new/old.png", false), ("draft.png", false),
    ] {
      let reason = recognizer.isJunk(try #require(RelativePath(name)))
      #expect((reason != nil) == isJunk, "\(name)")
      if isJunk { #expect(reason?.hasPrefix("the config ignores “") == true) }
    }
  }
}
