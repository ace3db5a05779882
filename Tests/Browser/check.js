// What must hold of every page; answers with a list of what does not.
(() => {
  const faults = [];
  const say = (what, element) =>
    faults.push(what + (element ? ": " + element.outerHTML.slice(0, 160) : ""));
  const all = (query) => [...document.querySelectorAll(query)];

  for (const image of document.images) {
    if (!image.complete || !image.naturalWidth) say("an image does not load", image);
    if (Number(image.getAttribute("width")) !== image.naturalWidth
      || Number(image.getAttribute("height")) !== image.naturalHeight) {
      say(`an image says ${image.getAttribute("width")}x${image.getAttribute("height")} and is `
        + `${image.naturalWidth}x${image.naturalHeight}`, image);
    }
    if (!image.alt.trim()) say("an image without alternative text", image);
    const frame = image.getBoundingClientRect();
    if (frame.width < 1 || frame.height < 1) say("an image that is not seen", image);
  }
  // Layout: nothing goes over the edge, no card is wider than its content box allows.
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) say("the page scrolls sideways");
  for (const element of all("body *")) {
    const box = element.getBoundingClientRect();
    if (box.width && !element.closest(".hidden, .glass")
      && (box.right > width + 1 || box.left < -1)) say("goes over the edge", element);
  }
  for (const glass of all(".glass")) {
    const [w, h] = ["--w", "--h"].map((name) =>
      Number(getComputedStyle(glass.parentElement).getPropertyValue(name)));
    const box = glass.getBoundingClientRect();
    if (Math.abs(box.width / box.height - w / h) > 0.02 * (w / h)) say("a device out of shape", glass);
  }
  // Structure: one language, a title, headings without gaps, ids once, links that lead somewhere.
  if (!document.documentElement.lang) say("no language");
  if (!document.title) say("no title");
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) say(`a heading ${next} after a ${level}`, heading);
    level = next;
  }
  const ids = all("[id]").map((element) => element.id);
  if (new Set(ids).size !== ids.length) say("an id twice");
  for (const link of all("a[href^='#']")) {
    if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) say("a dead link", link);
  }
  for (const link of all("a, button, input, summary")) {
    if (link.tabIndex < 0) say("not reached by the keyboard", link);
    const name = link.textContent.trim() || link.getAttribute("aria-label") || link.closest("label");
    if (!name) say("without a name", link);
  }
  if (document.scripts.length) say("a script");
  if (all("iframe, object, embed, link[rel=stylesheet], [onclick], [onerror], [onload]").length) {
    say("an element that the page does not write");
  }
  return faults;
})()
