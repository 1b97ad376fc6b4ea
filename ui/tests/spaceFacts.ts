import type { SpaceState } from "../src/api/types";

/** A clearing with nothing on it, as the server tells of a space, and what is different. */
export function spaceFacts(name: string, more: Partial<SpaceState> = {}): SpaceState {
  return {
    space: name,
    terrain: "clearing",
    tile: null,
    rotation: 0,
    stones: [0, 0, 0, 0, 0, 0],
    paths: [0, 0, 0, 0, 0, 0],
    level: 0,
    treasures: 0,
    masks: 0,
    camp: null,
    members: [],
    used: 0,
    guard: null,
    points: 0,
    holder: null,
    tied: false,
    strength: [0, 0],
    ...more,
  };
}
