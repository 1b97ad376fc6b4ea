import type { Words } from "../words";

export const people: Pick<Words, "botNames" | "botLevels" | "botCharacters" | "colours"> = {
  botNames: { random: "Coco", easy: "Lupe", medium: "Bruno", hard: "Ximena", expert: "Balam" },
  botLevels: {
    random: "Zufall",
    easy: "leicht",
    medium: "mittel",
    hard: "schwer",
    expert: "Experte",
  },
  botCharacters: {
    random: "Ein Affe mit Zelt: macht irgendetwas Erlaubtes, ganz ohne Grund.",
    easy: "Neugierig und vergesslich: ein Gang nach dem anderen, ab und zu ein Fehler.",
    medium: "Baut gern: plant ganze Züge um Tempel und überlässt dir die meisten Schätze.",
    hard: "Sammelt gern: vergleicht viele Pläne, gräbt nach Sätzen, nutzt jeden Wertungszug.",
    expert:
      "Denkt voraus: spielt vor jeder Aktion deine Antworten durch. Braucht ein paar Sekunden.",
  },
  colours: {
    title: "Deine Farbe",
    of: (n) => `Farbe von Spieler ${n}`,
    names: {
      tikal: { azure: "Blau", gold: "Gold", rose: "Rosa", black: "Schwarz" },
      okabe: { azure: "Blau", gold: "Orange", rose: "Grün", black: "Rost" },
      contrast: { azure: "Dunkelblau", gold: "Gelb", rose: "Magenta", black: "Schwarz" },
    },
    signs: { azure: "Kreis", gold: "Dreieck", rose: "Raute", black: "Quadrat" },
    earlier: (n) => `Spieler ${n} nach oben: spielt früher`,
    order: "Gespielt wird von oben nach unten.",
  },
};
