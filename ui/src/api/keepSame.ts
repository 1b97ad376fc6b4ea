/**
 * The server tells everything anew each time. What has not changed stays the same object, so that
 * whatever is drawn from it need not be drawn again.
 */

type Parts = Record<string | number, unknown>;

/** What came last, with every part of what came before it that is equal in its place. */
export function keepSame<T>(before: unknown, after: T): T {
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = keepSame(before[key], after[key]);
    if (kept !== after[key]) (after as Parts)[key] = kept;
    if (kept !== before[key]) same = false;
  }
  return same ? (before as T) : after;
}

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}
