import { seeing } from "../en/seeing";
import { shell } from "../en/shell";
import { table } from "../en/table";
import type { Lesson } from "./lesson";

const { fromSupply, actions } = table.table;
const LEADER = fromSupply(table.members.leader);
const EXPLORER = fromSupply(table.members.explorer);
const READ = `read on with “${shell.learn.next}”`;

export const lesson: Lesson = {
  welcome: [
    "Welcome to Tikal",
    "You lead an expedition through the jungle. Each turn you place a tile and spend 10 action points (AP): bring in members, move, uncover temples, recover treasures. When a volcano erupts, the temples you hold and your treasures score points. Let's play the first round from the rulebook: you are Philippe, then Igor.",
    READ,
  ],
  tile: [
    "Place a tile",
    "Philippe has drawn ruins. It can go on any highlighted space. Click b3: you'll see a preview, and numbers show what its paths cost. Don't turn it (rotation 1), and confirm with the button or Enter.",
    "place the tile on b3, without turning it",
  ],
  leader: [
    "Bring in the leader",
    `Members come in at the base camp for 1 AP. A step then costs 1 AP for each stone along the edge that both spaces share. Choose “${LEADER}”: every space shows what it costs to get there. Click b3 for 3 AP.`,
    `choose “${LEADER}” and go to b3`,
  ],
  treasure: [
    "Recover a treasure",
    `Your leader is on the ruins. Choose “${actions.recover}” for 3 AP. The top treasure goes face up in front of you.`,
    `choose “${actions.recover}”`,
  ],
  limit: [
    "One member, one treasure",
    "A second treasure in the same turn would need a second member here. Below the board you can read why it isn't possible, with the number of the rule. The number takes you to the rules.",
    READ,
  ],
  explorers: [
    "Two explorers",
    `You have 4 AP left. Bring in two explorers at the base camp: choose “${EXPLORER}” and click a1, twice. (Or choose a1 and use the button there.)`,
    `bring in explorers on a1`,
  ],
  walk: [
    "Walk to the temple",
    "Choose a1 to select an explorer, then click the temple on b1: two stones, 2 AP.",
    "move an explorer from a1 to b1",
  ],
  end: [
    "End the turn",
    "You have spent all 10 AP. Until you end the turn you can undo your moves, unless something has been revealed since. Now end the turn.",
    "end the turn",
  ],
  clearing: [
    "Igor's tile",
    "Now you are Igor, and you have drawn a clearing. Place it on c2 without turning it. You can set up a camp on a clearing; later your members can come in there.",
    "place the tile on c2, without turning it",
  ],
  team: [
    "Two together",
    `Bring two explorers to b1: choose “${EXPLORER}” and click b1 (3 AP), then do it again.`,
    "bring two explorers to b1",
  ],
  floors: [
    "Raise the temple",
    `Choose b1 and then “${actions.uncover}” twice, for 2 AP each: the second time you need the second explorer. The temple grows to level 3.`,
    `choose b1 and then “${actions.uncover}”`,
  ],
  majority: [
    "Who holds it?",
    `Igor has strength 2 on b1 and Philippe 1, so the temple shows Igor's banner and would score 3 points for him. A leader counts 3, an explorer 1. In a tie nobody scores. “${seeing.see.ifScored}” shows this for every player at any time.`,
    READ,
  ],
  volcano: [
    "When a volcano erupts",
    "B, D and F each hide a volcano. Whoever draws one starts a scoring round: in turn, everyone spends 10 AP and then scores at once: the level of each temple they hold, and 1, 3 or 6 points for one, two or three treasures of a kind. So a temple can score for several players. A final scoring round ends the game. Good luck!",
    READ,
  ],
};
