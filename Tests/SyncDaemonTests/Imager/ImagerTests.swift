import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

@Suite("Image worker")
struct ImagerTests {
  private static let real =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    + "/.build/debug/launchsyncd-imager"

  private let folder: TemporaryFolder
  private let limits = Limits(decodeTime: .seconds(1))
  private let hash = ContentHash(high: 1, low: 2)

  init() throws {
    folder = try TemporaryFolder()
    folder.run("echo image > source")
  }

  /// A program in the worker's place that counts its starts.
  private func worker(_ script: String) throws -> ImagerBinary {
    folder.run("printf '%s\\n' '#!/bin/sh' 'echo >> \(folder.path)/starts' '\(script)' > worker")
    folder.run("chmod +x worker")
    return try program()
  }

  private func program() throws -> ImagerBinary {
    try #require(ImagerBinary(Array("\(folder.path)/worker".utf8)))
  }

  private func starts() throws -> Int {
    try folder.open().openFile(relative("starts")).readAll(upTo: 1 << 20).count
  }

  private func look(_ imager: Imager, _ hash: ContentHash? = nil) throws -> Imager.Outcome {
    let source = try folder.open().openFile(relative("source"))
    return imager.look(source, .png, hash: hash ?? self.hash, limits: limits)
  }

  @Test(
    "what breaks the worker is tried once more, and then remembered by its content",
    arguments: [
      ("exit 1", "it crashed"), ("kill -9 $$", "it crashed"), ("kill -SEGV $$", "it crashed"),
      // It waits for what never comes.
      ("read line <&3", "it was not done after 1 s"),
      ("printf nonsense >&3; read line <&3", "it answered nonsense"),
      // Too little memory to load the libraries.
      ("ulimit -v 60000; exec \(real)", "it crashed"),
    ]
  )
  func broken(script: String, words: String) throws {
    let state = Array(folder.path.utf8)
    let imager = Imager(try worker(script), folder: state)
    guard case .broken(let what) = try look(imager) else {
      Issue.record("not broken")
      return
    }
    #expect(what.hasPrefix(words))
    #expect(try starts() == 2)
    #expect(try look(imager) == .broken(what))
    #expect(try starts() == 2, "it is not tried again")
    // Nor after a restart.
    let next = Imager(try program(), folder: state)
    #expect(try look(next) == .broken(what))
    #expect(try starts() == 2)
    #expect(try look(next, ContentHash(high: 9, low: 9)) == .broken(what))
    #expect(try starts() == 4, "another content is")
    // A new program may do better.
    folder.run("touch -d 2001-01-01 worker")
    let newer = Imager(try program(), folder: state)
    #expect(try look(newer) == .broken(what))
    #expect(try starts() == 6)
  }

  @Test("a worker that ends between requests is replaced without a word")
  func replaced() throws {
    let answer = #"{"failed":"damaged","message":"no","errno":0}"#
    folder.run("printf '%s' '\(answer)' > answer")
    // The whole request is taken before the answer is given.
    let request = "/bin/dd bs=200000 count=1 <&3 >/dev/null 2>&1"
    let imager = Imager(
      try worker("\(request); /bin/cat \(folder.path)/answer >&3"),
      folder: nil
    )
    for round in 1...3 {
      #expect(try look(imager) == .failed(ImagerFailure(.damaged, "no")))
      #expect(try starts() == round)
    }
  }

  @Test("from inside the worker, files, sockets and programs are out of reach")
  func sandbox() throws {
    let binary = try #require(ImagerBinary(Array(Self.real.utf8)))
    let imager = Imager(binary, folder: nil)
    let lines = imager.probe(["/etc/passwd", "\(folder.path)/source", "\(folder.path)/new"])
    #expect(lines.count == 10)
    for line in lines { #expect(!line.hasSuffix(": 0"), "\(line)") }
    #expect(try folder.open().status(relative("new")) == nil)
  }

  @Test("there is no worker: that is an answer")
  func missing() throws {
    #expect(ImagerBinary(Array("/nowhere".utf8)) == nil)
    #expect(ImagerBinary(Array(folder.path.utf8)) == nil, "a folder is no program")
    #expect(try look(Imager(nil, folder: nil)) == .missing)
  }
}
