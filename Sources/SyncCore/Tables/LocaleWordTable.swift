// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for a language and what its `.lproj` is called; columns as ``WordRow`` says.
///
/// Two-letter codes count only as a separated last word: `it` and `no` are left out, being words.
enum LocaleWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    english	locale	en	word	ISO
    german	locale	de	word	ISO
    french	locale	fr	word	ISO
    spanish	locale	es	word	ISO
    italian	locale	it	word	ISO
    japanese	locale	ja	word	ISO
    korean	locale	ko	word	ISO
    chinese	locale	zh	word	ISO
    russian	locale	ru	word	ISO
    portuguese	locale	pt	word	ISO
    dutch	locale	nl	word	ISO
    swedish	locale	sv	word	ISO
    polish	locale	pl	word	ISO
    turkish	locale	tr	word	ISO
    arabic	locale	ar	word	ISO
    hebrew	locale	he	word	ISO
    simplifiedchinese	locale	zh-Hans	word	CLDR en
    traditionalchinese	locale	zh-Hant	word	CLDR en
    chinesesimplified	locale	zh-Hans	word	CLDR en
    chinesetraditional	locale	zh-Hant	word	CLDR en
    deutsch	locale	de	word	CLDR de
    français	locale	fr	word	CLDR fr
    español	locale	es	word	CLDR es
    italiano	locale	it	word	CLDR it
    português	locale	pt	word	CLDR pt
    русский	locale	ru	word	CLDR ru
    中文	locale	zh	word	CLDR zh
    日本語	locale	ja	word	CLDR ja
    한국어	locale	ko	word	CLDR ko
    nederlands	locale	nl	word	CLDR nl
    svenska	locale	sv	word	CLDR sv
    polski	locale	pl	word	CLDR pl
    türkçe	locale	tr	word	CLDR tr
    英文	locale	en	word	CLDR zh
    日文	locale	ja	word	CLDR zh
    简体中文	locale	zh-Hans	word	CLDR zh
    繁体中文	locale	zh-Hant	word	CLDR zh
    繁體中文	locale	zh-Hant	word	CLDR zh
    简体	locale	zh-Hans	word	CLDR zh
    繁體	locale	zh-Hant	word	CLDR zh
    zhhans	locale	zh-Hans	word	CLDR, likely subtags
    zhhant	locale	zh-Hant	word	CLDR, likely subtags
    zhcn	locale	zh-Hans	word	CLDR, likely subtags
    zhtw	locale	zh-Hant	word	CLDR, likely subtags
    ptbr	locale	pt-BR	word	CLDR, likely subtags
    enus	locale	en-US	word	CLDR, likely subtags
    engb	locale	en-GB	word	CLDR, likely subtags
    frca	locale	fr-CA	word	CLDR, likely subtags
    esmx	locale	es-MX	word	CLDR, likely subtags
    dech	locale	de-CH	word	CLDR, likely subtags
    en	locale	en	last	ISO
    de	locale	de	last	ISO
    fr	locale	fr	last	ISO
    es	locale	es	last	ISO
    ja	locale	ja	last	ISO
    ko	locale	ko	last	ISO
    zh	locale	zh	last	ISO
    ru	locale	ru	last	ISO
    nl	locale	nl	last	ISO
    sv	locale	sv	last	ISO
    pl	locale	pl	last	ISO
    tr	locale	tr	last	ISO
    ar	locale	ar	last	ISO
    he	locale	he	last	ISO
    cs	locale	cs	last	ISO
    da	locale	da	last	ISO
    fi	locale	fi	last	ISO
    el	locale	el	last	ISO
    hu	locale	hu	last	ISO
    nb	locale	nb	last	ISO
    uk	locale	uk	last	ISO
    vi	locale	vi	last	ISO
    th	locale	th	last	ISO
    id	locale	id	last	ISO
    """#
}
