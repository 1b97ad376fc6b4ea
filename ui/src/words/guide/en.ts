import type { Guide } from "../../learn/guide/sections";

export const guide: Guide = {
  sections: {
    goal: [
      "The goal",
      "Two to four expeditions explore the jungle. Four times in a game there is a scoring: you get points for temples that you hold and for treasures that you have found. Whoever has the most points at the end wins.",
      "Blue holds a temple of level 5, yellow one of level 3; a blue explorer digs in the ruins.",
    ],
    turn: [
      "Your turn",
      "Draw a tile and place it, then spend up to 10 action points (AP) as you like. What you don't spend is lost. Then the next player has their turn.",
      "The board at the start: the base camp, two temples of level 1 and a clearing, with jungle around them.",
    ],
    tile: [
      "Placing a tile",
      "A tile goes next to an explored space, and a path must lead onto it: at least one stone on the border, on either side. Turn it as you like. Ruins get as many hidden treasures as they show masks.",
      "Ruins on trial on b3; gold numbers show that the paths to b2 and a2 cost 1 each. Three other spaces are free too.",
    ],
    paths: [
      "Paths and costs",
      "New members come in at the base camp for 1 AP. A step to the next space costs 1 AP for each stone on the border. Without a stone there is no way. Nobody blocks anybody.",
      "What a newcomer pays to get to each space: 1 for the base camp, 2 for b2, 3 for b3.",
    ],
    actions: [
      "What you can do",
      "Everything in any order and as often as your AP allow. A member uncovers one level or recovers one treasure per turn and space; a second one needs a second member there.",
      "",
    ],
    majority: [
      "Who holds a temple?",
      "Whoever has the most strength there. A leader has strength 3, an explorer 1. In a tie nobody holds the temple. Uncovered levels make it worth more, for whoever holds it when they score.",
      "On b1 the blue leader beats two yellow explorers, 3 to 2. On a2 one against one is a tie.",
    ],
    treasures: [
      "Treasures",
      "A single treasure scores 1 point, a pair 3, a triple 6, at every scoring. For 3 AP you may exchange a single treasure for another player's single one; they can't refuse. Pairs and triples are safe.",
      "One treasure: 1 point. A pair: 3 points. A triple: 6 points.",
    ],
    camp: [
      "Camps",
      "A camp on a clearing, or on ruins without treasures, is an entrance of your own. New members come in there for 1 AP, and a shift between base camp and your camps costs 1 AP, however far it is. You have two camps.",
      "A blue camp on c2 with two explorers; a dotted line leads there from the base camp.",
    ],
    guard: [
      "Guards",
      "Where you are the strongest, one of your members can become a guard. The temple is yours for good, but it no longer grows, and your other members there leave the game. You have two guards.",
      "A yellow guard holds a temple of level 7.",
    ],
    scoring: [
      "Volcano and scoring",
      "Whoever draws a volcano starts a scoring round. In turn, everyone spends 10 AP and then scores at once: the level of each temple they hold, and their treasures. So the same temple can score for several players. Then the volcano is placed; nobody can enter it.",
      "A volcano on b3, next to a temple of level 4 and not far from one of level 5.",
    ],
    end: [
      "The end",
      "After the turn with the last tile comes a final scoring round. Then the most points win. If players are tied, the highest guarded temple decides, then the number of treasures.",
      "Guarded temples of levels 8 and 6 late in a game, and ruins without treasures.",
    ],
    auction: [
      "Variant: auction",
      "Everyone starts with 20 points, and points are money. As many tiles as there are players lie face up; bid for the right to take one and play your turn.",
      "Three tiles on display: a temple, ruins and a clearing.",
    ],
    solo: [
      "Variant: solo",
      "You play against Mutul, who starts with many points and needs no AP. A card tells him what to do, from where his guide stands. Mutul scores nothing until the end; can you overtake him?",
      "Mutul's guide stands on b2, his explorers hold the temple on a2.",
    ],
    legend: [
      "Tikal Legend",
      "Six rounds against Mutul. You both draft an AP token, tiles and Action cards, then play them one by one. There are lakes, islands and volcanoes that can be entered.",
      "Three Action cards: excavation, recruits and an outlying temple.",
    ],
  },
  actions: [
    { name: "Bring in a member", ap: "1", note: "at the base camp or one of your camps" },
    { name: "Move", ap: "1", note: "for each stone on the border" },
    { name: "Shift", ap: "1", note: "between base camp and your camps" },
    { name: "Uncover a level", ap: "2", note: "of a temple where you have a member" },
    { name: "Recover a treasure", ap: "3", note: "from ruins where you have a member" },
    { name: "Exchange treasures", ap: "3", note: "single for single" },
    { name: "Set up camp", ap: "5", note: "on a clearing, twice in a game" },
    { name: "Place a guard", ap: "5", note: "where you are the strongest, twice in a game" },
  ],
};
