import type { Lesson } from "./lesson";

export const lesson: Lesson = {
  players: ["Philippe", "Igor"],
  welcome: [
    "Willkommen in Tikal",
    "Du führst eine Expedition durch den Dschungel. In jedem Zug legst du ein Plättchen und gibst 10 Aktionspunkte (AP) aus: Mitglieder holen, gehen, graben, bauen. Wer Tempel und Schätze hält, wenn ein Vulkan erwacht, bekommt Punkte. Spielen wir die erste Runde aus der Anleitung: du bist Philippe, danach Igor.",
  ],
  tile: [
    "Ein Plättchen legen",
    "Philippe hat eine Ruine gezogen. Die leuchtenden Felder sind erlaubt. Klick auf b3: das Plättchen liegt dort zur Probe, und Zahlen zeigen, was seine Wege kosten. Dreh es nicht (Drehung 1) und bestätige mit dem Knopf oder der Eingabetaste.",
  ],
  leader: [
    "Den Leiter holen",
    "Mitglieder beginnen für 1 AP im Basislager, und ein Schritt kostet so viele AP, wie zu beiden Seiten der Grenze Steine liegen. Nimm „+ Leiter“: jedes Feld zeigt, was der Weg dorthin kostet. Klick auf b3, das sind 3 AP.",
  ],
  treasure: [
    "Einen Schatz bergen",
    "Dein Leiter steht auf einer Ruine. Wähle „Schatz bergen“ für 3 AP. Der oberste kommt offen vor dich.",
  ],
  limit: [
    "Ein Mitglied, ein Schatz",
    "Ein zweiter Schatz im selben Zug braucht hier ein zweites Mitglied. Unter dem Plan steht, warum es nicht geht, mit der Nummer der Regel. Die Nummer führt zu den Regeln.",
  ],
  explorers: [
    "Zwei Forscher",
    "4 AP sind übrig. Setz zwei Forscher im Basislager ein: nimm „+ Forscher“ und klick auf a1, zweimal. (Oder wähle a1 und den Knopf dort.)",
  ],
  walk: [
    "Zum Tempel gehen",
    "Wähle a1, damit du einen Forscher in der Hand hast, und klick auf den Tempel auf b1: zwei Steine, 2 AP.",
  ],
  end: [
    "Den Zug beenden",
    "Alle 10 AP sind ausgegeben. Bis zum Ende des Zuges kannst du zurücknehmen, doch nie über etwas hinaus, das neu aufgedeckt wurde. Beende jetzt den Zug.",
  ],
  clearing: [
    "Igors Plättchen",
    "Jetzt bist du Igor und hast eine Lichtung. Leg sie ungedreht auf c2. Auf Lichtungen lassen sich Lager errichten, von denen deine Mitglieder später starten.",
  ],
  team: [
    "Zu zweit",
    "Bring zwei Forscher nach b1: „+ Forscher“, Klick auf b1 (3 AP), und noch einmal.",
  ],
  floors: [
    "Den Tempel erhöhen",
    "Wähle b1 und lege zweimal eine Stufe frei, je 2 AP: die zweite braucht den zweiten Forscher. Der Tempel wächst auf Stufe 3.",
  ],
  majority: [
    "Wer hält ihn?",
    "Igor hat auf b1 Stärke 2, Philippe 1: Igors Banner weht, und er bekäme 3 Punkte. Ein Leiter zählt 3, ein Forscher 1. Bei Gleichstand bekommt niemand etwas. „Wertung jetzt“ zeigt das jederzeit für alle.",
  ],
  volcano: [
    "Wenn ein Vulkan erwacht",
    "In B, D und F steckt je ein Vulkan. Wer ihn zieht, löst eine Wertung aus: reihum geben alle 10 AP aus und werten sofort jeden gehaltenen Tempel, und 1, 3 oder 6 für einen, zwei oder drei gleiche Schätze. So kann ein Tempel mehreren Punkte bringen. Eine Schlusswertung beendet das Spiel. Viel Glück!",
  ],
};
