/** Ratings as people read them. */

/** A rating; one that is still uncertain has a question mark. */
export function ratingWords({
  rating,
  provisional,
}: {
  rating: number;
  provisional: boolean;
}): string {
  return `${rating}${provisional ? "?" : ""}`;
}

/** By how much a rating has changed, with its sign. */
export function changeWords(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
