/** Which small picture stands before an event in the log. */

import type { GameEvent } from "../../api/types";
import type { EventCode } from "../../words/sentences";

export type Icon =
  | "auction"
  | "camp"
  | "card"
  | "coin"
  | "crown"
  | "end"
  | "guard"
  | "guide"
  | "member"
  | "points"
  | "round"
  | "swap"
  | "temple"
  | "tile"
  | "treasure"
  | "volcano";

const CODES: Record<Icon, readonly EventCode[]> = {
  auction: ["auction_opened", "auction_won", "bid_made", "passed"],
  camp: ["camp_set_up", "mutul_camped"],
  card: [
    "card_kept",
    "card_left",
    "card_played",
    "card_revealed",
    "card_set_aside",
    "card_spent",
    "card_taken",
    "kept_card_played",
    "mutul_played_card",
    "mutul_took_card",
    "solo_card_turned",
  ],
  coin: ["director_asked", "mutul_played_token", "mutul_took_token", "token_played", "token_taken"],
  crown: ["game_won", "tie_broken"],
  end: ["mutul_blocked", "mutul_passed", "part_skipped", "step_skipped", "turn_ended"],
  guard: ["guard_placed", "mutul_guarded", "mutul_guards"],
  guide: ["guide_moved"],
  member: [
    "explorer_called",
    "explorer_sent",
    "explorer_taken",
    "explorers_back",
    "member_moved",
    "member_placed",
    "member_shifted",
    "member_went",
    "members_removed",
    "members_returned",
    "mutul_deployed",
    "mutul_moved_member",
    "mutul_placed_member",
  ],
  points: [
    "director_scored",
    "ground_scored",
    "legend_scored",
    "mutul_scoring",
    "scoring_turn_started",
    "seat_scored",
    "temple_scored",
    "treasures_scored",
    "uniques_scored",
  ],
  round: [
    "action_phase_started",
    "legend_round_started",
    "round_started",
    "turn_started",
    "upkeep",
  ],
  swap: ["mutul_swapped", "treasures_exchanged"],
  temple: ["floor_uncovered", "mutul_raised", "mutul_uncovered"],
  tile: [
    "mutul_chose_space",
    "mutul_placed_tile",
    "mutul_played_tile",
    "mutul_took_tile",
    "tile_discarded",
    "tile_drawn",
    "tile_offered",
    "tile_placed",
    "tile_taken",
  ],
  treasure: [
    "mutul_dug",
    "mutul_unearthed",
    "ruins_emptied",
    "treasure_recovered",
    "treasures_buried",
    "unique_taken",
  ],
  volcano: [
    "final_scoring_started",
    "interim_scoring_started",
    "legend_final_scoring_started",
    "scoring_started",
  ],
};

const ICONS = new Map<string, Icon>(
  Object.entries(CODES).flatMap(([icon, codes]) => codes.map((code) => [code, icon as Icon])),
);

/** The picture for an event; none for one that the page does not know. */
export function iconOf({ code }: GameEvent): Icon | null {
  return ICONS.get(code) ?? null;
}

/** The kinds of treasure that an event is about, in the order of its words. */
export function kindsIn({ params }: GameEvent): number[] {
  return [params.kind, params.give, params.get].filter((kind) => typeof kind === "number");
}
