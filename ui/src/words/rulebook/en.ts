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
  },
  rules: {
    "R1.1":
      "Whether a camp needs one of your members on the space: not in the English edition of 1999, but in the French of 2005 and in Super Meeple's.",
    "R1.2":
      "Whether a volcano may seal off unexplored spaces: yes in 1999 and 2005, no with Super Meeple.",
    "R1.3":
      "Ties for victory: shared in 1999 and 2005; Super Meeple breaks them by guards, then treasures.",
    "R1.4": "The auction can be played with every edition.",
    "R1.5": "An edition is a set of options; each can be chosen otherwise.",
    "R2.1":
      "The board has 40 spaces, columns a to h and rows 1 to 5; columns a, c, e and g lie half a space further north.",
    "R2.2":
      "Directions are N, NE, SE, S, SW, NW. A tile has six sides and can be turned in steps of 60°.",
    "R2.3":
      "Explored from the start: the base camp on a1, temples of level 1 on a2 and b1, a clearing on b2.",
    "R2.4": "36 tiles and the 4 printed spaces fill the board.",
    "R3.1":
      "2 to 4 players, each with a leader, 18 explorers, 2 camps and up to 2 guards. Everyone starts at 0 and off the board.",
    "R3.2": "The tiles are shuffled inside each letter and come in the order A to G.",
    "R3.3": "24 treasures, three each of eight kinds, lie face down. There are 48 floors.",
    "R3.4": "The order of play is fixed; seat 1 begins.",
    "R3.5": "All chance comes from one seed: the same seed and decisions give the same game.",
    "R4.1": "Draw a tile, place it, spend up to 10 AP, end the turn. What is left is lost.",
    "R4.2":
      "A drawn volcano is held: first comes a scoring round, then it is placed and the turn goes on with 10 AP.",
    "R4.3": "A drawn tile is seen by all. If it fits nowhere it leaves the game.",
    "R5.1": "A tile goes on an unexplored space next to an explored one.",
    "R5.2":
      "At least one side must form a path, by stones on either side of the border, with an explored neighbour that is no volcano.",
    "R5.3": "A volcano needs no path and is not turned.",
    "R5.4": "A temple starts at its printed level; those floors do not come from the stock.",
    "R5.5": "Ruins get as many hidden treasures as they show masks.",
    "R5.6":
      "Where sealing is forbidden, a volcano may not cut any unexplored space off from the base camp.",
    "R5.7": "Rotations that look the same count as one.",
    "R6.1":
      "Place 1, move the path's stones, shift 1, uncover 2, recover 3, exchange 3, camp 5, guard 5: in any order, as often as AP allow.",
    "R6.2": "A step from space to space is paid at once; it can't be spread over turns.",
    "R6.3": "What counts per turn starts at zero in every turn, scoring turns too.",
    "R7.1":
      "Place an explorer or the leader from your supply on the base camp or on one of your camps.",
    "R7.2":
      "Move to a neighbouring explored space that is no volcano, over at least one stone, for as many AP as there are stones. Nobody blocks the way.",
    "R7.3": "Shift a member between the base camp and your camps, or between your camps, for 1 AP.",
    "R7.4": "A leader has strength 3, an explorer 1. Members never return to the supply.",
    "R8.1":
      "Uncover the next floor of an unguarded temple where you have a member, if the stock has it; level 10 is the top.",
    "R8.2": "At most 2 floors per temple and turn; the second needs two of your members there.",
    "R8.3": "Recover the top treasure of ruins where you have a member; it lies open before you.",
    "R8.4": "At most 2 treasures per ruins and turn; the second needs two of your members there.",
    "R8.5": "Emptied ruins count as a clearing.",
    "R8.6":
      "Exchange one of your single treasures for another player's single one of another kind. It can't be refused; pairs and triples are safe.",
    "R9.1":
      "A camp goes on a clearing or emptied ruins without a camp. You have two; they never move.",
    "R9.2":
      "A guard goes on an unguarded temple where you are stronger than each other player. Your other members there leave the game. You have two.",
    "R9.3":
      "A guarded temple keeps its level. The guard has no strength and does no work, but holds the temple for good.",
    "R10.1":
      "A volcano starts a scoring round: from its drawer clockwise everyone spends 10 AP and scores at once.",
    "R10.2":
      "After the last tile's turn comes a final scoring round, starting with the next player.",
    "R10.3":
      "You score the level of each temple you guard, or, unguarded, where you alone have most strength. A tie scores for nobody.",
    "R10.4": "Treasures score 1, 3 or 6 for one, two or three of a kind.",
    "R10.5": "Everything stays and can score again, even for several players in one round.",
    "R12.1": "The game ends after the final scoring round. Most points win.",
    "R12.2": "Shared: the tied win together.",
    "R12.3":
      "Super Meeple: the highest guarded temple decides, then the number of treasures; then they share.",
    A1: "Scores start at 20 and are the money. Nobody bids more than they have.",
    A2: "Each round as many tiles lie open as there are players; all turn markers are up.",
    A3: "Those whose marker is up bid in turn, more than the last bid, or pass. Who passes is out of this auction only.",
    A4: "It ends when all but the highest bidder have passed. If all pass, the first to pass plays for nothing.",
    A5: "The winner pays, takes any tile on display, plays a turn and turns the marker down.",
    A6: "The next auction starts with the first player clockwise whose marker is up.",
    A7: "The last player of a round gets the last tile for nothing. Then all markers go up.",
    A8: "The new round is opened by the left neighbour of whoever played last.",
    A9: "36 tiles divide evenly among 2, 3 or 4 players.",
    A10: "The final scoring round goes from the lowest score to the highest; among equals clockwise from whoever played last.",
    A11: "Example: B wins with 5, A with 4, C plays for nothing, D takes the last tile, A opens the next round.",
    S1: "Two seats: you start at 0, Mutul at 175 with a leader and 36 explorers, without camps or AP. You may exchange treasures with him.",
    S2: "The guide starts on b2. He blocks nothing and has no strength.",
    S3: "12 cards are shuffled; when all are used they are shuffled again.",
    S4: "Mutul begins, then you alternate: 18 tiles each.",
    S5: "A card's needle and sense order the spaces: nearest ring around the guide first, inside a ring from the needle's direction in the card's sense.",
    S6: "Wherever several options are equal, the compass decides.",
    S7: "Step 1, floors: one each on up to two of the highest temples that he leads and that can grow.",
    S8: "Step 2, treasures: in every ruins one per member of his, two at most.",
    S9: "Step 3, tile: on the first legal space in compass order, with most stones towards the guide, who moves there.",
    S10: "Step 4, members: on the new tile; after a clearing or volcano onto the highest temples he does not lead, then onto ruins with few treasures.",
    S11: "Step 5, moving on: his members on emptied ruins go where step 4 would send them.",
    S12: "Step 6, guards, on some cards: on temples of level 8 or more that can't grow and that he leads. His others there return to his supply.",
    S13: "At a volcano only you score. If Mutul drew it, a new card's steps 1, 2, 4, 5, 6 follow.",
    S14: "At the end you take a scoring turn, then Mutul reveals a last card and scores. You win with more points than he has.",
    S15: "Mutul's start: 125 very easy, 150 easy, 175 standard, 190 hard, 225 very hard; and one member more or less in step 4.",
    S16: "The built-in cards are a reconstruction; a deck of your own can be used.",
  },
  misreadings: [
    [
      "Only the drawer gets AP in a scoring round.",
      "Everyone gets 10 AP and scores right after.",
      "R10.1",
    ],
    [
      "A temple scores once per round.",
      "It can change hands and score for several players.",
      "R10.5",
    ],
    ["In a tie both score.", "Nobody does.", "R10.3"],
    ["The leader works like three.", "Only the strength is 3; at work it is one member.", "R7.4"],
    ["Any treasure can be taken.", "Only singles; pairs are safe.", "R8.6"],
  ],
};
