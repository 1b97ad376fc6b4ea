import { countingIn } from "../plural";
import type { Name } from "../words";
import { named } from "./treasures";

const { list, plural } = countingIn("en-GB");

const treasures = (n: number): string => plural(n, "# treasure", "# treasures");

export const seeing = {
  see: {
    track: "Score track",
    ifScored: "If scored now",
    now: (n: number) => `+${n} now`,
    sources: {
      temples: "temples",
      ruins: "ruins",
      volcanoes: "volcanoes",
      lakes: "lakes",
      treasures: "treasures",
      uniques: "unique treasures",
      director: "Museum Director",
    } as Record<string, string>,
    treasures: "Treasures",
    noTreasures: "no treasures yet",
    treasureName: named,
    treasure: (kind: number, count: number) =>
      `${named(kind)} × ${count}${count > 1 ? ", protected" : ""}`,
    explorers: "Explorers in supply",
    leader: "Leader",
    leaderAt: { supply: "in supply", gone: "out of play" } as Record<string, string>,
    guards: (space: string) => `guards ${space}`,
    camps: "Camps left",
    guardsLeft: "Guards left",
    floors: "Levels left",
    floorsWords: "How often each level can still be uncovered.",
    tiles: "Tiles left",
    tilesWords:
      "All tiles of a letter come before those of the next. B, D and F each hide a volcano.",
    volcano: "Chance that the next tile is a volcano",
    treasuresLeft: "Treasures not yet on the board",
    treasuresBoard: "Treasures face down on the board",
    treasuresSeen: "Treasures recovered",
    seenOf: (kind: number, seen: number) => `${named(kind)}: ${seen} of 3 seen`,
    level: (n: number) => `level ${n}`,
  },
  solo: {
    short: { N: "N", NE: "NE", SE: "SE", S: "S", SW: "SW", NW: "NW" } as Record<string, string>,
    card: "Mutul's card",
    inForce: "current card",
    last: "last card",
    none: "No card has been revealed yet.",
    needle: "Needle",
    members: "Members",
    guards: "Places guards",
    noGuards: "No guards",
    left: (n: number) => plural(n, "# card left in the deck", "# cards left in the deck"),
    compass: "Show the compass",
    reconstructed: "The built-in deck is a reconstruction.",
    cw: "clockwise",
    ccw: "counter-clockwise",
    why: "What he did, and why",
  },
  replay: {
    title: "Replay",
    first: "First move",
    previous: "Previous move",
    next: "Next move",
    last: "Last move",
    play: "Play",
    pause: "Pause",
    position: (at: number, of: number) => `Move ${at} of ${of}`,
    link: "Copy link to this move",
    copied: "Link copied.",
    backToGame: "Back to the game",
    slider: "Move",
  },
  result: {
    title: "Result",
    wins: (who: Name) => (who === null ? "You win" : `${who} wins`),
    share: (names: readonly Name[]) => {
      const others = names.filter((name) => name !== null);
      const you = others.length < names.length;
      return `${list(you ? ["You", ...others] : others)} share the victory`;
    },
    tieBreak: "Tie-break",
    tieLine: (who: string, guarded: number, count: number) =>
      `${who} (highest guarded temple ${guarded}, ${treasures(count)})`,
    byScoring: "Points by scoring round",
    rounds: { volcano: "Volcano", final: "Final" } as Record<string, string>,
    besides: {
      classic: "At the start",
      auction: "Starting points minus bids",
      solo: "Head start",
      legend: "Head start and single points",
    } as Record<string, string>,
    ap: "How the action points were spent",
    moments: "Key moments",
    noRounds: "The game ended before the first scoring.",
    noMoments: "A steady game.",
    lead_change: (who: Name) => (who === null ? "You take the lead" : `${who} takes the lead`),
    best_round: (who: Name, n: number) =>
      `${who === null ? "You score" : `${who} scores`} ${n} in one round`,
    summit: (who: Name, space: string, level: number) =>
      `${who === null ? "You raise" : `${who} raises`} the temple on ${space} to level ${level}`,
    exchange: (who: Name, other: Name, give: number, get: number) =>
      `${who === null ? "You take" : `${who} takes`} ${named(get)} from ${other ?? "you"} for ${named(give)}`,
    final: "Final scores",
  },
  statistics: {
    title: "Your statistics",
    none: "Finish a game and it will show up here.",
    variant: "Variant",
    against: "Against",
    played: "Played",
    won: "Won",
    mean: "Mean score",
    best: "Best score",
    people: "people",
  },
};
