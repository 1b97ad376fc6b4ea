/** The lesson in Legend: the first round of a game, from Mutul's first pick to the pass. */

import { type Course, inOrder, plan } from "./course";
import record from "./legendRecord.json";

/** Where the cards lie that the lesson takes. */
const LIES = { excavation: 1, recruits: 2, restoration: 6 };
const READ = { todo: null };
const END = { kind: "end" as const };
const NEWCOMER = { member: "explorer" as const, space: "a1", to: null };
const WALK = { member: "explorer" as const, space: "a1", to: "b1" };

export const LEGEND_PLANS = plan([
  { name: "welcome", ...READ },
  {
    name: "card",

    todo: [{ kind: "take_card", place: LIES.excavation }],
  },
  { name: "token", todo: [{ kind: "take_token", token: 11 }] },
  { name: "tile", todo: [{ kind: "take", tile: "A1" }] },
  {
    name: "fill",

    todo: [
      { kind: "take_card", place: LIES.restoration },
      { kind: "take", tile: "A6" },
      { kind: "take_card", place: LIES.recruits },
    ],
  },
  {
    name: "spend",

    todo: [{ kind: "play_token" }, NEWCOMER, WALK, NEWCOMER, WALK, NEWCOMER, END],
  },
  {
    name: "place",

    todo: [{ kind: "place_tile", tile: "A1", space: "a3", rotation: 0 }, END],
  },
  {
    name: "dig",

    todo: [
      { kind: "play_card", slot: 1 },
      { kind: "go", space: "a1", to: "a3" },
      { kind: "recover", space: "a3" },
      END,
    ],
  },
  {
    name: "second",

    todo: [{ kind: "place_tile", tile: "A6", space: "a4", rotation: 0 }, END],
  },
  {
    name: "raise",

    todo: [
      { kind: "play_card", slot: 2 },
      { kind: "uncover", space: "b1" },
      { kind: "uncover", space: "b1" },
      END,
    ],
  },
  {
    name: "keep",

    todo: [{ kind: "play_card", slot: 3 }, NEWCOMER, NEWCOMER, END],
  },
  { name: "pass", todo: [{ kind: "pass" }] },
  { name: "scoring", ...READ },
]);

export const LEGEND_COURSE: Course = {
  steps: inOrder(LEGEND_PLANS, 0),
  record,
  table: "tikal.lesson.legend",
  hands: false,
};
