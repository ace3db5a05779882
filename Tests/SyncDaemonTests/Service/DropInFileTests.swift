import SyncCore
import SyncDaemon
import Testing

@Suite("The file of the service's drop-in")
struct DropInFileTests {
  private static let text = "\(ServiceDropIn.mark); new\n"

  @Test("is read before what systemctl edit writes, and takes the place of our older one")
  func replaces() throws {
    let place = try TemporaryFolder()
    place.run("echo '\(ServiceDropIn.mark); old' >paths.conf && touch override.conf")
    let path = try FirstConfig.writeDropIn(Self.text, in: place.path)
    #expect(path == Array("\(place.path)/10-launchsyncd.conf".utf8))
    place.run("test \"$(ls | head -n 1)\" = 10-launchsyncd.conf && test ! -e paths.conf")
    _ = try FirstConfig.writeDropIn(Self.text, in: place.path)
    place.run("grep -q new 10-launchsyncd.conf")
  }

  @Test("is not written over, nor is an older one removed, where it is somebody else's")
  func foreign() throws {
    let place = try TemporaryFolder()
    place.run("echo mine >paths.conf")
    _ = try FirstConfig.writeDropIn(Self.text, in: place.path)
    place.run("grep -q mine paths.conf && echo mine >10-launchsyncd.conf")
    #expect(throws: UsageError.self) { _ = try FirstConfig.writeDropIn(Self.text, in: place.path) }
    place.run("grep -q mine 10-launchsyncd.conf")
  }
}
