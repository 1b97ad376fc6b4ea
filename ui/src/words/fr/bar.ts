/** La barre d'une case, et le panneau à côté du plateau. */
export const bar = {
  bar: {
    name: (space: string) => `Actions en ${space}`,
    noneLeft: "Il n’y a plus d’explorateur dans votre réserve.",
    noWayIn: "Il vous manque des PA pour en faire entrer un.",
    fold: "Replier le panneau (P)",
    unfold: "Afficher le panneau (P)",
    panel: "Panneau",
  },
};
