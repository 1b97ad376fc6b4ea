import type { Direction, Member } from "../../api/types";
import type { EventWords, Facts, RefusalWords } from "../words";

const MEMBER: Record<Member, string> = { explorer: "explorer", leader: "leader" };
export const COMPASS: Record<Direction, string> = {
  N: "north",
  NE: "north-east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  NW: "north-west",
};
const WHY: Record<Facts["why"], string> = {
  new_tile: "the new tile",
  temple: "the highest temple he does not lead",
  ruins: "the ruins with the fewest treasures",
};
const STEPS = ["", "floors", "treasures", "tile", "members", "moving on", "guards"];

function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function party(explorers: number, leaders: number): string {
  return [leaders ? "the leader" : "", explorers ? many(explorers, "explorer") : ""]
    .filter(Boolean)
    .join(" and ");
}

function sense(p: Facts): string {
  return `${COMPASS[p.needle]}, ${p.sense === "cw" ? "clockwise" : "counter-clockwise"}`;
}

function tie(p: Facts): string {
  return p.tied > 1 ? ` (of ${p.tied} equals the first from the ${sense(p)})` : "";
}

export const events: EventWords = {
  tile_drawn: (p, who) => `${who(p.seat)} draws tile ${p.tile}.`,
  tile_placed: (p, who) => `${who(p.seat)} places tile ${p.tile} on ${p.space}.`,
  tile_discarded: (p, who) => `Tile ${p.tile} of ${who(p.seat)} fits nowhere and leaves the game.`,
  treasures_buried: (p) => `${many(p.count, "treasure")} lie hidden on ${p.space}.`,
  turn_started: (p, who) => `Turn of ${who(p.seat)}.`,
  turn_ended: (p, who) => `${who(p.seat)} ends the turn${p.ap ? ` with ${p.ap} AP left` : ""}.`,
  scoring_started: (p, who) => `${who(p.seat)} draws volcano ${p.tile}: a scoring round begins.`,
  final_scoring_started: (p, who) =>
    `The last tile is placed: final scoring, starting with ${who(p.seat)}.`,
  scoring_turn_started: (p, who) => `Scoring turn of ${who(p.seat)}.`,
  member_placed: (p, who) =>
    `${who(p.seat)} places an ${MEMBER[p.member]} on ${p.space}.`.replace(
      "an leader",
      "the leader",
    ),
  member_moved: (p, who) =>
    `${who(p.seat)} moves the ${MEMBER[p.member]} from ${p.space} to ${p.to} (${p.cost} AP).`,
  member_shifted: (p, who) =>
    `${who(p.seat)} shifts the ${MEMBER[p.member]} from ${p.space} to ${p.to}.`,
  floor_uncovered: (p, who) =>
    `${who(p.seat)} uncovers floor ${p.level} of the temple on ${p.space}.`,
  treasure_recovered: (p, who) => `${who(p.seat)} recovers treasure ${p.kind} from ${p.space}.`,
  ruins_emptied: (p) => `The ruins on ${p.space} are empty and count as a clearing.`,
  treasures_exchanged: (p, who) =>
    `${who(p.seat)} gives treasure ${p.give} to ${who(p.other)} for treasure ${p.get}.`,
  camp_set_up: (p, who) => `${who(p.seat)} sets up a camp on ${p.space}.`,
  guard_placed: (p, who) => `${who(p.seat)} places the ${MEMBER[p.member]} as guard on ${p.space}.`,
  members_removed: (p, who) =>
    `${who(p.seat)} loses the others on ${p.space}: ${party(p.explorers, p.leaders)}.`,
  temple_scored: (p, who) => `${who(p.seat)} scores ${p.level} for the temple on ${p.space}.`,
  treasures_scored: (p, who) =>
    `${who(p.seat)} scores ${p.points} for ${p.count} × treasure ${p.kind}.`,
  seat_scored: (p, who) =>
    `${who(p.seat)}: ${p.temples} for temples and ${p.treasures} for treasures, ${p.score} points in all.`,
  game_won: (p, who) => `${who(p.seat)} wins.`,
  tie_broken: (p, who) =>
    `Tie: ${who(p.seat)} guards a temple of level ${p.guarded} at most and has ${many(p.count, "treasure")}.`,
  round_started: (p, who) => `A new round: ${who(p.seat)} bids first.`,
  tile_offered: (p) => `Tile ${p.tile} is on offer.`,
  auction_opened: (p, who) => `${who(p.seat)} opens the bidding.`,
  bid_made: (p, who) => `${who(p.seat)} bids ${p.amount}.`,
  passed: (p, who) => `${who(p.seat)} passes.`,
  auction_won: (p, who) => `${who(p.seat)} gets the turn for ${p.amount}.`,
  tile_taken: (p, who) => `${who(p.seat)} takes tile ${p.tile}.`,
  card_revealed: (p) =>
    `Mutul reveals card ${p.card}: needle ${sense(p)}; ${party(p.explorers, p.leaders)}${p.guards ? "; guards" : ""}.`,
  step_skipped: (p) => `Mutul skips step ${p.step} (${STEPS[p.step] ?? ""}): nothing to do.`,
  mutul_uncovered: (p) =>
    `Mutul uncovers floor ${p.level} on ${p.space}, the highest temple he leads that can grow${tie(p)}.`,
  mutul_dug: (p) =>
    `Mutul recovers ${many(p.count, "treasure")} from ${p.space}: one for each member there (${p.members}), 2 at most.`,
  mutul_placed_tile: (p) =>
    `Mutul places tile ${p.tile} on ${p.space}, the first legal space from the ${sense(p)}${p.towards ? `; its stones turn to ${p.towards}` : ""}.`,
  guide_moved: (p) => `The guide moves to ${p.space}.`,
  mutul_placed_member: (p) =>
    `Mutul places his ${MEMBER[p.member]} on ${p.space}: ${WHY[p.why]}${tie(p)}.`,
  mutul_moved_member: (p) =>
    `Mutul moves his ${MEMBER[p.member]} from ${p.space} to ${p.to}: ${WHY[p.why]}${tie(p)}.`,
  mutul_guarded: (p) =>
    `Mutul guards the temple on ${p.space}: level ${p.level}, it can't grow and he leads${tie(p)}.`,
  members_returned: (p) =>
    `Mutul's others on ${p.space} return to his supply: ${party(p.explorers, p.leaders)}.`,
};

