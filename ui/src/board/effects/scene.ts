/** What is shown of an event: one scene on the timeline. */

import type { GameEvent, Member, Seat, SpaceName, SpaceState, TileFacts } from "../../api/types";

/** A seat's strength on a temple. */
export interface Strength {
  seat: Seat;
  strength: number;
}

/** What is there to be seen; whatever has a space is drawn on the board, the rest above it. */
export type Show =
  /** A member on its way. */
  | { kind: "flight"; seat: Seat; member: Member; from: SpaceName; to: SpaceName }
  /** A ring around a space where something has changed. */
  | { kind: "mark"; seat: Seat | null; space: SpaceName }
  /** What comes down on its space: a member, a camp, a guard, or the tile itself. */
  | { kind: "landing"; seat: Seat | null; space: SpaceName; tile: SpaceState | null }
  /** A floor that is lifted off, and the level below it. */
  | { kind: "floor"; seat: Seat | null; space: SpaceName; level: number }
  /** A tile just drawn. */
  | { kind: "tile"; seat: Seat; tile: TileFacts }
  /** A treasure just dug out, and how many of its kind its owner has now. */
  | { kind: "treasure"; seat: Seat; space: SpaceName; treasure: number; count: number }
  /** Two treasures that change hands. */
  | { kind: "swap"; seat: Seat; other: Seat; give: number; get: number }
  /** A scoring begins: by a volcano, or since the game ends. */
  | { kind: "scoring"; seat: Seat; volcano: TileFacts | null }
  /** A space that scores, and the strengths that decide; none where a guard does. */
  | { kind: "space"; seat: Seat; space: SpaceName; points: number; strengths: Strength[] }
  /** Treasures that score: a set of one kind, or something that has no picture. */
  | { kind: "set"; seat: Seat; treasure: number | null; count: number; points: number }
  /** What a seat has scored in all. */
  | { kind: "sum"; seat: Seat; points: number; score: number }
  /** How a scoring round went for everybody. */
  | { kind: "summary" }
  /** The game is over. */
  | { kind: "won"; seats: Seat[] }
  /** Nothing but the words. */
  | { kind: "words" };

export interface Scene {
  id: number;
  event: GameEvent;
  show: Show;
  /** How long it lasts, in beats of the chosen pace. */
  beats: number;
}

/** The points that a scene brings a seat. */
export function pointsOf({ show }: Scene, seat: Seat): number {
  return (show.kind === "space" || show.kind === "set") && show.seat === seat ? show.points : 0;
}

/** Whether there is nothing to a scene but movement. */
export function onlyMoves({ show }: Scene): boolean {
  return show.kind === "flight";
}
