/**
 * The keyboard's place: where the control in focus goes away, what it was in gets the focus, or
 * whatever comes after it.
 */
export function keepFocus(
  node: HTMLElement,
  heir: () => HTMLElement | null = () => node,
): () => void {
  let last: Element | null = null;

  function follow(event: FocusEvent): void {
    const target = event.target as Element;
    last = target !== node && node.contains(target) ? target : null;
  }
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    const gone = last && (!last.isConnected || last.matches(":disabled"));
    if (gone && (activeElement === body || activeElement === last)) {
      last = null;
      heir()?.focus({ preventScroll: true });
    }
  });
  document.addEventListener("focusin", follow);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", follow);
    watch.disconnect();
  };
}
