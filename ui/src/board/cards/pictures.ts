/** The pictures of the Action cards, by the key that the server gives each card. */

import type { Component } from "svelte";
import AncientTrail from "./pictures/AncientTrail.svelte";
import Column from "./pictures/Column.svelte";
import Excavation from "./pictures/Excavation.svelte";
import FieldCamp from "./pictures/FieldCamp.svelte";
import ForcedMarch from "./pictures/ForcedMarch.svelte";
import Guard from "./pictures/Guard.svelte";
import OutlyingLake from "./pictures/OutlyingLake.svelte";
import OutlyingTemple from "./pictures/OutlyingTemple.svelte";
import OutlyingVolcano from "./pictures/OutlyingVolcano.svelte";
import Pathfinder from "./pictures/Pathfinder.svelte";
import Recruits from "./pictures/Recruits.svelte";
import Restoration from "./pictures/Restoration.svelte";
import Supplies from "./pictures/Supplies.svelte";
import Swap from "./pictures/Swap.svelte";
import Unique from "./pictures/Unique.svelte";

const PICTURES: Record<string, Component> = {
  unique: Unique,
  excavation: Excavation,
  restoration: Restoration,
  ancient_trail: AncientTrail,
  forced_march: ForcedMarch,
  column: Column,
  pathfinder: Pathfinder,
  outlying_temple: OutlyingTemple,
  outlying_lake: OutlyingLake,
  outlying_volcano: OutlyingVolcano,
  field_camp: FieldCamp,
  swap: Swap,
  guard: Guard,
  recruits: Recruits,
  supplies: Supplies,
};

/** The picture of a kind of card; one that there is no drawing of is an error. */
export function pictureOf(key: string): Component {
  const found = PICTURES[key];
  if (!found) throw new Error(`There is no drawing of the card "${key}".`);
  return found;
}
