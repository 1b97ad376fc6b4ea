/** All there is to see on a space, as one line for people who can't see it. */

import type { Seat, SpaceState, State } from "../api/types";
import type { Words } from "../words/words";
import type { Overlay } from "./layers/overlay";

type Who = (seat: Seat) => string;

export function spaceLabel(
  space: SpaceState,
  state: State,
  words: Words,
  who: Who,
  overlay: Overlay,
): string {
  return [
    words.common.labelled(space.space, ground(space, words, who)),
    ...pieces(space, state, words, who),
    ...edges(space, state, words),
    ...asides(space, words, overlay),
  ].join(", ");
}

/** What a space is, and of a temple who holds it. */
export function ground(space: SpaceState, { board }: Words, who: Who): string {
  if (space.terrain === "temple") {
    const held = space.holder
      ? board.heldBy(who(space.holder))
      : space.tied
        ? board.tied
        : board.heldByNobody;
    return `${board.templeOf(space.level)}, ${held}`;
  }
  if (space.terrain === "ruins")
    return space.treasures ? board.ruinsWith(space.treasures) : board.emptied;
  return board.terrain[space.terrain];
}

function pieces(space: SpaceState, state: State, { board, common }: Words, who: Who): string[] {
  const found: string[] = [];
  if (space.guard) found.push(board.guardOf(who(space.guard.seat), space.guard.member));
  if (space.camp) found.push(board.campOf(who(space.camp)));
  if ((state.solo ?? state.legend)?.guide === space.space) found.push(board.guide);
  for (const party of space.members)
    found.push(common.labelled(who(party.seat), board.members(party.explorers, party.leaders)));
  return found;
}

/** Of a Legend game: whether it is on the periphery, or part of an island. */
function edges({ space }: SpaceState, { legend }: State, words: Words): string[] {
  return [
    ...(legend?.periphery.includes(space) ? [words.legend.periphery] : []),
    ...(legend?.islands.some((island) => island.includes(space)) ? [words.legend.island] : []),
  ];
}

function asides(space: SpaceState, { board, legend }: Words, overlay: Overlay): string[] {
  const goal = overlay.goals[space.space];
  return [
    ...(goal ? [goal.cost ? board.within(goal.cost) : legend.free] : []),
    ...(overlay.glow.includes(space.space) ? [board.tileFits] : []),
    ...(overlay.marked.includes(space.space) ? [legend.workable] : []),
  ];
}
