/** What a page lays over the board's position: everything is optional. */

import type { Goal, PlacementRotation, SpaceName, SpaceState, TileFacts } from "../../api/types";
import type { PlanOverlay } from "./planMarks";

export interface TilePreview {
  space: SpaceName;
  tile: TileFacts;
  rotation: PlacementRotation;
}

export interface Overlay {
  glow: readonly SpaceName[];
  goals: Record<SpaceName, Goal>;
  selected: SpaceName | null;
  preview: TilePreview | null;
  /** A plan to be looked at: arrows and numbers. */
  plan: PlanOverlay | null;
  compass: boolean;
  marked: readonly SpaceName[];
}

export const PLAIN: Overlay = {
  glow: [],
  goals: {},
  selected: null,
  preview: null,
  plan: null,
  compass: false,
  marked: [],
};

/** A tile's stones, turned clockwise. */
export function turned(stones: readonly number[], rotation: number): number[] {
  return stones.map((_, side) => stones[(side - rotation + 6) % 6] ?? 0);
}

/** A tile as it would lie on a space. */
export function laid(tile: TileFacts, space: SpaceName, rotation: number): SpaceState {
  return {
    space,
    terrain: tile.terrain,
    tile: tile.tile,
    rotation,
    stones: turned(tile.stones, rotation),
    paths: [0, 0, 0, 0, 0, 0],
    level: tile.terrain === "temple" ? tile.value : 0,
    used: 0,
    guard: null,
    camp: null,
    members: [],
    treasures: tile.terrain === "ruins" ? tile.value : 0,
    masks: tile.terrain === "ruins" ? tile.value : 0,
    points: 0,
    holder: null,
    tied: false,
    strength: [],
  };
}
