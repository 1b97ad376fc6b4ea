import type { StepWords } from "../../learn/course";
import type { LegendStepName } from "../../learn/legendLesson";
import type { StepName } from "../../learn/lesson";

export type Lesson = Record<StepName, StepWords>;
export type LegendLesson = Record<LegendStepName, StepWords>;
