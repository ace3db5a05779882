import Testing

@testable import SyncCore

@Suite("The table of commands")
struct CommandTableTests {
  private func parse(_ arguments: [String]) throws(UsageError) -> Request {
    try Request.parse(arguments.map { Array($0.utf8) })
  }

  @Test("is what a command takes, and no more", arguments: Command.allCases)
  func flags(command: Command) throws {
    let known = command.row.flags + Flag.everywhere
    for flag in Flag.allCases where flag != .help {
      var arguments = [command.rawValue, "--" + flag.rawValue]
      if let value = flag.row.value { arguments.append(value.placeholder) }
      if command == .explain, flag != .name, flag != .size { arguments.append("file.png") }
      if flag == .name { arguments += ["--size", "1x1"] }
      if flag == .size { arguments += ["--name", "a.png"] }
      if known.contains(flag) {
        #expect(try parse(arguments).command == command)
      } else {
        #expect(throws: UsageError.self) { try parse(arguments) }
      }
    }
  }

  @Test("says what --app is for `init`, which knows no app yet")
  func initApp() {
    #expect(!Help.text(.`init`).contains("this app only"))
    #expect(Help.text(.`init`).contains("the name of the app that it writes"))
    #expect(Help.text(.status).contains("this app only"))
  }

  @Test("names every variable of the environment that is read for a place")
  func environment() {
    let names = EnvironmentVariable.allCases.map(\.rawValue)
    #expect(names.contains("RUNTIME_DIRECTORY"))
    #expect(names.contains("LAUNCHSYNCD_IMAGER"))
  }

  @Test("is what --help says", arguments: Command.allCases)
  func help(command: Command) {
    let text = Help.text(command)
    #expect(text.hasPrefix("usage: launchsyncd \(command.rawValue)"))
    #expect(text.contains(command.row.summary))
    for flag in command.row.flags + Flag.everywhere { #expect(text.contains(flag.usage)) }
    for exit in command.row.exits { #expect(text.contains("\(exit.status) \(exit.meaning)")) }
    #expect(Help.text(nil).contains(command.row.summary))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 || $0.hasPrefix("ends") })
  }
}
