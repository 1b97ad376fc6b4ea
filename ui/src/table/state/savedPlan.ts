/** A plan that outlives a reload: kept per table and window, as another window has plans of its own. */

import type { Line } from "../../api/types";
import { forget, remember, remembered } from "../../shell/storage";

export interface Plan extends Line {
  /** How many of the actions belong together, one number for each gesture. */
  gestures: number[];
  /** Whether it was on the board, or waited for its tile. */
  open: boolean;
  /** The table's number that it was worked out on. */
  seq: number;
}

const BASES: unknown[] = ["now", "my_turn"] satisfies Line["base"][];

function key(table: string): string {
  return `tikal.plan.${table}`;
}

export function planOf(table: string): Plan | null {
  const found = remembered(key(table), "sessionStorage") as Partial<Plan> | null;
  const { seat, base, actions, gestures = [], open, seq } = found ?? {};
  const sound =
    typeof seat === "number" &&
    BASES.includes(base) &&
    Array.isArray(actions) &&
    actions.every((action) => typeof action === "string") &&
    Array.isArray(gestures) &&
    gestures.every((size) => typeof size === "number" && size >= 1) &&
    typeof open === "boolean" &&
    typeof seq === "number";
  return sound ? ({ seat, base, actions, gestures, open, seq } as Plan) : null;
}

export function keepPlan(table: string, plan: Plan | null): void {
  if (plan) remember(key(table), plan, "sessionStorage");
  else forget(key(table), "sessionStorage");
}
