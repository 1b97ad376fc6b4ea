import type { Words } from "../words";

function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

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
  bots: { random: "Zufall", easy: "Leicht", medium: "Mittel", hard: "Stark", expert: "Meister" },
  variants: { classic: "Klassisch", auction: "Versteigerung", solo: "Solo" },
  variantWords: {
    classic:
      "Plättchen ziehen, legen, 10 Aktionspunkte ausgeben. Drei Vulkane und das Ende bringen Wertungen.",
    auction:
      "Biete deine Punkte, um früher zu spielen und das Plättchen zu wählen. Alle beginnen mit 20.",
    solo: "Du allein gegen Mutul, der Karten folgt und nichts dem Zufall überlässt.",
  },
  editions: {
    classic1999: "Englisch 1999",
    french2005: "Französisch 2005",
    supermeeple: "Super Meeple",
  },
  editionWords: {
    classic1999:
      "Lager entstehen auf jeder Lichtung, Vulkane dürfen Felder abschneiden, Gleichstand wird geteilt.",
    french2005:
      "Ein Lager braucht ein Mitglied vor Ort; Vulkane dürfen Felder abschneiden, Gleichstand wird geteilt.",
    supermeeple:
      "Ein Lager braucht ein Mitglied vor Ort, kein Vulkan schneidet etwas ab, Wachen und Schätze lösen Gleichstand.",
  },
  options: {
    camp_needs_member: "Lager brauchen ein Mitglied",
    volcano_may_seal: "Vulkane dürfen abschneiden",
    ties: "Gleichstand",
  },
  optionWords: {
    camp_needs_member: "Ob ein Mitglied dort stehen muss, wo du ein Lager errichtest (R1.1).",
    volcano_may_seal: "Ob ein Vulkan unerforschte Felder für immer abschneiden darf (R1.2).",
    ties: "Geteilter Sieg, oder es entscheiden bewachte Tempel, dann Schätze (R1.3).",
  },
  optionValues: {
    true: "Ja",
    false: "Nein",
    shared: "Geteilt",
    supermeeple: "Durch Wachen, dann Schätze",
    edition: "Wie die Ausgabe",
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
      "Tief im Dschungel warten Tempel unter Jahrhunderten von Grün. Schick deine Expedition los.",
    playNow: "Jetzt spielen",
    playNowWords: "Zwei Expeditionen: du gegen einen Bot.",
    against: "Stärke des Bots",
    newHere: "Neu hier?",
    learn: "Lerne es in einer Spielrunde",
    solo: "Solo gegen Mutul",
    soloWords: "Ein Automat, den Karten und Kompass lenken. Übertriff seine Punkte.",
    difficulty: "Mutuls Vorsprung",
    difficultyWords: "Mit so vielen Punkten beginnt er; du beginnst mit keinem.",
    soloMembers: "Mitglieder, die er schickt",
    soloMembersWords: "Forscher mehr oder weniger als auf seinen Karten, in jedem Zug.",
    deck: "Eigene Karten",
    deckWords: "Wer das Spiel besitzt: eine Datei mit seinen zwölf Karten.",
    deckChoose: "Datei wählen",
    deckExample: "Die mitgelieferten Karten als Datei",
    deckDrop: "Doch die mitgelieferten Karten",
    playSolo: "Solo spielen",
    custom: "Tisch aufbauen",
    customWords: "Zwei bis vier Spieler, Menschen und Bots gemischt, an diesem Bildschirm.",
    variant: "Variante",
    edition: "Ausgabe",
    person: "Mensch",
    name: "Name",
    addSeat: "Spieler hinzufügen",
    removeSeat: (n) => `Spieler ${n} entfernen`,
    who: (n) => `Wer ist Spieler ${n}?`,
    options: "Hausregeln",
    begin: "Beginnen",
    seed: "Startwert (freiwillig)",
    seedWords: "Derselbe Startwert gibt dieselben Plättchen und Schätze.",
    games: "Deine Spiele",
    allGames: (n) => `Alle ${n} Spiele zeigen`,
    noGames: "Noch keine Spiele. Das erste ist einen Klick entfernt.",
    resume: "Fortsetzen",
    watch: "Ansehen",
    rename: "Umbenennen",
    remove: "Löschen",
    removeSure: (name) => `„${name}“ endgültig löschen?`,
    rematchSame: "Revanche, gleiche Verteilung",
    rematchNew: "Revanche, neue Verteilung",
    replay: "Nachspielen",
    result: "Ergebnis",
    newName: "Neuer Name",
    more: "Mehr",
    open: "Spieldatei öffnen",
    openWords: "Eine .tikal-Datei: spiele sie nach oder setze sie fort.",
    badFile: "Das ist keine lesbare Spieldatei.",
    badFileAt: (place) => `Diese Datei lässt sich nicht nachspielen; falsch ist: ${place}.`,
    runningFile:
      "Diese Datei sagt, was offen lag, während das Spiel lief. Nach seinem Ende noch einmal gespeichert, lässt es sich öffnen.",
    over: "beendet",
    moves: (n) => many(n, "Aktion", "Aktionen"),
  },
};
