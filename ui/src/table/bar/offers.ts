/** What a space offers the seat that acts: buttons that do something, and reasons worth knowing. */

import type { Member, Option, Problem, SpaceName } from "../../api/types";
import type { Playable } from "../state/actions";
import { SUPPLY } from "../state/choice.svelte";
import type { GameContext } from "../state/gameContext.svelte";
import { gesturesOf } from "../state/gestures";

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
  /** Who can follow the member that has just walked there. */
  another: Another | null;
}

export interface Another {
  member: Member;
  from: SpaceName;
  cost: number;
}

const NOTHING: Offers = { members: [], actions: [], newcomer: null, another: null };

/** Whether there is anything to show at all. */
export function isOffered({ members, actions, newcomer, another }: Offers): boolean {
  return members.length + actions.length > 0 || newcomer !== null || another !== null;
}

/** The same walk once more, where somebody else is left who can make it. */
function anotherTo(space: SpaceName, { store, sandbox, choice }: GameContext): Another | null {
  const steps: readonly Playable[] = sandbox.active ? sandbox.steps : (store.table?.turn ?? []);
  const walk = gesturesOf(steps).at(-1) ?? [];
  const { member, space: from, to } = walk[0] ?? {};
  if (!member || !from || !to || walk.at(-1)?.to !== space) return null;
  const goal = choice.reach(member, from)[space];
  return goal ? { member, from, cost: goal.cost } : null;
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
  const newcomer = placed ? null : (goal?.cost ?? null);
  return { members, actions, newcomer, another: anotherTo(space, game) };
}
