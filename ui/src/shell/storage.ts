/** What this browser remembers. One that keeps nothing still plays: reading finds nothing then. */

/** For good, or for as long as the window is open. */
type Area = "localStorage" | "sessionStorage";

export function remembered(key: string, area: Area = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown, area: Area = "localStorage"): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept, as said above.
  }
}

export function forget(key: string, area: Area = "localStorage"): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
