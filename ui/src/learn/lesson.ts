/**
 * The lesson: the rulebook's example of a first round, played on a real table.
 *
 * Philippe digs with his leader, Igor raises a temple with two explorers. A step allows certain
 * actions and is done when the table shows it; steps without actions are for reading.
 */

import type { SpaceState, State } from "../api/types";
import type { Course, Step } from "./course";

export const STEPS = [
  "welcome",
  "tile",
  "leader",
  "treasure",
  "limit",
  "explorers",
  "walk",
  "end",
  "clearing",
  "team",
  "floors",
  "majority",
  "volcano",
] as const;

export type StepName = (typeof STEPS)[number];

function at(state: State, name: string): SpaceState | undefined {
  return state.spaces.find((each) => each.space === name);
}

function explorers(state: State, space: string, seat: number): number {
  return at(state, space)?.members.find((party) => party.seat === seat)?.explorers ?? 0;
}

const READ = { allowed: null };

export const LESSON: readonly Step<StepName>[] = [
  { name: "welcome", from: 0, ...READ },
  {
    name: "tile",
    from: 0,
    allowed: [{ kind: "place_tile", space: "b3", rotation: 0 }],
    done: (state) => Boolean(at(state, "b3")?.tile),
  },
  {
    name: "leader",
    from: 1,
    allowed: [
      { member: "leader", space: "a1", to: null },
      { member: "leader", space: "a1", to: "b2" },
      { member: "leader", space: "b2", to: "b3" },
    ],
    done: (state) =>
      Boolean(at(state, "b3")?.members.some((party) => party.seat === 1 && party.leaders)),
  },
  {
    name: "treasure",
    from: 4,
    allowed: [{ kind: "recover", space: "b3" }],
    done: (state) => at(state, "b3")?.treasures === 3,
  },
  { name: "limit", from: 5, look: "b3", ...READ },
  {
    name: "explorers",
    from: 5,
    allowed: [{ member: "explorer", space: "a1", to: null }],
    done: (state) => explorers(state, "a1", 1) === 2,
  },
  {
    name: "walk",
    from: 7,
    allowed: [{ member: "explorer", space: "a1", to: "b1" }],
    done: (state) => explorers(state, "b1", 1) === 1,
  },
  { name: "end", from: 8, allowed: [{ kind: "end" }], done: (state) => state.seat === 2 },
  {
    name: "clearing",
    from: 9,
    allowed: [{ kind: "place_tile", space: "c2", rotation: 0 }],
    done: (state) => Boolean(at(state, "c2")?.tile),
  },
  {
    name: "team",
    from: 10,
    allowed: [
      { member: "explorer", space: "a1", to: null },
      { member: "explorer", space: "a1", to: "b1" },
    ],
    done: (state) => explorers(state, "b1", 2) === 2,
  },
  {
    name: "floors",
    from: 14,
    allowed: [{ kind: "uncover", space: "b1" }],
    done: (state) => at(state, "b1")?.level === 3,
  },
  { name: "majority", from: 16, ...READ },
  { name: "volcano", from: 16, ...READ },
];

/** The deal of the example: A1 then A5 come up, treasure 6 lies on top. */
const FIRST = ["A1", "A5"];
const COUNTS: Record<string, number> = { A: 6, B: 6, C: 5, D: 5, E: 5, F: 5, G: 4 };

function stack(): string[] {
  const all = Object.entries(COUNTS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  return [...FIRST, ...all.filter((tile) => !FIRST.includes(tile))];
}

function treasures(): number[] {
  const top = [6, 2, 2, 8];
  const rest = Array.from({ length: 24 }, (_, index) => (index % 8) + 1);
  for (const kind of top) rest.splice(rest.indexOf(kind), 1);
  return [...top, ...rest];
}

export function lessonRecord(players: [string, string]): unknown {
  return {
    format: "tikal-record",
    version: 1,
    rules: 1,
    setup: { variant: "classic", edition: "supermeeple", options: {}, seats: 2, seed: null },
    deal: { stack: stack(), treasures: treasures() },
    actions: [],
    players,
  };
}

export const CLASSIC: Course = {
  steps: LESSON,
  record: () => lessonRecord(["Philippe", "Igor"]),
  table: "tikal.lesson",
};
