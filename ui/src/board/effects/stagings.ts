/** What is shown of each kind of event, and for how many beats. */

import type {
  GameEvent,
  Member,
  Seat,
  SpaceName,
  SpaceState,
  State,
  TileFacts,
} from "../../api/types";
import type { Show, Strength } from "./scene";

export interface Facts {
  seat: Seat;
  other: Seat;
  member: Member;
  space: SpaceName;
  to: SpaceName;
  tile: string;
  level: number;
  count: number;
  points: number;
  kind: number;
  give: number;
  get: number;
  score: number;
}

/** What the scenes are about besides the events: the position after them. */
export interface Setting {
  state: State | null;
  /** Whether a scoring round has ended with them. */
  ends?: boolean;
}

export type Staging = (facts: Facts, setting: Setting, event: GameEvent) => [Show, number] | null;

const MUTUL = 2;
/** A part of a scoring. */
const PART = 1.8;
const NO_STONES = [0, 0, 0, 0, 0, 0];

const WORDS: Show = { kind: "words" };
const words =
  (beats: number): Staging =>
  () => [WORDS, beats];
const flight =
  (beats: number, whose?: Seat): Staging =>
  ({ seat, member, space, to }) => [
    {
      kind: "flight",
      seat: whose ?? seat,
      member: member ?? "explorer",
      from: space,
      to,
    },
    beats,
  ];
const mark =
  (beats: number, whose?: Seat): Staging =>
  ({ seat, space }) => [{ kind: "mark", seat: whose ?? seat ?? null, space }, beats];
const landing =
  (beats: number, whose?: Seat): Staging =>
  ({ seat, space }) => [{ kind: "landing", seat: whose ?? seat ?? null, space, tile: null }, beats];
const tileLanding =
  (beats: number, whose?: Seat): Staging =>
  ({ seat, space }, { state }) => [
    {
      kind: "landing",
      seat: whose ?? seat ?? null,
      space,
      tile: spaceOf(state, space),
    },
    beats,
  ];
const floor =
  (beats: number, whose?: Seat): Staging =>
  ({ seat, space, level }) => [{ kind: "floor", seat: whose ?? seat ?? null, space, level }, beats];
const scores =
  (by: "level" | "points"): Staging =>
  (facts, { state }) => [
    {
      kind: "space",
      seat: facts.seat,
      space: facts.space,
      points: facts[by],
      strengths: strengthsOn(facts.space, state),
    },
    PART,
  ];
const set =
  (pictured: boolean): Staging =>
  ({ seat, kind, count, points }) => [
    { kind: "set", seat, treasure: pictured ? kind : null, count: count ?? 1, points },
    PART,
  ];
const sum: Staging = (facts, _, { params }) => {
  const { seat, score, ...sources } = params as Record<string, number>;
  const points = Object.values(sources).reduce((all, each) => all + each, 0);
  return [{ kind: "sum", seat: facts.seat, points, score: score ?? 0 }, 1.6];
};
const volcano: Staging = ({ seat, tile }) => [
  { kind: "scoring", seat, volcano: volcanoNamed(tile) },
  6,
];
const last: Staging = ({ seat }) => [{ kind: "scoring", seat, volcano: null }, 5];

export const STAGINGS: Record<string, Staging> = {
  member_moved: flight(0.9),
  member_shifted: flight(0.9),
  member_went: flight(0.9),
  explorer_called: flight(1.2, MUTUL),
  mutul_moved_member: flight(1.2, MUTUL),
  member_placed: landing(0.7),
  tile_placed: tileLanding(0.9),
  camp_set_up: landing(0.9),
  guard_placed: landing(0.9),
  mutul_placed_tile: tileLanding(2.2, MUTUL),
  mutul_chose_space: tileLanding(2.2, MUTUL),
  mutul_placed_member: landing(2.2, MUTUL),
  explorer_sent: landing(2.2, MUTUL),
  mutul_guarded: landing(2.2, MUTUL),
  mutul_guards: landing(2.2, MUTUL),
  mutul_camped: landing(2.2, MUTUL),
  floor_uncovered: floor(1.2),
  mutul_uncovered: floor(2.2, MUTUL),
  mutul_raised: floor(2.2, MUTUL),
  mutul_dug: mark(2.2, MUTUL),
  mutul_unearthed: mark(2.2, MUTUL),
  explorer_taken: mark(0.8, MUTUL),
  tile_drawn: ({ seat, tile }, { state }) =>
    state?.drawn?.tile === tile ? [{ kind: "tile", seat, tile: state.drawn }, 1.6] : null,
  treasure_recovered: ({ seat, space, kind }, { state }) => [
    { kind: "treasure", seat, space, treasure: kind, count: handOf(state, seat)[kind] ?? 1 },
    2.6,
  ],
  treasures_exchanged: ({ seat, other, give, get }) => [
    { kind: "swap", seat, other, give, get },
    3,
  ],
  temple_scored: scores("level"),
  ground_scored: scores("points"),
  treasures_scored: set(true),
  uniques_scored: set(false),
  director_scored: set(false),
  seat_scored: sum,
  legend_scored: sum,
  scoring_started: volcano,
  interim_scoring_started: volcano,
  final_scoring_started: last,
  legend_final_scoring_started: last,
  game_won: ({ seat }) => [{ kind: "won", seats: [seat] }, 5],
  card_revealed: words(2.2),
  mutul_took_token: words(2.2),
  mutul_took_tile: words(2.2),
  mutul_took_card: words(2.2),
  solo_card_turned: words(1.4),
  card_set_aside: words(1.4),
  mutul_played_token: words(1.4),
  mutul_played_tile: words(1.4),
  mutul_played_card: words(1.4),
  mutul_blocked: words(1.4),
  mutul_deployed: words(1.4),
  mutul_scoring: words(1.4),
  mutul_swapped: words(1.4),
  mutul_passed: words(1.4),
  explorers_back: words(1.4),
  unique_taken: words(1.4),
  step_skipped: words(1),
  bid_made: words(1),
  passed: words(1),
  auction_won: words(1),
  part_skipped: words(1),
  upkeep: words(1),
  legend_round_started: words(1),
  action_phase_started: words(1),
};

function handOf(state: State | null, seat: Seat): Record<string, number> {
  return state?.hands.find((hand) => hand.seat === seat)?.kinds ?? {};
}

function spaceOf(state: State | null, name: SpaceName): SpaceState | null {
  return state?.spaces.find(({ space }) => space === name) ?? null;
}

/** Who stands on a space how strongly; nobody where a guard decides. */
function strengthsOn(name: SpaceName, state: State | null): Strength[] {
  const space = spaceOf(state, name);
  if (!space || space.guard) return [];
  return space.strength
    .map((strength, index) => ({ seat: index + 1, strength }))
    .filter(({ strength }) => strength > 0);
}

/** A volcano has neither stones nor a value: its name is all there is to know. */
function volcanoNamed(tile: string): TileFacts {
  return { tile, terrain: "volcano", value: 0, stones: NO_STONES };
}
