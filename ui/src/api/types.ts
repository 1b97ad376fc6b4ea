/**
 * What the server says, by the names the app uses.
 *
 * The shapes come from the server's OpenAPI document (`npm run types` writes `schema.d.ts`, which
 * `contract.ts` compares with these); this file gives them short names and precise literals.
 */

export type Seat = number;
export type SpaceName = string;
export type Member = "explorer" | "leader";
export type MemberLetter = "E" | "L";
export type Terrain = "jungle" | "camp" | "temple" | "clearing" | "ruins" | "volcano";
export type Kind =
  | "place_tile"
  | "place_member"
  | "move"
  | "shift"
  | "uncover"
  | "recover"
  | "exchange"
  | "camp"
  | "guard"
  | "end"
  | "bid"
  | "pass"
  | "take";
export type Phase = "place" | "act" | "bid" | "take" | "over";
export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Sense = "cw" | "ccw";
export type Variant = "classic" | "auction" | "solo";

export interface Params {
  [name: string]: unknown;
}

export interface GameEvent {
  code: string;
  params: Params;
}

export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  params: Params;
}

export interface TileFacts {
  tile: string;
  terrain: Terrain;
  value: number;
  stones: number[];
}

export interface Party {
  seat: Seat;
  explorers: number;
  leader: boolean;
}

export interface SpaceState {
  space: SpaceName;
  terrain: Terrain;
  tile: string | null;
  rotation: number;
  stones: number[];
  paths: number[];
  level: number;
  used: number;
  guard: { seat: Seat; member: Member } | null;
  camp: Seat | null;
  members: Party[];
  treasures: number;
  masks?: number;
  holder: Seat | null;
  tied: boolean;
  strength: number[];
}

export interface LegalAction {
  action: string;
  kind: Kind;
  cost: number;
  space?: SpaceName | null;
  to?: SpaceName | null;
  member?: Member | null;
  tile?: string | null;
  rotation?: number | null;
  give?: number | null;
  get?: number | null;
  seat?: Seat | null;
  amount?: number | null;
}

export interface PlacementRotation {
  rotation: number;
  paths: { space: SpaceName; cost: number }[];
}

export interface Placements {
  tile: string;
  spaces: Record<SpaceName, PlacementRotation[]>;
}

export interface Goal {
  cost: number;
  actions: string[];
}

export interface Reach {
  member: MemberLetter;
  from: SpaceName;
  goals: Record<SpaceName, Goal>;
}

export interface IfScored {
  seat: Seat;
  temples: number;
  treasures: number;
  total: number;
}

export interface Supply {
  seat: Seat;
  explorers: number;
  leader: string;
  camps: number;
  guards: number;
  removed: number;
}

export interface Hand {
  seat: Seat;
  kinds: Record<string, number>;
}

export interface AuctionState {
  display: string[];
  tiles: TileFacts[];
  up: Seat[];
  bid: number;
  bidder: Seat | null;
  passed: Seat[];
  least: number;
  most: number;
}

export interface SoloCard {
  id: string;
  needle: Direction;
  sense: Sense;
  explorers: number;
  leaders: number;
  guards: boolean;
  in_force: boolean;
}

export interface SoloState {
  guide: SpaceName;
  card: SoloCard | null;
  scan: SpaceName[];
  cards_left: number;
  reconstructed: boolean;
  difficulty: { score: number; members: number };
}

export interface State {
  document: Record<string, unknown>;
  phase: Phase;
  seat: Seat | null;
  ap: number;
  scoring: boolean;
  over: boolean;
  winners: Seat[];
  scores: number[];
  spaces: SpaceState[];
  legal: LegalAction[];
  placements: Placements | null;
  reach: Reach[];
  if_scored: IfScored[];
  supplies: Supply[];
  hands: Hand[];
  floors_left: { level: number; count: number }[];
  treasures_left: number;
  tiles_left: { letter: string; count: number }[];
  volcano_chance: number;
  drawn: TileFacts | null;
  auction: AuctionState | null;
  solo: SoloState | null;
}

export interface SeatInfo {
  seat: Seat;
  kind: "person" | "bot" | "mutul";
  name: string;
  bot: string | null;
  color: string;
}

export interface Step {
  action: string;
  cost: number;
  ap_left: number;
  words: string;
  events: GameEvent[];
}

export interface Table {
  id: string;
  name: string | null;
  seq: number;
  variant: Variant;
  edition: string;
  options: Record<string, unknown>;
  seed: number | null;
  seats: SeatInfo[];
  mine: Seat[];
  thinking: Seat | null;
  conceded: Seat | null;
  over: boolean;
  winners: Seat[];
  moves: number;
  created: string;
  updated: string;
  state: State;
  turn: Step[];
  can_undo: { ok: boolean; reason: string | null };
}

export interface TableSummary {
  id: string;
  name: string | null;
  variant: Variant;
  edition: string;
  seats: SeatInfo[];
  scores: number[];
  over: boolean;
  winners: Seat[];
  seat: Seat | null;
  created: string;
  updated: string;
  moves: number;
}

/** A move of the game; index 0 is the beginning, before anybody has played. */
export interface Move {
  index: number;
  seat: Seat | null;
  action: string | null;
  turn: number;
  events: GameEvent[];
}

export interface Moment {
  state: State;
  index: number;
  count: number;
}

export interface Entry {
  seq: number;
  kind: "action" | "undo" | "undo_turn" | "concede";
  seat: Seat | null;
  action: string | null;
  events: GameEvent[];
}

export interface LiveMessage {
  type: "table" | "ping" | "gone" | "problem";
  table?: Table | null;
  since_events?: Entry[];
  problem?: Problem | null;
}

export interface Refusal {
  rule: string | null;
  code: string | null;
  params: Params;
  message: string | null;
}

export interface SandboxState {
  state: State;
  played: number;
  problem: Problem | null;
}

export interface Hint {
  plan: string[];
  words: string;
  numbers: Record<string, number>;
}

export interface ScoringRound {
  label: "volcano" | "final" | "other";
  tile: string | null;
  points: { seat: Seat; temples: number; treasures: number }[];
}

export interface Result {
  winners: Seat[];
  scores: number[];
  conceded: Seat | null;
  tie_break: { seat: Seat; guarded: number; count: number }[];
  by_scoring: ScoringRound[];
  ap: { seat: Seat; spent: Record<string, number> }[];
  moments: KeyMoment[];
}

export interface KeyMoment {
  index: number;
  code: "lead_change" | "best_round" | "summit" | "exchange";
  params: Params;
}

export interface StatisticsLine {
  variant: Variant;
  bot: string | null;
  played: number;
  won: number;
  mean_score: number;
  best: number;
}

export interface Statistics {
  games: StatisticsLine[];
}

export interface Catalogue {
  version: string;
  variants: { id: Variant; seats: { least: number; most: number } }[];
  editions: { id: string; options: Record<string, unknown> }[];
  default_edition: string;
  options: { id: string; values: unknown[] }[];
  bots: string[];
  solo: { id: string; score: number }[];
  solo_members: number[];
  rules: { number: string; text: string; chapter: string }[];
}

export interface SeatWanted {
  kind: "person" | "bot";
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  variant: Variant;
  edition?: string | null;
  options?: Record<string, unknown>;
  seats: SeatWanted[];
  seed?: number | null;
  solo?: { score: number; members: number } | null;
  name?: string | null;
}
