import type { Lessons } from "../lesson";
import { actions, EARLY, READ } from "./labels";

export const treasures: Lessons["treasures"] = {
  values: [
    "Was Schätze wert sind",
    "Es gibt acht Arten, von jeder drei. Bei jeder Wertung bringt ein einzelner Schatz 1 Punkt, ein Paar 3 und ein Trio 6. Über dem Spielplan siehst du die Schätze aller: Du bist Philippe und hast eine 6, Igor hat eine 6 und eine 3.",
    READ,
  ],
  dig: [
    "Noch einen bergen",
    `Dein Forscher steht auf der Ruine auf b3. Wähle b3 und dann „${actions.recover}“ (3 AP).`,
    `wähle b3 und dann „${actions.recover}“`,
    {
      first:
        "behalte die 6: Sie ist die Hälfte eines Paares. Grabe zuerst, dann hast du etwas zum Tauschen",
      walk: "lass den Forscher auf b3: Nur Figuren auf der Ruine können dort graben",
      leader: "grabe mit dem Forscher auf b3. Der Leiter kontrolliert den Tempel auf b1",
      early: EARLY,
    },
  ],
  singles: [
    "Nur einzelne werden getauscht",
    "Es ist eine 8. Für 3 AP darfst du einen deiner einzelnen Schätze gegen einen einzelnen Schatz eines anderen Spielers tauschen, und ablehnen geht nicht. Mit Igors 6 hättest du ein Paar.",
    READ,
  ],
  exchange: [
    "Tauschen",
    `Wähle „${actions.exchange}“ und dann: 8 geben, 6 nehmen.`,
    `wähle „${actions.exchange}“: 8 geben, 6 nehmen`,
    {
      half: "behalte die 6 und gib die 8: Ein Paar bringt 3 Punkte, zwei einzelne nur 2",
      single: "verlange Igors 6. Mit seiner 3 hättest du weiter zwei einzelne",
      member:
        "tausche zuerst: Das kostet 3 AP, und im nächsten Zug könnte Igor selbst ein Paar bilden",
      early: EARLY,
    },
  ],
  safe: [
    "Ein Paar ist sicher",
    "Zwei gleiche: von jetzt an 3 Punkte bei jeder Wertung. Paare und Trios haben einen goldenen Rahmen: Niemand kann sie dir nehmen. Mit einer dritten 6 wären es 6 Punkte.",
    READ,
  ],
};
