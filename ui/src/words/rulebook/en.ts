import { LEGEND } from "./legend-en";
import type { Rulebook } from "./rulebook";

export const rulebook: Rulebook = {
  chapters: {
    R1: "Editions",
    R2: "Board",
    R3: "Set-up",
    R4: "A turn",
    R5: "Placing a tile",
    R6: "Action points",
    R7: "Members",
    R8: "Temples and treasures",
    R9: "Camps and guards",
    R10: "Scoring rounds",
    R12: "The end",
    A: "Auction",
    S: "Solo against Mutul",
    L: "Tikal Legend, solo",
  },
  rules: {
    ...LEGEND,
    "R1.1":
      "Does a camp need one of your members on the space? Not in the English edition of 1999, but in the French edition of 2005 and in Super Meeple's.",
    "R1.2":
      "May a volcano block off unexplored spaces? Yes in 1999 and 2005, no with Super Meeple.",
    "R1.3":
      "Ties for victory are shared in 1999 and 2005; Super Meeple breaks them by guarded temples, then treasures.",
    "R1.4": "The auction can be played with any edition.",
    "R1.5": "An edition is a preset; you can change any option.",
    "R2.1":
      "The board has 40 spaces, columns a to h and rows 1 to 5; columns a, c, e and g lie half a space further north.",
    "R2.2":
      "Directions are N, NE, SE, S, SW, NW. A tile has six sides and can be turned in steps of 60°.",
    "R2.3":
      "Explored from the start: the base camp on a1, temples of level 1 on a2 and b1, a clearing on b2.",
    "R2.4": "36 tiles and the 4 printed spaces fill the board.",
    "R3.1":
      "2 to 4 players, each with a leader, 18 explorers, 2 camps and up to 2 guards. Everyone starts at 0 and off the board.",
    "R3.2": "The tiles are shuffled within each letter and come in the order A to G.",
    "R3.3":
      "24 treasures, three of each of eight kinds, lie face down. The stock has 48 temple levels.",
    "R3.4": "The order of play is fixed; seat 1 begins.",
    "R3.5":
      "All chance comes from one seed: the same seed and the same decisions give the same game.",
    "R4.1": "Draw a tile, place it, spend up to 10 AP, end the turn. What is left is lost.",
    "R4.2":
      "A drawn volcano is put aside: first comes a scoring round, then it is placed and the turn goes on with 10 AP.",
    "R4.3": "Everyone sees a drawn tile. If it fits nowhere, it leaves the game.",
    "R5.1": "A tile goes on an unexplored space next to an explored one.",
    "R5.2":
      "At least one side must form a path with an explored neighbour that is not a volcano, by stones on one side of the edge or the other.",
    "R5.3": "A volcano needs no path and is not turned.",
    "R5.4": "A temple starts at its printed level; those levels do not come from the stock.",
    "R5.5": "Ruins get as many hidden treasures as masks are printed on them.",
    "R5.6":
      "Where blocking off is forbidden, a volcano may not cut any unexplored space off from the base camp.",
    "R5.7": "Rotations that look the same count as one.",
    "R6.1":
      "Costs: bring in 1, move 1 per stone, shift 1, uncover 2, recover 3, exchange 3, camp 5, guard 5; in any order, as often as your AP allow.",
    "R6.2": "A step from space to space is paid in full at once; it can't be spread over turns.",
    "R6.3": "What is counted per turn starts at zero in every turn, scoring turns included.",
    "R7.1":
      "Bring in an explorer or the leader from your supply on the base camp or on one of your camps.",
    "R7.2":
      "Move to a neighbouring explored space that is not a volcano. You need at least one stone between the two spaces and pay 1 AP for each. Nobody blocks the way.",
    "R7.3": "Shift a member between the base camp and your camps, or between your camps, for 1 AP.",
    "R7.4": "A leader has strength 3, an explorer 1. Members never return to the supply.",
    "R8.1":
      "Uncover the next level of an unguarded temple where you have a member, if the stock still has it; level 10 is the top.",
    "R8.2": "At most 2 levels per temple and turn; the second needs two of your members there.",
    "R8.3":
      "Recover the top treasure of ruins where you have a member; it lies face up in front of you.",
    "R8.4":
      "At most 2 treasures per ruins space and turn; the second needs two of your members there.",
    "R8.5": "Emptied ruins count as a clearing.",
    "R8.6":
      "Exchange one of your single treasures for another player's single treasure of another kind. They can't refuse; pairs and triples are safe.",
    "R9.1":
      "A camp goes on a clearing or on emptied ruins without a camp. You have two; they never move.",
    "R9.2":
      "A guard goes on an unguarded temple where you are stronger than every other player. Your other members there leave the game. You have two guards.",
    "R9.3":
      "A guarded temple keeps its level. The guard has no strength and does no work, but holds the temple for good.",
    "R10.1":
      "A volcano starts a scoring round: beginning with whoever drew it, and going clockwise, everyone spends 10 AP and then scores at once.",
    "R10.2":
      "After the turn with the last tile comes the final scoring round, starting with the next player.",
    "R10.3":
      "You score the level of each temple that you guard, or that has no guard and where you alone have the most strength. In a tie nobody scores.",
    "R10.4": "Treasures score 1, 3 or 6 for one, two or three of a kind.",
    "R10.5": "Everything stays and can score again, even for several players in one round.",
    "R12.1": "The game ends after the final scoring round. Whoever has the most points wins.",
    "R12.2": "Shared: tied players win together.",
    "R12.3":
      "Super Meeple: the highest guarded temple decides, then the number of treasures; if they are still tied, they share.",
    A1: "Everyone starts with 20 points, which are the money. Nobody can bid more than they have.",
    A2: "Each round, as many tiles lie face up as there are players, and all turn markers are up.",
    A3: "In turn, players whose marker is up bid more than the last bid, or pass. If you pass, you sit out this auction only.",
    A4: "It ends when everyone but the highest bidder has passed. If everyone passes, the first to pass takes the turn for free.",
    A5: "The winner pays, takes any tile on display, plays a turn and turns their marker down.",
    A6: "The next auction starts with the first player clockwise whose marker is up.",
    A7: "The last player of a round gets the last tile for free. Then all markers are turned up.",
    A8: "The left neighbour of whoever played last opens the new round.",
    A9: "36 tiles divide evenly among 2, 3 or 4 players.",
    A10: "The final scoring round goes from the lowest score to the highest; tied players go clockwise from whoever played last.",
    A11: "Example: B wins with 5, A with 4, C plays for free, D takes the last tile, A opens the next round.",
    S1: "Two seats: you start at 0, Mutul at 175 with a leader and 36 explorers, but without camps or AP. You may exchange treasures with him.",
    S2: "The guide starts on b2. He blocks nothing and has no strength.",
    S3: "The 12 cards are shuffled; when all have been used, they are shuffled again.",
    S4: "Mutul begins, then you alternate: 18 tiles each.",
    S5: "A card's needle and its sense of rotation put the spaces in order: the nearest ring around the guide first, and within a ring from the needle's direction on.",
    S6: "Wherever several options are equal, the compass decides.",
    S7: "Step 1, levels: one each on up to two of the highest temples that he leads and that can grow.",
    S8: "Step 2, treasures: on every ruins space one for each of his members there, two at most.",
    S9: "Step 3, tile: on the first legal space in compass order, with the most stones towards the guide, who moves there.",
    S10: "Step 4, members: onto the new tile; after a clearing or a volcano onto the highest temples he does not lead, then onto ruins with few treasures.",
    S11: "Step 5, moving on: his members on emptied ruins go where step 4 would send them.",
    S12: "Step 6, guards, on some cards: on temples of level 8 or more that can't grow and that he leads. His other members there return to his supply.",
    S13: "When a volcano comes, only you score. If Mutul drew it, steps 1, 2, 4, 5 and 6 of a new card follow.",
    S14: "At the end you take a scoring turn, then Mutul reveals a last card and scores. You win with more points than he has.",
    S15: "Mutul starts with 125 points (very easy), 150 (easy), 175 (standard), 190 (hard) or 225 (very hard); he may also send one member more or fewer in step 4.",
    S16: "The built-in cards are a reconstruction; you can use a deck of your own.",
  },
  misreadings: [
    [
      "Only whoever drew the volcano gets AP in a scoring round.",
      "Everyone gets 10 AP and scores right after.",
      "R10.1",
    ],
    [
      "A temple scores once per round.",
      "It can change hands and score for several players.",
      "R10.5",
    ],
    ["In a tie both players score.", "Nobody scores.", "R10.3"],
    [
      "The leader works like three members.",
      "Only its strength is 3; at work it is one member.",
      "R7.4",
    ],
    ["Any treasure can be taken.", "Only single ones; pairs and triples are safe.", "R8.6"],
  ],
};
