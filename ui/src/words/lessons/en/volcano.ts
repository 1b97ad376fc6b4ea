import type { Lessons } from "../lesson";
import { actions, CONFIRM, END, READ } from "./labels";

export const volcano: Lessons["volcano"] = {
  before: [
    "Before the volcano",
    "Three volcanoes lie hidden among the tiles B, D and F. Whoever draws one starts a scoring round. You are Igor and have just placed your guard.",
    READ,
  ],
  draw: ["End the turn", "End your turn, and see what Philippe draws.", `press “${END}”`],
  order: [
    "A volcano!",
    "The game stops for a scoring round. Starting with Philippe, who drew it, each player spends 10 AP and then scores at once. So you can move and build before you count. You are Philippe now.",
    READ,
  ],
  raise: [
    "Raise what you hold",
    `You hold the temple on b1. Select it and choose “${actions.uncover}” twice: 2 points more.`,
    `select b1 and choose “${actions.uncover}”`,
    {
      guard: "a guard would cost 5 AP and score nothing extra now. Raise the temple instead",
      elsewhere: "begin with b1: three of your members are there, so it can grow by two levels",
      early: "spend your AP first: you score when you end the turn",
    },
  ],
  claim: [
    "Claim another one",
    `Nobody is at the temple on d2. Click c2, then d2, and then choose “${actions.uncover}” there.`,
    `go from c2 to d2, then choose “${actions.uncover}”`,
    {
      newcomer: "take one of the explorers on your camp c2: one step, 1 AP",
      elsewhere: "go from c2 to d2: the temple there is free",
      early: "spend more first: the temple on d2 is free, and you can get there",
    },
  ],
  score: [
    "Score",
    `Now end the turn: b1 is worth 5 points, c3 and d2 3 each, and your pair 3. (You may be asked whether to end it with AP left: that's all right.)`,
    `press “${END}”`,
    {
      more: "that would be 1 point more, well seen. But let's score now",
      walk: "that's enough: nothing else scores within reach",
    },
  ],
  points: [
    "14 points",
    "Temples 11, treasures 3. Everything stays where it is and can score again. Now it's Igor's scoring turn, and the same temples are still there to be taken.",
    READ,
  ],
  answer: [
    "Igor answers",
    "You are Igor. Your two explorers on c1 are next to d2, where Philippe has only one. Click c1, then d2, and do it again.",
    "click c1, then d2",
    {
      leader: "the leader is too far away. Take the explorers from c1",
      elsewhere: "go to d2: with two against one the temple is yours",
      early: "spend your AP first: you score when you end the turn",
    },
  ],
  higher: [
    "And higher",
    `Two members: select d2 and choose “${actions.uncover}” twice.`,
    `select d2 and choose “${actions.uncover}”`,
    {
      early: "raise d2 first: each level is a point more",
      walk: "raise d2 instead: each level is a point more",
    },
  ],
  again: [
    "Score again",
    "End the turn. The temple on d2 scores once more, now for Igor.",
    `press “${END}”`,
    { walk: "that's enough: nothing else scores within reach" },
  ],
  both: [
    "14 to 13",
    "d2 has scored for both, in the same round. A tie scores for nobody, a guarded temple always for its owner. Now the volcano is placed, and Philippe plays his ordinary turn.",
    READ,
  ],
  volcano: [
    "Place the volcano",
    `Nobody can enter a volcano, and no path leads across it. Click e3 and press “${CONFIRM}”.`,
    "place the volcano on e3",
    { elsewhere: "place it on e3, where it is in nobody's way" },
  ],
  last: [
    "You know it all",
    "After the last tile comes a final scoring round, and whoever has the most points wins. Now try it yourself, against an easy opponent. Hints and undo are there for you.",
    READ,
  ],
};
