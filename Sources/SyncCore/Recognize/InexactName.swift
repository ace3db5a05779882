extension Problem {
  /// An image whose name is Apple's but for letter case or spaces; nil when it is no such name.
  static func inexactName(_ claim: Claim) -> Problem? {
    claim.exactName.map { name in
      Problem(
        .inexactName,
        at: claim.source,
        "\(claim.source) is not exactly Apple's \(printable(name.utf8)), for which it is taken: iOS"
          + " tells upper from lower case, and spaces",
        remedy: "rename it to \(printable(name.utf8))"
      )
    }
  }
}
