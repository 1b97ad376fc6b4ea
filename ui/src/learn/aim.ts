/** The one space or control that the next action of a step begins with, or goes on with. */

import type { LegalAction, Member, SpaceName } from "../api/types";
import { actionsWith, type Item } from "../table/legend/items";
import { SUPPLY } from "../table/state/choice.svelte";
import type { Parts, StepPlan } from "./course";

export type Target =
  | { at: "space"; space: SpaceName }
  | { at: "supply"; member: Member }
  | { at: "member"; member: Member }
  | { at: "work"; action: string }
  | { at: "item"; key: string }
  | { at: "play"; kind: string }
  | { at: "hands" | "seats" }
  | { at: "turn-tile" | "place-tile" | "exchange" | "end" | "confirm-end" | "take" | "pass" };

/** What is in the player's hand just now, as far as it says what comes next. */
export interface Hand {
  space: SpaceName | null;
  member: Member | null;
  from: string | null;
  /** Where a tile lies on trial, and how it is turned. */
  preview: { space: SpaceName; rotation: number } | null;
  item: Item | null;
  /** The items that could be chosen. */
  items: readonly Item[];
  /** The window that is open. */
  dialog: string | null;
  legal: readonly LegalAction[];
}

type Aim = (next: Parts, hand: Hand) => Target | null;

function matches(action: LegalAction, wanted: Parts): boolean {
  return Object.entries(wanted).every(
    ([part, value]) => (action[part as keyof LegalAction] ?? null) === value,
  );
}

/** Where a walk ends of which this is the first step. */
function goal([first, ...rest]: readonly Parts[]): SpaceName | null {
  let at = first?.to ?? first?.space ?? null;
  for (const { member, space, to } of rest) {
    if (member !== first?.member || space !== at || !to) break;
    at = to;
  }
  return at;
}

/** A member on its way: in hand first, then to where it goes. */
function walk(todo: readonly Parts[], hand: Hand): Target | null {
  const [{ member, space = null, to } = {}] = todo;
  const start = to ? space : SUPPLY;
  const end = goal(todo);
  const held = hand.from === start && (!member || hand.member === member);
  if (held) return end ? { at: "space", space: end } : null;
  if (start === SUPPLY) return member ? { at: "supply", member } : null;
  if (member && hand.from === start) return { at: "member", member };
  return start ? { at: "space", space: start } : null;
}

const tile: Aim = ({ tile: name, space, rotation }, hand) => {
  const { preview } = hand;
  const chosen = hand.items.find((item) => item.kind === "tile" && item.tile === name);
  if (chosen && hand.item?.key !== chosen.key) return { at: "item", key: chosen.key };
  if (space && preview?.space !== space) return { at: "space", space };
  return { at: (rotation ?? preview?.rotation) === preview?.rotation ? "place-tile" : "turn-tile" };
};

/** An item of the display or one's campsite: chosen first, then taken or played. */
const item: Aim = (next, hand) => {
  const found = hand.items.find((each) =>
    actionsWith(each, hand.legal).some((action) => matches(action, next)),
  );
  if (!found) return null;
  if (hand.item?.key !== found.key) return { at: "item", key: found.key };
  return found.area === "display" ? { at: "take" } : { at: "play", kind: next.kind ?? "" };
};

/** Whatever has a button on its space, or in the open window. */
function button(next: Parts, { legal }: Hand): Target | null {
  const found = legal.find((action) => matches(action, next));
  return found ? { at: "work", action: found.action } : null;
}

const AIMS: Partial<Record<string, Aim>> = {
  place_tile: tile,
  end: (_, { dialog }) => ({ at: dialog === "end" ? "confirm-end" : "end" }),
  exchange: (next, hand) => (hand.dialog === "exchange" ? button(next, hand) : { at: "exchange" }),
  pass: () => ({ at: "pass" }),
};

/** What a step to read is about. */
export function subjectOf({ look, shows }: Pick<StepPlan, "look" | "shows">): Target | null {
  return look ? { at: "space", space: look } : shows ? { at: shows } : null;
}

/** What to point at while this is left to do; null where there is nothing to do but to read. */
export function aimAt(todo: readonly Parts[], hand: Hand): Target | null {
  const [next] = todo;
  if (!next) return null;
  const own = AIMS[next.kind ?? ""];
  if (own) return own(next, hand);
  if (next.to || (next.member && !next.kind)) return walk(todo, hand);
  if (!next.space) return item(next, hand);
  if (hand.space !== next.space) return { at: "space", space: next.space };
  return button(next, hand);
}
