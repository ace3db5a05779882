// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Words for pictures that are no launch artwork, though their pixels may fit; columns as ``WordRow`` says.
///
/// They do not count within a launch image set: whoever put a screenshot there meant it.
enum PurposeWordTable {
  static let rows = #"""
    word	meaning	value	place	source
    screenshot	purpose	a screenshot	word	names
    screenshots	purpose	a screenshot	word	seen
    simulatorscreenshot	purpose	a screenshot	word	seen
    captures de pantalla	purpose	a screenshot	word	GCC ca
    snímky obrazovky	purpose	a screenshot	word	GCC cs
    skærmbilleder	purpose	a screenshot	word	GCC da
    bildschirmfotos	purpose	a screenshot	word	GCC de
    στιγμιότυπα οθόνης	purpose	a screenshot	word	GCC el
    capturas de pantalla	purpose	a screenshot	word	GCC es
    ekraanipildid	purpose	a screenshot	word	GCC et
    kuvakaappaukset	purpose	a screenshot	word	GCC fi
    captures d’écran	purpose	a screenshot	word	GCC fr
    צילומי מסך	purpose	a screenshot	word	GCC he
    slike zaslona	purpose	a screenshot	word	GCC hr
    képernyőképek	purpose	a screenshot	word	GCC hu
    cuplikan layar	purpose	a screenshot	word	GCC id
    스크린샷	purpose	a screenshot	word	GCC ko
    ekrano nuotraukos	purpose	a screenshot	word	GCC lt
    ekrānattēli	purpose	a screenshot	word	GCC lv
    schermafdrukken	purpose	a screenshot	word	GCC nl
    zrzuty ekranu	purpose	a screenshot	word	GCC pl
    capturas de ecrã	purpose	a screenshot	word	GCC pt
    capturas de tela	purpose	a screenshot	word	GCC pt_BR
    capturi de ecran	purpose	a screenshot	word	GCC ro
    снимки экрана	purpose	a screenshot	word	GCC ru
    zajemanje zaslona	purpose	a screenshot	word	GCC sl
    skärmbilder	purpose	a screenshot	word	GCC sv
    ภาพหน้าจอ	purpose	a screenshot	word	GCC th
    ekran görüntüleri	purpose	a screenshot	word	GCC tr
    знімки екрана	purpose	a screenshot	word	GCC uk
    截图	purpose	a screenshot	word	GCC zh_CN
    螢幕擷圖	purpose	a screenshot	word	GCC zh_HK
    螢幕快照	purpose	a screenshot	word	GCC zh_TW
    bildschirmfoto	purpose	a screenshot	word	GCC de, one
    captura de pantalla	purpose	a screenshot	word	GCC es, one
    capture d’écran	purpose	a screenshot	word	GCC fr, one
    captura de tela	purpose	a screenshot	word	GCC pt_BR, one
    снимок экрана	purpose	a screenshot	word	GCC ru, one
    schermafdruk	purpose	a screenshot	word	GCC nl, one
    zrzut ekranu	purpose	a screenshot	word	GCC pl, one
    skärmbild	purpose	a screenshot	word	GCC sv, one
    skærmbillede	purpose	a screenshot	word	GCC da, one
    ekran görüntüsü	purpose	a screenshot	word	GCC tr, one
    屏幕快照	purpose	a screenshot	word	seen
    スクリーンショット	purpose	a screenshot	word	seen
    test-results	purpose	a screenshot	word	PW
    spec.ts-snapshots	purpose	a screenshot	word	PW
    spec.js-snapshots	purpose	a screenshot	word	PW
    spec.tsx-snapshots	purpose	a screenshot	word	PW
    spec.jsx-snapshots	purpose	a screenshot	word	PW
    spec.mts-snapshots	purpose	a screenshot	word	PW
    spec.mjs-snapshots	purpose	a screenshot	word	PW
    test.ts-snapshots	purpose	a screenshot	word	PW
    test.js-snapshots	purpose	a screenshot	word	PW
    test.tsx-snapshots	purpose	a screenshot	word	PW
    test.jsx-snapshots	purpose	a screenshot	word	PW
    test.mts-snapshots	purpose	a screenshot	word	PW
    test.mjs-snapshots	purpose	a screenshot	word	PW
    appstore	purpose	a picture for the App Store	word	seen
    marketing	purpose	a marketing picture	word	apetools
    featuregraphic	purpose	a picture for a store	word	seen
    mockup	purpose	a mock-up	word	seen
    mockups	purpose	a mock-up	word	seen
    """#
}
