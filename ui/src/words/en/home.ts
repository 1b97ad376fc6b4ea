import { countingIn } from "../plural";

const { plural } = countingIn("en-GB");
const games = (n: number): string => plural(n, "your last game", "your last # games");
const share = (percent: number | null): string => {
  if (percent === null) return "about half of your games";
  if (percent === 0) return "hardly any of your games";
  return percent === 100 ? "nearly all of your games" : `about ${percent} % of your games`;
};

/** The start page, and what it proposes. */
export const home = {
  home: {
    picture: (title: string) => `The board of the game ${title}`,
    ongoing: "Your game goes on",
    last: "Your last game",
    newHere: "New to Tikal?",
    lessonWords:
      "Learn by playing: short lessons on a real board, with a hand to show you the way.",
    lesson: "Start the lessons",
    play: "Play",
    playWords: "You against a bot, to the fourth scoring.",
    solo: "Solo",
    soloWhich: "Which solo game",
    soloGames: { solo: "Against Mutul", legend: "Tikal Legend" } as Record<string, string>,
    rematch: "Rematch",
    options: "Options",
  },
  challenge: {
    /** What stands beside the number or the bot that is proposed. */
    fair: (what: string) => `${what} (fair for you)`,
    proposed: (what: string) => `${what} (proposed)`,
    begin: (what: string) => `${what} (to begin with)`,
    botFirst: (bot: string) => `${bot} is right for a first game.`,
    bot: (bot: string, n: number, percent: number | null) =>
      `Going by ${games(n)}, you should win ${share(percent)} against ${bot}.`,
    soloFirst: (score: number) => `${score} is the lowest start, and no walk in the park.`,
    solo: (score: number, n: number, percent: number | null) =>
      `Going by ${games(n)}, you should win ${share(percent)} from ${score}.`,
    soloEased: (score: number, n: number, percent: number | null) =>
      `Going by ${games(n)}, you should win ${share(percent)} from ${score} if he sends one explorer fewer each turn.`,
    soloHard: (score: number) => `${score} is hard: no bot has ever won there.`,
    legendFirst: (score: number) => `From ${score} the easy bot wins six games in ten.`,
    legendHard: (printed: number, balanced: number) =>
      `From ${printed}, as printed, the hard bot wins three games in four; from ${balanced}, half.`,
  },
};
