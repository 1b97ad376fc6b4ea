import type { Lesson } from "./lesson";

export const lesson: Lesson = {
  players: ["Philippe", "Igor"],
  welcome: [
    "Welcome to Tikal",
    "You lead an expedition through the jungle. Each turn you place a tile and spend 10 action points (AP): bring in members, walk, dig, build. Whoever holds the temples and treasures when a volcano wakes scores. Let us play the rulebook's first round: you are Philippe, then Igor.",
  ],
  tile: [
    "Place a tile",
    "Philippe has drawn ruins. The glowing spaces are legal. Click b3: the tile lies there on trial, and numbers show what its paths cost. Leave it unturned (rotation 1) and confirm with the button or Enter.",
  ],
  leader: [
    "Bring in the leader",
    "Members start at the base camp for 1 AP, and a step costs as many AP as there are stones on both sides of the border. Take “+ leader”: every space shows what getting there costs. Click b3 for 3 AP.",
  ],
  treasure: [
    "Recover a treasure",
    "Your leader stands on ruins. Choose “Recover a treasure” for 3 AP. The top one goes face up in front of you.",
  ],
  limit: [
    "One member, one treasure",
    "A second treasure in the same turn needs a second member here, so the button says why it refuses, with the number of the rule. Clicking the number opens the rules.",
  ],
  explorers: [
    "Two explorers",
    "4 AP are left. Place two explorers on the base camp: take “+ explorer” and click a1, twice. (Or choose a1 and use its own button.)",
  ],
  walk: [
    "Walk to the temple",
    "Choose a1, so that an explorer is in hand, then click the temple on b1: two stones, 2 AP.",
  ],
  end: [
    "End the turn",
    "All 10 AP are spent, and the list shows on what. Until you end the turn you can undo, but never past something newly revealed. End the turn now.",
  ],
  clearing: [
    "Igor's tile",
    "Now you are Igor, with a clearing. Put it on c2, unturned. On clearings camps can be set up, from where your members start later.",
  ],
  team: [
    "Two together",
    "Bring two explorers to b1: “+ explorer”, click b1 (3 AP), and once more.",
  ],
  floors: [
    "Raise the temple",
    "Choose b1 and uncover a floor twice, 2 AP each: the second floor needs the second explorer. The temple grows to level 3.",
  ],
  majority: [
    "Who holds it?",
    "Igor has strength 2 on b1, Philippe 1: Igor's banner flies, and he would score 3. A leader counts 3, an explorer 1. A tie scores for nobody. “If scored now” shows this for everyone at any time.",
  ],
  volcano: [
    "When a volcano wakes",
    "B, D and F each hide a volcano. Whoever draws it starts a scoring round: everyone in turn spends 10 AP and scores at once: every temple held, and treasures 1, 3 or 6 for one, two or three of a kind. So one temple can score for several players. A final round ends the game. Good luck!",
  ],
};
