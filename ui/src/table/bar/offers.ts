/** What a space offers the seat that acts: buttons that do something, and reasons worth knowing. */

import type { Member, Option, Problem, SpaceName } from "../../api/types";
import { SUPPLY } from "../state/choice.svelte";
import type { GameContext } from "../state/gameContext.svelte";

export interface Offer extends Option {
  /** Why not; null where it can be done. */
  reason: Problem | null;
}

export interface Offers {
  /** Who can be taken in hand there. */
  members: Member[];
  actions: Offer[];
  /** What it costs to bring a new explorer there, unless an action does just that; or null. */
  newcomer: number | null;
}

const NOTHING: Offers = { members: [], actions: [], newcomer: null };

/** Whether there is anything to show at all. */
export function isOffered({ members, actions, newcomer }: Offers): boolean {
  return members.length + actions.length > 0 || newcomer !== null;
}

/** Without action points everything is refused for one reason, which the dock tells. */
export function offersOn(space: SpaceName | null, game: GameContext): Offers {
  const { state, seat } = game;
  if (!state || seat === null || space === null) return NOTHING;
  const spent = state.phase === "act" && state.ap === 0;
  const members = state.reach
    .filter(({ from, goals }) => from === space && Object.keys(goals).length > 0)
    .map(({ member }) => member);
  const actions = (state.options[space] ?? [])
    .filter(({ hidden, refusal }) => !hidden && !(spent && refusal !== null))
    .map((option) => ({
      ...option,
      reason: option.refusal === null ? null : game.reason(option.refusal, space),
    }));
  const placed = actions.some(({ kind, reason }) => kind === "place_member" && reason === null);
  const goal = game.choice.reach("explorer", SUPPLY)[space];
  return { members, actions, newcomer: placed ? null : (goal?.cost ?? null) };
}
