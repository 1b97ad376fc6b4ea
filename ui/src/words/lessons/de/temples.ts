import { seeing } from "../../de/seeing";
import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, READ } from "./labels";

export const temples: Lessons["temples"] = {
  clearing: [
    "Igors Zug",
    "Jetzt bist du Igor, in Gelb, und hast eine Lichtung gezogen. Lege sie ungedreht auf c2.",
    "lege das Plättchen ungedreht auf c2",
    {
      turned: "drehe das Plättchen zurück auf Drehung 1, damit von c2 Wege weiterführen",
      elsewhere: "lege das Plättchen auf c2. Von dort führen die Wege weiter in den Dschungel",
    },
  ],
  one: [
    "Zum Tempel",
    `Philippe hat einen Forscher am Tempel auf b1. Du überbietest ihn: Wähle „${EXPLORER}“ und klicke dann auf b1 (3 AP).`,
    `wähle „${EXPLORER}“ und klicke dann auf b1`,
    {
      leader: `wähle „${EXPLORER}“. Zwei Forscher reichen hier; spare den Leiter für später`,
      elsewhere: "gehe bis nach b1: Stärke zählt nur am Tempel selbst",
      early: EARLY,
    },
  ],
  two: [
    "Und noch einer",
    "Einer gegen einen ist ein Gleichstand, und bei Gleichstand kontrolliert niemand den Tempel. Bringe einen zweiten Forscher nach b1.",
    `wähle „${EXPLORER}“ und klicke dann auf b1`,
    {
      alone:
        "bringe zuerst den zweiten Forscher. In einem Zug sind zwei Stufen möglich, aber die zweite braucht zwei Figuren vor Ort",
      leader: `wähle „${EXPLORER}“. Ein Forscher mehr reicht`,
      elsewhere: "gehe nach b1: Stärke zählt nur am Tempel selbst",
      early: EARLY,
    },
  ],
  levels: [
    "Den Tempel erhöhen",
    `Wähle b1 und dann zweimal „${actions.uncover}“, je 2 AP. Ein Tempel kann in einem Zug um zwei Stufen wachsen; die zweite braucht zwei deiner Figuren.`,
    `wähle b1 und dann „${actions.uncover}“`,
    {
      more: "gib diese AP für Stufen aus: Mit Stärke 2 gegen 1 kontrollierst du den Tempel schon",
      early: EARLY,
    },
  ],
  held: [
    "Wer kontrolliert ihn?",
    `Igor hat auf b1 Stärke 2, Philippe 1: Igors Banner weht. Bei einer Wertung bringt der Tempel seine Stufe, 3 Punkte. „${seeing.see.ifScored}“ zeigt das jederzeit für alle.`,
    READ,
  ],
  end: [
    "Den Zug beenden",
    "Alle AP sind ausgegeben. Beende den Zug und sieh, was Philippe tun kann.",
    `wähle „${END}“`,
  ],
  tile: [
    "Philippes Zug",
    "Du bist wieder Philippe und hast einen Tempel der Stufe 2 gezogen. Lege ihn ungedreht auf a3.",
    "lege das Plättchen ungedreht auf a3",
    {
      turned: "drehe das Plättchen zurück auf Drehung 1: Dann ist der Weg von a2 kurz",
      elsewhere: "lege das Plättchen auf a3, nahe am Basiscamp",
    },
  ],
  tie: [
    "Ein Gleichstand",
    "Dein zweiter Forscher wartet auf a1. Klicke auf a1 und dann auf b1, und achte auf Igors Banner.",
    "klicke auf a1 und dann auf b1",
    {
      newcomer: "nimm den Forscher, der schon auf a1 steht. Ein neuer kostet 1 AP mehr",
      leader: "zuerst der Forscher von a1: Sieh, was ein Gleichstand bewirkt",
      level: "erhöhe ihn noch nicht: Die Punkte bekäme Igor",
      early: EARLY,
    },
  ],
  leader: [
    "Der Leiter entscheidet",
    "2 gegen 2: Niemand kontrolliert den Tempel, niemand bekäme Punkte. Aber ein Leiter hat Stärke 3. Klicke auf b3, um deinen zu wählen, und dann auf b1 (4 AP).",
    "klicke auf b3 und dann auf b1",
    {
      explorer: "nimm den Leiter: Mit Stärke 3 zählt er so viel wie drei Forscher",
      elsewhere: "bringe den Leiter bis nach b1",
      level: "löse zuerst den Gleichstand: So bekäme niemand die Punkte der neuen Stufe",
      early: EARLY,
    },
  ],
  taken: [
    "Mehrheit",
    "5 gegen 2: Der Tempel gehört dir. Vertrieben wird nie jemand. Wer bei der eigenen Wertung am stärksten ist, erhält die Stufe als Punkte. Sicher ist ein Tempel also nie für lange.",
    READ,
  ],
};
