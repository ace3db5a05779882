import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// The hooks that `docs/hooks.md` shows, as they stand there, each run by the daemon.
@Suite("End to end: the hooks of the documentation")
struct HookDocumentTests {
  private static func has(_ tools: String) -> Bool {
    Workshop.shell(
      "command -v \(tools.split(separator: " ").joined(separator: " && command -v ")) >/dev/null"
    ) == 0
  }

  /// The text of the first fence of a language below a heading.
  private func fence(_ language: String, below heading: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try Folder(opening: "/\(root)/docs").openFile(#require(RelativePath("hooks.md")))
      .readAll(upTo: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    let section = try #require(text.components(after: "## \(heading)\n"))
    let block = try #require(section.components(after: "```\(language)\n"))
    return try #require(block.components(before: "```"))
  }

  /// A workshop whose app has the hooks below a heading, with `places` put for those of the document.
  private func shop(_ heading: String, script: String?, _ places: [(String, String)]) throws
    -> Workshop
  {
    let shop = try Workshop()
    let path = shop.path
    func placed(_ text: String) -> String {
      ([("/etc/launchsyncd", "\(path)/etc")] + places).reduce(text) {
        $0.replacing($1.0, with: $1.1.replacing("HERE", with: path))
      }
    }
    #expect(shop.shell("mkdir etc") == 0)
    if let script {
      shop.write("etc/\(script)", Array(placed(try fence("sh", below: heading)).utf8))
      #expect(shop.shell("chmod +x etc/\(script)") == 0)
    }
    let hooks = placed(try fence("json", below: heading))
    let config = """
      { "state": "state", "quiet": 0.2, "apps": [ { "name": "aurora", "drop": "drop", "build": "build",
        "supports": { "devices": ["iphone"], "minimumOS": "7.0", "maximumOS": "7.1" },
        "outputs": [ { "kind": "bundle" } ], \(hooks) } ] }
      """
    shop.write("config.json", Array(config.utf8))
    return shop
  }

  private func text(_ shop: borrowing Workshop, _ name: String) -> String {
    String(decoding: shop.read(name) ?? [], as: UTF8.self)
  }

  private func end(_ daemon: consuming Child, _ shop: borrowing Workshop) {
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
    #expect(!text(shop, "log").contains("hookFailed"), "\(text(shop, "log"))")
  }

  @Test(
    "a word in the team's chat",
    .enabled(if: has("curl jq python3"), "needs curl, jq and python3")
  )
  func chat() throws {
    let shop = try shop("A word in the team's chat", script: "chat", [])
    let listener = try Listener(in: shop)
    let port = listener.port
    shop.write("etc/chat-url", Array("http://127.0.0.1:\(port)/chat\n".utf8))
    let daemon = try shop.launchWithPath("run")
    #expect(shop.eventually { text(shop, "requests").contains("*aurora* gapOpened") })
    #expect(text(shop, "requests").contains("deliver Default@2x.png, 640x960 pixels"))
    #expect(text(shop, "requests").contains("\"type\": \"application/json\""))
    shop.write("drop/a.png", plainPNG(640, 960))
    #expect(shop.eventually { text(shop, "requests").contains("*aurora* gapClosed") })
    end(daemon, shop)
    _ = consume listener
  }

  @Test("the build tree on other machines", .enabled(if: has("rsync"), "needs rsync"))
  func copy() throws {
    let shop = try shop(
      "The build tree on other machines",
      script: nil,
      [("/srv/build/aurora/", "HERE/build/"), ("build@mac-mini:launch/aurora/", "HERE/away/")]
    )
    let daemon = try shop.launchWithPath("run")
    for (name, height) in [("Default@2x.png", 960), ("Default-568h@2x.png", 1_136)] {
      shop.write("drop/\(name)", plainPNG(640, height))
      #expect(shop.eventually { shop.read("away/\(name)") == shop.read("drop/\(name)") })
    }
    #expect(shop.shell("rm drop/Default@2x.png") == 0)
    #expect(shop.eventually { shop.read("away/Default@2x.png") == nil })
    end(daemon, shop)
  }

  @Test("each change as a commit", .enabled(if: has("git jq"), "needs git and jq"))
  func commit() throws {
    let shop = try shop("Each change as a commit", script: "commit", [])
    #expect(
      shop.shell(
        """
        git init -q --bare -b main far.git && git clone -q far.git build 2>/dev/null && cd build &&
        git checkout -q -b main 2>/dev/null || true
        git -c user.name=t -c user.email=t@localhost commit -q --allow-empty -m start &&
        git push -q -u origin main
        """
      ) == 0
    )
    // What a pass has not renamed yet is none of the commit's.
    shop.write("build/.launchsyncd-0-x", [65])
    let daemon = try shop.launchWithPath("run")
    shop.write("drop/a.png", plainPNG(640, 960))
    #expect(
      shop.eventually {
        shop.shell("git -C far.git cat-file -e main:Default@2x.png 2>/dev/null") == 0
      }
    )
    let log = "git -C far.git log --format=%an:%s main >out && git -C far.git ls-tree -r main >>out"
    #expect(shop.shell(log) == 0)
    #expect(shop.output.contains("launchsyncd:Update launch images of aurora"))
    #expect(!shop.output.contains(".launchsyncd-"))
    end(daemon, shop)
  }

