// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for an inch: a number before one is a diagonal, see ``DiagonalTable``; columns as ``WordRow`` says.
enum InchWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    inch	inch	-	word	CLDR en
    inches	inch	-	word	CLDR en
    in	inch	-	word	CLDR en
    zoll	inch	-	word	CLDR de
    pouce	inch	-	word	CLDR fr
    pouces	inch	-	word	CLDR fr
    pulgada	inch	-	word	CLDR es
    pulgadas	inch	-	word	CLDR es
    pollice	inch	-	word	CLDR it
    pollici	inch	-	word	CLDR it
    polegada	inch	-	word	CLDR pt
    polegadas	inch	-	word	CLDR pt
    tum	inch	-	word	CLDR sv
    tomme	inch	-	word	CLDR da
    tommer	inch	-	word	CLDR da
    tuuma	inch	-	word	CLDR fi
    tuumaa	inch	-	word	CLDR fi
    cal	inch	-	word	CLDR pl
    cale	inch	-	word	CLDR pl
    cali	inch	-	word	CLDR pl
    palec	inch	-	word	CLDR cs
    palce	inch	-	word	CLDR cs
    palců	inch	-	word	CLDR cs
    hüvelyk	inch	-	word	CLDR hu
    inç	inch	-	word	CLDR tr
    inci	inch	-	word	CLDR id
    ίντσα	inch	-	word	CLDR el
    ίντσες	inch	-	word	CLDR el
    дюйм	inch	-	word	CLDR ru
    дюйма	inch	-	word	CLDR ru
    дюймов	inch	-	word	CLDR ru
    дюймы	inch	-	word	CLDR ru
    дюймів	inch	-	word	CLDR uk
    بوصة	inch	-	word	CLDR ar
    אינץ	inch	-	word	CLDR he
    นิ้ว	inch	-	word	CLDR th
    英寸	inch	-	word	CLDR zh
    寸	inch	-	word	seen
    吋	inch	-	word	CLDR zh_Hant
    英吋	inch	-	word	GTK zh_TW
    インチ	inch	-	word	CLDR ja
    인치	inch	-	word	CLDR ko
    """#
}
