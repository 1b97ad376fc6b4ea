/** A course: steps on a real table, each of which lets through only what it is about. */

import type { Action, SpaceName, State } from "../api/types";
import type { Playable } from "../table/state/actions";

export interface Step<Name extends string = string> {
  name: Name;
  /** How many actions come before it: with fewer of them played, after an undo, it is not its turn. */
  from: number;
  /** The actions that belong to it, by their parts; null for a step to read. */
  allowed: Partial<Action>[] | null;
  /** Whether they are to be played in this order, each once; then the step is done. */
  ordered?: boolean;
  /** Whether the table shows that a step without an order is done. */
  done?: (state: State) => boolean;
  /** A space to look at when the step begins. */
  look?: SpaceName;
}

/** Title and text of every step, and what to do where something else was tried. */
export type StepWords = [title: string, text: string, instead: string];

export interface Course {
  steps: readonly Step[];
  /** The game that it is played on, before its first move. */
  record: () => unknown;
  /** What its table is called: it is no game of one's own. */
  table: string;
}

/** Whether a step is about all of these actions, after so many moves of the game. */
export function permits(
  { allowed, ordered, from }: Step,
  actions: readonly Playable[],
  played: number,
): boolean {
  const fits = (action: Playable, wanted: Partial<Action> | undefined): boolean =>
    wanted !== undefined &&
    Object.entries(wanted).every(
      ([part, value]) => (action[part as keyof Action] ?? null) === value,
    );
  return actions.every((action, index) =>
    ordered
      ? fits(action, allowed?.[played - from + index])
      : allowed?.some((wanted) => fits(action, wanted)),
  );
}

/** Whether a step is done, after so many moves of the game. */
export function isDone(
  { allowed, ordered, from, done }: Step,
  state: State,
  played: number,
): boolean {
  if (!allowed) return false;
  return ordered ? played >= from + allowed.length : Boolean(done?.(state));
}
