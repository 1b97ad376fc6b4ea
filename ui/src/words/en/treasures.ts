/** The eight kinds of treasure, which the box only numbers, have names of our own. */
export const TREASURES: readonly string[] = [
  "Jade Ring",
  "Clay Frog",
  "Obsidian Blade",
  "Cacao Cup",
  "Shell Necklace",
  "Stone Turtle",
  "Copper Bell",
  "Bone Flute",
];

/** A kind of treasure with its number, by which the notation knows it. */
export function named(kind: number): string {
  return `${TREASURES[kind - 1] ?? ""} (${kind})`;
}
