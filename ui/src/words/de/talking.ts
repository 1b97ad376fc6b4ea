import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("de");
const two = (n: number): string => String(n).padStart(2, "0");

export const talking: Pick<Words, "clocks" | "chat"> = {
  clocks: {
    pace: "Bedenkzeit",
    none: "Ohne Uhr",
    noneWords: "Alle nehmen sich die Zeit, die sie brauchen.",
    live: "Live, in einem Rutsch",
    liveOf: (minutes, seconds) => `${minutes} Min. + ${seconds} s je Zug`,
    liveWords: "Ein Zeitvorrat für die ganze Partie; mit jedem Zug kommt etwas dazu.",
    daily: "Über Tage hinweg",
    dailyOf: (days) => plural(days, "# Tag je Zug", "# Tage je Zug"),
    dailyWords: "Jeder Zug hat seine Tage, egal wie lange der letzte gedauert hat.",
    atZero: "Wenn jemandes Zeit um ist",
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
    ownUp: "Deine Zeit ist um. Du kannst noch ziehen, wenn die anderen nichts anderes entscheiden.",
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
      `Solange du weg bist, stehen die Uhren deiner Partien über Tage still. Du hast ${days} Tage im Jahr.`,
    days: "Tage",
    away: (until) => `Du bist im Urlaub bis ${until}.`,
    goAway: "Urlaub beginnen",
    comeBack: "Bin wieder da",
    daysLeft: (n) => plural(n, "noch # Tag", "noch # Tage"),
  },
  chat: {
    title: "Chat",
    unread: (n) => plural(n, "# neue Nachricht", "# neue Nachrichten"),
    players: "Bis zum Ende der Partie lesen das nur die Mitspieler.",
    gallery: "Bis zum Ende der Partie lesen das nur die Zuschauer.",
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
    termWords: "Mitspieler reden mit Mitspielern, Zuschauer mit Zuschauern.",
    here: "Da",
    notHere: "Nicht da",
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
