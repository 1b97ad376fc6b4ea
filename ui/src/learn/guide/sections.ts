/** The sections of "How to play": in which order, which rules they tell in short, where to try it. */

import type { RuleNumber } from "../../words/rulebook/rulebook";
import type { CourseName } from "../names";

export const SECTIONS = [
  "goal",
  "turn",
  "tile",
  "paths",
  "actions",
  "majority",
  "treasures",
  "camp",
  "guard",
  "scoring",
  "end",
  "auction",
  "solo",
  "legend",
] as const;

export type SectionName = (typeof SECTIONS)[number];

interface Sources {
  rules: readonly RuleNumber[];
  lesson?: CourseName;
}

export const SOURCES: Record<SectionName, Sources> = {
  goal: { rules: ["R3.1", "R10.3", "R10.4"] },
  turn: { rules: ["R4.1", "R4.3"], lesson: "first" },
  tile: { rules: ["R5.1", "R5.2", "R5.5"], lesson: "first" },
  paths: { rules: ["R7.1", "R7.2", "R6.2"] },
  actions: { rules: ["R6.1", "R8.2", "R8.4"] },
  majority: { rules: ["R7.4", "R8.1", "R10.3"], lesson: "temples" },
  treasures: { rules: ["R8.3", "R8.6", "R10.4"], lesson: "treasures" },
  camp: { rules: ["R9.1", "R7.3", "R8.5"], lesson: "camps" },
  guard: { rules: ["R9.2", "R9.3"], lesson: "camps" },
  scoring: { rules: ["R4.2", "R10.1", "R10.5"], lesson: "volcano" },
  end: { rules: ["R10.2", "R12.1", "R12.3"] },
  auction: { rules: ["A1", "A3", "A5"] },
  solo: { rules: ["S1", "S7", "S14"] },
  legend: { rules: ["L1", "L2", "L3"], lesson: "legend" },
};

/** An action that costs AP, named by the words. */
export interface Priced {
  name: string;
  ap: string;
  note: string;
}

/** A section: what it is called, what it tells, and what its picture shows. */
export type SectionWords = readonly [title: string, text: string, picture: string];

export interface Guide {
  sections: Readonly<Record<SectionName, SectionWords>>;
  actions: readonly Priced[];
}
