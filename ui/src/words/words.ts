/** What a language has to provide: whatever English has, checked by the compiler. */

import type { Direction, Member, Sense } from "../api/types";
import type { en } from "./en/index";
import type { EventCode, RefusalCode } from "./sentences";

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
  letter: string;
  needle: Direction;
  sense: Sense;
  towards: string | null;
  why: "new_tile" | "temple" | "ruins";
  tied: number;
  step: number;
  ap: number;
  count: number;
  wanted: number;
  cost: number;
  level: number;
  explorers: number;
  leaders: number;
  members: number;
  guards: number;
  points: number;
  temples: number;
  treasures: number;
  score: number;
  seconds: number;
  minutes: number;
  days: number;
  guarded: number;
  amount: number;
  rotation: number;
  least: number;
  reason: string;
  needed: number;
  sealed: string;
  field: string;
  value: string;
  line: number | null;
  most: number;
  zone: string;
  host: string;
  round: number;
  place: number;
  action_card: string;
  unique: string;
  ruins: number;
  volcanoes: number;
  lakes: number;
  uniques: number;
  director: number;
  item: "ap" | "tile" | "card";
  skip: "full" | "close";
  lower: number;
  arrow: "green" | "red";
  tile_wish: string | null;
  card_wish: string | null;
  effect: string;
  deploy: string;
  source: string;
  goal: "free" | "tie" | "behind";
  temple: string;
  terrain: string;
  scoring_step: string;
}

/** Who sits where, by name; `you` is the seat of the person at the screen, if it is one only. */
export interface Who {
  (seat: number): string;
  you?: number | null;
}

/** Somebody by name; null is the person at the screen. */
export type Name = string | null;

type Say = (p: Facts, who: Who) => string;
export type EventWords = Record<EventCode, Say>;
export type RefusalWords = Record<RefusalCode, Say>;
export type ProblemWords = Record<ProblemCode, Say>;
export type AccountProblemWords = Record<AccountProblemCode, Say>;
export type ProgramProblemWords = Record<ProgramProblemCode, Say>;
export type WireProblemWords = Record<WireProblemCode, Say>;

/** What is wrong about accounts, bans and the door. */
export type AccountProblemCode =
  | "bad_email"
  | "bad_push"
  | "bad_webhook"
  | "bad_zone"
  | "channel_ended"
  | "bad_handle"
  | "bad_link"
  | "bad_passkey"
  | "bad_password"
  | "banned"
  | "door_closed"
  | "handle_taken"
  | "has_account"
  | "last_way_in"
  | "no_account"
  | "no_email"
  | "no_mail"
  | "no_passkeys_here"
  | "private_address"
  | "prove_yourself"
  | "too_many_channels"
  | "too_many_passkeys"
  | "unknown_channel"
  | "unknown_host"
  | "unknown_passkey"
  | "unknown_session"
  | "wrong_door_code"
  | "wrong_sign_in";

/** What is wrong about programs: tokens, bot accounts, streams. */
export type ProgramProblemCode =
  | "bad_token"
  | "has_played"
  | "invited_already"
  | "is_bot_already"
  | "no_bot_account"
  | "no_bots_here"
  | "not_by_token"
  | "not_for_bots"
  | "read_only"
  | "token_in_address"
  | "too_many_streams"
  | "too_many_tokens"
  | "unknown_token";

/** What is wrong with requests as such; only programs ever cause most of it. */
export type WireProblemCode =
  | "bad_request"
  | "cut_off"
  | "document"
  | "headers_too_large"
  | "method_not_allowed"
  | "missing_header"
  | "not_ready"
  | "record"
  | "refused"
  | "running"
  | "since"
  | "too_much"
  | "unknown";

/** What is wrong with a request or a file, apart from the rules of the game. */
export type ProblemCode =
  | AccountProblemCode
  | ProgramProblemCode
  | WireProblemCode
  | "cannot_undo"
  | "deck_card"
  | "deck_count"
  | "deck_letter"
  | "deck_missing"
  | "deck_shape"
  | "deck_toml"
  | "deck_twice"
  | "deck_unknown"
  | "deck_value"
  | "foreign_host"
  | "foreign_origin"
  | "malformed"
  | "no_hint"
  | "no_save"
  | "no_such_move"
  | "no_such_page"
  | "not_found"
  | "not_over"
  | "not_your_seat"
  | "away"
  | "bad_invitation"
  | "color_taken"
  | "withdrawn_invitation"
  | "chat_off"
  | "known_deal"
  | "no_clock"
  | "no_hints"
  | "rated_account"
  | "rated_running"
  | "rated_setup"
  | "unknown_player"
  | "no_such_seat"
  | "not_started"
  | "others_play"
  | "own_clock"
  | "seat_lost"
  | "seat_taken"
  | "seated"
  | "started"
  | "time_left"
  | "vacation_spent"
  | "not_your_table"
  | "not_your_turn"
  | "notation"
  | "busy"
  | "quota"
  | "sealed"
  | "server_error"
  | "setup"
  | "slow_down"
  | "stale"
  | "storage"
  | "too_large"
  | "too_many"
  | "too_many_connections"
  | "too_many_guesses"
  | "too_slow"
  | "unknown_bot"
  | "unknown_table"
  | "wrong_code";
