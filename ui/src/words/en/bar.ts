/** The bar at a space, and the panel beside the board. */
export const bar = {
  bar: {
    name: (space: string) => `Actions on ${space}`,
    noneLeft: "No explorer left in your supply.",
    noWayIn: "You don't have enough AP to bring one in.",
    fold: "Fold the panel away (P)",
    unfold: "Show the panel (P)",
    panel: "Panel",
  },
};
