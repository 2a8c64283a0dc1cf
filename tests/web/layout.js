// What is wrong with how the page lies on the screen. Things that are scrolled out of sight are not looked at.
() => {
  const wrong = [];
  const phone = innerWidth <= 720;
  const least = phone ? 44 : 24;
  const named = (el) => `${el.tagName.toLowerCase()}.${[...el.classList].filter((c) => !c.startsWith("svelte-")).join(".")} "${(el.getAttribute("aria-label") || el.textContent || "").trim().slice(0, 50)}"`;

  // The part of a box that can be seen: within the screen and everything that scrolls or cuts.
  const seen = (around, box) => {
    let { left, top, right, bottom } = box;
    for (let up = around; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const edge = up.getBoundingClientRect();
        left = Math.max(left, edge.left); right = Math.min(right, edge.right);
        top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
      }
      if (style.position === "fixed") break;
    }
    left = Math.max(left, 0); top = Math.max(top, 0); right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const scrolls = (el) => {
    for (let up = el; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.webkitLineClamp !== "none") return true; // ends in an ellipsis, and stands in full where one asks for it
      if (["auto", "scroll"].includes(style.overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
      if (["auto", "scroll"].includes(style.overflowX) && up.scrollWidth > up.clientWidth + 1) return true;
    }
    return false;
  };
  // What sticks to the edge of a page that scrolls lies over what runs under it.
  const sticks = (el) => {
    for (let up = el; up; up = up.parentElement) if (getComputedStyle(up).position === "sticky") return true;
    return false;
  };
  const hidden = (el) => !el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || getComputedStyle(el).clipPath !== "none" || el.closest(".unseen, .skip, [aria-hidden=true], .floating");
  const same = (one, two) => one && two && (one === two || one.contains(two) || two.contains(one));

  // What one sees at a point. A sign that lets clicks through to what it lies on is still what one sees there.
  const painted = (el, x, y) => {
    if (getComputedStyle(el).pointerEvents !== "none") return document.elementFromPoint(x, y);
    const before = el.style.pointerEvents;
    el.style.pointerEvents = "auto";
    const found = document.elementFromPoint(x, y);
    el.style.pointerEvents = before;
    return found;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || hidden(el) || el.closest("script, style, title, option")) continue;
    if (parseFloat(getComputedStyle(el).fontSize) < 12) wrong.push(`text under 12 px: ${named(el)}`);
    // What is told in brief ends in dots where there is no more room: whoever opens it reads all of it.
    const brief = el.closest("[data-brief]");
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const part = seen(brief === el ? el : el.parentElement, box);
      if (!part) {
        if (!brief && !scrolls(el) && box.top < innerHeight - 2 && box.bottom > 2 && box.left < innerWidth) wrong.push(`text cut off: ${named(el)}`);
        continue;
      }
      if (!brief && !scrolls(el) && (part.right < box.right - 2 || part.bottom < box.bottom - 4) && box.bottom <= innerHeight) wrong.push(`text cut off: ${named(el)}`);
      const found = painted(el, (part.left + part.right) / 2, (part.top + part.bottom) / 2);
      const covered = found && !same(found, el) && found.closest("button, a") !== el.closest("button, a");
      // Cards of a hand lie over one another, and figures stand before what is behind them: whoever points at one sees it whole.
      if (found?.closest(".stand") && el.closest("[data-board]")) continue;
      if (found?.closest(".held") && el.closest(".held")) continue;
      // The cover of a place lies over the whole place, by intention: what is on it is above it again.
      if (covered && !found.closest("header, .tabs, .asked") && !sticks(found) && found.textContent.trim() && !found.contains(el)) wrong.push(`text under other things: ${named(el)} under ${named(found)}`);
    }
  }
  for (const el of document.querySelectorAll("button, a[href], summary, input, select")) {
    if (hidden(el)) continue;
    // Who clicks the words beside a box clicks the box.
    const target = el.type === "checkbox" ? el.closest("label") : el;
    const box = target.getBoundingClientRect();
    const part = seen(el.parentElement, box);
    if (!part) continue;
    // The ground of a place is its target too: for a mouse, labels and pieces on it may be smaller.
    const wanted = !phone && el.closest("[data-board]") ? 16 : least;
    if (box.width < wanted - 0.5 || box.height < wanted - 0.5) wrong.push(`smaller than ${wanted} px: ${named(el)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    // It can be reached: in its middle, or where nothing stands in front of it.
    const reach = [[0.5, 0.5], [0.2, 0.8], [0.8, 0.8], [0.2, 0.2], [0.8, 0.2], [0.5, 0.85], [0.5, 0.15]].map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
    const points = reach.filter(([x, y]) => x > part.left && x < part.right && y > part.top && y < part.bottom);
    const found = points.map(([x, y]) => document.elementFromPoint(x, y)).filter(Boolean);
    if (!found.length || (found[0].closest(".held") && el.closest(".held"))) continue;
    if (!found.some((each) => same(each, target) || each.closest("label")?.contains(el) || each.closest(".tabs, header, .asked") || sticks(each))) wrong.push(`under another thing: ${named(el)} under ${named(found[0])}`);
  }
  const question = document.getElementById("question");
  if (question) {
    const top = (el) => el.getBoundingClientRect().top;
    for (const el of [question.querySelector("h2"), [...question.querySelectorAll(".buttons button")].sort((a, b) => top(a) - top(b))[0]]) {
      if (!el) continue;
      const box = el.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) wrong.push(`not seen without scrolling: ${named(el)}`);
    }
  }
  const board = document.querySelector("[data-board]");
  if (board && innerWidth >= 1280) {
    const box = board.getBoundingClientRect();
    const share = (box.width * box.height) / (innerWidth * innerHeight);
    if (share < 0.55) wrong.push(`the board takes only ${Math.round(100 * share)}% of a wide screen`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the screen by ${document.documentElement.scrollWidth - innerWidth} px`);
  return [...new Set(wrong)];
}
