/** What the lessons are made of, and where their words are. */

import type { LanguageCode } from "../shell/settings.svelte";
import { type Course, inOrder, type StepPlan, type StepWords } from "./course";
import { LEGEND_COURSE } from "./legendLesson";
import { CAMPS } from "./lessons/camps";
import { FIRST } from "./lessons/first";
import { TEMPLES } from "./lessons/temples";
import { TREASURES } from "./lessons/treasures";
import { VOLCANO } from "./lessons/volcano";
import type { CourseName, LessonName } from "./names";
import story from "./story.json";

const PLANS: Record<LessonName, readonly StepPlan[]> = {
  first: FIRST,
  temples: TEMPLES,
  treasures: TREASURES,
  camps: CAMPS,
  volcano: VOLCANO,
};
/** Lessons in which it matters who has which treasures. */
const HANDS: readonly LessonName[] = ["treasures", "volcano"];

/** A lesson begins where one game, the same for all five, has got to. */
function chapter(name: LessonName): Course {
  const start = story.starts[name];
  return {
    steps: inOrder(PLANS[name], start),
    record: { ...story.record, actions: story.record.actions.slice(0, start) },
    table: `tikal.lesson.${name}`,
    hands: HANDS.includes(name),
  };
}

export function courseOf(name: CourseName): Course {
  return name === "legend" ? LEGEND_COURSE : chapter(name);
}

export type CourseWords = Readonly<Record<string, StepWords>>;
type Classic = { lessons: Record<LessonName, CourseWords> };

const CLASSIC: Record<LanguageCode, () => Promise<Classic>> = {
  en: () => import("../words/lessons/en"),
  fr: () => import("../words/lessons/fr"),
  de: () => import("../words/lessons/de"),
};
const LEGEND: Record<LanguageCode, () => Promise<{ lesson: CourseWords }>> = {
  en: () => import("../words/lessons/en/legend"),
  fr: () => import("../words/lessons/fr/legend"),
  de: () => import("../words/lessons/de/legend"),
};

export async function wordsOf(name: CourseName, language: LanguageCode): Promise<CourseWords> {
  if (name === "legend") return (await LEGEND[language]()).lesson;
  return (await CLASSIC[language]()).lessons[name];
}
