/// `1 app`, `2 apps`.
package func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)" + (count == 1 ? "" : "s")
}
