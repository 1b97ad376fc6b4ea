import type { ReasonFacts, ReasonWords, StepFacts, StepWords } from "../hintFacts";
import { countingIn } from "../plural";
import { named } from "./treasures";

const { plural } = countingIn("en-GB");
const points = (n: number): string => plural(n, "# point", "# points");
const EACH = { explorer: "explorer", leader: "leader" };

/** A space that scores, with what it brings whoever holds it. */
function ground({ space, terrain, level }: ReasonFacts): string {
  const names: Record<string, string> = {
    temple: `the temple on ${space} (level ${level})`,
    ruins: `the ruins on ${space} (${points(level)})`,
    volcano: `the volcano on ${space} (${points(level)})`,
    lake: `the lake on ${space} (${points(level)})`,
  };
  return names[terrain] ?? space;
}

/** Somewhere worth going: a temple, or ruins that hold treasures. */
function goal(p: ReasonFacts): string {
  if (p.terrain !== "ruins") return ground(p);
  return `the ruins on ${p.space} (${plural(p.level, "# treasure", "# treasures")})`;
}

const versus = ({ mine, theirs = 0 }: ReasonFacts): string => `strength ${mine} against ${theirs}`;
const atEach = (n: number): string => (n > 1 ? `at each of ${n} scorings` : "at the last scoring");
const nearer = ({ cost, before }: ReasonFacts): string =>
  before === undefined ? `${cost} AP away` : `${cost} AP instead of ${before}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const reasons: ReasonWords = {
  majority_won: (p) =>
    p.theirs
      ? `You win ${ground(p)}: ${versus(p)}.`
      : `You win ${ground(p)}: nobody else is there.`,
  majority_taken: (p, who) => `You take ${ground(p)} from ${who(p.seat)}: ${versus(p)}.`,
  majority_tied: (p, who) => `${who(p.seat)} no longer holds ${ground(p)}: ${versus(p)}.`,
  majority_taken_mutul: (p, who) =>
    `You take ${ground(p)} from ${who(p.seat)}: ${versus(p)}. He would score ${points(p.level)} there at the end.`,
  majority_tied_mutul: (p, who) =>
    `${who(p.seat)} no longer holds ${ground(p)}: ${versus(p)}. He would score ${points(p.level)} there at the end.`,
  majority_defended: (p) => `Your lead grows at ${ground(p)}: ${versus(p)}.`,
  majority_lost: ({ space, level }) => `In return you give up ${space} (${points(level)}).`,
  catching_up: (p) => `You catch up at ${ground(p)}: ${versus(p)}.`,
  temple_raised: ({ space, level, by, scorings }) =>
    `Your temple on ${space} rises to level ${level}: +${by} ${atEach(scorings)}.`,
  guard: ({ space, level, now, later, points: all }) => {
    const soon = now ? [`${points(now)} now`] : [];
    const then = later ? [`${points(level)} ${atEach(later)}`] : [];
    return `A guard keeps the temple on ${space} for you: ${[...soon, ...then].join(", then ")} (${all} in all).`;
  },
  dig: ({ space, chance, scorings }) =>
    `A treasure from ${space} scores ${atEach(scorings)}${chance ? `; the chance that it makes a pair or a triple is ${chance}%` : ""}.`,
  at_ruins: ({ space, treasures }) =>
    `You reach the ruins on ${space}: ${plural(treasures, "# treasure", "# treasures")} to recover.`,
  set_completed: ({ kind, count, gain, scorings }) =>
    `${count > 2 ? "Third" : "Second"} ${named(kind)}: the ${count > 2 ? "triple" : "pair"} brings ${points(gain)} more ${atEach(scorings)} and is safe from exchange.`,
  camp: ({ space }) => `From a camp on ${space} you can bring in and shift members.`,
  camp_saves: ({ space, to, saved }) =>
    `A camp on ${space} is a short cut: new members save ${saved} AP to ${to}.`,
  camp_reaches: ({ space, to, cost }) =>
    `A camp on ${space} opens a way: new members reach ${to} for ${cost} AP.`,
  closer: (p) => `You get closer to ${goal(p)}: ${nearer(p)}.`,
  explorer_in: () => "More explorers on the board are ready for the next turns.",
  leader_in: () => "Your leader enters the board: strength 3 wherever he stands.",
  tile_near: (p) => {
    const others = p.theirs === undefined ? "the others can't reach it" : `the others ${p.theirs}`;
    return `${capital(goal(p))}: your members have ${p.cost} AP to go, ${others}.`;
  },
  tile_path: (p) => `The tile opens a path to ${goal(p)}: ${nearer(p)}.`,
  tile_away: ({ space }) => `On ${space} the tile helps nobody else: nobody can reach it.`,
  points_now: ({ points: made, before = 0 }) =>
    `You score ${points(made)} this turn; doing nothing would make ${before}.`,
  volcano_near: ({ chance }) =>
    chance === 100
      ? "A volcano comes before your next turn: what you hold now will score."
      : `A volcano may come before your next turn (${chance}%): what you hold now may score soon.`,
  volcano_offered: () => "A volcano is in play: the next scoring is close.",
  final_scoring: () => "The final scoring is close.",
  nothing_gains: () => "Nothing else you can do now gains anything.",
  bid_pays: ({ worth, price, seat }, who) =>
    `Playing before ${who(seat)} is worth about ${points(worth)} to you; it costs ${price}.`,
  bid_costs: ({ worth, price, seat }, who) =>
    worth > 0
      ? `Playing before ${who(seat)} is worth only about ${points(worth)} to you; the next bid is ${price}.`
      : `Playing before ${who(seat)} gains you nothing: no bid is worth it.`,
  bid_beyond_means: ({ worth, price, seat }, who) =>
    `Playing before ${who(seat)} would be worth about ${points(worth)}, but you can't pay ${price}.`,
  pass_keeps: ({ price, seat }, who) =>
    `You keep ${points(price)}; ${who(seat)} probably plays before you.`,
  bid_tile: ({ tile, terrain, level }) => `You would take tile ${tile}${tileIs(terrain, level)}.`,
  token: ({ ap }) => `It gives you ${ap} AP this round.`,
  tile_wanted: ({ terrain, level }) =>
    terrain === "volcano"
      ? "With the volcano you choose when and where the next scoring begins."
      : `You choose where it goes${tileIs(terrain, level)}.`,
  item_stands_out: ({ item, gain }) =>
    `About ${points(gain)} better than the other ${{ token: "tokens", tile: "tiles", card: "cards" }[item]} on average.`,
  mutul_takes: ({ chance }) =>
    `If you leave it, the chance that Mutul takes it next is ${chance}%.`,
  best_for_you: ({ gain }) =>
    `About ${points(gain)} better for you than the other ways on average.`,
};

