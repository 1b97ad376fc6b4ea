import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("de");
const points = (n: number): string => plural(n, "#\u00a0Punkt", "#\u00a0Punkte");
const pointsBy = (n: number): string => plural(n, "#\u00a0Punkt", "#\u00a0Punkten");

export const ending: Pick<Words, "ending" | "deeds"> = {
  ending: {
    wonBy: (who, n) =>
      `${who === null ? "Du hast" : `${who} hat`} mit ${pointsBy(n)} Vorsprung gewonnen`,
    wonTie: (who) => `${who === null ? "Du hast" : `${who} hat`} bei Gleichstand gewonnen`,
    wonEven: (who) => `Gleich viele Punkte: ${who === null ? "Du gewinnst" : `${who} gewinnt`}`,
    place: (place, behind) => `Du bist auf Platz ${place}, mit ${pointsBy(behind)} Rückstand.`,
    ranking: "Rangliste",
    skip: "Überspringen",
    curve: "Die Partie in Punkten",
    curveWords: "Wähle einen Moment, um ihn auf dem Spielplan zu sehen.",
    stop: (move, what, scores) =>
      `Aktion ${move}: ${what.length ? `${list(what)}. ` : ""}${scores.join(", ")}`,
    gained: (who, n) => (who === null ? `du erhältst ${points(n)}` : `${who} erhält ${points(n)}`),
    board: "Der Spielplan am Ende",
  },
  deeds: {
    form: "Form",
    formWords: "Deine letzten Partien, die neueste links",
    won: "gewonnen",
    lost: "verloren",
    shared: "geteilt",
    gaveUp: "aufgegeben",
    byMargin: (won, n) =>
      n === 0 ? "gleich viele Punkte" : `${points(n)} ${won ? "Vorsprung" : "Rückstand"}`,
    streak: "Siege in Folge",
    streakNow: (n) => `zurzeit ${n}`,
    bestScore: "Meiste Punkte",
    bestMargin: "Höchster Sieg",
    none: "–",
    lines: "Nach Variante und Gegner",
    achievements: "Erfolge",
    reached: (n, of) => `${n} von ${of}`,
    open: "noch offen",
    names: {
      expedition: ["Erste Expedition", "Spiele eine Partie zu Ende."],
      victory: ["Erster Sieg", "Gewinne eine Partie."],
      summit: ["Tempel der Stufe\u00a010", "Erhalte Punkte für einen Tempel der Stufe\u00a010."],
      three_triples: ["Drei Trios", "Beende eine Partie mit drei Trios gleicher Schätze."],
      every_kind: ["Museum", "Beende eine Partie mit allen acht Arten von Schätzen."],
      builder: ["Baumeister", "Lege in einer Partie 15 Stufen frei."],
      both_guards: ["Beide Wächter", "Stelle in einer Partie deine beiden Wächter auf."],
      great_round: ["Sechzig auf einmal", "Erhalte 60\u00a0Punkte in einem Wertungszug."],
      comeback: [
        "Aufholjagd",
        "Gewinne, nachdem du bei einer Wertung auf dem letzten Platz warst.",
      ],
      photo_finish: ["Fotofinish", "Gewinne mit einem einzigen Punkt oder bei Gleichstand."],
      thrifty: [
        "Sparsam",
        "Gewinne eine Versteigerungspartie mit Geboten von zusammen höchstens 10\u00a0Punkten.",
      ],
      table_of_four: ["Am großen Tisch", "Gewinne zu viert."],
      beat_easy: ["Leicht besiegt", "Gewinne gegen den leichten Bot."],
      beat_medium: ["Mittel besiegt", "Gewinne gegen den mittleren Bot."],
      beat_hard: ["Schwer besiegt", "Gewinne gegen den schweren Bot."],
      beat_expert: ["Experte besiegt", "Gewinne gegen den Experten-Bot."],
      mutul_very_easy: ["Mutul, sehr leicht", "Besiege Mutul bei seinem niedrigsten Start."],
      mutul_easy: ["Mutul, leicht", "Besiege Mutul auf der Stufe leicht."],
      mutul_standard: [
        "Mutul, normal",
        "Besiege Mutul auf der Stufe normal. Das hat noch kein Bot geschafft.",
      ],
      mutul_hard: [
        "Mutul, schwer",
        "Besiege Mutul auf der Stufe schwer. Das hat noch kein Bot geschafft.",
      ],
      mutul_very_hard: [
        "Mutul, sehr schwer",
        "Besiege Mutul bei seinem höchsten Start. Das hat noch kein Bot geschafft.",
      ],
      legend: ["Eine Legende", "Gewinne Tikal Legend."],
      legend_printed: [
        "Lebende Legende",
        "Gewinne Tikal Legend ab dem gedruckten Start oder höher.",
      ],
      streak: ["Drei in Folge", "Gewinne drei Partien hintereinander."],
      every_game: ["Vielseitig", "Spiele jedes der vier Spiele einmal zu Ende."],
    },
  },
};
