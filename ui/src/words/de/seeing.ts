import { countingIn } from "../plural";
import type { Words } from "../words";
import { named } from "./treasures";

const { list, plural } = countingIn("de");

const treasures = (n: number): string => plural(n, "# Schatz", "# Schätze");

export const seeing: Pick<Words, "see" | "solo" | "replay" | "result" | "statistics"> = {
  see: {
    track: "Punkteleiste",
    ifScored: "Wertung jetzt",
    now: (n) => `+${n}`,
    sources: {
      temples: "Tempel",
      ruins: "Ruinen",
      volcanoes: "Vulkane",
      lakes: "Seen",
      treasures: "Schätze",
      uniques: "Unikate",
      director: "Museumsdirektor",
    },
    treasures: "Schätze",
    noTreasures: "noch keine Schätze",
    treasureName: named,
    treasure: (kind, count) => `${named(kind)} × ${count}${count > 1 ? ", geschützt" : ""}`,
    explorers: "Forscher im Vorrat",
    leader: "Leiter",
    leaderAt: { supply: "im Vorrat", gone: "aus dem Spiel" },
    guards: (space) => `bewacht ${space}`,
    camps: "Camps übrig",
    guardsLeft: "Wächter übrig",
    floors: "Stufen übrig",
    floorsWords: "Wie oft jede Stufe noch freigelegt werden kann.",
    tiles: "Plättchen übrig",
    tilesWords:
      "Alle Plättchen eines Buchstabens kommen vor denen des nächsten. In B, D und F steckt je ein Vulkan.",
    volcano: "Wie wahrscheinlich das nächste Plättchen ein Vulkan ist",
    treasuresLeft: "Schätze noch nicht auf dem Spielplan",
    treasuresBoard: "Schätze verdeckt auf dem Spielplan",
    treasuresSeen: "Geborgene Schätze",
    seenOf: (kind, seen) => `${named(kind)}: ${seen} von 3 gesehen`,
    level: (n) => `Stufe ${n}`,
  },
  solo: {
    short: { N: "N", NE: "NO", SE: "SO", S: "S", SW: "SW", NW: "NW" },
    card: "Mutuls Karte",
    inForce: "gilt gerade",
    last: "letzte Karte",
    none: "Noch ist keine Karte aufgedeckt.",
    needle: "Nadel",
    members: "Figuren",
    guards: "Stellt Wächter auf",
    noGuards: "Keine Wächter",
    left: (n) => plural(n, "Noch # Karte im Stapel", "Noch # Karten im Stapel"),
    compass: "Kompass zeigen",
    reconstructed: "Der mitgelieferte Stapel ist nachgebildet.",
    cw: "im Uhrzeigersinn",
    ccw: "gegen den Uhrzeigersinn",
    why: "Was er getan hat und warum",
  },
  replay: {
    title: "Nachspielen",
    first: "Erste Aktion",
    previous: "Vorige Aktion",
    next: "Nächste Aktion",
    last: "Letzte Aktion",
    play: "Abspielen",
    pause: "Anhalten",
    position: (at, of) => `Aktion ${at} von ${of}`,
    link: "Link zu dieser Aktion kopieren",
    copied: "Link kopiert.",
    backToGame: "Zurück zur Partie",
    slider: "Aktion",
  },
  result: {
    title: "Ergebnis",
    wins: (who) => (who === null ? "Du gewinnst" : `${who} gewinnt`),
    share: (names) => {
      const others = names.filter((name) => name !== null);
      return others.length < names.length
        ? `Du teilst dir den Sieg mit ${list(others)}`
        : `${list(others)} teilen sich den Sieg`;
    },
    tieBreak: "Entscheidung bei Gleichstand",
    tieLine: (who, guarded, count) =>
      `${who} (höchster bewachter Tempel: Stufe ${guarded}; ${treasures(count)})`,
    byScoring: "Punkte nach Wertungen",
    rounds: { volcano: "Vulkan", final: "Schluss" },
    besides: {
      classic: "Zu Beginn",
      auction: "Anfangspunkte minus Gebote",
      solo: "Vorsprung",
      legend: "Vorsprung und einzelne Punkte",
    },
    ap: "Verwendung der Aktionspunkte",
    moments: "Höhepunkte",
    noRounds: "Die Partie endete vor der ersten Wertung.",
    noMoments: "Eine ruhige Partie.",
    lead_change: (who) =>
      who === null ? "Du übernimmst die Führung" : `${who} übernimmt die Führung`,
    best_round: (who, n) =>
      `${who === null ? "Du erhältst" : `${who} erhält`} ${n} in einer Wertung`,
    summit: (who, space, level) =>
      `${who === null ? "Du bringst" : `${who} bringt`} den Tempel auf ${space} auf Stufe ${level}`,
    exchange: (who, other, give, get) =>
      `${who === null ? "Du nimmst" : `${who} nimmt`} ${named(get)} von ${other ?? "dir"} im Tausch gegen ${named(give)}`,
    final: "Endstand",
  },
  statistics: {
    title: "Deine Statistik",
    none: "Spiele eine Partie zu Ende, dann erscheint sie hier.",
    variant: "Variante",
    against: "Gegen",
    played: "Gespielt",
    won: "Gewonnen",
    mean: "Punkte im Schnitt",
    best: "Bestes Ergebnis",
    people: "Menschen",
  },
};