/** What a tile is, after its name. */
function tileIs(terrain: string, level: number): string {
  const names: Record<string, string> = {
    temple: `: a temple of level ${level}`,
    ruins: `: ruins with ${plural(level, "# treasure", "# treasures")}`,
    clearing: ": a clearing for a camp",
    volcano: ": a volcano",
    lake: ": a lake",
  };
  return names[terrain] ?? "";
}

/** Members on their way. */
function goes({ member, from, space, count }: StepFacts): string {
  const many = `${count} ${EACH[member]}s`;
  if (!from)
    return `${count > 1 ? `${count} new ${EACH[member]}s` : `New ${EACH[member]}`} to ${space}`;
  return `Move ${count > 1 ? many : EACH[member]} from ${from} to ${space}`;
}

const steps: StepWords = {
  place_tile: ({ tile, space }) => `Place tile ${tile} on ${space}`,
  place_member: goes,
  move: goes,
  shift: goes,
  go: goes,
  uncover: ({ count, space }) =>
    `${plural(count, "Uncover a level", "Uncover # levels")} on ${space}`,
  recover: ({ space }) => `Recover a treasure on ${space}`,
  exchange: ({ give, get, who }) =>
    `Exchange ${named(give)} for ${named(get)} with ${who ?? "you"}`,
  camp: ({ space }) => `Set up camp on ${space}`,
  guard: ({ member, space }) => `Guard the temple on ${space} with the ${EACH[member]}`,
  end: () => "End turn",
  bid: ({ amount }) => `Bid ${amount}`,
  pass: () => "Pass",
  take: ({ tile }) => `Take tile ${tile}`,
  take_token: ({ token }) => `Take the token of ${token} AP`,
  take_card: ({ card }) => `Take the card “${card}”`,
  play_token: () => "Spend the AP token",
  play_card: ({ card }) => `Use the card “${card}”`,
  spend_card: ({ card }) => `Spend the card “${card}” for its AP`,
  play_kept: ({ card }) => `Use the kept card “${card}”`,
  director: () => "Call the Museum Director",
};

/** Advice beside the board: a plan, why, and another one. */
export const hints = {
  hints: {
    title: "Hint",
    by: (bot: string) => `What ${bot} would do`,
    wait: "Thinking…",
    none: "No hint right now.",
    why: "Why",
    steps: "The plan",
    best: "The best plan",
    other: "The other plan",
    showOther: "Show the other plan",
    showBest: "Back to the best plan",
    play: "Play this",
    tryOut: "Try it out",
    close: "Close the hint",
    compared: (count: number) =>
      plural(count, "The only plan it found.", "The best of # plans it compared."),
    asGood: "Judged about as good as the best plan.",
    worse: (n: number) => `Judged about ${points(n)} worse than the best plan.`,
    misses: "What it misses",
    reveals: "This reveals something new. Play it, then ask again.",
    ifScored: "If scored afterwards",
    endsYourself: "Play this leaves ending the turn to you.",
    reasons,
    doing: steps,
  },
};
