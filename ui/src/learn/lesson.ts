/**
 * The lesson: the rulebook's example of a first round, played on a real table.
 *
 * Philippe digs with his leader, Igor raises a temple with two explorers. A step allows certain
 * actions and is done when the table shows it; steps without actions are for reading.
 */

import type { SpaceState, State } from "../api/types";

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

export interface Step {
  name: StepName;
  /** How many actions come before it: with fewer of them played, after an undo, it is not its turn. */
  from: number;
  allowed: RegExp | null;
  done: (state: State) => boolean;
}

function at(state: State, name: string): SpaceState | undefined {
  return state.spaces.find((each) => each.space === name);
}

function explorers(state: State, space: string, seat: number): number {
  return at(state, space)?.members.find((party) => party.seat === seat)?.explorers ?? 0;
}

const READ = { allowed: null, done: () => false };

export const LESSON: readonly Step[] = [
  { name: "welcome", from: 0, ...READ },
  {
    name: "tile",
    from: 0,
    allowed: /^A1@b3\+0$/,
    done: (state) => at(state, "b3")?.terrain === "ruins",
  },
  {
    name: "leader",
    from: 1,
    allowed: /^(L\+a1|La1-b2|Lb2-b3)$/,
    done: (state) =>
      Boolean(at(state, "b3")?.members.some((party) => party.seat === 1 && party.leader)),
  },
  {
    name: "treasure",
    from: 4,
    allowed: /^Rb3$/,
    done: (state) => at(state, "b3")?.treasures === 3,
  },
  { name: "limit", from: 5, ...READ },
  {
    name: "explorers",
    from: 5,
    allowed: /^E\+a1$/,
    done: (state) => explorers(state, "a1", 1) === 2,
  },
  { name: "walk", from: 7, allowed: /^Ea1-b1$/, done: (state) => explorers(state, "b1", 1) === 1 },
  { name: "end", from: 8, allowed: /^end$/, done: (state) => state.seat === 2 },
  {
    name: "clearing",
    from: 9,
    allowed: /^A5@c2\+0$/,
    done: (state) => at(state, "c2")?.terrain === "clearing",
  },
  {
    name: "team",
    from: 10,
    allowed: /^(E\+a1|Ea1-b1)$/,
    done: (state) => explorers(state, "b1", 2) === 2,
  },
  { name: "floors", from: 14, allowed: /^Ub1$/, done: (state) => at(state, "b1")?.level === 3 },
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
