/** Borders between explored spaces: a path across, or a hedge where there is none. */

import type { SpaceName, SpaceState } from "../../api/types";
import { between, neighbour, type Point } from "../geometry";

export interface Border {
  from: SpaceName;
  to: SpaceName;
  side: number;
  /** What a step across costs; 0 where the border is closed. */
  cost: number;
  /** Its middle. */
  at: Point;
}

const known = new Map<string, Border>();

/** A border is the same object every time, until its path changes: it is not drawn anew. */
function borderOf(from: SpaceName, to: SpaceName, side: number, cost: number): Border {
  const key = `${from}${to}${cost}`;
  const border = known.get(key) ?? { from, to, side, cost, at: between(from, to) };
  known.set(key, border);
  return border;
}

/** Half of the sides: the other half are those of the neighbours. */
const HALF = 3;

/** Every border that two explored spaces share, once. */
export function bordersOf(spaces: readonly SpaceState[]): Border[] {
  const explored = exploredOf(spaces);
  return spaces
    .filter(({ space }) => explored.has(space))
    .flatMap(({ space, paths }) =>
      paths.slice(0, HALF).flatMap((cost, side) => {
        const to = neighbour(space, side);
        return to && explored.has(to) ? [borderOf(space, to, side, cost)] : [];
      }),
    );
}

/** The stones of a tile that face the jungle or the board's edge: the others are part of a path. */
export function looseStones(space: SpaceState, explored: ReadonlySet<SpaceName>): number[] {
  return space.stones.map((count, side) => {
    const next = neighbour(space.space, side);
    return next && explored.has(next) ? 0 : count;
  });
}

export function exploredOf(spaces: readonly SpaceState[]): Set<SpaceName> {
  return new Set(spaces.filter(({ terrain }) => terrain !== "jungle").map(({ space }) => space));
}
