import SyncCore
import Testing

@testable import SyncDaemon

/// The order of system calls, and what is done where one is missing; read from `strace`.
@Suite(.enabled(if: Ability.trace, "strace can not trace here"))
struct CallOrderTests {
  private func config(_ durability: String) -> [UInt8] {
    Array(
      """
      { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
        "durability": "\(durability)", "supports": { "minimumOS": "6.0" },
        "outputs": [ { "kind": "bundle" }, { "kind": "bundle", "path": "sub" } ] } ] }
      """.utf8
    )
  }

  private func shop(_ durability: String) throws -> Workshop {
    let shop = try Workshop()
    shop.write("config.json", config(durability))
    shop.write("drop/Default@2x.png", plainPNG(640, 960))
    shop.write("drop/Default.png", plainPNG(320, 480))
    return shop
  }

  /// The calls of a sync that matter, in order.
  private func trace(_ shop: borrowing Workshop, _ options: String = "") -> [String] {
    let status = shop.shell(
      "strace -f -y -s 4096 -o trace -e trace=fdatasync,fsync,rename,renameat,renameat2,linkat,unlinkat,write "
        + "\(options) '\(Workshop.builtBinary)' sync --config config.json >out 2>&1"
    )
    #expect(status == 1, "\(shop.output)")
    return String(decoding: shop.read("trace") ?? [], as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  @Test("noted, synced, renamed, folder synced, manifest synced: in this order")
  func order() throws {
    let shop = try shop("full")
    for round in 0..<2 {
      let lines = trace(shop)
      for (name, folder) in [("Default@2x.png", "build"), ("Default.png", "build/sub")] {
        func first(_ words: String...) -> Int? {
          lines.firstIndex { line in words.allSatisfy { line.contains($0) } }
        }
        let path = try #require(RelativePath(folder == "build" ? name : "sub/\(name)"))
        let temporary = try #require(temporaryName(for: path).name.withString)
        let noted = try #require(first("write(", "intents.jsonl", "\\\"\(path)\\\""))
        let journal = try #require(first("fdatasync(", "intents.jsonl"))
        let synced = try #require(first("fdatasync(", "/\(folder)/\(temporary)"))
        // An output that is there changes places with a name that tells of it.
        let swap = try #require(temporaryName(for: path, .swap).name.withString)
        let leaving = round == 0 ? temporary : swap
        let renamed = try #require(first("renameat2(", "\"\(leaving)\"", "\"\(name)\""))
        let folderSynced = try #require(first("fsync(", "/\(folder)>"))
        let manifest = try #require(first("renameat(", "\"manifest.json\""))
        #expect(noted < journal && journal < renamed)
        #expect(synced < renamed && renamed < folderSynced && folderSynced < manifest)
        let flag = round == 0 ? "RENAME_NOREPLACE" : "RENAME_EXCHANGE"
        #expect(lines[renamed].contains(flag), "\(lines[renamed])")
      }
      shop.write("drop/Default@2x.png", plainPNG(640, 960, shade: 9))
      shop.write("drop/Default.png", plainPNG(320, 480, shade: 9))
    }
  }

  @Test("killed with a replaced output still under its swap name, the next start takes that away")
  func killedAfterExchange() throws {
    let shop = try shop("full")
    _ = trace(shop)
    shop.write("drop/Default@2x.png", plainPNG(640, 960, shade: 9))
    _ = shop.shell(
      "strace -f -o trace -P build -e trace=unlinkat -e inject=unlinkat:signal=SIGKILL "
        + "'\(Workshop.builtBinary)' sync --config config.json >out 2>&1"
    )
    let path = try #require(RelativePath("Default@2x.png"))
    let swap = temporaryName(for: path, .swap)
    #expect(shop.read("build/\(path)") == plainPNG(640, 960, shade: 9))
    #expect(shop.read("build/\(swap)") == plainPNG(640, 960))
    _ = trace(shop)
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    #expect(shop.shell("test ! -e state/apps/a/aside") == 0)
    #expect(shop.read("build/sub/\(path)") == plainPNG(640, 960, shade: 9))
  }

  @Test("a removal that stops half-way puts the output back, for the next pass to know it")
  func removalStops() throws {
    let shop = try shop("full")
    _ = trace(shop)
    #expect(shop.shell("rm drop/Default@2x.png") == 0)
    let status = shop.shell(
      "strace -f -o trace -P build -e trace=unlinkat -e inject=unlinkat:error=EIO "
        + "'\(Workshop.builtBinary)' sync --config config.json >out 2>&1"
    )
    #expect(status == 4, "\(shop.output)")
    #expect(shop.read("build/Default@2x.png") == plainPNG(640, 960))
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    _ = trace(shop)
    #expect(shop.read("build/Default@2x.png") == nil)
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    #expect(shop.shell("test ! -e state/apps/a/aside") == 0)
  }

  @Test("an edit under a swap name, where a kill left it, is kept and told at the next start")
  func editUnderSwap() throws {
    let shop = try shop("full")
    _ = trace(shop)
    let path = try #require(RelativePath("Default@2x.png"))
    #expect(shop.shell("printf edit > 'build/\(temporaryName(for: path, .swap))'") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("\(path) was edited in the moment it was replaced"))
    #expect(shop.shell("test \"$(cat state/apps/a/aside/*)\" = edit") == 0)
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
  }

  @Test("`fast` syncs nothing")
  func fast() throws {
    let lines = trace(try shop("fast"))
    #expect(lines.contains { $0.contains("renameat2(") })
    #expect(!lines.contains { $0.contains("fdatasync(") || $0.contains("fsync(") })
  }

  @Test(
    "where the file system lacks calls, the next best gives the same tree and overwrites nobody",
    arguments: [
      "-e inject=renameat2:error=EINVAL",
      "-e inject=renameat2:error=ENOSYS -e inject=linkat:error=EPERM",
      "-e inject=renameat2:error=EINVAL -e inject=linkat:error=EOPNOTSUPP",
      "-e trace=copy_file_range -e inject=copy_file_range:error=EXDEV",
      "-e trace=openat2 -e inject=openat2:error=ENOSYS",
      "-e trace=fchmod -e inject=fchmod:error=EPERM",
    ]
  )
  func fallbacks(options: String) throws {
    let shop = try shop("full")
    #expect(shop.shell("mkdir -p build/sub && echo mine > build/sub/Default.png") == 0)
    for round in UInt8(0)..<3 {
      shop.write("drop/Default@2x.png", plainPNG(640, 960, shade: round))
      #expect(!trace(shop, options).isEmpty)
      #expect(shop.read("build/Default@2x.png") == plainPNG(640, 960, shade: round))
      #expect(shop.read("build/sub/Default@2x.png") == plainPNG(640, 960, shade: round))
      #expect(shop.read("build/sub/Default.png") == Array("mine\n".utf8))
      #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    }
    #expect(shop.shell("rm drop/Default@2x.png") == 0)
    _ = trace(shop, options)
    #expect(shop.read("build/Default@2x.png") == nil)
    #expect(shop.read("build/Default.png") == plainPNG(320, 480))
  }

  @Test(
    "where names can not be exchanged, an edit in that very moment is kept all the same",
    arguments: [
      // In the file, as a new file, and where the output goes because its source is gone.
      ("dd of=$O conv=notrunc,nocreat bs=1 seek=100 status=none", false),
      ("cat > other && mv other $O", false), ("cat > other && mv other $O", true),
    ]
  )
  func editedMeanwhile(edit: String, isRemoved: Bool) throws {
    let shop = try shop("fast")
    _ = trace(shop)
    shop.write("drop/Default@2x.png", plainPNG(640, 960, shade: 9))
    let path = try #require(RelativePath("Default@2x.png"))
    if isRemoved { #expect(shop.shell("rm drop/Default@2x.png") == 0) }
    // Its second name tells that the moment has come.
    let second = temporaryName(for: path, .swap, attempt: isRemoved ? 0 : 1)
    #expect(
      shop.shell(
        "{ O=build/\(path); (until test -e 'build/\(second)' || test -e over; do :; done;"
          + " printf mine | { \(edit); }) & "
          + "strace -f -o trace -P build -e inject=renameat2:error=EINVAL"
          + " -e inject=linkat:delay_exit=300000 '\(Workshop.builtBinary)' sync"
          + " --config config.json >out 2>&1; touch over; wait; }"
      ) == 0
    )
    _ = trace(shop)
    if !isRemoved { #expect(shop.read("build/\(path)") == plainPNG(640, 960, shade: 9)) }
    #expect(shop.shell("grep -qa mine state/apps/a/aside/* build/*.png") == 0)
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
  }

  @Test(
    "what a full disk or a quota stops is one problem; the last good output stays, none is torn",
    arguments: [
      ("copy_file_range", "ENOSPC", "diskFull"), ("copy_file_range", "EDQUOT", "diskFull"),
      ("fdatasync", "EIO", "cannotWrite"), ("renameat2", "EROFS", "cannotWrite"),
    ]
  )
  func failures(call: String, error: String, code: String) throws {
    let shop = try shop("full")
    _ = trace(shop)
    shop.write("drop/Default@2x.png", plainPNG(640, 960, shade: 5))
    shop.write("drop/Default.png", plainPNG(320, 480, shade: 5))
    let status = shop.shell(
      "strace -f -o trace -e trace=\(call) -e inject=\(call):error=\(error) "
        + "'\(Workshop.builtBinary)' sync --config config.json >out 2>&1"
    )
    #expect(status == 4)
    #expect(shop.read("build/Default@2x.png") == plainPNG(640, 960))
    #expect(shop.read("build/sub/Default.png") == plainPNG(320, 480))
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    _ = shop.run("sync --dry-run")
    _ = trace(shop)
    #expect(shop.read("build/Default@2x.png") == plainPNG(640, 960, shade: 5))
    #expect(shop.read("build/sub/Default.png") == plainPNG(320, 480, shade: 5))
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withString: String? { String(validating: self, as: UTF8.self) }
}
