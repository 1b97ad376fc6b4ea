/** The scenes of some events, in the order in which they are shown. */

import type { GameEvent } from "../../api/types";
import type { Scene } from "./scene";
import { type Facts, type Setting, STAGINGS } from "./stagings";

/** However much scores, its parts together last no longer than so many beats. */
const SCORING = 14;
const SUMMARY = 10;

let lastId = 0;

/** The scenes of events in their order; those of whom nothing is to be seen have none. */
export function scenesOf(events: readonly GameEvent[], setting: Setting): Scene[] {
  const told = events.filter((event) => !repeats(event, events));
  const scenes = joined(told.flatMap((event) => sceneOf(event, setting)));
  const sums = scenes.findLast(({ show }) => show.kind === "sum");
  if (!setting.ends || !sums) return shortened(scenes);
  const at = scenes.indexOf(sums) + 1;
  const summary: Scene = {
    id: next(),
    event: sums.event,
    show: { kind: "summary" },
    beats: SUMMARY,
  };
  return shortened([...scenes.slice(0, at), summary, ...scenes.slice(at)]);
}

function sceneOf(event: GameEvent, setting: Setting): Scene[] {
  const staged = STAGINGS[event.code]?.(event.params as unknown as Facts, setting, event);
  return staged ? [{ id: next(), event, show: staged[0], beats: staged[1] }] : [];
}

function next(): number {
  lastId += 1;
  return lastId;
}

/** A volcano that was drawn is not shown twice. */
function repeats({ code, params }: GameEvent, events: readonly GameEvent[]): boolean {
  return (
    code === "tile_drawn" &&
    events.some((each) => each.code === "scoring_started" && each.params.tile === params.tile)
  );
}

/** Several winners are one scene. */
function joined(scenes: readonly Scene[]): Scene[] {
  const seats = scenes.flatMap(({ show }) => (show.kind === "won" ? show.seats : []));
  let won = false;
  return scenes.flatMap((scene) => {
    if (scene.show.kind !== "won") return [scene];
    if (won) return [];
    won = true;
    return [{ ...scene, show: { kind: "won", seats } }];
  });
}

/** The parts of a long scoring go by faster. */
function shortened(scenes: readonly Scene[]): Scene[] {
  const parts = scenes.filter(({ show }) => show.kind === "space" || show.kind === "set");
  const most = Math.min(...parts.map(({ beats }) => beats), SCORING / parts.length);
  return scenes.map((scene) => (parts.includes(scene) ? { ...scene, beats: most } : scene));
}
