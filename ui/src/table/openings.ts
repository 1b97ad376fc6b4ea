/** Whose first turns this browser has shown: an opening is watched once, not at every reload. */

const KEY = "tikal.openings";
const MOST_KEPT = 200;

/** Whether a table's opening is still to be shown; whoever asks shows it. */
export function firstSight(table: string): boolean {
  const seen = stored();
  if (seen.includes(table)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, table].slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing shows it again.
  }
  return true;
}

function stored(): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
