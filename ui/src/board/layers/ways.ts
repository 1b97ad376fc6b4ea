/** Borders between explored spaces: a path across, or a hedge where there is none. */

import type { SpaceName, SpaceState } from "../../api/types";
import { neighbour } from "../geometry";

export interface Border {
  from: SpaceName;
  to: SpaceName;
  side: number;
  /** What a step across costs; 0 where the border is closed. */
  cost: number;
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
        return to && explored.has(to) ? [{ from: space, to, side, cost }] : [];
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
