import SyncCore

/// `devices`: the tables of devices and slots.
enum DevicesCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    if invocation.isJSON {
      invocation.print(DeviceListing.json())
    } else {
      invocation.print(DeviceListing.text() + "\n" + SlotListing.text())
    }
    return 0
  }
}
