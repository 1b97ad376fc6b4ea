import type { WordsOf } from "../../learn/course";
import type { LEGEND_PLANS } from "../../learn/legendLesson";
import type { CAMPS } from "../../learn/lessons/camps";
import type { FIRST } from "../../learn/lessons/first";
import type { TEMPLES } from "../../learn/lessons/temples";
import type { TREASURES } from "../../learn/lessons/treasures";
import type { VOLCANO } from "../../learn/lessons/volcano";

/** Every step of every lesson, with an answer to each of its mistakes. */
export interface Lessons {
  first: WordsOf<typeof FIRST>;
  temples: WordsOf<typeof TEMPLES>;
  treasures: WordsOf<typeof TREASURES>;
  camps: WordsOf<typeof CAMPS>;
  volcano: WordsOf<typeof VOLCANO>;
}
export type LegendLesson = WordsOf<typeof LEGEND_PLANS>;
