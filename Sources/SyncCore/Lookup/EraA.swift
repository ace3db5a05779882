/// Before iOS 3.2 (facts 4.1): one name, whatever the app says.
enum EraA {
  static func search(_ query: LaunchQuery, in world: LaunchWorld) -> LookupResult {
    var result = LookupResult()
    _ = result.tries("Default.png", in: world, language: query.language, assumed: false)
    return result
  }
}
