/** Which sound belongs to which event. */

import type { GameEvent } from "../api/types";
import type { SoundName } from "./recipes";

const SOUNDS: Record<string, SoundName> = {
  tile_placed: "tile",
  mutul_placed_tile: "tile",
  mutul_chose_space: "tile",
  camp_set_up: "tile",
  mutul_camped: "tile",
  member_placed: "step",
  member_moved: "step",
  member_shifted: "step",
  member_went: "step",
  mutul_placed_member: "step",
  mutul_moved_member: "step",
  explorer_called: "step",
  explorer_sent: "step",
  floor_uncovered: "stone",
  mutul_uncovered: "stone",
  mutul_raised: "stone",
  guard_placed: "stone",
  mutul_guarded: "stone",
  mutul_guards: "stone",
  treasure_recovered: "treasure",
  treasures_exchanged: "treasure",
  mutul_swapped: "treasure",
  unique_taken: "treasure",
  scoring_started: "volcano",
  interim_scoring_started: "volcano",
  temple_scored: "tick",
  ground_scored: "tick",
  treasures_scored: "tick",
  uniques_scored: "tick",
  director_scored: "tick",
  game_won: "won",
};

/** From what is heard above all to what any other sound drowns. */
const WEIGHT: readonly SoundName[] = [
  "won",
  "volcano",
  "treasure",
  "stone",
  "tile",
  "step",
  "tick",
];

export function soundOf({ code }: GameEvent): SoundName | null {
  return SOUNDS[code] ?? null;
}

/** The one sound of what happens all at once. */
export function soundOfAll(events: readonly GameEvent[]): SoundName | null {
  const sounds = new Set(events.map(soundOf));
  return WEIGHT.find((name) => sounds.has(name)) ?? null;
}
