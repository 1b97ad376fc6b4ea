/** Actions as the server tells them, with their parts: what of them is shown, and said in words. */

import type { Action, Goal, Member, SpaceName } from "../../api/types";
import type { OwnStep } from "../../board/effects/effects.svelte";
import type { Words } from "../../words/words";

/**
 * Something to play: the server's text for it, and of its parts those that are known here; `joined`
 * to what comes before it where both are one gesture.
 */
export type Playable = Pick<Action, "action"> & Partial<Action> & { joined?: boolean };

/** The steps to a goal: every goal knows its last one, and where that starts. */
function steps(goals: Record<SpaceName, Goal>, member: Member, to: SpaceName): Playable[] {
  const goal = goals[to];
  if (!goal) return [];
  const { action, after } = goal;
  if (after === null) return [{ action, member, space: to, to: null }];
  return [...steps(goals, member, after), { action, member, space: after, to }];
}

/** Actions as one gesture: all but the first are joined to the one before. */
export function asGesture(actions: readonly Playable[]): Playable[] {
  return actions.map((action, index) => (index ? { ...action, joined: true } : action));
}

/** A member's whole way to one of its goals, as one gesture. */
export function wayTo(goals: Record<SpaceName, Goal>, member: Member, to: SpaceName): Playable[] {
  return asGesture(steps(goals, member, to));
}

/** The members that actions place or move, for the board to show them on their way. */
export function ownSteps(actions: readonly Playable[]): OwnStep[] {
  return actions.flatMap(({ kind, member, space, to }) => {
    const travels = to || kind === "place_member" || kind === undefined;
    return travels && member && space ? [{ member, space, to: to ?? null }] : [];
  });
}

/** What an action is called, with the member it is about where it has one. */
export function actionName(
  { kind, member }: Pick<Action, "kind" | "member">,
  words: Words,
): string {
  const name = words.table.actions[kind];
  return typeof name === "string" ? name : name(member ? words.members[member] : "");
}

/** An action in a few words; one that the server could not read, as it is written. */
export function readWords(action: Playable, words: Words): string {
  return action.kind ? actionWords({ ...action, kind: action.kind }, words) : action.action;
}

/** An action in a few words. */
export function actionWords(action: Action, words: Words): string {
  const { kind, member, space, to, tile, amount } = action;
  const name = actionName(action, words);
  if (typeof words.table.actions[kind] !== "string") return `${name} · ${space}`;
  const where = to ? `${space} → ${to}` : (space ?? tile ?? amount?.toString());
  return [name, member ? words.members[member] : "", where].filter(Boolean).join(" · ");
}
