// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for a kind of device; columns as ``WordRow`` says.
enum IdiomWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    iphone	idiom	iphone	anywhere	A1
    iphones	idiom	iphone	word	A1
    ipod	idiom	iphone	word	A1
    ipodtouch	idiom	iphone	word	A1
    phone	device	iphone	word	seen
    ipad	idiom	ipad	anywhere	A1
    ipads	idiom	ipad	word	A1
    tablet	device	ipad	word	seen
    appletv	idiom	tv	word	X
    tvos	idiom	tv	word	X
    tv	device	tv	strict	X
    ~tv	idiom	tv	word	X
    """#
}
