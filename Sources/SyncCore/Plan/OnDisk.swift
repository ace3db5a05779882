/// What is at a path of the build tree right now.
package enum OnDisk: Hashable, Sendable {
  case absent
  /// A regular file with these bytes.
  case file(ContentHash)
  /// A regular file whose size alone says that its bytes are neither ours nor wanted.
  case otherFile
  case folder
  /// A folder that stands where an output of ours was, with nothing in it.
  case emptyFolder
  case link
  /// A FIFO, a socket or a device.
  case other
  /// What can not be looked at, with the system's word for why; it is not touched.
  case unreadable(String)

  /// For messages.
  package var words: String {
    switch self {
    case .absent: "nothing"
    case .file, .otherFile: "a file"
    case .folder, .emptyFolder: "a folder"
    case .link: "a link"
    case .other: "a special file"
    case .unreadable: "something unreadable"
    }
  }
}
