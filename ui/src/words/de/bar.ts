/** Die Leiste an einem Feld und die Seitenleiste neben dem Brett. */
export const bar = {
  bar: {
    name: (space: string) => `Aktionen auf ${space}`,
    noneLeft: "Kein Forscher mehr im Vorrat.",
    noWayIn: "Dafür reichen deine AP nicht.",
    fold: "Seitenleiste einklappen (P)",
    unfold: "Seitenleiste zeigen (P)",
    panel: "Seitenleiste",
  },
};
