import type { StepName } from "../../learn/lesson";

/** Title and text of every step of the lesson. */
export type Lesson = Record<StepName, [title: string, text: string]> & {
  players: [string, string];
};
