import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, GUARD, READ, ROTATE } from "./labels";

export const camps: Lessons["camps"] = {
  why: [
    "A long way",
    "The jungle grows, and the way from the base camp gets longer every turn. A camp is a second entrance of your own. You have two camps in the whole game. Your explorer is on the clearing c2 already.",
    READ,
  ],
  camp: [
    "Set up a camp",
    `Select c2 and choose “${actions.camp}”: 5 AP. It needs a clearing, or ruins without treasures, and one of your members there.`,
    `select c2 and choose “${actions.camp}”`,
    {
      walk: "let the explorer stay on c2: one of your members must be there",
      leader: "the leader isn't needed: an explorer is on the clearing already",
      early: EARLY,
    },
  ],
  newcomer: [
    "Come in at the camp",
    `Choose “${EXPLORER}” and click c2. That's 1 AP instead of 3 from the base camp.`,
    `choose “${EXPLORER}” and click c2`,
    {
      base: "click c2, your new camp. From a1 the explorer would need 2 AP more to get here",
      walk: `choose “${EXPLORER}” and click c2: somebody new comes in`,
      early: EARLY,
    },
  ],
  shift: [
    "Shift",
    "Your other explorer stands on a1. Between the base camp and your camps a shift costs 1 AP, however far it is. Click a1, then c2.",
    "click a1, then c2",
    {
      newcomer: "don't bring in another one: shift the explorer from a1",
      walk: "click c2 itself. On foot it costs 2 AP, a shift costs 1",
      back: "the other way round: from a1 to c2",
      early: EARLY,
    },
  ],
  near: [
    "Work next door",
    `From the camp, c3 is one step away. Click c2, then c3. Then choose “${actions.uncover}” there.`,
    `go from c2 to c3, then choose “${actions.uncover}”`,
    {
      elsewhere: "go from c2 to c3: there is a temple to hold",
      early: EARLY,
    },
  ],
  end: ["End the turn", "All AP are spent. End the turn: next is Igor.", `press “${END}”`],
  tile: [
    "Igor's tile",
    `You are Igor, with a temple of level 2. Click d2, then turn the tile once with “${ROTATE}”, so that the path to c2 costs 1. Then place it.`,
    "place the tile on d2, turned once",
    {
      turned: `press “${ROTATE}” until it says rotation 2. Then a path of 1 stone leads to c2`,
      elsewhere: "place the tile on d2",
    },
  ],
  raise: [
    "First raise it …",
    `Your leader and an explorer are at the temple on a3. You are about to guard it, and a guarded temple can't grow any more. So select a3 and choose “${actions.uncover}” twice.`,
    `select a3 and choose “${actions.uncover}”`,
    {
      guard: "raise the temple first: once it is guarded, it stays at its level for good",
      leader: "not yet: for the second level you need two members there",
      early: EARLY,
    },
  ],
  aside: [
    "… then step aside …",
    "The guard stays at the temple for good, and your other members there leave the game. So take the leader out first: click a3, select the leader, click a2 (1 AP).",
    "select the leader on a3, then click a2",
    {
      guard: "take the leader away first. It would leave the game, and its strength 3 is precious",
      explorer: "move the leader. The explorer stays: it will be the guard",
      early: EARLY,
    },
  ],
  guard: [
    "… then guard it",
    `Only the explorer is left, and nobody else is there. Select a3 and choose “${GUARD}”: 5 AP.`,
    `select a3 and choose “${GUARD}”`,
    {
      away: "let the explorer stay on a3: it becomes the guard",
      leader: "the leader is where it should be. Now guard a3 with the explorer",
      early: EARLY,
    },
  ],
  kept: [
    "Yours to the end",
    "The temple on a3 belongs to Igor now, with 5 points at every scoring, whoever comes. You have two guards in the whole game: use them on high temples, and not too late.",
    READ,
  ],
};
