import { learning } from "../../de/learning";
import { legend } from "../../de/legend";
import { unbroken } from "../../de/spaces";
import { table } from "../../de/table";
import type { LegendLesson } from "../lesson";

const { legend: t } = legend;
const { actions, fromSupply, confirmTile } = table.table;
const EXPLORER = fromSupply(table.members.explorer);
const READ = `lies weiter mit „${learning.learn.next}“`;

export const lesson: LegendLesson = unbroken({
  welcome: [
    "Tikal Legend",
    "Sechs Runden gegen Mutul, der mit einem Vorsprung beginnt. In jeder Runde nehmt ihr beide einen AP-Marker, zwei Plättchen und drei Aktionskarten aus der Auslage und spielt sie dann nacheinander. Mutul folgt seinen Solokarten: Sie sagen, was er nimmt und tut. Die Auslage zeigt, was es zu nehmen gibt; Mutul hat schon eine Karte.",
    READ,
  ],
  card: [
    "Eine Karte nehmen",
    `Wähle „${t.cards.excavation}“, die erste Karte. Neben der Auslage liest du, was sie bewirkt. Jede Karte lässt sich auch für 3 AP ausgeben. Klicke dann auf „${t.take}“.`,
    `wähle „${t.cards.excavation}“ und klicke auf „${t.take}“`,
  ],
  token: [
    "Aktionspunkte nehmen",
    "Mutul hat nach seiner Karte geantwortet: Vom Ende her hat er eine Ruine gesucht und ein Plättchen genommen. Nimm jetzt den AP-Marker 11. Du bekommst nur einen pro Runde, der höhere ist also ein guter Fang.",
    `wähle den AP-Marker 11 und klicke auf „${t.take}“`,
  ],
  tile: [
    "Ein Plättchen nehmen",
    "Deine Karte birgt Schätze, dafür brauchst du eine Ruine. Nimm Plättchen A1: Dort werden vier Schätze liegen.",
    `wähle Plättchen A1 und klicke auf „${t.take}“`,
  ],
  fill: [
    "Den Lagerplatz füllen",
    `Es fehlen ein Plättchen und zwei Karten. Nimm „${t.cards.restoration}“ (Platz 6), dann Plättchen A6, dann „${t.cards.recruits}“. Das Zeichen ↻ heißt: Diese Karte bleibt bei dir.`,
    `nimm „${t.cards.restoration}“ auf Platz 6, dann Plättchen A6, dann „${t.cards.recruits}“`,
  ],
  spend: [
    "Den AP-Marker ausgeben",
    `Mutul hat zuerst gespielt: Sein Marker hat zwei Solokarten aufgedeckt. Jetzt du. Wähle deinen AP-Marker und „${t.spendToken(11)}“. Setze zwei Forscher bis nach b1 ein („${EXPLORER}“, dann b1) und einen auf a1. Klicke dann auf „${t.end}“.`,
    `setze zwei Forscher bis nach b1 ein, dann einen auf a1, dann „${t.end}“`,
  ],
  place: [
    "Die Ruine legen",
    `Mutul hat Forscher geschickt: Mit drei gegen zwei hat er auf b1 die Mehrheit. Wähle Plättchen A1 auf deinem Lagerplatz, klicke auf a3 und bestätige ohne Drehen mit „${confirmTile}“. Ein Weg ist nicht nötig, so können Inseln entstehen. Gepunktete Felder sind das Randgebiet: Dort liegen nur Plättchen von Karten. Klicke dann auf „${t.end}“.`,
    `lege Plättchen A1 ohne Drehen auf a3, dann „${t.end}“`,
  ],
  dig: [
    "Eine Karte nutzen",
    `Wähle „${t.cards.excavation}“ und „${t.useCard}“. Klicke auf a1: Dein Forscher kann ohne AP auf die grünen Felder gehen. Schicke ihn nach a3, wähle „${actions.recover}“ und dann „${t.end}“.`,
    `gehe von a1 nach a3, dann „${actions.recover}“, dann „${t.end}“`,
  ],
  second: [
    "Das andere Plättchen",
    `Mutul hat zwei Unikate genommen; jedes bringt in jeder Wertung Punkte. Lege Plättchen A6, einen Tempel, ohne Drehen auf a4 und klicke auf „${t.end}“.`,
    `lege Plättchen A6 ohne Drehen auf a4, dann „${t.end}“`,
  ],
  raise: [
    "Einen Tempel erhöhen",
    `Wähle „${t.cards.restoration}“ und „${t.useCard}“. Klicke auf b1 und zweimal auf „${actions.uncover}“: Deine zwei Forscher genügen, auch ohne Mehrheit. Klicke dann auf „${t.end}“.`,
    `wähle b1, zweimal „${actions.uncover}“, dann „${t.end}“`,
  ],
  keep: [
    "Eine Karte, die bleibt",
    `Wähle „${t.cards.recruits}“ und „${t.useCard}“. Setze zwei Forscher auf a1 ein und klicke auf „${t.end}“. Die Karte liegt jetzt links an deinem Lagerplatz und lässt sich in der nächsten Runde wieder nutzen.`,
    `setze zwei Forscher auf a1 ein, dann „${t.end}“`,
  ],
  pass: [
    "Passen",
    "Alles ist gespielt, und Mutul hat gepasst. Passe auch: Die Auslage wird aufgefüllt, und die nächste Auswahl beginnt.",
    `klicke auf „${t.pass}“`,
  ],
  scoring: [
    "So bekommst du Punkte",
    "Zwei Vulkane, einer in Runde 2 oder 3, einer in Runde 4 oder 5, bringen eine Wertung, das Ende auch. Du bekommst AP und dann Punkte für jeden Tempel, jede leere Ruine, jeden Vulkan und See, auf dem du die Mehrheit hast, und für Schätze. Mutul erhält erst am Ende Punkte. Einmal im Spiel hilft der Museumsdirektor mit AP; ungenutzt ist er Punkte wert. Viel Erfolg!",
    READ,
  ],
});
