/** The lesson in Legend: the first round of a game, from Mutul's first pick to the pass. */

import type { Course, Step } from "./course";
import record from "./legendRecord.json";

export const LEGEND_STEPS = [
  "welcome",
  "card",
  "token",
  "tile",
  "fill",
  "spend",
  "place",
  "dig",
  "second",
  "raise",
  "keep",
  "pass",
  "scoring",
] as const;

export type LegendStepName = (typeof LEGEND_STEPS)[number];

/** Where the cards lie that the lesson takes. */
const LIES = { excavation: 1, recruits: 2, restoration: 6 };
const READ = { allowed: null };
const END = { kind: "end" as const };
const NEWCOMER = { member: "explorer" as const, space: "a1", to: null };
const WALK = { member: "explorer" as const, space: "a1", to: "b1" };

export const LEGEND_LESSON: readonly Step<LegendStepName>[] = [
  { name: "welcome", from: 0, ...READ },
  {
    name: "card",
    from: 0,
    ordered: true,
    allowed: [{ kind: "take_card", place: LIES.excavation }],
  },
  { name: "token", from: 1, ordered: true, allowed: [{ kind: "take_token", token: 11 }] },
  { name: "tile", from: 2, ordered: true, allowed: [{ kind: "take", tile: "A1" }] },
  {
    name: "fill",
    from: 3,
    ordered: true,
    allowed: [
      { kind: "take_card", place: LIES.restoration },
      { kind: "take", tile: "A6" },
      { kind: "take_card", place: LIES.recruits },
    ],
  },
  {
    name: "spend",
    from: 6,
    ordered: true,
    allowed: [{ kind: "play_token" }, NEWCOMER, WALK, NEWCOMER, WALK, NEWCOMER, END],
  },
  {
    name: "place",
    from: 13,
    ordered: true,
    allowed: [{ kind: "place_tile", tile: "A1", space: "a3", rotation: 0 }, END],
  },
  {
    name: "dig",
    from: 15,
    ordered: true,
    allowed: [
      { kind: "play_card", slot: 1 },
      { kind: "go", space: "a1", to: "a3" },
      { kind: "recover", space: "a3" },
      END,
    ],
  },
  {
    name: "second",
    from: 19,
    ordered: true,
    allowed: [{ kind: "place_tile", tile: "A6", space: "a4", rotation: 0 }, END],
  },
  {
    name: "raise",
    from: 21,
    ordered: true,
    allowed: [
      { kind: "play_card", slot: 2 },
      { kind: "uncover", space: "b1" },
      { kind: "uncover", space: "b1" },
      END,
    ],
  },
  {
    name: "keep",
    from: 25,
    ordered: true,
    allowed: [{ kind: "play_card", slot: 3 }, NEWCOMER, NEWCOMER, END],
  },
  { name: "pass", from: 29, ordered: true, allowed: [{ kind: "pass" }] },
  { name: "scoring", from: 30, ...READ },
];

export const LEGEND_COURSE: Course = {
  steps: LEGEND_LESSON,
  record: () => record,
  table: "tikal.lesson.legend",
};
