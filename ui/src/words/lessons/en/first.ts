import type { Lessons } from "../lesson";
import { actions, CONFIRM, EARLY, END, EXPLORER, LEADER, READ } from "./labels";

export const first: Lessons["first"] = {
  welcome: [
    "Welcome to Tikal",
    "You lead an expedition through the jungle. Each turn you place a tile and spend 10 action points (AP). When a volcano erupts, the temples you hold and your treasures score points. Let's play the first turn of a game: you are Philippe, in blue.",
    READ,
  ],
  tile: [
    "Place a tile",
    `You have drawn ruins. Tiles go next to explored spaces. Click b3: you'll see a preview, and gold numbers show what a step across each border costs. Then press “${CONFIRM}”.`,
    "place the tile on b3, without turning it",
    {
      turned:
        "turn the tile back to rotation 1. Turned like this, your leader would need more AP to get there",
      elsewhere:
        "place the tile on b3. It's two steps from the base camp, so your leader gets there this turn",
    },
  ],
  leader: [
    "Bring in your leader",
    `Members come in at the base camp a1 for 1 AP. A step costs 1 AP for each stone on the path. Choose “${LEADER}”, then click b3: 3 AP in all.`,
    `choose “${LEADER}”, then click b3`,
    {
      explorer: `choose “${LEADER}” this time. An explorer could dig as well, but the leader's strength will help you later`,
      elsewhere: "take the leader to b3: the treasures lie there",
      early: EARLY,
    },
  ],
  treasure: [
    "Recover a treasure",
    `Your leader is on the ruins. Select b3 and choose “${actions.recover}” for 3 AP. The treasure goes face up in front of you.`,
    `select b3 and choose “${actions.recover}”`,
    {
      away: "let the leader stay on b3: only members on the ruins can dig there",
      explorer: "dig first: your leader is on the ruins already, so it needs nobody else",
      early: EARLY,
    },
  ],
  limit: [
    "One member, one treasure",
    "A second treasure in the same turn would need a second member here. Whatever isn't possible is grey, with the reason and the number of the rule. The number takes you to the rules.",
    READ,
  ],
  explorers: [
    "Two explorers",
    `You have 4 AP left. Choose “${EXPLORER}” and click a1. Then do it again.`,
    `choose “${EXPLORER}” and click a1`,
    {
      leader: "let the leader stay: on the ruins it can dig again next turn",
      further: "bring both explorers in on a1 first. Then there are 2 AP left for the next step",
      early: EARLY,
    },
  ],
  walk: [
    "Walk to the temple",
    "Click a1 to select an explorer, then click the temple on b1: two stones, 2 AP.",
    "click a1, then b1",
    {
      leader: "move an explorer, from a1. The leader stays on the ruins",
      elsewhere: "go to b1: only members at a temple can hold it",
      early: EARLY,
    },
  ],
  end: [
    "End the turn",
    "You have spent all 10 AP. Until you end the turn you can undo, unless something has been revealed since. Now end it.",
    `press “${END}”`,
  ],
};
