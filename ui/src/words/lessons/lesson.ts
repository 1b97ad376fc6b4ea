import type { StepName } from "../../learn/lesson";

/** Title and text of every step of the lesson, and what to do where something else was tried. */
export type Lesson = Record<StepName, [title: string, text: string, instead: string]> & {
  players: [string, string];
};
