/** The eight kinds of treasure, which the box only numbers, have names of our own. */
export const TREASURES: readonly string[] = [
  "Anneau de jade",
  "Grenouille d’argile",
  "Lame d’obsidienne",
  "Gobelet à cacao",
  "Collier de coquillages",
  "Tortue de pierre",
  "Grelot de cuivre",
  "Flûte en os",
];

/** A kind of treasure with its number, by which the notation knows it. */
export function named(kind: number): string {
  return `${TREASURES[kind - 1] ?? ""} (${kind})`;
}
