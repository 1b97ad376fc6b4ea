/** All there is to know about a space in words: one line for people who can't see the board. */

import type { Seat, SpaceName, SpaceState, State } from "../api/types";
import { nameFor } from "../words/tell";
import type { Who, Words } from "../words/words";
import { surroundings } from "./card/surroundings";
import type { Overlay } from "./layers/overlay";
import { exploredOf } from "./layers/ways";

export function spaceLabel(
  space: SpaceState,
  state: State,
  words: Words,
  who: Who,
  overlay: Overlay,
): string {
  return labelOf(described(space, state, words, who), asides(space, words, overlay));
}

/** A space without what can be done with it just now: that changes with every choice, this does not. */
export interface Described {
  here: string[];
  around: string[];
}

export function described(
  space: SpaceState,
  state: State,
  words: Words,
  who: Who,
  explored: ReadonlySet<SpaceName> = exploredOf(state.spaces),
): Described {
  const here = [
    words.common.labelled(space.space, ground(space, words, who)),
    ...scored(space, words, who),
    ...pieces(space, state, words, who),
    ...parties(space, words, who),
    ...edges(space, state, words),
  ];
  return { here, around: around(space, explored, words) };
}

/** All spaces of a state, described. */
export function allDescribed(state: State, words: Words, who: Who): Map<SpaceName, Described> {
  const explored = exploredOf(state.spaces);
  return new Map(
    state.spaces.map((space) => [space.space, described(space, state, words, who, explored)]),
  );
}

/** Every space's whole label. */
export function allLabelled(
  { spaces }: State,
  told: ReadonlyMap<SpaceName, Described>,
  words: Words,
  overlay: Overlay,
): Record<SpaceName, string> {
  return Object.fromEntries(
    spaces.map((space) => [
      space.space,
      labelOf(told.get(space.space), asides(space, words, overlay)),
    ]),
  );
}

/** The whole label; of a space that is not described, only what can be done with it. */
export function labelOf(space: Described | undefined, doable: string[]): string {
  const { here, around } = space ?? { here: [], around: [] };
  return [[...here, ...doable].join(", "), ...around].join("; ");
}

/** What a space is, and who holds it where that matters. */
export function ground(space: SpaceState, words: Words, who: Who): string {
  const held = holding(space, words, who);
  return held ? `${groundName(space, words)}, ${held}` : groundName(space, words);
}

/** Who holds ground that scores; nothing of other ground. */
export function holding({ points, holder, tied }: SpaceState, { board }: Words, who: Who): string {
  if (!points) return "";
  if (holder) return board.heldBy(nameFor(who, holder));
  return tied ? board.tied : board.heldByNobody;
}

/** What a space is, whoever holds it. */
export function groundName(space: SpaceState, { board }: Words): string {
  if (space.terrain === "temple") return board.templeOf(space.level);
  if (space.terrain === "ruins")
    return space.treasures ? board.ruinsWith(space.treasures) : board.emptied;
  return board.terrain[space.terrain];
}

/** What it would bring whom now; nothing of ground that never scores. */
export function scored({ points, holder }: SpaceState, { spaceCard }: Words, who: Who): string[] {
  if (!points) return [];
  return [holder ? spaceCard.scores(nameFor(who, holder), points) : spaceCard.worth(points)];
}

/** Guard, camp and guide. */
export function pieces(space: SpaceState, state: State, { board }: Words, who: Who): string[] {
  const { guard, camp } = space;
  return [
    ...(guard ? [board.guardOf(nameFor(who, guard.seat), guard.member)] : []),
    ...(camp ? [board.campOf(nameFor(who, camp))] : []),
    ...((state.solo ?? state.legend)?.guide === space.space ? [board.guide] : []),
  ];
}

/** A seat's members on a space, with their strength where that decides something. */
export interface Party {
  seat: Seat;
  members: string;
  strength: number | null;
}

export function partiesOf(space: SpaceState, { board }: Words): Party[] {
  const decides = space.points > 0 && !space.guard;
  return space.members.map(({ seat, explorers, leaders }) => ({
    seat,
    members: board.members(explorers, leaders),
    strength: decides ? (space.strength[seat - 1] ?? 0) : null,
  }));
}

function parties(space: SpaceState, words: Words, who: Who): string[] {
  return partiesOf(space, words).map(({ seat, members, strength }) => {
    const strong = strength === null ? "" : ` (${words.spaceCard.strength(strength)})`;
    return words.common.labelled(who(seat), `${members}${strong}`);
  });
}

/** Of a Legend game: whether it is on the periphery, or part of an island. */
export function edges({ space }: SpaceState, { legend }: State, words: Words): string[] {
  return [
    ...(legend?.periphery.includes(space) ? [words.legend.periphery] : []),
    ...(legend?.islands.some((island) => island.includes(space)) ? [words.legend.island] : []),
  ];
}

/** What can be done with it just now. */
export function asides(space: SpaceState, { board, legend }: Words, overlay: Overlay): string[] {
  const goal = overlay.goals[space.space];
  return [
    ...(goal ? [goal.cost ? board.within(goal.cost) : legend.free] : []),
    ...(overlay.glow.includes(space.space) ? [board.tileFits] : []),
    ...(overlay.marked.includes(space.space) ? [legend.workable] : []),
  ];
}

function around(
  space: SpaceState,
  explored: ReadonlySet<SpaceName>,
  { common, spaceCard }: Words,
): string[] {
  const { paths, closed, unexplored } = surroundings(space, explored);
  const lists = [
    [spaceCard.paths, paths.map(({ to, cost }) => spaceCard.way(to, cost))],
    [spaceCard.closed, closed],
    [spaceCard.unexplored, unexplored.map(({ to, stones }) => spaceCard.facing(to, stones))],
  ] as const;
  return lists
    .filter(([, list]) => list.length)
    .map(([label, list]) => common.labelled(label, list.join(", ")));
}
