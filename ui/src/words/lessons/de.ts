import { seeing } from "../de/seeing";
import { shell } from "../de/shell";
import { unbroken } from "../de/spaces";
import { table } from "../de/table";
import type { Lesson } from "./lesson";

const { fromSupply, actions } = table.table;
const LEADER = fromSupply(table.members.leader);
const EXPLORER = fromSupply(table.members.explorer);
const READ = `lies mit „${shell.learn.next}“ weiter`;

export const lesson: Lesson = unbroken({
  welcome: [
    "Willkommen in Tikal",
    "Du führst eine Expedition durch den Dschungel. In jedem Zug legst du ein Plättchen und gibst 10 Aktionspunkte (AP) aus: Figuren einsetzen und bewegen, Tempel freilegen, Schätze bergen. Wenn ein Vulkan erwacht, bringen kontrollierte Tempel und Schätze Punkte. Spielen wir die erste Runde aus der Anleitung: Du bist Philippe, danach Igor.",
    READ,
  ],
  tile: [
    "Ein Plättchen legen",
    "Philippe hat eine Ruine gezogen. Erlaubt sind die hervorgehobenen Felder. Klicke auf b3: Du siehst eine Vorschau, und Zahlen zeigen, was die Wege kosten. Drehe das Plättchen nicht (Drehung 1) und bestätige mit dem Knopf oder der Eingabetaste.",
    "lege das Plättchen ungedreht auf b3",
  ],
  leader: [
    "Den Leiter einsetzen",
    `Figuren kommen für 1 AP ins Basiscamp. Ein Schritt kostet dann 1 AP für jeden Stein an der gemeinsamen Kante. Wähle „${LEADER}“: Jedes Feld zeigt, was der Weg dorthin kostet. Klicke auf b3, das kostet 3 AP.`,
    `wähle „${LEADER}“ und gehe nach b3`,
  ],
  treasure: [
    "Einen Schatz bergen",
    `Dein Leiter steht auf der Ruine. Wähle „${actions.recover}“ für 3 AP. Der oberste Schatz kommt offen vor dich.`,
    `wähle „${actions.recover}“`,
  ],
  limit: [
    "Eine Figur, ein Schatz",
    "Ein zweiter Schatz im selben Zug braucht hier eine zweite Figur. Unter dem Spielplan steht, warum es nicht geht, mit der Nummer der Regel. Die Nummer führt zu den Regeln.",
    READ,
  ],
  explorers: [
    "Zwei Forscher",
    `Du hast noch 4 AP. Setze zwei Forscher im Basiscamp ein: Wähle „${EXPLORER}“ und klicke auf a1, zweimal. (Oder wähle a1 und den Knopf dort.)`,
    "setze Forscher auf a1 ein",
  ],
  walk: [
    "Zum Tempel gehen",
    "Wähle a1, damit ein Forscher ausgewählt ist, und klicke auf den Tempel auf b1: zwei Steine, 2 AP.",
    "bewege einen Forscher von a1 nach b1",
  ],
  end: [
    "Den Zug beenden",
    "Alle 10 AP sind ausgegeben. Bis zum Ende des Zuges kannst du Aktionen rückgängig machen, solange nichts Neues aufgedeckt wurde. Beende jetzt den Zug.",
    "beende den Zug",
  ],
  clearing: [
    "Igors Plättchen",
    "Jetzt bist du Igor und hast eine Lichtung gezogen. Lege sie ungedreht auf c2. Auf einer Lichtung kannst du ein Camp errichten; dort kannst du später Figuren einsetzen.",
    "lege das Plättchen ungedreht auf c2",
  ],
  team: [
    "Zu zweit",
    `Bringe zwei Forscher nach b1: Wähle „${EXPLORER}“, klicke auf b1 (3 AP), und dann das Ganze noch einmal.`,
    "bringe zwei Forscher nach b1",
  ],
  floors: [
    "Den Tempel erhöhen",
    `Wähle b1 und dann zweimal „${actions.uncover}“, je 2 AP: Beim zweiten Mal brauchst du den zweiten Forscher. Der Tempel wächst auf Stufe 3.`,
    `wähle b1 und dann „${actions.uncover}“`,
  ],
  majority: [
    "Wer kontrolliert ihn?",
    `Igor hat auf b1 Stärke 2, Philippe 1: Igors Banner weht, und der Tempel brächte ihm 3 Punkte. Ein Leiter zählt 3, ein Forscher 1. Bei Gleichstand erhält niemand Punkte. „${seeing.see.ifScored}“ zeigt das jederzeit für alle.`,
    READ,
  ],
  volcano: [
    "Wenn ein Vulkan erwacht",
    "In B, D und F steckt je ein Vulkan. Wer ihn zieht, löst eine Wertung aus: Reihum geben alle 10 AP aus und erhalten sofort Punkte: die Stufe jedes kontrollierten Tempels und 1, 3 oder 6 für einen, zwei oder drei gleiche Schätze. So kann ein Tempel mehreren Spielern Punkte bringen. Eine Schlusswertung beendet die Partie. Viel Glück!",
    READ,
  ],
});
