import { TREASURES } from "../../en/treasures";
import type { Lessons } from "../lesson";
import { actions, EARLY, READ } from "./labels";

const [, , BLADE, , , TURTLE, , FLUTE] = TREASURES;

export const treasures: Lessons["treasures"] = {
  values: [
    "What treasures are worth",
    `There are eight kinds, three of each. At every scoring a single treasure is worth 1 point, a pair 3 and a triple 6. Above the board you see everyone's treasures: you are Philippe and have a ${TURTLE}. Igor has a ${TURTLE}, too, and an ${BLADE}.`,
    READ,
  ],
  dig: [
    "Recover another one",
    `Your explorer is on the ruins on b3. Select b3 and choose “${actions.recover}” (3 AP).`,
    `select b3 and choose “${actions.recover}”`,
    {
      first: `keep your ${TURTLE}: it's half of a pair. Dig first, then you have something to give`,
      walk: "let the explorer stay on b3: only members on the ruins can dig there",
      leader: "dig with the explorer on b3. The leader holds the temple on b1",
      early: EARLY,
    },
  ],
  singles: [
    "Only singles can be exchanged",
    `It's a ${FLUTE}. For 3 AP you may swap one of your single treasures for another player's single treasure, and they can't refuse. Igor's ${TURTLE} would give you a pair.`,
    READ,
  ],
  exchange: [
    "Exchange",
    `Choose “${actions.exchange}” and then: give the ${FLUTE}, get the ${TURTLE}.`,
    `choose “${actions.exchange}”: give the ${FLUTE}, get the ${TURTLE}`,
    {
      half: `keep your ${TURTLE} and give the ${FLUTE}: two of a kind are worth 3 points, two singles only 2`,
      single: `ask for Igor's ${TURTLE}. With the ${BLADE} you would still have two singles`,
      member: "exchange first: it takes 3 AP, and Igor could make a pair of his own next turn",
      early: EARLY,
    },
  ],
  safe: [
    "A pair is safe",
    `Two of a kind: 3 points at every scoring from now on. Pairs and triples have a golden frame: nobody can take them from you. A third ${TURTLE} would make it 6 points.`,
    READ,
  ],
};