export const refusals: RefusalWords = {
  already_explored: (p) => `${p.space} is explored already`,
  bid_or_pass_first: () => "the auction is going on: bid or pass",
  bid_over_score: (p) => `you have only ${p.score} points to bid`,
  bid_too_low: (p) => `bid at least ${p.least}, or pass`,
  camp_there: (p) => `there is a camp on ${p.space} already`,
  exchange_same_kind: (p) => `both treasures are of kind ${p.kind}`,
  exchange_with_oneself: () => "exchange with another player",
  floor_run_out: (p) => `no floor ${p.level} is left`,
  game_over: () => "the game is over",
  guarded: (p) => `the temple on ${p.space} has a guard`,
  leader_not_in_supply: () => "your leader is not in your supply",
  needs_more_members: (p) => `you need ${p.needed} members on ${p.space} for that`,
  no_auction_now: () => "no auction is going on",
  no_camps_left: () => "both of your camps are set up",
  no_explorers_left: () => "you have no explorers left in your supply",
  no_guards_left: () => "you have placed both of your guards",
  no_path: (p) => `no path leads from ${p.space} to ${p.to}`,
  no_such_member: (p) => `you have no ${MEMBER[p.member]} on ${p.space}`,
  no_such_seat: (p) => `there is no seat ${p.other} at this table`,
  no_tile_to_place: () => "no tile waits to be placed",
  nobody_there: (p) => `you have nobody on ${p.space}`,
  not_a_clearing: (p) => `${p.space} is no clearing`,
  not_a_temple: (p) => `there is no temple on ${p.space}`,
  not_in_this_variant: () => "this game has no auction",
  not_neighbours: (p) => `${p.space} and ${p.to} don't touch`,
  not_next_to_explored: (p) => `${p.space} touches no explored space`,
  not_on_display: (p) => `tile ${p.tile} is not on display`,
  not_ruins: (p) => `there are no ruins on ${p.space}`,
  not_strongest: (p) => `you are not stronger than everybody else on ${p.space}`,
  not_their_single: (p, who) => `${who(p.other)} does not have exactly one treasure ${p.kind}`,
  not_your_camp: (p) => `${p.space} is neither the base camp nor a camp of yours`,
  not_your_single: (p) => `you do not have exactly one treasure ${p.kind}`,
  other_tile_drawn: (p) => `the tile to place is ${p.drawn}, not ${p.tile}`,
  place_the_tile_first: (p) => `place tile ${p.tile} first`,
  rotation_looks_the_same: (p) => `that rotation looks like +${p.rotation}, write it so`,
  ruins_empty: (p) => `the ruins on ${p.space} are empty`,
  ruins_not_empty: (p) => `the ruins on ${p.space} still hold treasures`,
  shift_nowhere: (p) => `a shift leads to another camp than ${p.space}`,
  take_a_tile_first: () => "take a tile of the display first",
  temple_complete: (p) => `the temple on ${p.space} is complete`,
  tile_without_path: (p) => `no path would lead to ${p.tile} on ${p.space}`,
  too_few_ap: (p) => `that costs ${p.cost} AP, you have ${p.ap}`,
  unexplored: (p) => `${p.to} is not explored yet`,
  volcano_entered: (p) => `there is a volcano on ${p.to}`,
  volcano_seals: (p) => `a volcano on ${p.space} would cut off ${p.sealed}`,
  worked_twice: (p) => `you have worked twice on ${p.space} this turn`,
};
