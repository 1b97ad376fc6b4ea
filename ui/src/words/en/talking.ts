import type { Message, PaceWanted } from "../../api/types";
import type { Span } from "../../table/people/clock";
import { countingIn } from "../plural";

const { list, plural } = countingIn("en-GB");
const two = (n: number): string => String(n).padStart(2, "0");

/** Clocks, who is here, and what people say at a table. */
export const talking = {
  clocks: {
    pace: "Time",
    none: "No clock",
    noneWords: "Everyone takes the time they need.",
    live: "Live, at a sitting",
    liveOf: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s per turn`,
    liveWords: "A time bank for the whole game; each turn adds a little.",
    daily: "Correspondence, over days",
    dailyOf: (days: number) => plural(days, "# day per turn", "# days per turn"),
    dailyWords: "Every turn has its days, however long the last one took.",
    atZero: "When somebody's time is up",
    zero: {
      ask: "the others decide",
      skip: "their turn is skipped",
      bot: "a bot takes over until they return",
    } satisfies Record<PaceWanted["at_zero"], string>,
    left: "Time left",
    span: ({ days, hours, minutes, seconds }: Span) =>
      days
        ? `${days} d ${hours} h`
        : hours
          ? `${hours} h ${minutes} min`
          : `${minutes}:${two(seconds)}`,
    onVacation: "On vacation: the clock stands still",
    up: (who: string) => `${who}: time is up.`,
    ownUp: "Your time is up. You can still move, unless the others decide otherwise.",
    grant: (time: string) => `Give ${time}`,
    grantTo: (who: string, time: string) => `Give ${who} ${time} more`,
    skip: "Skip the turn",
    replace: "Let a bot play",
    pause: "Ask for a pause",
    asks: (names: readonly string[]) => `${list(names)} would like a pause.`,
    agree: "Agree",
    asked: "You have asked for a pause.",
    takeBack: "Never mind",
    paused: "The game is paused.",
    goOn: "Go on",
    wantOn: "I'm ready to go on",
    vacation: "Vacation",
    vacationWords: (days: number) =>
      `While you are away, the clocks of your daily games stand still. You have ${days} days a year.`,
    days: "Days",
    away: (until: string) => `You are on vacation until ${until}.`,
    goAway: "Start vacation",
    comeBack: "I'm back",
    daysLeft: (n: number) => plural(n, "# day left", "# days left"),
  },
  chat: {
    title: "Chat",
    unread: (n: number) => plural(n, "# new message", "# new messages"),
    players: "Only the players read this until the game is over.",
    gallery: "Only spectators read this until the game is over.",
    everyone: "Everyone who sees the game reads this.",
    nothing: "Nobody has said anything yet.",
    write: "Message",
    send: "Send",
    quick: "Quick phrases",
    somebody: "Spectator",
    mute: (who: string) => `Mute ${who}`,
    muted: (who: string) => `${who || "Somebody"} is muted.`,
    unmute: "Unmute",
    off: "The host has switched the chat off.",
    switchOff: "Switch the chat off",
    switchOn: "Switch the chat on",
    term: "Chat",
    termWords: "Players talk to players, spectators to spectators.",
    here: "Here",
    notHere: "Not here",
    phrases: {
      hello: "Hello!",
      good_luck: "Good luck!",
      well_played: "Well played!",
      thanks: "Thank you!",
      sorry: "Sorry!",
      one_moment: "One moment, please.",
      your_turn: "It's your turn.",
      again: "Another game?",
    } satisfies Record<NonNullable<Message["phrase"]>, string>,
  },
};
