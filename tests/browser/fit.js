/* What does not fit on the page as it is shown now: a list of [fault, text, where]. */
() => {
  const SLACK = 1.5; // pixels: a letter may touch its frame
  const SMALLEST = 11; // pixels of the screen that type is high
  const OVERHANG = 6; // an emblem may look over the edge of its head
  const root = document.querySelector(".at-table") ?? document.body;
  /* A table stands still; the result and all other pages may be longer than the window. */
  const pageScrolls = !document.querySelector(".wide-table, .narrow-table");
  const faults = [];

  const remember = (look) => {
    const seen = new Map();
    return (element) => seen.get(element) ?? seen.set(element, look(element)).get(element);
  };
  /* Japanese has no spaces: there the browser says what its words are. */
  const segmenter = document.documentElement.lang === "ja" ? new Intl.Segmenter("ja", { granularity: "word" }) : null;
  const wordsOf = (text) =>
    segmenter
      ? [...segmenter.segment(text)].filter(({ segment, isWordLike }) => isWordLike && segment.length > 1)
      : [...text.matchAll(/[\p{L}\p{N}]{2,}/gu)].map(({ 0: segment, index }) => ({ segment, index }));
  const style = remember((element) => getComputedStyle(element));
  const box = remember((element) => element.getBoundingClientRect());
  const isHtml = (element) => element instanceof HTMLElement;
  const isFrame = (element) => isHtml(element) && !["inline", "contents"].includes(style(element).display);
  const hides = (value) => ["hidden", "clip"].includes(value);
  const cuts = (element) => hides(style(element).overflowX) || hides(style(element).overflowY);
  const scrolls = (element) => ["auto", "scroll"].includes(style(element).overflowY);
  const painted = (element) => {
    const { backgroundColor, borderTopStyle, borderBottomStyle, borderLeftStyle } = style(element);
    const borders = [borderTopStyle, borderBottomStyle, borderLeftStyle];
    return backgroundColor !== "rgba(0, 0, 0, 0)" || !borders.includes("none");
  };
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, .sprite, .tip, title") &&
    style(element).clipPath !== "inset(50%)";
  const outside = (inner, frame, slack = SLACK) =>
    inner.left < frame.left - slack ||
    inner.right > frame.right + slack ||
    inner.top < frame.top - slack ||
    inner.bottom > frame.bottom + slack;
  const around = function* (element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
  };
  const name = (element) => {
    const own = [...element.classList].filter((one) => !one.startsWith("svelte-"));
    return [element.tagName.toLowerCase(), ...own].join(".");
  };
  const fault = (kind, text, element) => {
    const where = [...around(element)].slice(0, 4).reverse().map(name).join(" > ");
    faults.push([kind, text.trim().replace(/\s+/g, " ").slice(0, 40), where]);
  };

  /* The lines of each text: as high as its letters, not as its font. A drawing is scaled as a whole. */
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const part = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((line) => line.width > 0.5);
  };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element)) continue;
    const size = parseFloat(style(element).fontSize) * (element.currentCSSZoom ?? 1);
    if (isHtml(element) && size < SMALLEST - 0.05) fault("tiny", node.data, element);
    const lines = part(node, 0, node.length).map(({ left, right, top, bottom }) => {
      const half = 0.36 * (isHtml(element) ? size : 0.8 * (bottom - top));
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - half, bottom: middle + half };
    });
    const scroller = [...around(element)].find(scrolls);
    texts.push({ node, element, lines, scroller });
  }

  for (const { node, element, lines, scroller } of texts) {
    /* Every frame around a text holds it; what scrolls by itself may be longer, but not wider. */
    for (const one of around(element)) {
      const wide = one === scroller ? { ...box(one).toJSON(), top: -Infinity, bottom: Infinity } : box(one);
      const holds = one === scroller || (isHtml(element) && isFrame(one) && (painted(one) || cuts(one)));
      if (holds && lines.some((line) => outside(line, wide))) {
        fault(cuts(one) ? "clipped" : "outside", node.data, element);
        break;
      }
      if (one === scroller) break;
    }
    /* A word stays on one line. */
    for (const { segment: word, index } of wordsOf(node.data)) {
      const tops = part(node, index, index + word.length).map((line) => Math.round(line.top));
      if (new Set(tops).size > 1) fault("broken word", word, element);
    }
  }

  for (const element of root.querySelectorAll("*")) {
    if (!shown(element)) continue;
    /* Nothing is cut off with an ellipsis, or hidden behind an edge. */
    if (isHtml(element) && cuts(element) && !scrolls(element) && element.textContent.trim()) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2) fault("clipped", element.textContent, element);
    }
    /* All that is drawn stays in the frame around it, but for what is pinned to a corner on purpose. */
    const icon = element.matches(".icon");
    if (!icon && !(isHtml(element) && painted(element) && style(element).position !== "absolute")) continue;
    if (!box(element).width || !box(element).height) continue;
    const frame = [...around(element.parentElement)].find((one) => scrolls(one) || (isFrame(one) && painted(one)));
    const slack = icon ? OVERHANG * (element.currentCSSZoom ?? 1) : SLACK;
    if (frame && !scrolls(frame) && outside(box(element), box(frame), slack))
      fault("outside", element.textContent || element.innerHTML, element);
  }

  /* No two texts lie on each other. */
  const lines = texts.flatMap((text) => text.lines.map((line) => ({ ...line, ...text })));
  lines.sort((a, b) => a.left - b.left);
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next].left < one.right - SLACK; next++) {
      const other = lines[next];
      if (other.node === one.node || other.scroller !== one.scroller) continue;
      if (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK)
        fault("overlap", `${one.node.data.trim().slice(0, 20)} / ${other.node.data.trim()}`, one.element);
    }

  if (pageScrolls) {
    if (document.documentElement.scrollWidth > innerWidth) fault("scrolls", "sideways", root);
    return faults;
  }

  /* Nothing lies on a text. */
  for (const { left, right, top, bottom, element, node, scroller } of lines) {
    if (scroller) continue;
    const inset = Math.min(2, (right - left) / 4);
    for (const x of [left + inset, (left + right) / 2, right - inset]) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (!hit) fault("off screen", node.data, element);
      if (!hit || hit.contains(element) || element.contains(hit) || !isHtml(hit)) continue;
      const above = [...around(hit)].filter((one) => !one.contains(element));
      if (above.some(painted)) fault("covered", node.data, element);
    }
  }

  /* What one plays with is in the window: nothing of it scrolls away. */
  const KEPT =
    ".prompt, .prompt .btn, .say, .steps li, .top-bar, .top-bar .btn, .own-things, .own-board, .seat-panel, .talk, " +
    ".scores, .purse, .tabbar, .sheet .btn, [data-action], [data-target]";
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const element of root.querySelectorAll(KEPT)) {
    if (!shown(element) || !box(element).width || element.parentElement.closest(".page, .choices, .content")) continue;
    if (outside(box(element), screen)) fault("off screen", element.textContent, element);
  }
  for (const element of root.querySelectorAll(":is(.own-things, .own-board) *")) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (!scrolls(element) || element.closest(".page")) continue;
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) fault("scrolls", element.textContent, element);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) fault("scrolls", `${scrollWidth}x${scrollHeight}`, root);

  /* A thumb can hit what is to be tapped; where there are pages, something that can be done is in sight. */
  for (const element of root.querySelectorAll(".narrow-table :is(button, a.btn, [role=button])")) {
    const { width, height } = box(element);
    if (shown(element) && width && (width < 32 || height < 38)) fault("small", element.textContent, element);
  }
  for (const page of root.querySelectorAll(".narrow-table > .page")) {
    const open = [...page.querySelectorAll('[data-state="legal"]')].filter((one) => shown(one) && box(one).width);
    const inSight = (one) => box(one).top >= box(page).top - 1 && box(one).bottom <= box(page).bottom + 1;
    if (open.length && !open.some(inSight)) fault("out of sight", "what can be done", page);
  }
  return faults;
}
