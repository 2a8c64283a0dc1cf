// What is wrong with how the page lies on the screen. Things that are scrolled out of sight are not looked at.
() => {
  const wrong = [];
  const phone = innerWidth <= 720;
  const least = phone ? 44 : 24;
  const named = (el) => `${el.tagName.toLowerCase()}.${[...el.classList].filter((c) => !c.startsWith("svelte-")).join(".")} "${(el.getAttribute("aria-label") || el.textContent || "").trim().slice(0, 50)}"`;

  // The part of a box that can be seen: within the screen and everything that scrolls or cuts.
  const seen = (el, box) => {
    let { left, top, right, bottom } = box;
    for (let up = el.parentElement; up; up = up.parentElement) {
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
    for (let up = el; up; up = up.parentElement) if (["auto", "scroll"].includes(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    return false;
  };
  const hidden = (el) => !el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || getComputedStyle(el).clipPath !== "none" || el.closest(".unseen, .skip, [aria-hidden=true], .floating");
  const same = (one, two) => one && two && (one === two || one.contains(two) || two.contains(one));

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || hidden(el) || el.closest("script, style, title, option")) continue;
    if (parseFloat(getComputedStyle(el).fontSize) < 12) wrong.push(`text under 12 px: ${named(el)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const part = seen(el, box);
      if (!part) {
        if (!scrolls(el) && box.top < innerHeight - 2 && box.bottom > 2 && box.left < innerWidth) wrong.push(`text cut off: ${named(el)}`);
        continue;
      }
      if (!scrolls(el) && !phone && (part.right < box.right - 2 || part.bottom < box.bottom - 4) && box.bottom <= innerHeight) wrong.push(`text cut off: ${named(el)}`);
      const found = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
      const covered = found && !same(found, el) && found.closest("button, a") !== el.closest("button, a");
      // The cover of a place lies over the whole place, by intention: what is on it is above it again.
      if (covered && !found.closest("header, .tabs, .middle") && found.textContent.trim() && !found.contains(el)) wrong.push(`text under other things: ${named(el)} under ${named(found)}`);
    }
  }
  for (const el of document.querySelectorAll("button, a[href], summary, input, select")) {
    if (hidden(el)) continue;
    // Who clicks the words beside a box clicks the box.
    const target = el.type === "checkbox" ? el.closest("label") : el;
    const box = target.getBoundingClientRect();
    const part = seen(el, box);
    if (!part) continue;
    if (box.width < least - 0.5 || box.height < least - 0.5) wrong.push(`smaller than ${least} px: ${named(el)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (x < part.left || x > part.right || y < part.top || y > part.bottom) continue;
    const found = document.elementFromPoint(x, y);
    if (!found) continue; // its middle lies on the very edge of the window
    if (!same(found, target) && !found.closest("label")?.contains(el) && !found.closest(".tabs, .middle, header")) wrong.push(`under another thing: ${named(el)} under ${named(found)}`);
  }
  const question = document.getElementById("question");
  if (question) {
    for (const el of [question.querySelector("h2"), question.querySelector(".buttons button")]) {
      if (!el) continue;
      const box = el.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) wrong.push(`not seen without scrolling: ${named(el)}`);
    }
  }
  const board = document.querySelector("[data-board]");
  if (board && innerWidth >= 1280) {
    const box = board.getBoundingClientRect();
    const share = (box.width * box.height) / (innerWidth * innerHeight);
    if (share < 0.5) wrong.push(`the board takes only ${Math.round(100 * share)}% of a wide screen`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the screen by ${document.documentElement.scrollWidth - innerWidth} px`);
  return [...new Set(wrong)];
}
