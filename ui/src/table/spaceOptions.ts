/** The actions that concern a space by what stands there; the server says which are legal. */

import type { LegalAction, SpaceState } from "../api/types";
import type { Words } from "../words/words";

export interface Option {
  action: string;
  label: string;
  cost: number;
  legal: boolean;
}

/** What each action costs (R6.1), for those that are not legal and come without a price. */
export const COST = { place: 1, uncover: 2, recover: 3, exchange: 3, camp: 5, guard: 5 };

export function optionsOn(
  space: SpaceState,
  seat: number,
  legal: readonly LegalAction[],
  words: Words,
): Option[] {
  const at = space.space;
  const { actions } = words.table;
  const { explorer, leader } = words.members;
  const found: [string, string, number][] = [];
  if (space.terrain === "camp" || space.camp === seat) {
    found.push(
      [`E+${at}`, actions.place_member(explorer), COST.place],
      [`L+${at}`, actions.place_member(leader), COST.place],
    );
  }
  if (space.terrain === "temple") {
    found.push(
      [`U${at}`, actions.uncover, COST.uncover],
      [`G${at}E`, actions.guard(explorer), COST.guard],
      [`G${at}L`, actions.guard(leader), COST.guard],
    );
  }
  if (space.terrain === "ruins" && space.treasures > 0)
    found.push([`R${at}`, actions.recover, COST.recover]);
  if (space.terrain === "clearing" || (space.terrain === "ruins" && space.treasures === 0)) {
    found.push([`C${at}`, actions.camp, COST.camp]);
  }
  return found.map(([action, label, usual]) => {
    const known = legal.find((each) => each.action === action);
    return { action, label, cost: known?.cost ?? usual, legal: known !== undefined };
  });
}
