// Return what is wrong with the texts on a page: cut off, out of the window, or over each other.
//
// A text is the box of its letters. It is cut where an ancestor that hides what sticks out of it does
// not show all of it; three dots are fine if the element's title has the whole text. What can be
// scrolled to is in sight. Texts overlap where their letters do, unless one of them lies on a
// surface of its own above the other: a dialog, a card. The board has its own tests: it is moved and
// zoomed, and its texts are parts of pictures.
() => {
  const SLACK = 1.5;
  const BOARD = ".frame svg, .sheet, [data-picture]";
  const HIDES = ["hidden", "clip"];
  const SCROLLS = ["auto", "scroll"];
  const found = [];

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest(`script, style, option, ${BOARD}`)) continue;
      if (!seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1) yield { node, element, rect: letters(rect) };
      }
    }
  }

  // The letters fill the middle of a line's box.
  function letters({ left, right, top, bottom }) {
    const edge = (bottom - top) * 0.22;
    return { left, right, top: top + edge, bottom: bottom - edge };
  }

  function seen(element) {
    if (element.closest(".skip")) return false; // waits outside until it has the focus
    if (element.closest(".cargo")) return false; // flies, from where it was and at that size
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each = element; each; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (width <= 1 && height <= 1 && each.tagName !== "BODY") return false; // for screen readers only
      const { clipPath, opacity } = getComputedStyle(each);
      if (clipPath.startsWith("inset(50%") || Number(opacity) < 0.1) return false;
    }
    return true;
  }

  function words(node) {
    const text = node.data.trim().replace(/\s+/g, " ");
    const element = node.parentElement;
    const names = [element, element.parentElement].map(
      (each) => `${each?.tagName.toLowerCase()}${[...(each?.classList ?? [])].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join("")}`,
    );
    return `“${text.slice(0, 40)}” in ${names.reverse().join(" > ")}`;
  }

  function dotted(element) {
    for (let each = element; each; each = each.parentElement) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") {
        return each.closest("[title]") !== null;
      }
    }
    return false;
  }

  // Whether a text shows, cut or whole; what is wrong is noted.
  function visible({ node, element, rect }) {
    let fixed = false;
    let [scrollsX, scrollsY] = [false, false];
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (!fixed) {
        const box = each.getBoundingClientRect();
        const inline = style.display === "inline" || style.display === "contents";
        if (!inline) {
          const across = rect.left < box.left - SLACK || rect.right > box.right + SLACK;
          const along = rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK;
          if (SCROLLS.includes(style.overflowX)) scrollsX = true;
          if (SCROLLS.includes(style.overflowY)) scrollsY = true;
          if ((across && scrollsX) || (along && scrollsY)) return false;
          if (across && HIDES.includes(style.overflowX) && !scrollsX) return cut(node, element);
          if (along && HIDES.includes(style.overflowY) && !scrollsY) return cut(node, element);
        }
      }
      if (style.position === "fixed") fixed = true;
    }
    if (!scrollsX && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) {
      found.push(`out of the window: ${words(node)}`);
    }
    if (fixed && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK)) {
      found.push(`out of the window: ${words(node)}`);
    }
    return true;
  }

  function cut(node, element) {
    if (!dotted(element)) found.push(`cut: ${words(node)}`);
    return false;
  }

  // Whether an element lies on a surface of its own, below the ancestor that both have.
  function covers(element, other) {
    for (let each = element; each && !each.contains(other); each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const opacity = /rgba?\([^)]*?(?:,|\/)\s*([\d.]+)\)$/.exec(backgroundColor);
      const solid = backgroundColor.startsWith("rgba") ? Number(opacity?.[1] ?? 1) > 0.6 : !backgroundColor.includes("/ 0)");
      if (backgroundImage !== "none" || (solid && backgroundColor !== "rgba(0, 0, 0, 0)")) {
        return true;
      }
    }
    return false;
  }

  function overlap(one, other) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > SLACK && height > SLACK;
  }

  const shown = [...texts()].filter(visible);
  const modal = document.querySelector("dialog[open]:modal");
  const layer = shown.filter(({ element }) => !modal || modal.contains(element));
  layer.sort((one, other) => one.rect.top - other.rect.top);
  for (let first = 0; first < layer.length; first++) {
    const one = layer[first];
    for (let second = first + 1; second < layer.length; second++) {
      const other = layer[second];
      if (other.rect.top >= one.rect.bottom) break;
      if (one.node === other.node || !overlap(one.rect, other.rect)) continue;
      if (covers(one.element, other.element) || covers(other.element, one.element)) continue;
      found.push(`overlap: ${words(one.node)} and ${words(other.node)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return [...new Set(found)];
}
