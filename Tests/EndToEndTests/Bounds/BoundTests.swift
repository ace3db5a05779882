import SyncCore
import Testing

@testable import SyncDaemon

/// What watching must reach, with the built binary.
@Suite("End to end: the bounds of watching", .serialized)
struct BoundTests {
  private let isQuick = environment("LAUNCHSYNCD_QUICK") != nil

  @Test(
    "a burst of 5,000 files with the kernel's queue shrunk to 16 events loses nothing, every time"
  )
  func overflow() throws {
    let shop = try Workshop(brands: 20)
    // The queue's length is that of the moment in which a watcher starts; where it can not be set, the
    // burst is played all the same, and lost events are told by a script in `DaemonTests`.
    shop.write("bound.py", Array(Self.overflow.utf8))
    #expect(
      shop.shell(
        "RUNS=\(isQuick ? 2 : 20) L='\(shop.binary)' timeout 900 python3 bound.py >out 2>&1"
      )
        == 0,
      "\(shop.output)"
    )
  }

  @Test("wait, called at once after cp -r of 1,000 files, comes when all are mirrored, 100 of 100")
  func waits() throws {
    let shop = try Workshop(brands: 40)
    shop.write("bound.py", Array(Self.waits.utf8))
    #expect(
      shop.shell(
        "RUNS=\(isQuick ? 5 : 100) L='\(shop.binary)' timeout 900 python3 bound.py >out 2>&1"
      )
        == 0,
      "\(shop.output)"
    )
  }

  @Test("idle, it does not wake up")
  func idle() throws {
    let shop = try Workshop(brands: 20)
    shop.write("bound.py", Array(Self.idle.utf8))
    #expect(
      shop.shell(
        "SECONDS_IDLE=\(isQuick ? 6 : 60) L='\(shop.binary)' timeout 300 python3 bound.py >out 2>&1"
      )
        == 0,
      "\(shop.output)"
    )
  }

  @Test("a rescan of known files reads none of them")
  func rescan() throws {
    let shop = try Workshop(brands: 3)
    shop.write("bound.py", Array(Self.rescan.utf8))
    #expect(
      shop.shell("L='\(shop.binary)' timeout 300 python3 bound.py >out 2>&1") == 0,
      "\(shop.output)"
    )
  }

  /// What the scripts share: a daemon, `wait`, and images of a round.
  private static let start = """
    import ctypes, glob, json, os, shutil, signal, struct, subprocess, sys, threading, time, zlib
    L, runs = os.environ['L'], int(os.environ.get('RUNS', '1'))
    def ask(*words):
        return subprocess.run([L, *words, '--config', 'config.json'], capture_output=True, text=True)
    def start():
        d = subprocess.Popen([L, 'run', '--config', 'config.json'], stderr=open('log', 'a'))
        deadline = time.monotonic() + 60
        while ask('wait').returncode == 3:
            assert time.monotonic() < deadline and d.poll() is None, 'no daemon'
        return d
    def stop(d):
        d.terminate(); assert d.wait(60) == 0
    def wait():
        done = ask('wait', '--timeout', '120')
        assert done.returncode == 0, (done.returncode, done.stderr[-200:], [
            problem for app in status()['apps'] for problem in app['problems'] if problem['path'] != 'drop'
            and not problem['code'] in ('incomplete', 'truncated')][:3])
    def status():
        return json.loads(ask('status', '--json').stdout)
    def png(width, height, round):
        def chunk(kind, data):
            return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
        rows = (b'\\0' + bytes([round % 256]) * ((width + 7) // 8)) * height
        return (b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 1, 3, 0, 0, 0))
                + chunk(b'PLTE', bytes(3) + b'\\xff' * 3) + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
    names = {'Default.png': (320, 480), 'Default@2x.png': (640, 960), 'Default-568h@2x.png': (640, 1136),
             'Default-Portrait~ipad.png': (768, 1024), 'Default-Landscape~ipad.png': (1024, 768)}
    brands = sorted(os.listdir('drop'))
    def fill(folder, each, round):
        for brand in brands:
            os.makedirs(f'{folder}/{brand}', exist_ok=True)
            for name, size in names.items():
                open(f'{folder}/{brand}/{name}', 'wb').write(png(*size, round))
            for n in range(each - len(names)):
                open(f'{folder}/{brand}/other {n}.png', 'wb').write(png(640, 960, round + n))
    def wrong(folder):
        return [f'{brand}/{name}' for brand in brands for name in names
                if not os.path.exists(f'build/{brand}/{name}')
                or open(f'build/{brand}/{name}', 'rb').read() != open(f'{folder}/{brand}/{name}', 'rb').read()]

    """

  private static let overflow =
    start + """
      limit = '/proc/sys/fs/inotify/max_queued_events'
      def shrunk_start():
          try:
              before = open(limit).read()
              open(limit, 'w').write('16')
          except OSError as error:
              print('the queue can not be shrunk here:', error)
              return start(), False
          try:
              return start(), True
          finally:
              open(limit, 'w').write(before)
      fill('new', 250, 0)
      for run in range(runs):
          for brand in brands:
              shutil.rmtree(f'drop/{brand}'); os.mkdir(f'drop/{brand}')
          shutil.rmtree('state', ignore_errors=True); shutil.rmtree('build', ignore_errors=True)
          d, is_shrunk = shrunk_start()
          fill('new', 5, run)
          subprocess.run(['cp', '-r', *glob.glob('new/*'), 'drop'], check=True)
          wait()
          assert not wrong('new'), (run, wrong('new')[:5])
          found = status()
          sources = sum(app['counts']['sources'] for app in found['apps'])
          assert sources == 250 * len(brands), (run, sources)
          assert found['daemon']['overflows'] > 0 or not is_shrunk, found['daemon']
          stop(d)
      """

  private static let waits =
    start + """
      d = start()
      over = False
      def hammer():
          n = 0
          while not over:
              n += 1
              with open('drop/hot/hot.png', 'wb') as f: f.write(png(640, 1136, n))
              with open(f'drop/hot/{n % 50}.tmp', 'wb') as f: f.write(b'x')
              os.rename(f'drop/hot/{n % 50}.tmp', f'drop/hot/{n % 7}.txt')
              time.sleep(0.002)
      os.makedirs('drop/hot', exist_ok=True)
      other = threading.Thread(target=hammer); other.start()
      try:
          fill('new', 25, 0)
          for round in range(runs):
              fill('new', 5, round)
              subprocess.run(['cp', '-r', *[f'new/{b}' for b in brands], 'drop'], check=True)
              wait()
              assert not wrong('new'), (round, wrong('new')[:5])
      finally:
          over = True; other.join()
      stop(d)
      """

  private static let idle =
    start + """
      fill('drop', 5, 0)
      d = start(); wait()
      def switches():
          return sum(int(line.split()[1]) for task in glob.glob(f'/proc/{d.pid}/task/*/status')
                     for line in open(task) if line.startswith('voluntary_ctxt_switches'))
      def work():
          return open(f'/proc/{d.pid}/stat').read().rsplit(')', 1)[1].split()[11:13]
      # Quiet comes after 0.2 s, and what is told and drawn then takes its time.
      before, same = None, 0
      while same < 20:
          time.sleep(0.1); now = (switches(), work()); same = same + 1 if now == before else 0; before = now
      before = switches()
      time.sleep(int(os.environ['SECONDS_IDLE']))
      assert switches() == before, switches() - before
      stop(d)
      """

  private static let rescan =
    start + """
      fill('drop', 30, 0)
      d = start(); wait()
      if shutil.which('strace') is None: stop(d); sys.exit(0)
      trace = subprocess.Popen(['strace', '-f', '-qq', '-y', '-e', 'trace=openat,openat2,read,pread64',
                                '-o', 'strace.out', '-p', str(d.pid)], stderr=subprocess.PIPE)
      time.sleep(1)
      if trace.poll() is not None: stop(d); sys.exit(0)  # not allowed here
      assert ask('rescan').returncode == 0
      trace.terminate(); trace.wait()
      read = [line for line in open('strace.out') if '.png' in line and '/drop' in line]
      assert not read, read[:5]
      assert 'drop' in open('strace.out').read()
      stop(d)
      """
}

extension Workshop {
  /// With one app for each of so many folders.
  init(brands: Int) throws {
    try self.init()
    write(
      "config.json",
      Array(
        """
        { "state": "state", "quiet": 0.2, "apps": [ { "name": "{brand}", "drop": "drop/{brand}",
          "build": "build/{brand}", "durability": "fast", "supports": { "minimumOS": "6.0" },
          "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
    _ = shell("mkdir -p $(seq -f drop/b%g \(brands))")
  }
}
