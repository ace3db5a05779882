import SyncCore

/// `devices`: the table of devices.
enum DevicesCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    if invocation.isJSON {
      invocation.print(DeviceListing.json())
    } else {
      invocation.print(DeviceListing.text())
    }
    return 0
  }
}
