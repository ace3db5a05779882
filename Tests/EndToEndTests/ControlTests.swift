import SyncCore
import Testing

@testable import SyncDaemon

/// `wait`, `rescan` and the socket behind them, with the built binary.
@Suite("End to end: the control socket")
struct ControlTests {
  private let image = plainPNG(640, 960)

  @Test("wait ends with 3 without a daemon, 0 when all is mirrored, and tells what is not whole")
  func waits() throws {
    let shop = try Workshop()
    #expect(shop.run("wait") == 3)
    #expect(shop.run("rescan") == 3)
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    for round in 0..<20 {
      shop.write("drop/Default@2x.png", image + [UInt8](repeating: 7, count: round))
      #expect(shop.run("wait --timeout 60") == 0)
      #expect(shop.read("build/Default@2x.png")?.count == image.count + round)
    }
    shop.write("drop/Default-568h@2x.png", Array(image.prefix(100)))
    #expect(shop.run("wait --app a") == 0)
    #expect(shop.output.contains("Default-568h@2x.png is not whole yet"))
    #expect(shop.run("wait --app b") == 2)
    #expect(shop.run("wait --timeout soon") == 2)
    // Nothing is left behind of all that, least of all among the designers' files.
    #expect(
      shop.shell("test $(ls -A drop | wc -l) = 2 && test $(ls -A state/cookies | wc -l) = 0") == 0
    )
    shop.signal("STOP")
    #expect(shop.run("wait --timeout 0.2") == 1)
    shop.signal("CONT")
    #expect(shop.run("rescan --timeout 60") == 0)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
    #expect(shop.shell("test ! -e state/control.sock") == 0)
  }

  @Test("a socket that a killed daemon left is replaced, also where paths are long")
  func replaced() throws {
    let shop = try Workshop()
    let deep = [String](repeating: String(repeating: "d", count: 60), count: 4).joined(
      separator: "/"
    )
    shop.write(
      "config.json",
      Array(
        """
        { "state": "\(deep)/state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    shop.signal("KILL")
    #expect(shop.eventually { shop.run("wait --timeout 1") == 3 })
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("bad lines are answered by one error each, and the client is served on")
  func badLines() throws {
    let shop = try Workshop()
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    let lines = [
      "", "{", "[]", "7", #"{"command":"fly"}"#, #"{"command":"wait","app":"nobody"}"#,
      #"{"command":"wait","when":"now"}"#, #"{"command":"wait","command":"wait"}"#,
      #"{"command":["wait"]}"#, #"{"command":"accept"}"#, #"{"command":"accept","app":"a"}"#,
      "\\xff\\xfe", "\\x00",
    ]
    let script = lines.map { "b'\($0)'" }.joined(separator: ",")
    #expect(
      shop.python(
        """
        for line in [\(script)]:
            s.sendall(line + b'\\n')
            answer = json.loads(f.readline())
            assert list(answer) == ['schema', 'error'], (line, answer)
        s.sendall(b'{"command":"wait"}\\n')
        assert json.loads(f.readline())['mirrored'] is True
        s.sendall(b'x' * 100000)
        assert 'at most' in json.loads(f.readline())['error']
        try:
            assert f.readline() == b''
        except ConnectionResetError:
            pass
        """
      ) == 0,
      "\(shop.output)"
    )
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("slow, dead and many clients cost nobody else's time")
  func hostile() throws {
    let shop = try Workshop()
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(
      shop.python(
        """
        # Many that say nothing, half a line, or a line and never read.
        idle = [connect() for _ in range(300)]
        for n, c in enumerate(idle):
            try:
                c.sendall([b'', b'{"comm', b'{"command":"status"}\\n' * 50][n % 3])
            except OSError:
                pass
        # Some that wait and are gone at once.
        for n in range(50):
            c = connect(); c.sendall(b'{"command":"wait"}\\n'); c.close()
        # One that asks and asks, and reads nothing.
        greedy = connect(); greedy.setblocking(False)
        try:
            while True: greedy.send(b'{"command":"status"}\\n' * 100)
        except OSError:
            pass
        open('drop/Default@2x.png', 'wb').write(open('image', 'rb').read())
        c = connect(); g = c.makefile('rb')
        c.sendall(b'{"command":"wait"}\\n')
        assert json.loads(g.readline())['mirrored'] is True
        assert open('build/Default@2x.png', 'rb').read() == open('image', 'rb').read()
        fds = len(os.listdir('/proc/%s/fd' % open('pid').read().strip()))
        assert fds < 100, fds
        """,
        image
      ) == 0,
      "\(shop.output)"
    )
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("others may ask for the status and nothing else")
  func permissions() throws {
    let shop = try Workshop()
    guard shop.shell("test $(id -u) = 0") == 0 else { return }
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.shell("chmod 755 .") == 0)
    #expect(
      shop.python(
        """
        os.setgroups([]); os.setgid(65534); os.setuid(65534)
        s = connect(); f = s.makefile('rb')
        for word in ['wait', 'rescan', 'accept']:
            s.sendall(json.dumps({'command': word, 'app': 'a'}).encode() + b'\\n')
            assert 'only root' in json.loads(f.readline())['error'], word
        s.sendall(b'{"command":"status"}\\n')
        assert json.loads(f.readline())['daemon']['running'] is True
        """
      ) == 0,
      "\(shop.output)"
    )
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("wait looks at polled folders first")
  func polled() throws {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "poll": 3600, "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "watch": "poll", "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    shop.write("drop/Default@2x.png", image)
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.read("build/Default@2x.png") == image)
    #expect(shop.run("status --json") == 1)
    #expect(shop.output.contains(#""watching": "poll""#))
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("wait right after the config was written ends when what is new in it is mirrored")
  func configured() throws {
    let shop = try Workshop()
    shop.write("drop/Default@2x.png", image)
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    for round in 0..<5 {
      let build = "build\(round)"
      #expect(
        shop.shell("sed -i 's/\"build\": \"[^\"]*\"/\"build\": \"\(build)\"/' config.json") == 0
      )
      #expect(shop.run("wait --timeout 60") == 0)
      #expect(shop.read("\(build)/Default@2x.png") == image)
    }
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("accept acts at once on a running daemon")
  func accepts() throws {
    let shop = try Workshop()
    let sizes = [
      ("Default.png", 320, 480), ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
      ("Default-Portrait~ipad.png", 768, 1024), ("Default-Landscape~ipad.png", 1024, 768),
    ]
    for (name, width, height) in sizes { shop.write("drop/" + name, plainPNG(width, height)) }
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.shell("test $(ls build | wc -l) = 5 && mv drop away && mkdir drop") == 0)
    #expect(shop.run("wait") == 0)
    #expect(shop.output.contains("accept --app a"))
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    #expect(shop.run("accept --app a") == 0)
    #expect(shop.shell("test $(ls build | wc -l) = 0") == 0)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }
}

extension Workshop {
  /// Runs Python in the workshop, connected to the control socket as `s`, with `f` to read lines;
  /// `image` holds the bytes given.
  func python(_ script: String, _ image: [UInt8] = []) -> Int32 {
    write("image", image)
    let start = """
      import json, os, socket, sys
      def connect():
          c = socket.socket(socket.AF_UNIX); c.connect('state/control.sock'); c.settimeout(60); return c
      s = connect(); f = s.makefile('rb')

      """
    write("client.py", Array((start + script).utf8))
    return shell("python3 client.py >out 2>&1")
  }
}
