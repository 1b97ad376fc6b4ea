import { TREASURES } from "../../de/treasures";
import type { Lessons } from "../lesson";
import { actions, EARLY, READ } from "./labels";

const [, , BLADE, , , TURTLE, , FLUTE] = TREASURES;

export const treasures: Lessons["treasures"] = {
  values: [
    "Was Schätze wert sind",
    `Es gibt acht Arten, von jeder drei. Bei jeder Wertung bringt ein einzelner Schatz 1 Punkt, ein Paar 3 und ein Trio 6. Über dem Spielplan siehst du die Schätze aller: Du bist Philippe und hast eine ${TURTLE}. Igor hat auch eine ${TURTLE} und eine ${BLADE}.`,
    READ,
  ],
  dig: [
    "Noch einen bergen",
    `Dein Forscher steht auf der Ruine auf b3. Wähle b3 und dann „${actions.recover}“ (3 AP).`,
    `wähle b3 und dann „${actions.recover}“`,
    {
      first: `behalte die ${TURTLE}: Sie ist die Hälfte eines Paares. Grabe zuerst, dann hast du etwas zum Tauschen`,
      walk: "lass den Forscher auf b3: Nur Figuren auf der Ruine können dort graben",
      leader: "grabe mit dem Forscher auf b3. Der Leiter kontrolliert den Tempel auf b1",
      early: EARLY,
    },
  ],
  singles: [
    "Nur einzelne werden getauscht",
    `Es ist eine ${FLUTE}. Für 3 AP darfst du einen deiner einzelnen Schätze gegen einen einzelnen Schatz eines anderen Spielers tauschen, und ablehnen geht nicht. Mit Igors ${TURTLE} hättest du ein Paar.`,
    READ,
  ],
  exchange: [
    "Tauschen",
    `Wähle „${actions.exchange}“ und dann: ${FLUTE} geben, ${TURTLE} nehmen.`,
    `wähle „${actions.exchange}“: ${FLUTE} geben, ${TURTLE} nehmen`,
    {
      half: `behalte die ${TURTLE} und gib die ${FLUTE}: Ein Paar bringt 3 Punkte, zwei einzelne nur 2`,
      single: `verlange Igors ${TURTLE}. Mit seiner ${BLADE} hättest du weiter zwei einzelne`,
      member:
        "tausche zuerst: Das kostet 3 AP, und im nächsten Zug könnte Igor selbst ein Paar bilden",
      early: EARLY,
    },
  ],
  safe: [
    "Ein Paar ist sicher",
    `Zwei gleiche: von jetzt an 3 Punkte bei jeder Wertung. Paare und Trios haben einen goldenen Rahmen: Niemand kann sie dir nehmen. Mit einer dritten ${TURTLE} wären es 6 Punkte.`,
    READ,
  ],
};
