import SyncCore
import Testing

@testable import SyncDaemon

/// Something that befell a tool that watches folders, and what is right: a shell script that ends with 0
/// when it went right.
///
/// The scripts have `$D`, the drop folder; `$B`, the build tree; `$O`, a folder beside them on the same
/// file system; `$P` and `$Q`, two images of one size; `$N`, a name that fits both.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let script: String
  var config = ""
  var needs = Need.nothing

  /// What a scenario can not do without.
  enum Need: Sendable {
    case nothing
    /// To be root, and to be allowed to mount.
    case mounting
    /// A user namespace of its own, for a limit of its own.
    case namespace

    var isMet: Bool {
      switch self {
      case .nothing: true
      case .mounting:
        Workshop.shell("test $(id -u) = 0 && unshare -m mount -t tmpfs none /mnt 2>/dev/null") == 0
      case .namespace:
        Workshop.shell(
          "unshare -Ur sh -c 'echo 50 >/proc/sys/user/max_inotify_watches' 2>/dev/null"
        ) == 0
      }
    }
  }

  init(_ name: String, config: String = "", needs: Need = .nothing, _ script: String) {
    self.name = name
    self.script = script
    self.config = config
    self.needs = needs
  }

  var testDescription: String { name }

  /// Plays it in a workshop of its own, with a daemon that runs unless the script says `later`.
  func play(_ location: SourceLocation = #_sourceLocation) throws {
    guard needs.isMet else { return }
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "quiet": 0.2, "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "durability": "fast", "supports": { "minimumOS": "6.0" },
          "outputs": [ { "kind": "bundle" } ] \(config.isEmpty ? "" : ", " + config) } ] }
        """.utf8
      )
    )
    shop.write("p.png", plainPNG(640, 960))
    shop.write("q.png", plainPNG(640, 960, shade: 85))
    shop.write("scenario.sh", Array((Self.prelude + script).utf8))
    let status = shop.shell("L='\(shop.binary)' timeout 150 bash scenario.sh >trace 2>&1")
    let trace = String(decoding: shop.read("trace") ?? [], as: UTF8.self)
    let log = String(decoding: shop.read("log") ?? [], as: UTF8.self)
    #expect(
      status == 0,
      "\(name)\n\(trace.suffix(1_500))\n\(log.suffix(1_000))",
      sourceLocation: location
    )
  }

  private static let prelude = #"""
    mkdir -p outside
    D=$PWD/drop B=$PWD/build O=$PWD/outside P=$PWD/p.png Q=$PWD/q.png N=Default@2x.png
    export D B O P Q N
    start() { "$L" run --config config.json >>log 2>&1 & echo $! >pid; disown; w; }
    stop() { kill -${1:-TERM} $(cat pid); until_true gone; }
    gone() { ! kill -0 $(cat pid) 2>/dev/null; }
    # Ends when all that was dropped is mirrored.
    w() { until_true answered; }
    answered() {
      local status=0
      "$L" wait --timeout 100 --config config.json >wait.out 2>&1 || status=$?
      [ $status = 0 ] || { [ $status = 3 ] && ! gone && return 1; cat wait.out; exit 1; }
    }
    rescan() { "$L" rescan --timeout 100 --config config.json >wait.out 2>&1; }
    # Waits for a fact.
    until_true() { local n=0; until "$@"; do n=$((n+1)); [ $n -lt 3000 ] || exit 1; sleep .02; done; }
    json() { "$L" status --json --config config.json >status.out || true; }
    says() { json; grep -q -e "$1" status.out; }
    sources() { says "\"sources\": $1,"; }
    is() { cmp "$1" "$B/${2:-$N}"; }
    absent() { [ ! -e "$B/${1:-$N}" ]; }
    trap 'kill -9 $(cat pid) 2>/dev/null || true; [ ! -e cleanup ] || sh cleanup || true' EXIT
    set -eu

    """#
}
