/** What a hint's reasons and steps are told with; each uses what it needs. */

import type { Hint, Kind, Member } from "../api/types";
import type { Name, Who } from "./words";

export type ReasonCode = Hint["reasons"][number]["code"];

/** Every parameter a reason can have. */
export interface ReasonFacts {
  space: string;
  to: string;
  terrain: string;
  level: number;
  mine: number;
  theirs?: number;
  seat: number;
  by: number;
  scorings: number;
  now: number;
  later: number;
  points: number;
  before?: number;
  chance: number;
  treasures: number;
  kind: number;
  count: number;
  gain: number;
  saved: number;
  cost: number;
  worth: number;
  price: number;
  tile: string;
  ap: number;
  item: "token" | "tile" | "card";
}

export type ReasonWords = Record<ReasonCode, (p: ReasonFacts, who: Who) => string>;

/** A step of a plan: what is done, by whom, from where to where, how often. */
export interface StepFacts {
  space: string;
  from: string | null;
  member: Member;
  count: number;
  tile: string;
  amount: number;
  token: number;
  card: string;
  give: number;
  get: number;
  who: Name;
}

export type StepWords = Record<Kind, (p: StepFacts) => string>;
