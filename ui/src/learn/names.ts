/** The lessons by name, in the order in which they are taken. */

export const LESSONS = ["first", "temples", "treasures", "camps", "volcano"] as const;
export type LessonName = (typeof LESSONS)[number];
/** A lesson of the game, or the one in Legend. */
export type CourseName = LessonName | "legend";

export function isCourse(name: unknown): name is CourseName {
  return name === "legend" || LESSONS.some((each) => each === name);
}

/** The lesson after this one; null after the last, and after Legend's. */
export function nextLesson(name: CourseName): LessonName | null {
  const at = (LESSONS as readonly CourseName[]).indexOf(name);
  return at < 0 ? null : (LESSONS[at + 1] ?? null);
}
