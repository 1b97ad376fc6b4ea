import { countingIn } from "../plural";

const { list, plural } = countingIn("en-GB");

/** Ratings: rated games, the boards, profiles. */
export const rating = {
  rating: {
    title: "Ratings",
    rated: "Rated",
    term: "Rated game",
    termWords: "The result changes everyone's rating. Whoever takes a seat agrees to that.",
    botWords: "The result changes your rating and the bots'. There are no hints.",
    needsAccount: "Rated games need an account, so that your rating stays yours.",
    toAccount: "Sign in or create an account",
    onePerson: "For a rated game, only one person plays at this screen.",
    noSeed: "In a rated game the deal is always made by chance.",
    about: "Everyone starts with 1500; rated games take it from there.",
    provisionalWords:
      "A question mark means that the rating is still uncertain. After about ten games between two, or four games between four, it gets a rank.",
    none: "Nobody has played a rated game of this variant yet.",
    start: "Choose “Rated game” when you set up a table.",
    rank: "Rank",
    player: "Player",
    value: "Rating",
    games: "Games",
    of: (value: string) => `Rating: ${value}`,
    changed: (value: string) => `Rating change: ${value}`,
    board: "To the ratings",
  },
  profile: {
    title: (handle: string) => `Profile: ${handle}`,
    own: "Your profile",
    rank: (n: number) => `Rank ${n}`,
    played: (n: number) => plural(n, "# rated game", "# rated games"),
    history: "Rating over time",
    span: (from: number, to: number, n: number) =>
      `From ${from} to ${to} in ${plural(n, "# game", "# games")}.`,
    games: "Rated games",
    results: "Results",
    noRating: "No rated games yet.",
    noGames: "There are no rated games that everyone may see.",
    place: (n: number, of: number) => `Place ${n} of ${of}`,
    against: (names: readonly string[]) => `Against ${list(names)}`,
    somebody: "a player",
    hide: "Hide my profile",
    hideWords:
      "Nobody else sees your profile, and you are not listed in the ratings. Your rating still counts, and those at your rated tables see it.",
    hidden: "Your profile is hidden: only you see this page.",
  },
};
