import type { ProblemWords } from "../words";
import { accountProblems } from "./account";
import { programProblems } from "./programs";
import { wireProblems } from "./wire";

const FIELDS: Record<string, string> = {
  id: "ein Name mit 1 bis 20 Zeichen; in Legend ein Buchstabe und eine Zahl, wie in M1",
  needle: "einer der Werte N NE SE S SW NW",
  sense: "cw oder ccw",
  members: "1 bis 3 Buchstaben: E, und L höchstens einmal, wie in LEE",
  guards: "true oder false",
  take: "ein AP-Marker, ein Plättchen und eine Karte, je einmal mit ihren Wünschen",
  act: "ein AP-Marker, ein Plättchen und eine Karte, je einmal",
  row: "temple, ruins, volcano und lake, je einmal",
  ap: "2 oder 3 Forscher und was auf sie folgt",
};

/** Wie lange zu warten ist, in Worten. */
function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 Sekunde" : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 Minute" : `${minutes} Minuten`;
}

export const problems: ProblemWords = {
  ...accountProblems,
  ...programProblems,
  ...wireProblems,
  busy: (p) =>
    `Der Server ist ausgelastet. Bitte versuche es in ${waiting(p.seconds)} noch einmal.`,
  cannot_undo: () => "Das lässt sich nicht mehr rückgängig machen.",
  deck_card: (p) => `Karte ${p.card} hat keine Felder.`,
  deck_count: (p) => `Karten in der Datei: ${p.count}; Mutul hat ${p.wanted}.`,
  deck_letter: (p) => `Karten mit dem Buchstaben ${p.letter}: ${p.count}; Mutul hat vier.`,
  deck_missing: (p) => `Karte ${p.card}: „${p.field}“ fehlt.`,
  deck_shape: () => "Die Datei darf nur [[cards]] enthalten.",
  deck_toml: (p) =>
    `Die Datei ist kein gültiges TOML${p.line === null ? "" : `: siehe Zeile ${p.line}`}.`,
  deck_twice: (p) => `Karte ${p.card} kommt zweimal vor.`,
  deck_unknown: (p) => `Karte ${p.card}: Ein Feld „${p.field}“ gibt es nicht.`,
  deck_value: (p) =>
    `Karte ${p.card}: „${p.field}“ ist ${p.value}, erlaubt ist: ${FIELDS[p.field]}.`,
  foreign_host: () =>
    "Unter dieser Adresse antwortet der Server nicht. Wende dich an die Person, die ihn betreibt.",
  foreign_origin: () => "Das kam von der Seite einer anderen Website; nichts wurde geändert.",
  malformed: () => "Der Server konnte das nicht lesen.",
  no_save: () =>
    "Dieser Spielstand lässt sich nicht öffnen: Er wurde verändert, oder er gehört jemand anderem oder zu einem anderen Server.",
  no_hint: () => "Für diese Stellung gibt es keinen Tipp: Der Bot ist ausgefallen.",
  no_such_page: () => "Diese Seite gibt es nicht.",
  no_such_move: () => "Diese Aktion gibt es in dieser Partie nicht.",
  not_found: () => "Hier ist nichts.",
  not_over: () => "Diese Partie läuft noch.",
  not_your_seat: (p) => `Platz ${p.seat} ist nicht deiner.`,
  not_your_table: () => "Diese Partie ist privat.",
  not_your_turn: (p, who) => `${who(p.seat)} ist am Zug.`,
  notation: () => "Das ist keine gültige Aktion.",
  quota: () => "Mehr hebt dieser Server für eine Person nicht auf.",
  sealed: () =>
    "Die Verteilung bleibt verborgen, bis diese Partie zu Ende ist; dann kannst du sie noch einmal spielen.",
  server_error: () => "Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.",
  setup: () => "Mit diesen Einstellungen geht keine Partie.",
  slow_down: (p) =>
    `Das war viel auf einmal. Bitte versuche es in ${waiting(p.seconds)} noch einmal.`,
  stale: () => "Die Partie ging inzwischen weiter; so steht sie jetzt.",
  storage: () => "Der Server konnte das nicht speichern; nichts wurde geändert.",
  too_large: (p) =>
    p.most ? `Das ist zu groß: höchstens ${p.most / 1024} kB.` : "Das ist zu groß.",
  too_many: () => "Daran wird schon gearbeitet. Einen Moment bitte.",
  too_many_connections: () =>
    "Gerade gibt es zu viele Verbindungen. Versuche es gleich noch einmal.",
  too_many_guesses: (p) => `Zu viele falsche Versuche. Bitte warte ${p.minutes} Minuten.`,
  too_slow: () => "Das kam zu langsam an; nichts wurde geändert.",
  unknown_bot: () => "Diesen Bot gibt es nicht.",
  unknown_table: () =>
    "Diese Partie gibt es nicht, sie wurde gelöscht, oder sie gehört zu einem anderen Browser.",
  wrong_code: () => "Dieser Code ist falsch, wurde schon benutzt oder ist älter als zehn Minuten.",
  bad_invitation: () =>
    "Das ist keine Einladung dieses Servers: Vielleicht wurde der Link abgeschnitten.",
  withdrawn_invitation: () => "Diese Einladung wurde zurückgezogen. Bitte um eine neue.",
  color_taken: () => "Diese Farbe hat schon jemand anders.",
  known_deal: () =>
    "Wer mit anderen online spielt, darf die Verteilung nicht kennen: Sie ist zufällig.",
  no_hints: () => "In Ranglistenpartien und gegen andere Menschen gibt es keine Tipps.",
  rated_account: () =>
    "Diese Partie zählt für die Rangliste. Melde dich an oder erstelle ein Konto, um mitzuspielen.",
  rated_running: () => "Diese Partie zählt für die Rangliste: Spiele sie zu Ende oder gib auf.",
  rated_setup: () =>
    "Diese Partie kann nicht für die Rangliste zählen. Das geht klassisch oder mit Versteigerung, mit einer Person an jedem Bildschirm und zufälliger Verteilung.",
  unknown_player: () => "Dieses Profil gibt es nicht, oder es ist verborgen.",
  no_such_seat: () => "Diesen Platz gibt es nicht.",
  not_started: () => "Die Partie beginnt, sobald alle Plätze besetzt sind.",
  others_play: () => "Hier spielen andere mit: Verlasse den Tisch, statt ihn zu löschen.",
  seat_lost: () => "Du hast an diesem Tisch keinen Platz mehr.",
  seat_taken: () => "Dieser Platz ist schon besetzt.",
  seated: () => "Du hast an diesem Tisch schon einen Platz.",
  started: () => "Diese Partie hat schon begonnen.",
  away: () => "Du bist schon im Urlaub.",
  chat_off: () => "An diesem Tisch ist der Chat abgeschaltet.",
  no_clock: () => "Diese Partie wird ohne Uhr gespielt.",
  own_clock: () => "Über deine Zeit entscheiden nur die anderen.",
  time_left: () => "Auf dieser Uhr ist noch Zeit.",
  vacation_spent: (p) => `Du hast dieses Jahr noch ${p.days} Urlaubstage.`,
};
