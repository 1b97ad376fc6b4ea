/** What this browser remembers. One that keeps nothing still plays: reading finds nothing then. */

export function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept, as said above.
  }
}
