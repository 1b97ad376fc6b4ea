/** What can wait: done once the answer to a gesture is on the screen, not before. */

/**
 * Do something after the next paint; return how to call that off. Keys may come faster than that:
 * whatever the next one is about is there already.
 */
export function afterPaint(todo: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(now);
  });
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener("keydown", now, true);
  }
  function now(): void {
    cancel();
    todo();
  }
  addEventListener("keydown", now, true);
  return cancel;
}

/** The longest that something waits for a moment when nothing else is to be done, in milliseconds. */
const PATIENCE = 400;

/** Do what takes long once nothing else is to be done; return how to call that off. */
export function whenIdle(todo: () => void): () => void {
  // Not every browser tells when that is.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(todo, PATIENCE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(todo, { timeout: PATIENCE });
  return () => cancelIdleCallback(idle);
}
