import type { CourseName } from "../../learn/names";
import { countingIn } from "../plural";

const { plural } = countingIn("en-GB");

export const learning = {
  learn: {
    title: "Learn",
    about:
      "Five short lessons on a real board. Each takes a few minutes; you can stop at any time and go on later.",
    /** Title, and what it is about. */
    lessons: {
      first: ["Your first turn", "Place a tile, bring in members, recover a treasure."],
      temples: ["Temples and majority", "Raise a temple and hold it: who has the most strength?"],
      treasures: ["Treasures and exchange", "Pairs and triples, and how to get the missing one."],
      camps: ["Camps, shifts and guards", "A way into the jungle, and a temple for good."],
      volcano: ["Volcano and scoring", "Spend your AP, score, see the others score."],
      legend: ["Tikal Legend", "The first round of the solo game against Mutul."],
    } as Record<CourseName, readonly [title: string, about: string]>,
    number: (n: number, of: number) => `Lesson ${n} of ${of}`,
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    steps: (n: number) => plural(n, "# step", "# steps"),
    isDone: "Done",
    begin: (title: string) => `Start: ${title}`,
    goOn: (title: string) => `Continue: ${title}`,
    lessonDone: (title: string) => `Lesson complete: ${title}`,
    nextLesson: (title: string) => `Next lesson: ${title}`,
    all: "All lessons",
    startEasy: "Play an easy game",
    playLegend: "Play Legend",
    next: "Next",
    again: "Start over",
    done: "You know how to play.",
    howTitle: "How to play",
    howAbout: "The game in a dozen pictures. Numbers such as R8.2 lead to the exact rule.",
    howLesson: (title: string) => `Try it: ${title}`,
    numbered: "Rules by number",
    rulesTitle: "Rules",
    search: "Search the rules",
    noRule: (sought: string) => `No rule contains “${sought}”.`,
    misreadings: "Often misread",
    tryAgain: (what: string) => `Not quite: ${what}.`,
  },
};
