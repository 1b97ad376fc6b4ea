/** What an invitation is still good for. */

import type { Invitation } from "../api/types";

export type Standing = "free" | "mine" | "taken" | "started" | "over";

export function standingOf({ table, seat }: Pick<Invitation, "table" | "seat">): Standing {
  if (table.mine.length) return "mine";
  if (table.over) return "over";
  const kind = table.seats.find((each) => each.seat === seat)?.kind;
  if (kind === "invited") return "free";
  return table.waiting ? "taken" : "started";
}
