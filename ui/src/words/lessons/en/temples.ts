import { seeing } from "../../en/seeing";
import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, READ } from "./labels";

export const temples: Lessons["temples"] = {
  clearing: [
    "Igor's turn",
    "Now you are Igor, in yellow, and you have drawn a clearing. Place it on c2, without turning it.",
    "place the tile on c2, without turning it",
    {
      turned: "turn the tile back to rotation 1, so that paths lead on from c2",
      elsewhere: "place the tile on c2. From there the paths lead on into the jungle",
    },
  ],
  one: [
    "To the temple",
    `Philippe has one explorer at the temple on b1. You'll outnumber him: choose “${EXPLORER}”, then click b1 (3 AP).`,
    `choose “${EXPLORER}”, then click b1`,
    {
      leader: `choose “${EXPLORER}”. Two explorers are enough here; save your leader for a hard fight`,
      elsewhere: "go all the way to b1: strength counts only at the temple itself",
      early: EARLY,
    },
  ],
  two: [
    "And another one",
    `One each is a tie, and in a tie nobody holds the temple. Bring a second explorer to b1.`,
    `choose “${EXPLORER}”, then click b1`,
    {
      alone:
        "bring the second explorer first. You can uncover two levels in a turn, but for the second one you need two members there",
      leader: `choose “${EXPLORER}”. One more explorer is enough`,
      elsewhere: "go to b1: strength counts only at the temple itself",
      early: EARLY,
    },
  ],
  levels: [
    "Raise the temple",
    `Select b1 and choose “${actions.uncover}” twice, for 2 AP each. A temple can grow by two levels per turn; the second needs two of your members.`,
    `select b1 and choose “${actions.uncover}”`,
    {
      more: "spend these AP on levels: with strength 2 against 1 you hold the temple already",
      early: EARLY,
    },
  ],
  held: [
    "Who holds it?",
    `Igor has strength 2 on b1, Philippe 1: Igor's banner flies. At a scoring the temple is worth its level, 3 points. “${seeing.see.ifScored}” shows this for everyone at any time.`,
    READ,
  ],
  end: [
    "End the turn",
    "All AP are spent. End the turn, and see what Philippe can do.",
    `press “${END}”`,
  ],
  tile: [
    "Philippe's turn",
    "You are Philippe again, and you have drawn a temple of level 2. Place it on a3, without turning it.",
    "place the tile on a3, without turning it",
    {
      turned: "turn the tile back to rotation 1: then the way from a2 is short",
      elsewhere: "place the tile on a3, close to the base camp",
    },
  ],
  tie: [
    "A tie",
    "Your second explorer waits on a1. Click a1, then b1, and watch Igor's banner.",
    "click a1, then b1",
    {
      newcomer: "move the explorer that is on a1 already. A new one would cost 1 AP more",
      leader: "first the explorer from a1: see what a tie does",
      level: "don't make it higher yet: Igor would score the points",
      early: EARLY,
    },
  ],
  leader: [
    "The leader decides",
    "2 against 2: nobody holds the temple, and nobody would score. But a leader has strength 3. Click b3 to select yours, then click b1 (4 AP).",
    "click b3, then b1",
    {
      explorer: "take the leader: with strength 3 it is worth three explorers",
      elsewhere: "take the leader all the way to b1",
      level: "break the tie first: as it is, nobody would score the new level",
      early: EARLY,
    },
  ],
  taken: [
    "Majority",
    "5 against 2: now the temple is yours. Nobody is ever sent away. Whoever has the most strength when they score gets the level in points, so a temple is never safe for long.",
    READ,
  ],
};
