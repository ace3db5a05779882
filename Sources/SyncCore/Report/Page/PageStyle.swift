/// The style sheet of every page: system fonts, light and dark, and print.
///
/// Text colours keep 4.5 to 1 against what is behind them, in both appearances.
enum PageStyle {
  static let sheet: HTML = """
    :root {
      --ground: #f5f5f7; --card: #ffffff; --line: #e1e1e6; --text: #1d1d1f; --soft: #5f5f66;
      --good: #1a7336; --derived: #0a5fb4; --warn: #8a5300; --bad: #c01c13;
      --bad-ground: #fdf0ef; --warn-ground: #fcf4e6; --code: #f0f0f3;
      --body: #d6d6db; --rim: #a9a9b1; --link: #0a5fb4; --pt: .2px;
      --bar-good: #34a853; --bar-derived: #3f8efc; --bar-warn: #f2a33a; --bar-bad: #e5483d;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111113; --card: #1c1c1f; --line: #333338; --text: #f2f2f5; --soft: #a8a8b2;
        --good: #5fd07f; --derived: #7db8ff; --warn: #f4b860; --bad: #ff8078;
        --bad-ground: #2c1a1a; --warn-ground: #2a2115; --code: #2a2a2f;
        --body: #55555c; --rim: #7a7a83; --link: #7db8ff;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
    }
    main, footer { max-width: 1560px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 56px); }
    article + article { border-top: 1px solid var(--line); }
    h1, h2, h3, h4, p, ul, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    h1 { font-size: clamp(32px, 6vw, 52px); line-height: 1.1; letter-spacing: -.02em; font-weight: 700; overflow-wrap: anywhere; }
    h2 { font-size: 24px; line-height: 1.25; letter-spacing: -.01em; margin-bottom: 20px; }
    h3 { font-size: 17px; line-height: 1.35; font-weight: 600; }
    h4 { font-size: 15px; line-height: 1.35; font-weight: 600; }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    code { font: .92em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
    section { padding-top: 56px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    header { padding-top: 56px; }
    .eyebrow { color: var(--soft); font-size: 14px; font-weight: 600; margin-bottom: 4px; }
    .verdict { font-size: 20px; font-weight: 600; margin-top: 10px; }
    .meta { color: var(--soft); font-size: 14px; margin-top: 4px; }
    .good { color: var(--good); } .bad { color: var(--bad); } .idle { color: var(--soft); }
    .counts { margin-top: 24px; }
    .bar { display: flex; gap: 2px; height: 10px; border-radius: 5px; overflow: hidden; background: var(--line); }
    .bar span { min-width: 3px; }
    .bar .exact { background: var(--bar-good); } .bar .derived { background: var(--bar-derived); }
    .bar .fallback { background: var(--bar-warn); } .bar .missing { background: var(--bar-bad); }
    .counts dl { display: flex; flex-wrap: wrap; gap: 4px 28px; margin-top: 10px; font-size: 14px; }
    .counts dl div { display: flex; gap: 8px; }
    .counts dd { font-variant-numeric: tabular-nums; font-weight: 600; }
    .state { white-space: nowrap; }
    .state.exact { color: var(--good); } .state.derived { color: var(--derived); }
    .state.fallback { color: var(--warn); } .state.missing { color: var(--bad); }
    nav ul { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 24px; }
    nav a {
      display: block; padding: 7px 14px; border-radius: 999px; background: var(--card);
      border: 1px solid var(--line); color: var(--text); text-decoration: none; font-size: 14px; font-weight: 500;
    }
    nav a:hover { border-color: var(--soft); }
    .gaps { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); }
    .gap {
      display: grid; grid-template-columns: 64px 1fr; gap: 18px; padding: 20px; border-radius: 14px;
      background: var(--bad-ground); border: 1px solid transparent; scroll-margin-top: 16px; --tone: var(--bad);
    }
    .gap.warning { background: var(--warn-ground); --tone: var(--warn); }
    .gap:target { border-color: var(--tone); }
    .gap .tag { color: var(--tone); font-size: 13px; font-weight: 600; }
    .gap h3 { color: var(--tone); font-size: 18px; margin-top: 2px; }
    .gap .size { font-weight: 600; font-variant-numeric: tabular-nums; }
    .gap .why { color: var(--text); font-size: 14px; margin-top: 8px; overflow-wrap: anywhere; }
    .shape { display: flex; align-items: flex-start; justify-content: center; padding-top: 4px; }
    .shape span {
      width: calc(var(--w) * .64px); height: calc(var(--h) * .64px); border-radius: 5px;
      border: 2px dashed var(--tone);
    }
    .problems li, .screen, .apps li { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px; }
    .problems { display: grid; gap: 12px; }
    .problems p { font-size: 15px; margin-top: 6px; overflow-wrap: anywhere; }
    .code { font-size: 13px; font-weight: 500; color: var(--soft); background: var(--code); border-radius: 6px; padding: 2px 8px; margin-left: 4px; white-space: nowrap; }
    .remedy { color: var(--soft); }
    .devices h3 { margin: 36px 0 16px; font-size: 20px; }
    .devices h2 + h3 { margin-top: 0; }
    .filter label { display: inline-flex; gap: 10px; align-items: center; font-size: 15px; cursor: pointer; }
    .filter input { width: 18px; height: 18px; accent-color: var(--link); margin: 0; }
    .devices:has(.only-gaps:checked) .screen.closed { display: none; }
    .screens { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); }
    .screens.ipad { grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); }
    .screens.tv { --pt: .16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); }
    .screen { display: flex; flex-direction: column; }
    .screen .more { color: var(--soft); font-weight: 400; }
    .spec { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; margin-top: 2px; }
    .views { display: flex; flex-wrap: wrap; gap: 24px 20px; align-items: flex-end; justify-content: center; padding: 24px 0 4px; flex: 1; }
    figure { display: flex; flex-direction: column; align-items: center; gap: 14px; max-width: 100%; }
    figcaption { display: flex; flex-direction: column; align-items: center; text-align: center; font-size: 13px; line-height: 1.45; max-width: 220px; }
    figcaption code { font-size: 12px; color: var(--soft); }
    figcaption .seen, figcaption .when { color: var(--soft); }
    .deliver { color: var(--bad); font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
    details { margin-top: 16px; font-size: 13px; }
    summary { cursor: pointer; color: var(--soft); }
    details ul { margin-top: 8px; display: grid; gap: 0 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 130px), 1fr)); }
    .device {
      position: relative; flex: none; width: fit-content; background: var(--body); border-radius: 16px;
      padding: 5px; box-shadow: inset 0 0 0 1px var(--rim);
    }
    .glass {
      position: relative; overflow: hidden; background: #000; border-radius: 11px;
      width: calc(var(--w) * var(--pt)); height: calc(var(--h) * var(--pt));
      display: flex; align-items: center; justify-content: center;
    }
    .glass img { position: absolute; display: block; max-width: none; }
    .glass .stretch { object-fit: fill; } .glass .cover { object-fit: cover; }
    .glass.black span { color: #ff8078; font-size: 18px; line-height: 1; }
    .glass.drawn { background: #3a3a40; }
    .glass.drawn span { color: #f2f2f5; font-size: 11px; line-height: 1.2; text-align: center; padding: 4px; }
    .home { border-radius: 14px; padding: 20px 5px; }
    .home.wide { padding: 5px 20px; }
    .home .glass { border-radius: 2px; }
    .home::after {
      content: ""; position: absolute; width: 11px; height: 11px; border-radius: 50%; border: 1px solid var(--rim);
      left: calc(50% - 5.5px); bottom: 4.5px;
    }
    .home.wide::after { left: auto; right: 4.5px; top: calc(50% - 5.5px); bottom: auto; }
    .pad { padding: 10px; border-radius: 16px; } .pad .glass { border-radius: 7px; }
    .pad.home { padding: 20px 11px; } .pad.home.wide { padding: 11px 20px; } .pad.home .glass { border-radius: 2px; }
    .tv { padding: 3px; border-radius: 5px; } .tv .glass { border-radius: 2px; }
    .files { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 4px 20px; }
    .files li {
      display: grid; gap: 2px 20px; padding: 12px 0; font-size: 14px; align-items: baseline;
      grid-template-columns: minmax(0, 3fr) 110px 100px minmax(0, 5fr);
    }
    .files li + li { border-top: 1px solid var(--line); }
    .files .size { color: var(--soft); font-variant-numeric: tabular-nums; }
    .files .detail { overflow-wrap: anywhere; }
    .files .remedy { display: block; }
    .fate { font-weight: 600; }
    .notes li { margin-top: 8px; font-size: 15px; max-width: 80ch; overflow-wrap: anywhere; }
    .apps { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
    .apps h3 { font-size: 20px; overflow-wrap: anywhere; }
    .apps .counts { margin-top: 14px; }
    footer { padding-top: 64px; padding-bottom: 48px; color: var(--soft); font-size: 13px; }
    @media (max-width: 720px) {
      :root { --pt: .18px; }
      .screens.tv { --pt: .12px; }
      section { padding-top: 44px; }
      header { padding-top: 36px; }
      .files li { grid-template-columns: 1fr auto; }
      .files .detail, .files .name { grid-column: 1 / -1; }
      .gap { grid-template-columns: 44px 1fr; gap: 14px; padding: 16px; }
      .shape span { width: calc(var(--w) * .44px); height: calc(var(--h) * .44px); }
    }
    @media print {
      :root {
        --ground: #fff; --card: #fff; --line: #ccc; --text: #000; --soft: #444; --good: #1a7336;
        --derived: #0a5fb4; --warn: #8a5300; --bad: #c01c13; --bad-ground: #fff; --warn-ground: #fff;
        --body: #d6d6db; --rim: #a9a9b1; --pt: .16px;
      }
      body { font-size: 11pt; }
      nav, .filter, details { display: none; }
      section { padding-top: 24px; }
      .gap { border-color: var(--tone); }
      .screen, .gap, .problems li, .files li, .apps li { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .bar span, .device, .glass, .glass img { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .screens, .screens.ipad { grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); }
      .screens.ipad { grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); }
    }

    """
}
