import type { ProgramProblemWords } from "../words";

/** Programs: tokens, bot accounts, and what can be wrong with them. */
export const programs = {
  programs: {
    mark: (name: string) => `${name} (bot)`,
    tokens: "Tokens",
    about: "A program that shows a token acts as you at the tables. Keep it like a password.",
    none: "No tokens yet.",
    name: "Name, for example “My bot”",
    scope: "The program may",
    scopes: { play: "look and play", read: "only look" },
    good: "Good for",
    days: (n: number) => (n === 365 ? "1 year" : `${n} days`),
    always: "until I revoke it",
    make: "Make a token",
    keep: "Copy the token now: it is shown only this once.",
    copy: "Copy",
    copied: "Copied",
    done: "I have kept it",
    made: (day: string) => `made ${day}`,
    used: (day: string) => `last used ${day}`,
    unused: "never used",
    until: (day: string) => `good until ${day}`,
    expired: (day: string) => `expired ${day}`,
    revoke: "Revoke",
    bot: "Bot account",
    botAbout:
      "If a program is to play with this account, make it a bot account: everyone sees that it is one, and others can invite it by its handle. This works only before the account's first game, and can't be undone.",
    botMake: "Make this a bot account",
    botSure: "This account will be a bot's for good.",
    botConfirm: "Yes, a bot account",
    isBot: (handle: string) =>
      `This is a bot account, and everyone sees that. Others invite it by its handle: ${handle}`,
    invite: "A bot account …",
    handle: "Handle of the bot account",
    send: "Invite",
    waits: (name: string) => `Waiting for ${name} (bot)`,
    declined: (name: string) => `${name} (bot) has declined.`,
    term: "Bots may take open seats",
    termWords: "Bot accounts are programs that somebody runs; they are marked as bots.",
  },
};

export const programProblems: ProgramProblemWords = {
  bad_token: () => "This token isn't valid: it is wrong, has expired or was revoked.",
  has_played: () => "This account has already been at a table. A bot needs an account of its own.",
  invited_already: () => "This bot already has a seat or an invitation at this table.",
  is_bot_already: () => "This is a bot account already.",
  no_bot_account: () => "There is no bot account with this handle.",
  no_bots_here: () => "The open seats of this table are for people.",
  not_by_token: () => "This can't be done with a token. Please sign in.",
  not_for_bots: () => "A bot account can't take along games that a person has played.",
  read_only: () => "This token may only look, not play.",
  token_in_address: () =>
    "A token doesn't belong in an address, where others may see it. Revoke this one.",
  too_many_streams: (p) => `There can be ${p.most} streams at the same time.`,
  too_many_tokens: (p) => `An account has at most ${p.most} tokens. Revoke one first.`,
  unknown_token: () => "There is no such token.",
};
