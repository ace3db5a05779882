/// Before iOS 3.2 (facts 4.1): one name, whatever the app says.
enum EraA {
  static func search(_ query: LaunchQuery, in world: LaunchWorld) -> LookupResult {
    [SoughtName("Default.png", in: world, assumed: false)].search(query.language, in: world)
  }
}