  @Test("start a build", .enabled(if: has("curl jq python3"), "needs curl, jq and python3"))
  func build() throws {
    let shop = try shop(
      "Start a build",
      script: "build",
      [("https://api.github.com", "http://127.0.0.1:PORT")]
    )
    let listener = try Listener(in: shop)
    let port = listener.port
    #expect(shop.shell("sed -i s/PORT/\(port)/ etc/build && echo secret > etc/token") == 0)
    let daemon = try shop.launchWithPath("run")
    shop.write("drop/a.png", plainPNG(640, 960))
    #expect(shop.eventually { shop.read("build/Default@2x.png") != nil })
    // Nothing is asked for while something is missing.
    shop.write("drop/b.png", plainPNG(640, 1_136))
    #expect(shop.eventually { text(shop, "requests").contains("\n") })
    let first = try #require(text(shop, "requests").split(separator: "\n").first)
    let request = try JSONValue(parsing: Array(first.utf8))
    #expect(request["path"]?.text == "/repos/OWNER/APP/actions/workflows/build.yml/dispatches")
    #expect(request["authorization"]?.text == "Bearer secret")
    #expect(request["body"]?["ref"]?.text == "main")
    #expect(shop.read("build/Default-568h@2x.png") != nil)
    end(daemon, shop)
    _ = consume listener
  }
}

/// A web server that keeps what it is sent in `requests` of a workshop.
private struct Listener: ~Copyable {
  let port: String
  private let pid: pid_t

  init(in shop: borrowing Workshop) throws {
    let tool = "\(Workshop.tools)/listen.py"
    let arguments = ["/usr/bin/python3", tool, "\(shop.path)/port", "\(shop.path)/requests"]
    pid = try Child(arguments, output: "\(shop.path)/server").pid
    for _ in 0..<12_000 where shop.read("port") == nil { usleep(10_000) }
    port = String(decoding: shop.read("port") ?? [], as: UTF8.self)
  }

  /// Waited for as well: the test library's own wait for children never gets past a dead one.
  deinit {
    kill(pid, SIGKILL)
    var status: Int32 = 0
    // Sound: `status` is ours and outlives the call.
    _ = unsafe waitpid(pid, &status, 0)
  }
}

extension Workshop {
  /// The daemon with the path that its hooks are searched in.
  fileprivate func launchWithPath(_ command: String) throws -> Child {
    try launch(command, as: ["/usr/bin/env", "PATH=/usr/bin:/bin", "HOME=\(path)"])
  }
}

extension String {
  fileprivate func components(after word: String) -> String? {
    firstRange(of: word).map { String(self[$0.upperBound...]) }
  }

  fileprivate func components(before word: String) -> String? {
    firstRange(of: word).map { String(self[..<$0.lowerBound]) }
  }
}
