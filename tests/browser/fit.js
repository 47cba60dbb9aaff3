/* What does not fit on the page as it is shown now: a list of [fault, text, where]. */
() => {
  const SLACK = 1.5;
  const faults = [];
  const name = (element) => {
    const own = (one) => one.tagName.toLowerCase() + [...one.classList].filter((c) => !c.startsWith("svelte-")).map((c) => `.${c}`).join("");
    const up = [];
    for (let one = element; one && one !== document.body && up.length < 4; one = one.parentElement) up.unshift(own(one));
    return up.join(" > ");
  };
  const fault = (kind, text, element) => faults.push([kind, text.trim().replace(/\s+/g, " ").slice(0, 40), name(element)]);
  const styles = new Map();
  const style = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const boxes = new Map();
  const box = (element) => boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element);
  const painted = (element) => {
    const css = style(element);
    return css.backgroundColor !== "rgba(0, 0, 0, 0)" || (css.borderBottomStyle !== "none" && css.borderTopStyle !== "none" && css.borderLeftStyle !== "none");
  };
  const scrolls = (element) => ["auto", "scroll"].includes(style(element).overflowY);
  const cuts = (element) => ["hidden", "clip"].includes(style(element).overflowX) || ["hidden", "clip"].includes(style(element).overflowY);
  const root = document.querySelector(".at-table") ?? document.body;
  /* A table stands still; the result and all other pages may be longer than the window. */
  const pageScrolls = !document.querySelector(".wide-table, .narrow-table");
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".visually-hidden, .sprite, .tip, title") && style(element).clipPath !== "inset(50%)";

  /* The lines of each text: as high as its letters, not as its font. */
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = element instanceof SVGElement; // a drawing is scaled as a whole
    const size = parseFloat(style(element).fontSize) * (element.currentCSSZoom ?? 1);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5).map((line) => {
      const middle = (line.top + line.bottom) / 2, half = 0.36 * (drawn ? 0.8 * line.height : size);
      return { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
    });
    texts.push({ node, element, lines });
  }

  const outside = (line, frame) =>
    line.left < frame.left - SLACK || line.right > frame.right + SLACK || line.top < frame.top - SLACK || line.bottom > frame.bottom + SLACK;

  for (const text of texts) {
    let inScroller = null;
    /* Every frame around a text holds it; what scrolls by itself may be longer. */
    for (let one = text.element; one && one !== document.body && !inScroller; one = one.parentElement) {
      if (scrolls(one)) {
        inScroller = one;
        if (text.lines.some((line) => line.left < box(one).left - SLACK || line.right > box(one).right + SLACK)) fault("outside", text.node.data, one);
      } else if (text.element instanceof HTMLElement && one instanceof HTMLElement && style(one).display !== "inline" && style(one).display !== "contents" && (painted(one) || cuts(one))) {
        if (text.lines.some((line) => outside(line, box(one)))) {
          fault(cuts(one) ? "clipped" : "outside", text.node.data, text.element);
          break;
        }
      }
    }
    text.scroller = inScroller;
    /* A word stays on one line. */
    for (const { 0: word, index } of text.node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text.node, index);
      range.setEnd(text.node, index + word.length);
      const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (tops.size > 1) fault("broken word", word, text.element);
    }
  }

  /* What is cut off with an ellipsis, or hidden behind an edge. */
  for (const element of root.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || !cuts(element) || scrolls(element) || !seen(element) || !element.textContent.trim()) continue;
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2) fault("clipped", element.textContent, element);
  }

  /* All that is drawn stays in the frame around it, but for what is pinned to a corner on purpose. */
  for (const element of root.querySelectorAll("*")) {
    if (!(element.matches(".icon") || (element instanceof HTMLElement && painted(element))) || !seen(element)) continue;
    if (style(element).position === "absolute" && !element.matches(".icon")) continue;
    const inner = box(element);
    if (!inner.width || !inner.height) continue;
    const overhang = element.matches(".icon") ? 6 : SLACK;
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (scrolls(one)) break;
      if (!(one instanceof HTMLElement) || style(one).display === "inline" || style(one).display === "contents" || !painted(one)) continue;
      const frame = box(one);
      if (inner.left < frame.left - overhang || inner.right > frame.right + overhang || inner.top < frame.top - overhang || inner.bottom > frame.bottom + overhang)
        fault("outside", element.textContent || element.innerHTML, element);
      break;
    }
  }

  /* No two texts lie on each other, and nothing lies on a text. */
  const lines = texts.flatMap((text) => text.lines.map((line) => ({ ...line, text }))).sort((a, b) => a.left - b.left);
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next].left < one.right - SLACK; next++) {
      const other = lines[next];
      if (other.text === one.text || one.text.scroller !== other.text.scroller) continue;
      if (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK)
        fault("overlap", `${one.text.node.data.trim().slice(0, 20)} / ${other.text.node.data.trim().slice(0, 20)}`, one.text.element);
    }
  for (const line of lines) {
    if (line.text.scroller || pageScrolls) continue;
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    const hit = document.elementFromPoint(x, y), element = line.text.element;
    if (!hit) { fault("off screen", line.text.node.data, element); continue; }
    if (hit.contains(element) || element.contains(hit) || !(hit instanceof HTMLElement)) continue;
    for (let one = hit; !one.contains(element); one = one.parentElement)
      if (painted(one)) { fault("covered", line.text.node.data, element); break; }
  }

  /* What one plays with is in the window: nothing of it scrolls away. */
  const kept = ".prompt, .prompt .btn, .say, .steps li, .top-bar, .top-bar .btn, .own-things, .own-board, .seat-panel, .talk, .scores, .purse, .tabbar, .sheet .btn, [data-action], [data-target]";
  for (const element of pageScrolls ? [] : root.querySelectorAll(kept)) {
    const b = box(element);
    if (!seen(element) || !b.width || element.parentElement.closest(".page, .choices, .content")) continue;
    if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1) fault("off screen", element.textContent, element);
  }
  for (const element of root.querySelectorAll(":is(.own-things, .own-board) *"))
    if (scrolls(element) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) && !element.closest(".page")) fault("scrolls", element.textContent, element);
  /* A thumb can hit what is to be tapped. */
  for (const element of root.querySelectorAll(".narrow-table :is(button, a.btn, [role=button])")) {
    const b = box(element);
    if (seen(element) && b.width && (b.width < 32 || b.height < 38)) fault("small", element.textContent, element);
  }
  /* On a phone something that can be done is in sight. */
  for (const view of root.querySelectorAll(".narrow-table > .page")) {
    const legal = [...view.querySelectorAll('[data-state="legal"]')].filter(seen).map(box).filter((b) => b.width);
    const inSight = (b) => b.top >= box(view).top - 1 && b.bottom <= box(view).bottom + 1;
    if (legal.length && !legal.some(inSight)) fault("out of sight", "what can be done", view);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || (page.scrollHeight > innerHeight && !pageScrolls)) fault("scrolls", `${page.scrollWidth}x${page.scrollHeight}`, root);
  return faults;
}
