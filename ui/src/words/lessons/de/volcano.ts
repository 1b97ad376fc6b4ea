import type { Lessons } from "../lesson";
import { actions, CONFIRM, END, READ } from "./labels";

export const volcano: Lessons["volcano"] = {
  before: [
    "Vor dem Vulkan",
    "Unter den Plättchen B, D und F liegt je ein Vulkan. Wer einen zieht, löst eine Wertung aus. Du bist Igor und hast gerade deinen Wächter aufgestellt.",
    READ,
  ],
  draw: ["Den Zug beenden", "Beende deinen Zug und sieh, was Philippe zieht.", `wähle „${END}“`],
  order: [
    "Ein Vulkan!",
    "Die Partie hält für eine Wertung an. Philippe hat ihn gezogen und beginnt, dann geht es reihum: Alle geben 10 AP aus und erhalten sofort Punkte. Vor dem Zählen kannst du also noch gehen und bauen. Du bist jetzt Philippe.",
    READ,
  ],
  raise: [
    "Erhöhe, was dir gehört",
    `Du kontrollierst den Tempel auf b1. Wähle ihn und dann zweimal „${actions.uncover}“: 2 Punkte mehr.`,
    `wähle b1 und dann „${actions.uncover}“`,
    {
      guard: "ein Wächter kostet 5 AP und bringt jetzt nichts extra. Erhöhe lieber den Tempel",
      elsewhere: "fange mit b1 an: Dort stehen drei deiner Figuren, also gehen zwei Stufen",
      early: "gib zuerst deine AP aus: Punkte gibt es, wenn du den Zug beendest",
    },
  ],
  claim: [
    "Hole noch einen",
    `Am Tempel auf d2 steht niemand. Klicke auf c2, dann auf d2, und wähle dort „${actions.uncover}“.`,
    `gehe von c2 nach d2 und wähle dann „${actions.uncover}“`,
    {
      newcomer: "nimm einen der Forscher in deinem Camp auf c2: ein Schritt, 1 AP",
      elsewhere: "gehe von c2 nach d2: Der Tempel dort ist frei",
      early: "gib noch mehr aus: Der Tempel auf d2 ist frei und in Reichweite",
    },
  ],
  score: [
    "Punkte erhalten",
    "Beende jetzt den Zug: b1 bringt 5 Punkte, c3 und d2 je 3, dein Paar 3. (Vielleicht wirst du gefragt, weil AP übrig sind: Das ist in Ordnung.)",
    `wähle „${END}“`,
    {
      more: "gut gesehen, das wäre 1 Punkt mehr. Aber lass uns jetzt werten",
      walk: "das reicht: Sonst bringt in Reichweite nichts Punkte",
    },
  ],
  points: [
    "14 Punkte",
    "Tempel 11, Schätze 3. Alles bleibt stehen und kann wieder Punkte bringen. Jetzt ist Igors Wertungszug, und dieselben Tempel sind noch zu holen.",
    READ,
  ],
  answer: [
    "Igors Antwort",
    "Du bist Igor. Deine zwei Forscher auf c1 stehen neben d2, wo Philippe nur einen hat. Klicke auf c1 und dann auf d2, und das noch einmal.",
    "klicke auf c1 und dann auf d2",
    {
      leader: "der Leiter ist zu weit weg. Nimm die Forscher von c1",
      elsewhere: "gehe nach d2: Zwei gegen einen, dann gehört der Tempel dir",
      early: "gib zuerst deine AP aus: Punkte gibt es, wenn du den Zug beendest",
    },
  ],
  higher: [
    "Und höher",
    `Zwei Figuren: Wähle d2 und dann zweimal „${actions.uncover}“.`,
    `wähle d2 und dann „${actions.uncover}“`,
    {
      early: "erhöhe zuerst d2: Jede Stufe ist ein Punkt mehr",
      walk: "erhöhe lieber d2: Jede Stufe ist ein Punkt mehr",
    },
  ],
  again: [
    "Noch einmal Punkte",
    "Beende den Zug. Der Tempel auf d2 bringt ein zweites Mal Punkte, jetzt für Igor.",
    `wähle „${END}“`,
    { walk: "das reicht: Sonst bringt in Reichweite nichts Punkte" },
  ],
  both: [
    "14 zu 13",
    "d2 hat in derselben Wertung beiden Punkte gebracht. Ein Gleichstand bringt niemandem etwas, ein bewachter Tempel immer dem Besitzer. Jetzt wird der Vulkan gelegt, und Philippe spielt seinen normalen Zug.",
    READ,
  ],
  volcano: [
    "Den Vulkan legen",
    `Einen Vulkan betritt niemand, und kein Weg führt hinüber. Klicke auf e3 und wähle „${CONFIRM}“.`,
    "lege den Vulkan auf e3",
    { elsewhere: "lege ihn auf e3, wo er niemandem im Weg ist" },
  ],
  last: [
    "Jetzt weißt du alles",
    "Nach dem letzten Plättchen kommt eine Schlusswertung, und wer die meisten Punkte hat, gewinnt. Versuche es jetzt selbst, gegen einen leichten Gegner. Tipps und Rückgängig helfen dir.",
    READ,
  ],
};
