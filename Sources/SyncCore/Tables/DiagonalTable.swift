// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Screens by their diagonal in inches, as devices are sold.
enum DiagonalTable {
  static let rows = #"""
    inches	screens	source
    3.5	iphone 320x480	DK
    4.0	iphone 320x568	DK
    4.7	iphone 375x667	DK
    5.4	iphone 375x812	DK
    5.5	iphone 414x736	DK
    5.8	iphone 375x812	DK
    6.1	iphone 414x896@2|390x844|393x852	DK
    6.3	iphone 402x874	DK
    6.5	iphone 414x896@3|420x912	DK
    6.7	iphone 428x926|430x932	DK
    6.9	iphone 440x956	DK
    7.9	ipad 768x1024	DK
    8.3	ipad 744x1133	DK
    9.7	ipad 768x1024	DK
    10.2	ipad 810x1080	DK
    10.5	ipad 834x1112	DK
    10.9	ipad 820x1180	DK
    11.0	ipad 834x1194|834x1210|820x1180	DK
    12.9	ipad 1024x1366	DK
    13.0	ipad 1032x1376|1024x1366	DK
    """#

  /// The kinds with a diagonal of so many tenths of an inch; nil when Apple sells none.
  static func kinds(tenths: Int) -> KindSet? { byTenths[tenths] }

  private static let byTenths: [Int: KindSet] = {
    var kinds: [Int: KindSet] = [:]
    for row in TableText(rows) where row.count == 3 {
      guard let tenths = Int(String(row[0].filter { $0 != "." })) else { continue }
      kinds[tenths] = KindSet(query: row[1])
    }
    return kinds
  }()
}
