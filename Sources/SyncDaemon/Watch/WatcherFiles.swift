/// Single files: an app's Info.plist.
extension Watcher {
  /// Watches the folders above a file again, and reports it.
  mutating func settleFile(_ file: RootID) {
    // A folder above it may have come while those above that got their watch: until no more does.
    var armed = -1
    var again = arm(file)
    while again > armed { (armed, again) = (again, arm(file)) }
    note(.everything(file))
  }
}
