import type { ProblemWords } from "../words";
import { accountProblems } from "./account";
import { programProblems } from "./programs";
import { wireProblems } from "./wire";

/** What each field of a card may hold. */
const FIELDS: Record<string, string> = {
  id: "a name of 1 to 20 characters; in Legend a letter and a number, as in M1",
  needle: "one of N NE SE S SW NW",
  sense: "cw or ccw",
  members: "1 to 3 letters: E, and L at most once, as in LEE",
  guards: "true or false",
  take: "an AP token, a tile and a card, each once with its wishes",
  act: "an AP token, a tile and a card, each once",
  row: "temple, ruins, volcano and lake, each once",
  ap: "2 or 3 explorers and what follows them",
};

/** How long to wait, in words. */
function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export const problems: ProblemWords = {
  ...accountProblems,
  ...programProblems,
  ...wireProblems,
  busy: (p) => `The server is busy. Please try again in ${waiting(p.seconds)}.`,
  cannot_undo: () => "This can't be undone any more.",
  deck_card: (p) => `Card ${p.card} has no fields.`,
  deck_count: (p) => `Cards in the file: ${p.count}; Mutul has ${p.wanted}.`,
  deck_letter: (p) => `Cards of the letter ${p.letter}: ${p.count}; Mutul has four.`,
  deck_missing: (p) => `Card ${p.card}: “${p.field}” is missing.`,
  deck_shape: () => "The file may contain only [[cards]].",
  deck_toml: (p) => `The file isn't valid TOML${p.line === null ? "" : `: see line ${p.line}`}.`,
  deck_twice: (p) => `Card ${p.card} is there twice.`,
  deck_unknown: (p) => `Card ${p.card}: there is no field ${p.field}.`,
  deck_value: (p) => `Card ${p.card}: “${p.field}” is ${p.value}, but must be ${FIELDS[p.field]}.`,
  foreign_host: () => "This server doesn't answer at this address. Please ask whoever runs it.",
  foreign_origin: () => "This came from the page of another site; nothing was changed.",
  malformed: () => "The server couldn't read that.",
  no_save: () =>
    "This save file can't be opened: it was changed, or it belongs to another player or another server.",
  no_hint: () => "There is no hint for this position: the bot failed.",
  no_such_page: () => "This page doesn't exist.",
  no_such_move: () => "This game has no such move.",
  not_found: () => "There is nothing here.",
  not_over: () => "This game is still going on.",
  not_your_seat: (p) => `Seat ${p.seat} is not yours.`,
  not_your_table: () => "This game is private.",
  not_your_turn: (p, who) => `It's ${who(p.seat)}'s turn.`,
  notation: () => "That isn't a valid move.",
  quota: () => "You have reached what this server keeps for one person.",
  sealed: () => "The deal stays hidden until this game is over; then you can play it again.",
  server_error: () => "Something went wrong on the server; nothing was changed.",
  setup: () => "A game can't be set up like this.",
  slow_down: (p) => `That was a lot at once. Please try again in ${waiting(p.seconds)}.`,
  stale: () => "The game has moved on; this is how it stands now.",
  storage: () => "The server couldn't save that; nothing was changed.",
  too_large: (p) =>
    p.most ? `That is too large: at most ${p.most / 1024} kB.` : "That is too large.",
  too_many: () => "That is already being worked on. One moment, please.",
  too_many_connections: () =>
    "There are too many connections at the moment. Please try again shortly.",
  too_many_guesses: (p) => `Too many wrong tries. Please wait ${p.minutes} minutes.`,
  too_slow: () => "That took too long to arrive; nothing was changed.",
  unknown_bot: () => "There is no such bot.",
  unknown_table: () =>
    "There is no such game here: it has been deleted, or it belongs to another browser.",
  wrong_code: () => "This code is wrong, has been used already, or is more than ten minutes old.",
  bad_invitation: () => "This is not an invitation of this server: the link may have been cut off.",
  withdrawn_invitation: () => "This invitation has been withdrawn. Please ask for a new one.",
  color_taken: () => "Somebody else already has this colour.",
  known_deal: () =>
    "When you play with people elsewhere, nobody may know the deal: it is made by chance.",
  no_hints: () => "There are no hints in rated games, or when you play against other people.",
  rated_account: () => "This game is rated. Sign in or create an account to play it.",
  rated_running: () => "This game is rated: play it to the end, or give up.",
  rated_setup: () =>
    "This game can't be rated. Rated games are Classic or Auction, with one person at each screen and a deal made by chance.",
  unknown_player: () => "There is no such profile, or it is hidden.",
  no_such_seat: () => "There is no such seat.",
  not_started: () => "The game starts as soon as all seats are taken.",
  others_play: () => "Others are playing at this table: leave it instead of deleting it.",
  seat_lost: () => "You no longer have a seat at this table.",
  seat_taken: () => "This seat is already taken.",
  seated: () => "You already have a seat at this table.",
  started: () => "This game has already started.",
  away: () => "You are already on vacation.",
  chat_off: () => "The host has switched off the chat at this table.",
  no_clock: () => "This game is played without a clock.",
  own_clock: () => "Only your opponents can decide what happens when your time is up.",
  time_left: () => "There is still time left on that clock.",
  vacation_spent: (p) => `You have ${p.days} days of vacation left this year.`,
};
