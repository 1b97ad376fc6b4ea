/**
 * What the server says, by the names the app uses.
 *
 * The shapes are the server's own: `npm run types` makes `schema.d.ts` from its OpenAPI document,
 * so that a change over there is an error over here.
 */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Seat = number;
export type SpaceName = string;
export type MemberLetter = "E" | "L";
export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Sense = "cw" | "ccw";

export type State = Schemas["State"];
export type SpaceState = Schemas["Space"];
export type Terrain = SpaceState["terrain"];
export type Member = NonNullable<SpaceState["guard"]>["member"];
export type LegalAction = Schemas["LegalAction"];
export type Kind = LegalAction["kind"];
export type Placements = Schemas["Placements"];
export type PlacementRotation = Schemas["Rotation"];
export type Goal = Schemas["Goal"];
export type TileFacts = Schemas["Tile"];
export type SoloState = Schemas["SoloState"];

export type Table = Schemas["Table"];
export type TableSummary = Schemas["TableSummary"];
export type SeatInfo = Schemas["Seat"];
export type GameEvent = Schemas["Event"];
export type Stage = Schemas["Stage"];
export type Unfolds = Schemas["Unfolding"];
export type Move = Schemas["Move"];
export type Moment = Schemas["Moment"];

export type Problem = Schemas["Problem"];
export type Refusal = Schemas["Refusal"];
export type Hint = Schemas["Hint"];
/** A line to try out. */
export type Line = Required<Schemas["Sandbox"]>;
export type SandboxState = Schemas["SandboxState"];
export type Result = Schemas["Result"];
export type KeyMoment = Schemas["KeyMoment"];
export type Statistics = Schemas["Statistics"];
export type Catalogue = Schemas["Catalogue"];
export type NewTable = Schemas["NewTable"];
export type SeatWanted = Schemas["SeatWanted"];
export type Session = Schemas["Session"];

/** A stored command and what came of it, as the socket tells it. */
export interface Entry {
  seq: number;
  kind: "action" | "undo" | "undo_turn" | "concede";
  seat: Seat | null;
  action: string | null;
  events: GameEvent[];
}

/** What the socket pushes; it is no part of an OpenAPI document. */
export interface LiveMessage {
  type: "table" | "ping" | "gone" | "problem";
  table?: Table | null;
  since_events?: Entry[];
  problem?: Problem | null;
}
