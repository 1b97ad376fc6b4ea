import type { Lessons } from "../lesson";
import { actions, CONFIRM, EARLY, END, EXPLORER, LEADER, READ } from "./labels";

export const first: Lessons["first"] = {
  welcome: [
    "Willkommen in Tikal",
    "Du führst eine Expedition durch den Dschungel. In jedem Zug legst du ein Plättchen und gibst 10 Aktionspunkte (AP) aus. Wenn ein Vulkan erwacht, bringen kontrollierte Tempel und Schätze Punkte. Spielen wir den ersten Zug einer Partie: Du bist Philippe, in Blau.",
    READ,
  ],
  tile: [
    "Ein Plättchen legen",
    `Du hast eine Ruine gezogen. Plättchen kommen neben erkundete Felder. Klicke auf b3: Du siehst eine Vorschau, und goldene Zahlen zeigen, was ein Schritt über die Kante kostet. Wähle dann „${CONFIRM}“.`,
    "lege das Plättchen ungedreht auf b3",
    {
      turned:
        "drehe das Plättchen zurück auf Drehung 1. So gedreht bräuchte dein Leiter mehr AP bis dorthin",
      elsewhere:
        "lege das Plättchen auf b3. Das ist zwei Schritte vom Basiscamp entfernt, also kommt dein Leiter noch in diesem Zug hin",
    },
  ],
  leader: [
    "Den Leiter einsetzen",
    `Figuren kommen für 1 AP ins Basiscamp a1. Ein Schritt kostet 1 AP für jeden Stein des Weges. Wähle „${LEADER}“ und klicke dann auf b3: zusammen 3 AP.`,
    `wähle „${LEADER}“ und klicke dann auf b3`,
    {
      explorer: `wähle diesmal „${LEADER}“. Auch ein Forscher könnte graben, aber die Stärke des Leiters hilft dir später`,
      elsewhere: "bringe den Leiter nach b3: Dort liegen die Schätze",
      early: EARLY,
    },
  ],
  treasure: [
    "Einen Schatz bergen",
    `Dein Leiter steht auf der Ruine. Wähle b3 und dann „${actions.recover}“ für 3 AP. Der Schatz kommt offen vor dich.`,
    `wähle b3 und dann „${actions.recover}“`,
    {
      away: "lass den Leiter auf b3: Nur Figuren auf der Ruine können dort graben",
      explorer: "grabe zuerst: Dein Leiter steht schon auf der Ruine, mehr braucht es nicht",
      early: EARLY,
    },
  ],
  limit: [
    "Eine Figur, ein Schatz",
    "Ein zweiter Schatz im selben Zug bräuchte hier eine zweite Figur. Was nicht geht, ist grau, mit dem Grund und der Nummer der Regel. Die Nummer führt zu den Regeln.",
    READ,
  ],
  explorers: [
    "Zwei Forscher",
    `Du hast noch 4 AP. Wähle „${EXPLORER}“ und klicke auf a1. Dann das Ganze noch einmal.`,
    `wähle „${EXPLORER}“ und klicke auf a1`,
    {
      leader: "lass den Leiter stehen: Auf der Ruine kann er im nächsten Zug wieder graben",
      further: "setze zuerst beide Forscher auf a1 ein. Dann bleiben 2 AP für den nächsten Schritt",
      early: EARLY,
    },
  ],
  walk: [
    "Zum Tempel gehen",
    "Klicke auf a1, um einen Forscher zu wählen, und dann auf den Tempel auf b1: zwei Steine, 2 AP.",
    "klicke auf a1 und dann auf b1",
    {
      leader: "bewege einen Forscher von a1 aus. Der Leiter bleibt auf der Ruine",
      elsewhere: "gehe nach b1: Nur wer am Tempel steht, kann ihn kontrollieren",
      early: EARLY,
    },
  ],
  end: [
    "Den Zug beenden",
    "Alle 10 AP sind ausgegeben. Bis zum Ende des Zuges kannst du Aktionen rückgängig machen, solange nichts Neues aufgedeckt wurde. Beende jetzt den Zug.",
    `wähle „${END}“`,
  ],
};
