import { learning } from "../../en/learning";
import { legend } from "../../en/legend";
import { table } from "../../en/table";
import type { LegendLesson } from "../lesson";

const { legend: t } = legend;
const { actions, fromSupply, confirmTile } = table.table;
const EXPLORER = fromSupply(table.members.explorer);
const READ = `read on with “${learning.learn.next}”`;

export const lesson: LegendLesson = {
  welcome: [
    "Tikal Legend",
    "Six rounds against Mutul, who has a head start. In each round you both draft one AP token, two tiles and three Action cards from the display, then play them one by one. He follows his Solo cards: they say what he takes and does. The display shows what there is to take; Mutul already has a card.",
    READ,
  ],
  card: [
    "Take a card",
    `Choose “${t.cards.excavation}”, the first card. Beside the display you read what it does. Any card can also be spent for 3 AP. Then press “${t.take}”.`,
    `choose “${t.cards.excavation}” and press “${t.take}”`,
  ],
  token: [
    "Take action points",
    `Mutul answered by his card: from the end he looked for ruins, and took a tile. Now take the AP token ${11}. You can only have one in each round, so the higher one is a good catch.`,
    `choose the AP token ${11} and press “${t.take}”`,
  ],
  tile: [
    "Take a tile",
    "Your card recovers treasures, so you need ruins. Take tile A1: four treasures will lie there.",
    `choose tile A1 and press “${t.take}”`,
  ],
  fill: [
    "Fill your campsite",
    `One tile and two cards are missing. Take “${t.cards.restoration}” (the card on place 6), then tile A6, then “${t.cards.recruits}”. The sign ↻ says that Recruits stays with you.`,
    `take “${t.cards.restoration}” on place 6, then tile A6, then “${t.cards.recruits}”`,
  ],
  spend: [
    "Spend the AP token",
    `Mutul played first: his token turned up two Solo cards. Now you. Choose your AP token and “${t.spendToken(11)}”. Bring two explorers to b1 (“${EXPLORER}”, then b1) and one to a1. Then press “${t.end}”.`,
    `bring two explorers to b1, then one to a1, then press “${t.end}”`,
  ],
  place: [
    "Place the ruins",
    `Mutul sent explorers: his three outnumber your two on b1. Choose tile A1 in your campsite, click a3 and confirm with “${confirmTile}” without turning it. No path is needed, so islands can arise. Dotted spaces are the periphery: only tiles of cards go there. Then press “${t.end}”.`,
    `place tile A1 on a3 without turning it, then press “${t.end}”`,
  ],
  dig: [
    "Use a card",
    `Choose “${t.cards.excavation}” and “${t.useCard}”. Click a1: your explorer can go to the green spaces without AP. Send it to a3, choose “${actions.recover}”, then press “${t.end}”.`,
    `go from a1 to a3, then choose “${actions.recover}”, then press “${t.end}”`,
  ],
  second: [
    "The other tile",
    `Mutul took two unique treasures; each is worth points in every scoring. Place tile A6, a temple, on a4 without turning it, and press “${t.end}”.`,
    `place tile A6 on a4 without turning it, then press “${t.end}”`,
  ],
  raise: [
    "Raise a temple",
    `Choose “${t.cards.restoration}” and “${t.useCard}”. Click b1 and “${actions.uncover}” twice: your two explorers are enough, whoever leads there. Then press “${t.end}”.`,
    `choose b1 and “${actions.uncover}” twice, then press “${t.end}”`,
  ],
  keep: [
    "A card that stays",
    `Choose “${t.cards.recruits}” and “${t.useCard}”. Bring two explorers to a1 and press “${t.end}”. The card now lies on the left of your campsite and can be used again in the next round.`,
    `bring two explorers to a1, then press “${t.end}”`,
  ],
  pass: [
    "Pass",
    "All six items are played, and Mutul has passed. Pass as well: the display is filled up and the next draft begins.",
    `press “${t.pass}”`,
  ],
  scoring: [
    "How you score",
    "Two volcanoes, one in round 2 or 3 and one in round 4 or 5, bring a scoring, and so does the end. You get AP, then points for every temple, emptied ruins, volcano and lake where you are stronger than Mutul, and for treasures. He scores only at the end. Once in the game the Museum Director helps with more AP; unused, he is worth points. Good luck!",
    READ,
  ],
};
