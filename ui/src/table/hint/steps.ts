/** A plan in steps as people take them: a member's whole way is one, and so are several levels. */

import type { Kind, LegalAction, LegendState, Member, SpaceName } from "../../api/types";
import type { PlanMark } from "../../board/layers/planMarks";
import { nameFor, type Who } from "../../words/tell";
import type { Words } from "../../words/words";
import { cardEffect, cardName } from "../legend/itemWords";
import { asGesture, type Playable } from "../state/actions";

export interface PlanStep {
  number: number;
  /** The plan's actions that belong to it, counted from 0. */
  indices: number[];
  actions: LegalAction[];
  /** How many members go the same way together. */
  times: number;
  cost: number;
}

const goalOf = ({ to, space }: LegalAction): SpaceName | null => to ?? space ?? null;

/** Whether an action goes on with what was done just before it. */
function goesOn(before: LegalAction, action: LegalAction): boolean {
  const same = before.member === action.member;
  if (action.to) return Boolean(before.member) && same && goalOf(before) === action.space;
  return (
    before.kind === action.kind &&
    !action.member &&
    Boolean(action.space) &&
    before.space === action.space
  );
}

/** What is done in one go, by the places of its actions. */
function strides(actions: readonly LegalAction[]): number[][] {
  const found: number[][] = [];
  for (const [index, action] of actions.entries()) {
    const before = actions[index - 1];
    if (before && goesOn(before, action)) found.at(-1)?.push(index);
    else found.push([index]);
  }
  return found;
}

/** A plan's actions as the gestures by which somebody would play them. */
export function asGestures(actions: readonly LegalAction[]): Playable[] {
  return strides(actions).flatMap((indices) =>
    asGesture(indices.flatMap((index) => actions[index] ?? [])),
  );
}

/** Whether members go the same way as those just before them. */
function together(step: PlanStep, actions: readonly LegalAction[]): boolean {
  const texts = (all: readonly LegalAction[]): string => all.map(({ action }) => action).join(" ");
  return Boolean(actions[0]?.member) && texts(step.actions) === texts(actions);
}

export function stepsOf(actions: readonly LegalAction[]): PlanStep[] {
  const steps: PlanStep[] = [];
  for (const indices of strides(actions)) {
    const own = indices.flatMap((index) => actions[index] ?? []);
    const cost = own.reduce((sum, each) => sum + each.cost, 0);
    const last = steps.at(-1);
    if (last && together(last, own)) {
      last.indices.push(...indices);
      last.times += 1;
      last.cost += cost;
    } else steps.push({ number: steps.length + 1, indices, actions: own, times: 1, cost });
  }
  return steps;
}

/** Where a step runs on the board; nothing of what happens on no space. */
export function marksOf(steps: readonly PlanStep[]): PlanMark[] {
  return steps.flatMap(({ number, actions }) => {
    const [first] = actions;
    const last = actions.at(-1);
    if (!first?.space || !last) return [];
    const through = actions.flatMap(({ to }) => to ?? []);
    const enters = Boolean(first.member) && !first.to && first.kind === "place_member";
    return [{ number, kind: last.kind, way: [first.space, ...through], enters }];
  });
}

/** The card that an action is about. */
function cardOf(action: LegalAction, legend: LegendState | null, mine: number): string | null {
  const camp = legend?.campsites.find(({ seat }) => seat === mine);
  const kept = camp?.kept[(action.slot ?? 0) - 1]?.card;
  const own = action.kind === "play_kept" ? kept : camp?.cards[(action.slot ?? 0) - 1];
  const card = action.place ? legend?.display.cards[action.place - 1] : own;
  return card ?? null;
}

const CARD_KINDS: Kind[] = ["take_card", "play_card", "play_kept"];

/** What the card does that a step takes or uses; nothing of all other steps. */
export function effectWords(
  { actions }: PlanStep,
  words: Words,
  legend: LegendState | null,
  mine = 1,
): string {
  const action = actions.find(({ kind }) => CARD_KINDS.includes(kind));
  const card = action && legend?.cards[cardOf(action, legend, mine) ?? ""];
  return card && legend ? cardEffect(card, words, legend) : "";
}

/** A step in words. */
export function stepWords(
  { actions, times }: PlanStep,
  words: Words,
  who: Who,
  legend: LegendState | null = null,
  mine = 1,
): string {
  const first = actions[0] as LegalAction;
  const last = actions.at(-1) ?? first;
  const walks = Boolean(last.to) || first.kind === "place_member";
  return words.hints.doing[walks ? first.kind : last.kind]({
    space: goalOf(last) ?? "",
    from: first.to ? (first.space ?? null) : null,
    member: (first.member ?? "explorer") as Member,
    count: walks ? times : actions.length,
    tile: last.tile ?? "",
    amount: last.amount ?? 0,
    token: last.token ?? 0,
    card: cardName(cardOf(last, legend, mine) ?? "", words),
    give: last.give ?? 0,
    get: last.get ?? 0,
    who: last.seat ? nameFor(who, last.seat) : null,
  });
}
