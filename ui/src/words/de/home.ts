import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("de");
const games = (n: number): string =>
  plural(n, "Nach deiner letzten Partie", "Nach deinen letzten # Partien");
const share = (percent: number | null): string => {
  if (percent === null) return "etwa jede zweite Partie";
  if (percent === 0) return "kaum eine Partie";
  return percent === 100 ? "fast jede Partie" : `etwa ${percent}\u00a0% der Partien`;
};

export const home: Pick<Words, "home" | "challenge"> = {
  home: {
    picture: (title) => `Der Spielplan der Partie ${title}`,
    ongoing: "Deine Partie geht weiter",
    last: "Deine letzte Partie",
    newHere: "Neu bei Tikal?",
    lessonWords:
      "Lerne beim Spielen: kurze Lektionen auf einem echten Spielplan, Schritt für Schritt.",
    lesson: "Lektionen starten",
    play: "Spielen",
    playWords: "Du gegen einen Bot, bis zur vierten Wertung.",
    solo: "Solo",
    soloWhich: "Welches Solospiel",
    soloGames: { solo: "Gegen Mutul", legend: "Tikal Legend" },
    rematch: "Revanche",
    options: "Optionen",
  },
  challenge: {
    fair: (what) => `${what} (fair für dich)`,
    proposed: (what) => `${what} (Vorschlag)`,
    begin: (what) => `${what} (für den Anfang)`,
    botFirst: (bot) => `${bot} passt für eine erste Partie.`,
    bot: (bot, n, percent) => `${games(n)} solltest du ${share(percent)} gegen ${bot} gewinnen.`,
    soloFirst: (score) => `${score} ist der niedrigste Start und trotzdem kein Spaziergang.`,
    solo: (score, n, percent) => `${games(n)} solltest du ${share(percent)} ab ${score} gewinnen.`,
    soloEased: (score, n, percent) =>
      `${games(n)} solltest du ${share(percent)} ab ${score} gewinnen, wenn er in jedem Zug einen Forscher weniger schickt.`,
    soloHard: (score) => `${score} ist schwer: Dort hat noch kein Bot gewonnen.`,
    legendFirst: (score) => `Ab ${score} gewinnt der leichte Bot sechs von zehn Partien.`,
    legendHard: (printed, balanced) =>
      `Ab ${printed}, wie gedruckt, gewinnt der schwere Bot drei von vier Partien; ab ${balanced} die Hälfte.`,
  },
};
