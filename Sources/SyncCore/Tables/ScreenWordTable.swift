// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for a screen that are no device's whole name: short forms, and what tools call their artboards and
/// slots; columns as ``WordRow`` says.
enum ScreenWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    ~ipadpro	screen	ipad 1024x1366	word	R
    retina4	screen	iphone 320x568	word	A4
    retina3.5	screen	iphone 320x480@2	word	XC
    retinahd4.7	screen	iphone 375x667	word	XC
    retinahd5.5	screen	iphone 414x736	word	XC
    retina35	screen	iphone 320x480@2	word	XC a dash for the point
    retinahd47	screen	iphone 375x667	word	XC a dash for the point
    retinahd55	screen	iphone 414x736	word	XC a dash for the point
    iphonehd	screen	iphone @2	word	COCOS
    47in	screen	iphone 375x667	word	UN
    55in	screen	iphone 414x736	word	UN
    iphone47in	screen	iphone 375x667	word	UN
    iphone55in	screen	iphone 414x736	word	UN
    4s	screen	iphone 320x480@2	word	DK
    5s	screen	iphone 320x568	word	DK
    5c	screen	iphone 320x568	word	DK
    6s	screen	iphone 375x667	word	DK
    6plus	screen	iphone 414x736	word	DK
    6splus	screen	iphone 414x736	word	DK
    7plus	screen	iphone 414x736	word	DK
    8plus	screen	iphone 414x736	word	DK
    xsmax	screen	iphone 414x896@3	word	DK
    iphone6p	screen	iphone 414x736	word	DK
    iphone6sp	screen	iphone 414x736	word	DK
    iphone7p	screen	iphone 414x736	word	DK
    iphone8p	screen	iphone 414x736	word	DK
    iphoneplus	screen	iphone 414x736|428x926|430x932	word	DK any Plus
    iphonemax	screen	iphone 414x896@3|428x926@3|430x932@3|440x956@3	word	DK any Max
    iphonepromax	screen	iphone 414x896@3|428x926@3|430x932@3|440x956@3	word	DK any Pro Max
    iphonexmax	screen	iphone 414x896@3	word	DK
    iphonese	screen	iphone 320x568|375x667	word	DK
    iphonese1	screen	iphone 320x568	word	DK
    iphonese2	screen	iphone 375x667	word	DK
    iphonese3	screen	iphone 375x667	word	DK
    iphonese2016	screen	iphone 320x568	word	DK
    iphonese2020	screen	iphone 375x667	word	DK
    iphonese2022	screen	iphone 375x667	word	DK
    iphonexrxsmax	screen	iphone 414x896	word	DK
    iphone10	screen	iphone 375x812	word	DK
    ipadpro11	screen	ipad 834x1194|834x1210	word	DK
    ipadairpro11	screen	ipad 820x1180|834x1194|834x1210	word	DK two iPads
    ipadpro13	screen	ipad 1032x1376|1024x1366	word	DK
    iphone5se	screen	iphone 320x568	word	XD
    iphone678	screen	iphone 375x667	word	XD
    iphone678se	screen	iphone 375x667	word	XD
    iphone678plus	screen	iphone 414x736	word	XD
    iphonexxs	screen	iphone 375x812	word	XD
    iphonexxs11pro	screen	iphone 375x812	word	XD
    iphonexrxsmax11	screen	iphone 414x896	word	XD
    iphone1213	screen	iphone 390x844	word	FIG
    iphone1213pro	screen	iphone 390x844	word	FIG
    iphone1213promax	screen	iphone 428x926	word	FIG
    iphone1213mini	screen	iphone 375x812	word	FIG
    iphone1314	screen	iphone 390x844	word	FIG
    iphone1415pro	screen	iphone 393x852	word	FIG
    iphone1415promax	screen	iphone 430x932	word	FIG
    ipad79	screen	ipad 768x1024|810x1080	word	DK 7.9 inch, or iPad 7 and 9
    ipad83	screen	ipad 744x1133	word	DK 8.3 inch
    ipad97	screen	ipad 768x1024	word	DK 9.7 inch
    ipad102	screen	ipad 810x1080	word	DK 10.2 inch
    ipad105	screen	ipad 834x1112	word	DK 10.5 inch
    ipad109	screen	ipad 820x1180	word	DK 10.9 inch
    ipad129	screen	ipad 1024x1366	word	DK 12.9 inch
    ipadmini79	screen	ipad 768x1024	word	DK 7.9 inch
    ipadmini83	screen	ipad 744x1133	word	DK 8.3 inch
    ipadair97	screen	ipad 768x1024@2	word	DK 9.7 inch
    ipadair105	screen	ipad 834x1112	word	DK 10.5 inch
    ipadair109	screen	ipad 820x1180	word	DK 10.9 inch
    ipadpro9	screen	ipad 768x1024@2	word	DK 9.7 inch, cut
    ipadpro10	screen	ipad 834x1112	word	DK 10.5 inch, cut
    ipadpro12	screen	ipad 1024x1366	word	DK 12.9 inch, cut
    ipadpro1	screen	ipad 834x1112	word	APPSCOPE
    ipadpro2	screen	ipad 1024x1366	word	APPSCOPE
    ipadpro3	screen	ipad 834x1194	word	APPSCOPE
    """#
}
