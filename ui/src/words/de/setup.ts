import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("de");

export const setup: Pick<
  Words,
  | "bots"
  | "variants"
  | "variantWords"
  | "editions"
  | "editionWords"
  | "options"
  | "optionWords"
  | "optionValues"
  | "difficulties"
  | "start"
> = {
  bots: { random: "Zufall", easy: "Leicht", medium: "Mittel", hard: "Schwer", expert: "Experte" },
  variants: {
    classic: "Klassisch",
    auction: "Versteigerung",
    solo: "Solo",
    legend: "Legend, solo",
  },
  variantWords: {
    classic:
      "Ziehe ein Plättchen, lege es, gib deine Aktionspunkte aus. Drei Vulkane und das Ende bringen Wertungen.",
    auction:
      "Biete Punkte, um früher zu spielen und dein Plättchen zu wählen. Alle beginnen mit 20 Punkten.",
    solo: "Du gegen Mutul, der einem Kartenstapel folgt und nichts selbst entscheidet.",
    legend: "Sechs Runden gegen Mutul mit Auswahl, Aktionskarten und Seen.",
  },
  editions: {
    classic1999: "Englisch 1999",
    french2005: "Französisch 2005",
    supermeeple: "Super Meeple",
  },
  editionWords: {
    classic1999:
      "Camps sind auf jeder Lichtung erlaubt, Vulkane dürfen Felder abschneiden, bei Gleichstand geteilter Sieg.",
    french2005:
      "Ein Camp braucht eine Figur vor Ort, Vulkane dürfen Felder abschneiden, bei Gleichstand geteilter Sieg.",
    supermeeple:
      "Ein Camp braucht eine Figur vor Ort, Vulkane dürfen keine Felder abschneiden, bei Gleichstand entscheiden bewachte Tempel und Schätze.",
  },
  options: {
    camp_needs_member: "Camp nur mit Figur vor Ort",
    volcano_may_seal: "Vulkane dürfen Felder abschneiden",
    ties: "Gleichstand",
  },
  optionWords: {
    camp_needs_member: "Muss eine deiner Figuren dort stehen, wo du ein Camp errichtest? (R1.1)",
    volcano_may_seal: "Darf ein Vulkan unerforschte Felder für immer abschneiden? (R1.2)",
    ties: "Geteilter Sieg, oder es entscheiden bewachte Tempel, dann Schätze. (R1.3)",
  },
  optionValues: {
    true: "Ja",
    false: "Nein",
    shared: "Geteilter Sieg",
    supermeeple: "Bewachte Tempel, dann Schätze",
    edition: "Wie in der Ausgabe",
  },
  difficulties: {
    very_easy: "Sehr leicht",
    easy: "Leicht",
    standard: "Normal",
    hard: "Schwer",
    very_hard: "Sehr schwer",
  },
  start: {
    tagline:
      "Tief im Dschungel warten seit Jahrhunderten überwucherte Tempel. Schicke deine Expedition los.",
    playNow: "Jetzt spielen",
    against: "Stärke des Bots",
    soloWords: "Ein Automat, den Karten und Kompass lenken. Übertriff seine Punkte.",
    difficulty: "Mutuls Vorsprung",
    soloMembers: "Figuren, die er schickt",
    soloMembersWords: "Wie viele Forscher mehr oder weniger als auf seinen Karten, in jedem Zug.",
    deck: "Eigene Karten",
    deckWords: "Falls du das Spiel besitzt: eine Datei mit seinen zwölf Karten.",
    deckChoose: "Datei wählen",
    deckExample: "Die mitgelieferten Karten als Datei",
    deckDrop: "Mitgelieferte Karten verwenden",
    playSolo: "Solo spielen",
    legendWords: "Sechs Runden gegen Mutul: Wähle AP, Plättchen und Aktionskarten und spiele sie.",
    legendScore: "Mutuls Vorsprung",
    legendScores: {
      balanced: (score) => `${score} (ausgeglichen)`,
      printed: (score) => `${score} (wie gedruckt)`,
      other: "Eine andere Zahl",
    },
    legendOther: "Seine Punkte zu Beginn",
    legendLetters: "Seine Solokarten",
    legendLettersWords: "A mag Schätze, B Tempel, C das Randgebiet. Zwei Buchstaben sind schwerer.",
    legendChance: "Ein Buchstabe nach Zufall",
    legendLetter: (letters) => `M und ${letters}`,
    legendTrail: "Forscher auf jedem seiner Pfade",
    legendScoringTrail: "Sein Pfad in Wertungen",
    legendScoringTrails: {
      always: "In jeder Wertung",
      interim: "Nur nach Vulkanen (leichter)",
      never: "Nie (noch leichter)",
    },
    legendSwap: "Er tauscht in jeder Wertung einen Schatz (schwerer)",
    legendFloor: "Er erhöht in jeder Wertung den höchsten Tempel (schwerer)",
    legendHarder: "Schwierigkeit",
    legendDeckWords: "Falls du das Spiel besitzt: eine Datei mit seinen sechzehn Solokarten.",
    playLegend: "Legend spielen",
    learnLegend: "Lerne Legend in einer Runde",
    custom: "Eigene Partie",
    customWords: "Zu zweit bis zu viert, hier oder anderswo, Menschen und Bots beliebig gemischt.",
    variant: "Variante",
    edition: "Ausgabe",
    person: "Mensch",
    name: "Name",
    addSeat: "Spieler hinzufügen",
    removeSeat: (n) => `Spieler ${n} entfernen`,
    who: (n) => `Wer ist Spieler ${n}?`,
    options: "Hausregeln",
    begin: "Beginnen",
    seed: "Startwert (optional)",
    seedWords: "Derselbe Startwert ergibt dieselben Plättchen und Schätze.",
    games: "Deine Partien",
    allGames: (n) => `Alle ${n} Partien zeigen`,
    noGames: "Noch keine. Starte deine erste!",
    resume: "Fortsetzen",
    watch: "Spielplan ansehen",
    rename: "Umbenennen",
    remove: "Löschen",
    removeSure: (name) => `„${name}“ endgültig löschen?`,
    rematchSame: "Revanche, gleiche Verteilung",
    rematchNew: "Revanche, neue Verteilung",
    replay: "Nachspielen",
    result: "Ergebnis",
    newName: "Neuer Name",
    more: "Mehr",
    open: "Datei öffnen",
    openWords: "Ein Spielstand zum Weiterspielen oder eine .tikal-Partie zum Nachspielen.",
    badFile: "Diese Datei lässt sich nicht lesen.",
    badFileAt: (place) =>
      `Diese Partie lässt sich nicht nachspielen; der Fehler steht hier: ${place}.`,
    runningFile:
      "Diese Datei wurde während der Partie gespeichert. Speichere sie nach dem Ende der Partie noch einmal, dann lässt sie sich öffnen.",
    over: "beendet",
    moves: (n) => plural(n, "# Aktion", "# Aktionen"),
  },
};
