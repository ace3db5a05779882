// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for an orientation, with the spellings that ship; columns as ``WordRow`` says.
enum OrientationWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    portrait	orientation	portrait	anywhere	A1
    vertical	orientation	portrait	word	GTK ca; seen
    port	orientation	portrait	strict	names
    hoch	orientation	portrait	strict	GTK de, shortened
    portait	orientation	portrait	word	seen
    potrait	orientation	portrait	word	seen
    protrait	orientation	portrait	word	seen
    عمودي	orientation	portrait	word	GTK fa
    вертикална	orientation	portrait	word	GTK bg
    na výšku	orientation	portrait	word	GTK cs
    portræt	orientation	portrait	word	GTK da
    hochformat	orientation	portrait	word	GTK de
    κάθετος	orientation	portrait	word	GTK el
    retrato	orientation	portrait	word	GTK es
    püstine	orientation	portrait	word	GTK et
    pysty	orientation	portrait	word	GTK fi
    לאורך	orientation	portrait	word	GTK he
    uspravno	orientation	portrait	word	GTK hr
    tegak	orientation	portrait	word	GTK id
    verticale	orientation	portrait	word	GTK it
    縦方向	orientation	portrait	word	GTK ja
    세로	orientation	portrait	word	GTK ko
    stačiai	orientation	portrait	word	GTK lt
    portrets	orientation	portrait	word	GTK lv
    portrett	orientation	portrait	word	GTK nb
    staand	orientation	portrait	word	GTK nl
    pionowa	orientation	portrait	word	GTK pl
    portret	orientation	portrait	word	GTK ro
    портретное	orientation	portrait	word	GTK ru
    pokončno	orientation	portrait	word	GTK sl
    усправно	orientation	portrait	word	GTK sr
    stående	orientation	portrait	word	GTK sv
    แนวตั้ง	orientation	portrait	word	GTK th
    dikey	orientation	portrait	word	GTK tr
    книжкова	orientation	portrait	word	GTK uk
    thẳng đứng	orientation	portrait	word	GTK vi
    纵向	orientation	portrait	word	GTK zh_CN
    直向	orientation	portrait	word	GTK zh_TW
    портрет	orientation	portrait	word	GTK ru, shortened
    портретная	orientation	portrait	word	GTK ru, inflected
    портретный	orientation	portrait	word	GTK ru, inflected
    вертикальная	orientation	portrait	word	GTK bg, in Russian
    вертикальный	orientation	portrait	word	GTK bg, in Russian
    вертикально	orientation	portrait	word	GTK bg, in Russian
    вертикальна	orientation	portrait	word	GTK bg, in Ukrainian
    pionowo	orientation	portrait	word	GTK pl, inflected
    pionowy	orientation	portrait	word	GTK pl, inflected
    縦	orientation	portrait	word	GTK ja, shortened
    縦向き	orientation	portrait	word	seen
    縦画面	orientation	portrait	word	seen
    세로방향	orientation	portrait	word	GTK ko
    竖屏	orientation	portrait	word	seen
    竖版	orientation	portrait	word	seen
    豎屏	orientation	portrait	word	seen
    豎版	orientation	portrait	word	seen
    直式	orientation	portrait	word	seen
    landscape	orientation	landscape	anywhere	A1
    horizontal	orientation	landscape	word	GTK bg; seen
    land	orientation	landscape	strict	names
    horiz	orientation	landscape	strict	GTK bg, shortened
    quer	orientation	landscape	strict	GTK de, shortened
    landspace	orientation	landscape	word	names
    landscap	orientation	landscape	word	names
    lanscape	orientation	landscape	word	seen
    landcape	orientation	landscape	word	seen
    landscpae	orientation	landscape	word	seen
    عرضي	orientation	landscape	word	GTK ar
    хоризонтална	orientation	landscape	word	GTK bg
    apaïsat	orientation	landscape	word	GTK ca
    na šířku	orientation	landscape	word	GTK cs
    landskab	orientation	landscape	word	GTK da
    querformat	orientation	landscape	word	GTK de
    οριζόντιος	orientation	landscape	word	GTK el
    paisaje	orientation	landscape	word	GTK es
    rõhtne	orientation	landscape	word	GTK et
    vaaka	orientation	landscape	word	GTK fi
    paysage	orientation	landscape	word	GTK fr
    לרוחב	orientation	landscape	word	GTK he
    položeno	orientation	landscape	word	GTK hr
    fekvő	orientation	landscape	word	GTK hu
    tumbang	orientation	landscape	word	GTK id
    orizzontale	orientation	landscape	word	GTK it
    横方向	orientation	landscape	word	GTK ja
    가로	orientation	landscape	word	GTK ko
    gulsčiai	orientation	landscape	word	GTK lt
    ainava	orientation	landscape	word	GTK lv
    landskap	orientation	landscape	word	GTK nb
    liggend	orientation	landscape	word	GTK nl
    pozioma	orientation	landscape	word	GTK pl
    paisagem	orientation	landscape	word	GTK pt
    peisaj	orientation	landscape	word	GTK ro
    ландшафтное	orientation	landscape	word	GTK ru
    ležeče	orientation	landscape	word	GTK sl
    положено	orientation	landscape	word	GTK sr
    liggande	orientation	landscape	word	GTK sv
    แนวนอน	orientation	landscape	word	GTK th
    yatay	orientation	landscape	word	GTK tr
    альбомна	orientation	landscape	word	GTK uk
    nằm ngang	orientation	landscape	word	GTK vi
    横向	orientation	landscape	word	GTK zh_CN
    橫向	orientation	landscape	word	GTK zh_TW
    ландшафт	orientation	landscape	word	GTK ru, shortened
    альбомная	orientation	landscape	word	GTK uk, in Russian
    альбомный	orientation	landscape	word	GTK uk, in Russian
    горизонтальная	orientation	landscape	word	GTK bg, in Russian
    горизонтальный	orientation	landscape	word	GTK bg, in Russian
    горизонтально	orientation	landscape	word	GTK bg, in Russian
    poziomo	orientation	landscape	word	GTK pl, inflected
    poziomy	orientation	landscape	word	GTK pl, inflected
    ngang	orientation	landscape	word	GTK vi, shortened
    liggende	orientation	landscape	word	GTK sv, in Danish
    横	orientation	landscape	word	GTK ja, shortened
    横向き	orientation	landscape	word	seen
    横画面	orientation	landscape	word	seen
    横屏	orientation	landscape	word	seen
    横版	orientation	landscape	word	seen
    橫屏	orientation	landscape	word	seen
    橫版	orientation	landscape	word	seen
    橫式	orientation	landscape	word	seen
    가로방향	orientation	landscape	word	GTK ko
    portraitupsidedown	facing	portraitUpsideDown	word	A1
    upsidedown	facing	portraitUpsideDown	word	A1
    landscapeleft	facing	landscapeLeft	word	A1
    landscaperight	facing	landscapeRight	word	A1
    landspaceleft	facing	landscapeLeft	word	A1, names
    landspaceright	facing	landscapeRight	word	A1, names
    """#
}
