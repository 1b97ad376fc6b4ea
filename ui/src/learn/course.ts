/** A course: steps on a real table, each of which lets through only what it is about. */

import type { Action, SpaceName } from "../api/types";
import type { Playable } from "../table/state/actions";

/** Some parts of an action, which tell it from others. */
export type Parts = Partial<Action>;

export interface StepPlan {
  name: string;
  /** The actions that belong to it, in their order; null for a step to read. */
  todo: readonly Parts[] | null;
  /** What people usually try instead, by name: the first that fits is answered. */
  mistakes?: Readonly<Record<string, Parts>>;
  /** A space to look at when the step begins. */
  look?: SpaceName;
  /** What a step to read is about, beside the board. */
  shows?: "hands" | "seats";
}

export interface Step extends StepPlan {
  /** How many actions of the game come before it: with fewer played, after an undo, it is not its turn. */
  from: number;
}

type MistakeOf<Plan> = Plan extends { mistakes: infer All } ? keyof All & string : never;

/** Title and text of a step, what to do where something else was tried, and an answer to each usual mistake. */
export type StepWords<Mistake extends string = string> = readonly [
  title: string,
  text: string,
  instead: string,
  mistakes?: Readonly<Record<Mistake, string>>,
];

type Answered<Mistake extends string> = [Mistake] extends [never]
  ? readonly [title: string, text: string, instead: string]
  : readonly [
      title: string,
      text: string,
      instead: string,
      mistakes: Readonly<Record<Mistake, string>>,
    ];

/** The words that a course's steps need: all of them, with an answer to every mistake. */
export type WordsOf<Plans extends readonly StepPlan[]> = {
  readonly [Plan in Plans[number] as Plan["name"]]: Answered<MistakeOf<Plan>>;
};

/** Name the steps of a course, so that the compiler knows which words they need. */
export function plan<const Plans extends readonly StepPlan[]>(plans: Plans): Plans {
  return plans;
}

export interface Course {
  steps: readonly Step[];
  /** The game that it is played on, up to its first step. */
  record: unknown;
  /** What its table is called: it is no game of one's own. */
  table: string;
  /** Whether everybody's treasures are to be seen. */
  hands: boolean;
}

/** The steps after so many actions of the game, each behind those of the one before it. */
export function inOrder(plans: readonly StepPlan[], start: number): Step[] {
  let from = start;
  return plans.map((each) => {
    const step = { ...each, from };
    from += each.todo?.length ?? 0;
    return step;
  });
}

/** What is left to do of a step after so many actions of the game. */
export function left({ todo, from }: Step, played: number): readonly Parts[] {
  return todo?.slice(Math.max(0, played - from)) ?? [];
}

function fits(action: Playable, wanted: Parts | undefined): boolean {
  return (
    wanted !== undefined &&
    Object.entries(wanted).every(
      ([part, value]) => (action[part as keyof Action] ?? null) === value,
    )
  );
}

/** Whether a step is about all of these actions, after so many actions of the game. */
export function permits(step: Step, actions: readonly Playable[], played: number): boolean {
  const wanted = left(step, played);
  return actions.every((action, index) => fits(action, wanted[index]));
}

/** Which of the usual mistakes these actions are, if any. */
export function mistakeIn({ mistakes = {} }: Step, actions: readonly Playable[]): string | null {
  const found = Object.entries(mistakes).find(([, wrong]) =>
    actions.some((action) => fits(action, wrong)),
  );
  return found?.[0] ?? null;
}

/** Whether a step is done, after so many actions of the game. */
export function isDone({ todo, from }: Step, played: number): boolean {
  return todo !== null && played >= from + todo.length;
}
