import Manual
import SyncCore
import SyncDaemon
import Testing

@Suite("A generated file")
struct GeneratedFileTests {
  @Test("names every command, flag, key and kind of event")
  func isComplete() {
    func text(_ file: GeneratedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }
    for command in Command.allCases {
      for file in [GeneratedFile.manual, .bash, .zsh, .fish] {
        #expect(text(file).contains(command.rawValue), "\(file.rawValue)")
      }
    }
    for flag in Flag.allCases {
      #expect(text(.bash).contains("--" + flag.rawValue))
      #expect(text(.zsh).contains("--" + flag.rawValue))
      #expect(text(.fish).contains("-l " + flag.rawValue))
    }
    for section in ConfigSection.allCases {
      for (key, _) in section.rows {
        #expect(text(.schema).contains("\"\(key)\""))
        #expect(text(.keys).contains(key))
        #expect(text(.configManual).contains(key))
      }
    }
    for kind in LogKind.allCases { #expect(text(.catalog).contains("-- \(kind.rawValue)\n")) }
  }
}
