/**
 * The lessons' steps are those of one game, which `tests/web/test_lessons.py` has the engine play,
 * with every mistake: what is legal is its business, what fits which step is this one's.
 */

import { describe, expect, it } from "vitest";
import { inOrder, isDone, left, mistakeIn, permits, type Step } from "../src/learn/course";
import { courseOf } from "../src/learn/courses";
import { LEGEND_COURSE } from "../src/learn/legendLesson";
import { LESSONS, type LessonName } from "../src/learn/names";
import story from "../src/learn/story.json";
import type { Playable } from "../src/table/state/actions";
import mistakes from "./lessonMistakes.json";

const MEMBERS = { E: "explorer", L: "leader" } as const;
const WORK = { U: "uncover", R: "recover", C: "camp" } as const;

/** An action with its parts, as the server tells them. */
function read(action: string): Playable {
  const tile = /^(\w\d)@(\w\d)(?:\+(\d))?$/.exec(action);
  if (tile)
    return {
      action,
      kind: "place_tile",
      tile: tile[1] ?? null,
      space: tile[2] ?? null,
      rotation: Number(tile[3] ?? 0),
    };
  const member = MEMBERS[action.charAt(0) as "E"];
  const [, space = null, sign, to = null] = /^[EL]\+?(\w\d)(?:([-=])(\w\d))?$/.exec(action) ?? [];
  if (space)
    return {
      action,
      kind: sign === "-" ? "move" : sign ? "shift" : "place_member",
      member,
      space,
      to,
    };
  const guard = /^G(\w\d)([EL])$/.exec(action);
  if (guard)
    return { action, kind: "guard", space: guard[1] ?? null, member: MEMBERS[guard[2] as "E"] };
  const swap = /^X(\d)-(\d)@(\d)$/.exec(action);
  if (swap)
    return {
      action,
      kind: "exchange",
      give: Number(swap[1]),
      get: Number(swap[2]),
      seat: Number(swap[3]),
    };
  if (action === "end") return { action, kind: "end" };
  return { action, kind: WORK[action.charAt(0) as "U"], space: action.slice(1) };
}

const PLAYED = story.record.actions.map(read);

function step(lesson: LessonName, name: string): Step {
  const found = courseOf(lesson).steps.find((each) => each.name === name);
  if (!found) throw new Error(`${lesson} ${name}`);
  return found;
}

describe.each(LESSONS)("the lesson %s", (name) => {
  const { steps, record } = courseOf(name);

  it("begins where the game has got to", () => {
    const { actions } = record as { actions: string[] };
    expect(actions).toEqual(story.record.actions.slice(0, story.starts[name]));
    expect(steps[0]?.from).toBe(actions.length);
  });

  it("asks for what comes next in the game, step by step, alone and in one go", () => {
    for (const each of steps) {
      const wanted = PLAYED.slice(each.from, each.from + (each.todo?.length ?? 0));
      expect(permits(each, wanted, each.from)).toBe(true);
      for (const [index, action] of wanted.entries())
        expect(permits(each, [action], each.from + index)).toBe(true);
      expect(isDone(each, each.from + wanted.length)).toBe(each.todo !== null);
      if (wanted.length) expect(isDone(each, each.from + wanted.length - 1)).toBe(false);
    }
  });

  it("answers every mistake that it names, and no right action with one", () => {
    for (const each of steps) {
      const made = mistakes.filter((one) => one.lesson === name && one.step === each.name);
      expect(made.map(({ mistake }) => mistake)).toEqual(Object.keys(each.mistakes ?? {}));
      for (const { mistake, after, actions } of made) {
        expect(after).toBe(each.from);
        expect(permits(each, actions.map(read), after)).toBe(false);
        expect(mistakeIn(each, actions.map(read))).toBe(mistake);
      }
    }
  });
});

describe("a step", () => {
  const leader = step("first", "leader");

  it("wants its actions in their order, and says what is left of them", () => {
    expect(left(leader, leader.from + 1)).toEqual(leader.todo?.slice(1));
    expect(permits(leader, [read("L+a1")], leader.from + 1)).toBe(false);
    expect(permits(leader, [read("La1-b2")], leader.from)).toBe(false);
  });

  it("lets nothing through that is for reading, nor anything unknown", () => {
    expect(permits(step("first", "welcome"), [read("A1@b3+0")], 0)).toBe(false);
    expect(permits(step("first", "end"), [{ action: "typed" }], 8)).toBe(false);
  });

  it("answers what is no usual mistake with what to do", () => {
    expect(mistakeIn(step("first", "end"), [read("L+a1")])).toBeNull();
  });
});

describe("the game of the lessons", () => {
  it("has all tiles and treasures of the box in its deal", () => {
    const { stack, treasures } = story.record.deal;
    expect(new Set(stack).size).toBe(36);
    expect([...treasures].sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((kind) => [kind, kind, kind]),
    );
  });
});

describe("Legend's lesson", () => {
  const spend = LEGEND_COURSE.steps.find(({ name }) => name === "spend") as Step;
  const placed: Playable = { action: "x", member: "explorer", space: "a1", to: null };
  const walked: Playable = { action: "x", member: "explorer", space: "a1", to: "b1" };

  it("lets each action through when it is its turn", () => {
    expect(permits(spend, [{ action: "x", kind: "play_token" }], spend.from)).toBe(true);
    expect(permits(spend, [placed, walked], spend.from + 1)).toBe(true);
    expect(permits(spend, [placed], spend.from)).toBe(false);
    expect(permits(spend, [{ action: "x", kind: "end" }], spend.from + 7)).toBe(false);
  });

  it("counts its actions as the others do", () => {
    expect(inOrder(LEGEND_COURSE.steps, 0)).toEqual(LEGEND_COURSE.steps);
    expect(LEGEND_COURSE.steps.at(-1)?.from).toBe(30);
  });
});
