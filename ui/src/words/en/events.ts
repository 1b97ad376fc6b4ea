import catalogue from "../../../../src/tikal/notation/sentences/english.json";
import type { Direction } from "../../api/types";
import { sentences } from "../sentences";
import { TREASURES } from "./treasures";

export const COMPASS: Record<Direction, string> = {
  N: "north",
  NE: "north-east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  NW: "north-west",
};

/** The library's own sentences: the page has no English ones beside them. */
export const { events, refusals } = sentences(catalogue, "en", TREASURES);
