import SyncCore

/// Whether the boot before ended before we did: what was not synced then may be lost (invariant 6).
package struct BootRecord: Hashable, Sendable {
  /// The boot it was written in; nil where the system does not tell.
  package var boot: String?
  /// Whether the last run ended by itself.
  package var isClean: Bool
  /// Another boot came before this run; carried on until every output was verified.
  package var isOtherBoot: Bool
  /// A boot ended before we did; carried on likewise.
  package var isUnclean: Bool
  /// Whether the run before this one was cut short: it may have left something half written.
  package var isAfterCut = false

  /// Whether an app's outputs are to be verified by their bytes: after an unclean boot, and after any
  /// boot when nothing of them was ever synced.
  func distrusts(_ durability: Durability) -> Bool {
    switch durability {
    case .full: isUnclean
    case .fast: isUnclean || isOtherBoot
    }
  }

  /// Every output is known to be what it should be.
  mutating func noteVerified() {
    isOtherBoot = false
    isUnclean = false
  }

  /// What the next run makes of the record of the last one.
  ///
  /// `last` is nil when there is none that can be read, `boot` where the system does not tell.
  static func begin(after last: BootRecord?, boot: String?) -> BootRecord {
    guard let last else {
      return BootRecord(
        boot: boot,
        isClean: false,
        isOtherBoot: true,
        isUnclean: true,
        isAfterCut: true
      )
    }
    let isOtherBoot = boot == nil || last.boot != boot
    return BootRecord(
      boot: boot,
      isClean: false,
      isOtherBoot: last.isOtherBoot || isOtherBoot,
      isUnclean: last.isUnclean || !last.isClean && isOtherBoot,
      isAfterCut: !last.isClean
    )
  }
}

extension BootRecord {
  var json: JSONValue {
    .record([
      "boot": .optional(boot), "clean": .bool(isClean), "otherBoot": .bool(isOtherBoot),
      "unclean": .bool(isUnclean), "afterCut": .bool(isAfterCut),
    ])
  }

  init?(json: JSONValue) {
    guard let clean = json["clean"], let other = json["otherBoot"], let unclean = json["unclean"]
    else { return nil }
    self.init(
      boot: json["boot"]?.text,
      isClean: clean == .bool(true),
      isOtherBoot: other == .bool(true),
      isUnclean: unclean == .bool(true),
      isAfterCut: json["afterCut"] == .bool(true)
    )
  }
}

extension StateFolder {
  private static let bootRecord = "boot.json"

  /// The record of the run that holds the lock; before ``beginRun(sync:)`` that of the last one.
  func bootRecord() throws(SystemCallError) -> BootRecord {
    try savedBootRecord() ?? BootRecord.begin(after: nil, boot: nil)
  }

  private func savedBootRecord() throws(SystemCallError) -> BootRecord? {
    guard let bytes = try read(Self.bootRecord), let json = try? JSONValue(parsing: bytes) else {
      return nil
    }
    return BootRecord(json: json)
  }

  /// Notes that a run has begun; call with the lock held, before the first pass.
  package func beginRun(sync: Bool) throws(SystemCallError) {
    let boot = try bootIdentity().map { String(decoding: $0, as: UTF8.self) }
    let record = BootRecord.begin(after: try savedBootRecord(), boot: boot)
    try replace(Self.bootRecord, with: record.json.line(), sync: sync)
  }

  /// Notes that every output was verified: a run that is killed later leaves nothing to distrust.
  ///
  /// - Returns: the record from now on.
  func noteVerified(sync: Bool) throws(SystemCallError) -> BootRecord {
    let before = try bootRecord()
    var record = before
    record.noteVerified()
    if record != before { try replace(Self.bootRecord, with: record.json.line(), sync: sync) }
    return record
  }

  /// Notes that the run has ended.
  ///
  /// - Parameters:
  ///   - isClean: no pass of it was cut short.
  ///   - verifiedAll: no app is left whose outputs are still to be verified.
  ///   - sync: whether it is brought to the disk.
  /// - Throws: when the state can not be written.
  package func endRun(
    isClean: Bool = true,
    verifiedAll: Bool,
    sync: Bool
  ) throws(SystemCallError) {
    var record = try bootRecord()
    record.isClean = isClean
    if verifiedAll { record.noteVerified() }
    try replace(Self.bootRecord, with: record.json.line(), sync: sync)
  }
}
