// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for pixels per point and for the status bar; columns as ``WordRow`` says.
///
/// “No status bar” is said of images below a bar and of apps that hide it: the pixels decide.
enum ScaleWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    retina	scale	2|3	word	names
    retinahd	scale	2|3	word	XC
    nonretina	scale	1	word	seen
    highres	scale	2|3	word	UN
    ipadhd	screen	ipad @2	word	COCOS
    withoutstatusbar	extent	bar|!768x1024	word	names
    nostatusbar	noise	-	word	EXPO of apps that hide the bar
    """#
}
