import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("de");
const two = (n: number): string => String(n).padStart(2, "0");

export const talking: Pick<Words, "clocks" | "chat"> = {
  clocks: {
    pace: "Bedenkzeit",
    none: "Ohne Uhr",
    noneWords: "Alle nehmen sich die Zeit, die sie brauchen.",
    live: "Live, ohne Unterbrechung",
    liveOf: (minutes, seconds) => `${minutes} Min. + ${seconds} s je Zug`,
    liveWords: "Ein Zeitvorrat für die ganze Partie; mit jedem Zug kommt etwas dazu.",
    daily: "Fernpartie, über mehrere Tage",
    dailyOf: (days) => plural(days, "# Tag je Zug", "# Tage je Zug"),
    dailyWords: "Jeder Zug hat seine Tage, egal wie lange der letzte gedauert hat.",
    atZero: "Wenn eine Bedenkzeit abläuft",
    zero: {
      ask: "entscheiden die anderen",
      skip: "wird der Zug übersprungen",
      bot: "spielt ein Bot bis zur Rückkehr",
    },
    left: "Restzeit",
    span: ({ days, hours, minutes, seconds }) =>
      days
        ? `${days} T. ${hours} Std.`
        : hours
          ? `${hours} Std. ${minutes} Min.`
          : `${minutes}:${two(seconds)}`,
    onVacation: "Im Urlaub: Die Uhr steht still",
    up: (who) => `${who}: Die Zeit ist um.`,
    ownUp:
      "Deine Zeit ist um. Du kannst weiterspielen, solange die anderen nichts anderes entscheiden.",
    grant: (time) => `${time} schenken`,
    grantTo: (who, time) => `${time} mehr für ${who}`,
    skip: "Zug überspringen",
    replace: "Bot spielen lassen",
    pause: "Um eine Pause bitten",
    asks: (names) =>
      names.length > 1 ? `${list(names)} möchten eine Pause.` : `${list(names)} möchte eine Pause.`,
    agree: "Einverstanden",
    asked: "Du hast um eine Pause gebeten.",
    takeBack: "Doch nicht",
    paused: "Die Partie macht Pause.",
    goOn: "Weiterspielen",
    wantOn: "Von mir aus weiter",
    vacation: "Urlaub",
    vacationWords: (days) =>
      `Solange du weg bist, stehen die Uhren deiner Fernpartien still. Du hast ${days} Tage im Jahr.`,
    days: "Tage",
    away: (until) => `Du bist im Urlaub bis ${until}.`,
    goAway: "Urlaub beginnen",
    comeBack: "Bin wieder da",
    daysLeft: (n) => plural(n, "noch # Tag", "noch # Tage"),
  },
  chat: {
    title: "Chat",
    unread: (n) => plural(n, "# neue Nachricht", "# neue Nachrichten"),
    players: "Bis zum Ende der Partie lesen das nur die Mitspielenden.",
    gallery: "Bis zum Ende der Partie lesen das nur die Zuschauenden.",
    everyone: "Alle, die die Partie sehen, lesen das.",
    nothing: "Noch hat niemand etwas gesagt.",
    write: "Nachricht",
    send: "Senden",
    quick: "Fertige Sätze",
    somebody: "Zuschauer",
    mute: (who) => `${who} stummschalten`,
    muted: (who) => (who ? `${who} ist stummgeschaltet.` : "Jemand ist stummgeschaltet."),
    unmute: "Wieder lesen",
    off: "Der Chat ist an diesem Tisch abgeschaltet.",
    switchOff: "Chat abschalten",
    switchOn: "Chat einschalten",
    term: "Chat",
    termWords:
      "Wer mitspielt, redet mit den anderen am Tisch; wer zuschaut, mit den anderen, die zuschauen.",
    here: "Online",
    notHere: "Offline",
    phrases: {
      hello: "Hallo!",
      good_luck: "Viel Glück!",
      well_played: "Gut gespielt!",
      thanks: "Danke!",
      sorry: "Entschuldigung!",
      one_moment: "Einen Moment, bitte.",
      your_turn: "Du bist dran.",
      again: "Noch eine Partie?",
    },
  },
};
