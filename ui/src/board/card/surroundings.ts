/** What lies around an explored space: paths with their costs, borders without one, jungle. */

import type { SpaceName, SpaceState } from "../../api/types";
import { neighbour } from "../geometry";

export interface Surroundings {
  paths: { to: SpaceName; cost: number }[];
  closed: SpaceName[];
  /** Neighbours that are still jungle, with the stones that face them. */
  unexplored: { to: SpaceName; stones: number }[];
}

export function surroundings(space: SpaceState, explored: ReadonlySet<SpaceName>): Surroundings {
  const found: Surroundings = { paths: [], closed: [], unexplored: [] };
  if (!explored.has(space.space)) return found;
  for (const [side, cost] of space.paths.entries()) {
    const to = neighbour(space.space, side);
    if (!to) continue;
    if (cost > 0) found.paths.push({ to, cost });
    else if (explored.has(to)) found.closed.push(to);
    else found.unexplored.push({ to, stones: space.stones[side] ?? 0 });
  }
  return found;
}
