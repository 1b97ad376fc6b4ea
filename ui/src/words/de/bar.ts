/** Die Leiste an einem Feld und die Spalte neben dem Brett. */
export const bar = {
  bar: {
    name: (space: string) => `Aktionen auf ${space}`,
    noneLeft: "Kein Forscher mehr im Vorrat.",
    noWayIn: "Dafür reichen deine AP nicht.",
    fold: "Spalte einklappen (P)",
    unfold: "Spalte zeigen (P)",
    panel: "Spalte",
  },
};
