/// Single files: an app's Info.plist.
extension Watcher {
  /// Watches one file, by its absolute path, through the folder that holds it: a file that is
  /// replaced by a rename is another file.
  ///
  /// It is reported as `everything`, now and whenever it may have changed, come or gone.
  package mutating func add(file: RootID, path: [UInt8]) {
    add(root: file, path: path, depth: .file)
  }

  /// Watches the folders above a file again, and reports it.
  mutating func settleFile(_ file: RootID) {
    // A folder above it may have come while those above that got their watch: until no more does.
    var armed = -1
    var again = arm(file)
    while again > armed { (armed, again) = (again, arm(file)) }
    note(.everything(file))
  }
}
