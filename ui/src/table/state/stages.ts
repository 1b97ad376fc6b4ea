/** What happens by itself, cut into what is watched before one's own turn and what belongs to it. */

import type { GameEvent, Stage, State } from "../../api/types";

/** How a turn begins or a game ends: the table is as it will stay, and nobody need wait for it. */
const OPENINGS = new Set([
  "turn_started",
  "tile_drawn",
  "scoring_started",
  "final_scoring_started",
  "scoring_turn_started",
  "game_won",
  "tie_broken",
]);
/** Consequences that are seen by themselves, after the event that gives the reason. */
const SEEN = new Set(["treasure_recovered", "treasures_exchanged"]);
const SCORED = /_scored$/;

function isScored({ events }: Stage): boolean {
  return events.some(({ code }) => SCORED.test(code));
}

function isOpening({ events }: Stage): boolean {
  return events.every(({ code }) => OPENINGS.has(code));
}

/** The stages to be watched; what a seat scores is one of them. */
export function watched(stages: readonly Stage[]): Stage[] {
  const found: Stage[] = [];
  for (const stage of stages.slice(0, watchedCount(stages))) {
    const last = found.at(-1);
    if (last && isScored(last) && isScored(stage)) found.splice(-1, 1, merged(last, stage));
    else found.push(stage);
  }
  return found;
}

/** The events after the last stage that is watched. */
export function opening(stages: readonly Stage[]): GameEvent[] {
  return stages.slice(watchedCount(stages)).flatMap(({ events }) => events);
}

function watchedCount(stages: readonly Stage[]): number {
  return stages.findLastIndex((stage) => !isOpening(stage)) + 1;
}

/** Of a stage the events to be seen: its reason and what is picked up; of a scoring all of them. */
export function seen(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ code }, index) => !index || SEEN.has(code) || SCORED.test(code));
}

function merged(one: Stage, other: Stage): Stage {
  const spaces = [one, other].flatMap(({ changes }) => (changes as Partial<State>).spaces ?? []);
  return {
    events: [...one.events, ...other.events],
    changes: { ...one.changes, ...other.changes, ...(spaces.length ? { spaces } : {}) },
  };
}
