/**
 * Gestures: what one click or key does, however many actions the server needs for it. Of the actions
 * of a gesture all but the first are joined to the one before.
 */

import type { GameEvent } from "../../api/types";
import type { Words } from "../../words/words";
import { type Playable, readWords } from "./actions";

interface Part {
  joined?: boolean;
}

/** Actions, moves or steps by the gestures they belong to. */
export function gesturesOf<T extends Part>(parts: readonly T[]): T[][] {
  const found: T[][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part.joined && last) last.push(part);
    else found.push([part]);
  }
  return found;
}

/** How many actions each gesture has, as the server wants to know. */
export function sizesOf(parts: readonly Part[]): number[] {
  return gesturesOf(parts).map(({ length }) => length);
}

/** Actions joined as the sizes say, which may be about more or fewer of them. */
export function joinedBy<T extends Part>(actions: readonly T[], sizes: readonly number[]): T[] {
  const starts = new Set([0]);
  let start = 0;
  for (const size of sizes) {
    start += size;
    starts.add(start);
  }
  return actions.map((action, index) =>
    index < start && !starts.has(index) ? { ...action, joined: true } : action,
  );
}

/** Where an action leaves its member: where it goes, or else where it is placed. */
function arrival({ space, to }: Playable): string | null {
  return to ?? space ?? null;
}

/** The steps of a walk as one action from its beginning to its end; anything else as it is. */
function walked(actions: readonly Playable[]): Playable[] {
  const found: Playable[] = [];
  for (const action of actions) {
    const last = found.at(-1);
    const { member, space, to } = action;
    if (!last?.member || last.member !== member || !to || arrival(last) !== space)
      found.push(action);
    else found[found.length - 1] = last.to ? { ...last, to } : { ...last, space: to };
  }
  return found;
}

/** A gesture in a few words: a walk by its two ends, the same thing done twice with its number. */
export function gestureWords(actions: readonly Playable[], words: Words): string {
  const counts = new Map<string, number>();
  for (const action of walked(actions)) {
    const text = readWords(action, words);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} × ${count}` : text)).join(", ");
}

const PLACED = "member_placed";
const MOVED = "member_moved";

/** A member's step that goes on from an event, as one event with it; null where it does not. */
function oneWalk(before: GameEvent | undefined, event: GameEvent): GameEvent | null {
  if (!before || event.params.to === undefined) return null;
  const { seat, member, space, to, cost } = before.params;
  const same = seat === event.params.seat && member === event.params.member;
  if (!same || (to ?? space) !== event.params.space) return null;
  if (before.code === PLACED)
    return { code: PLACED, params: { ...before.params, space: event.params.to } };
  if (before.code !== MOVED || event.code !== MOVED) return null;
  const sum = Number(cost) + Number(event.params.cost);
  return { code: MOVED, params: { ...before.params, to: event.params.to, cost: sum } };
}

/** What happened in a gesture: a walk is told once, from its beginning to its end. */
export function eventsOf(parts: readonly { events: readonly GameEvent[] }[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of parts.flatMap(({ events }) => events)) {
    const walk = oneWalk(found.at(-1), event);
    if (walk) found.pop();
    found.push(walk ?? event);
  }
  return found;
}
