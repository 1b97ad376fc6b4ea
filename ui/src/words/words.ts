/** What a language has to provide: whatever English has, checked by the compiler. */

import type { Direction, Member, Sense } from "../api/types";
import type { en } from "./en/index";

export type Words = typeof en;

/** Every parameter an event or a refusal can have; each uses those it needs. */
export interface Facts {
  seat: number;
  other: number;
  space: string;
  to: string;
  tile: string;
  drawn: string;
  member: Member;
  kind: number;
  give: number;
  get: number;
  card: string;
  needle: Direction;
  sense: Sense;
  towards: string | null;
  why: "new_tile" | "temple" | "ruins";
  tied: number;
  step: number;
  ap: number;
  count: number;
  cost: number;
  level: number;
  explorers: number;
  leaders: number;
  members: number;
  guards: boolean;
  points: number;
  temples: number;
  treasures: number;
  score: number;
  guarded: number;
  amount: number;
  rotation: number;
  least: number;
  needed: number;
  sealed: string;
  field: string;
  value: string;
  line: number | null;
  most: number;
}

export type EventWords = Record<EventCode, (p: Facts, who: (seat: number) => string) => string>;
export type RefusalWords = Record<RefusalCode, (p: Facts, who: (seat: number) => string) => string>;

export type ProblemWords = Record<ProblemCode, (p: Facts, who: (seat: number) => string) => string>;

export type EventCode =
  | "tile_drawn"
  | "tile_placed"
  | "tile_discarded"
  | "treasures_buried"
  | "turn_started"
  | "turn_ended"
  | "scoring_started"
  | "final_scoring_started"
  | "scoring_turn_started"
  | "member_placed"
  | "member_moved"
  | "member_shifted"
  | "floor_uncovered"
  | "treasure_recovered"
  | "ruins_emptied"
  | "treasures_exchanged"
  | "camp_set_up"
  | "guard_placed"
  | "members_removed"
  | "temple_scored"
  | "treasures_scored"
  | "seat_scored"
  | "game_won"
  | "tie_broken"
  | "round_started"
  | "tile_offered"
  | "auction_opened"
  | "bid_made"
  | "passed"
  | "auction_won"
  | "tile_taken"
  | "card_revealed"
  | "step_skipped"
  | "mutul_uncovered"
  | "mutul_dug"
  | "mutul_placed_tile"
  | "guide_moved"
  | "mutul_placed_member"
  | "mutul_moved_member"
  | "mutul_guarded"
  | "members_returned";

export type RefusalCode =
  | "already_explored"
  | "bid_or_pass_first"
  | "bid_over_score"
  | "bid_too_low"
  | "camp_there"
  | "exchange_same_kind"
  | "exchange_with_oneself"
  | "floor_run_out"
  | "game_over"
  | "guarded"
  | "leader_not_in_supply"
  | "needs_more_members"
  | "no_auction_now"
  | "no_camps_left"
  | "no_explorers_left"
  | "no_guards_left"
  | "no_path"
  | "no_such_member"
  | "no_such_seat"
  | "no_tile_to_place"
  | "nobody_there"
  | "not_a_clearing"
  | "not_a_temple"
  | "not_in_this_variant"
  | "not_neighbours"
  | "not_next_to_explored"
  | "not_on_display"
  | "not_ruins"
  | "not_strongest"
  | "not_their_single"
  | "not_your_camp"
  | "not_your_single"
  | "other_tile_drawn"
  | "place_the_tile_first"
  | "rotation_looks_the_same"
  | "ruins_empty"
  | "ruins_not_empty"
  | "shift_nowhere"
  | "take_a_tile_first"
  | "temple_complete"
  | "tile_without_path"
  | "too_few_ap"
  | "unexplored"
  | "volcano_entered"
  | "volcano_seals"
  | "worked_twice";

/** What is wrong with a request or a file, apart from the rules of the game. */
export type ProblemCode =
  | "cannot_undo"
  | "deck_card"
  | "deck_count"
  | "deck_missing"
  | "deck_shape"
  | "deck_toml"
  | "deck_twice"
  | "deck_unknown"
  | "deck_value"
  | "malformed"
  | "no_such_move"
  | "no_such_page"
  | "not_found"
  | "not_over"
  | "not_your_seat"
  | "not_your_table"
  | "not_your_turn"
  | "notation"
  | "server_error"
  | "setup"
  | "stale"
  | "storage"
  | "too_large"
  | "too_many"
  | "too_slow"
  | "unknown_bot"
  | "unknown_table";
