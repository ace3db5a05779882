import Manual
import SyncCore
import SyncDaemon

/// Prints one generated file, or without an argument the path of each; `scripts/generate` calls it.
@main
struct Main {
  static func main() {
    guard let argument = Terminal.arguments.first else {
      for file in GeneratedFile.allCases { Terminal.print(Array("\(file.rawValue)\n".utf8)) }
      return
    }
    let path = String(decoding: argument, as: UTF8.self)
    guard let file = GeneratedFile(rawValue: path) else {
      Terminal.complain("\(printable(argument)) is not generated")
      Terminal.exit(with: 2)
    }
    Terminal.print(file.bytes)
  }
}
