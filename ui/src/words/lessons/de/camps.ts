import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, GUARD, READ, ROTATE } from "./labels";

export const camps: Lessons["camps"] = {
  why: [
    "Ein langer Weg",
    "Der Dschungel wächst, und der Weg vom Basiscamp wird mit jedem Zug länger. Ein Camp ist ein zweiter, eigener Zugang. Du hast zwei davon für die ganze Partie. Dein Forscher steht schon auf der Lichtung c2.",
    READ,
  ],
  camp: [
    "Ein Camp errichten",
    `Wähle c2 und dann „${actions.camp}“: 5 AP. Es braucht eine Lichtung oder eine Ruine ohne Schätze, und eine deiner Figuren vor Ort.`,
    `wähle c2 und dann „${actions.camp}“`,
    {
      walk: "lass den Forscher auf c2: Eine deiner Figuren muss dort stehen",
      leader: "den Leiter braucht es nicht: Ein Forscher steht schon auf der Lichtung",
      early: EARLY,
    },
  ],
  newcomer: [
    "Im Camp einsetzen",
    `Wähle „${EXPLORER}“ und klicke auf c2. Das kostet 1 AP statt 3 AP vom Basiscamp aus.`,
    `wähle „${EXPLORER}“ und klicke auf c2`,
    {
      base: "klicke auf c2, dein neues Camp. Von a1 bräuchte der Forscher 2 AP mehr bis hierher",
      walk: `wähle „${EXPLORER}“ und klicke auf c2: Es kommt eine neue Figur`,
      early: EARLY,
    },
  ],
  shift: [
    "Versetzen",
    "Dein anderer Forscher steht auf a1. Zwischen dem Basiscamp und deinen Camps kostet Versetzen 1 AP, wie weit es auch ist. Klicke auf a1 und dann auf c2.",
    "klicke auf a1 und dann auf c2",
    {
      newcomer: "setze keinen neuen ein: Versetze den Forscher von a1",
      walk: "klicke gleich auf c2. Zu Fuß kostet es 2 AP, Versetzen nur 1 AP",
      back: "andersherum: von a1 nach c2",
      early: EARLY,
    },
  ],
  near: [
    "Gleich nebenan",
    `Vom Camp ist c3 einen Schritt entfernt. Klicke auf c2 und dann auf c3. Wähle dort „${actions.uncover}“.`,
    `gehe von c2 nach c3 und wähle dann „${actions.uncover}“`,
    {
      elsewhere: "gehe von c2 nach c3: Dort ist ein Tempel zu holen",
      early: EARLY,
    },
  ],
  end: [
    "Den Zug beenden",
    "Alle AP sind ausgegeben. Beende den Zug: Igor ist an der Reihe.",
    `wähle „${END}“`,
  ],
  tile: [
    "Igors Plättchen",
    `Du bist Igor und hast einen Tempel der Stufe 2. Klicke auf d2 und drehe das Plättchen einmal mit „${ROTATE}“, damit der Weg nach c2 nur 1 kostet. Lege es dann.`,
    "lege das Plättchen einmal gedreht auf d2",
    {
      turned: `wähle „${ROTATE}“, bis dort Drehung 2 steht. Dann führt ein Weg mit einem Stein nach c2`,
      elsewhere: "lege das Plättchen auf d2",
    },
  ],
  raise: [
    "Zuerst erhöhen …",
    `Dein Leiter und ein Forscher stehen am Tempel auf a3. Gleich bewachst du ihn, und ein bewachter Tempel wächst nicht mehr. Wähle also a3 und dann zweimal „${actions.uncover}“.`,
    `wähle a3 und dann „${actions.uncover}“`,
    {
      guard: "erhöhe den Tempel zuerst: Bewacht behält er seine Stufe für immer",
      leader: "noch nicht: Die zweite Stufe braucht zwei Figuren vor Ort",
      early: EARLY,
    },
  ],
  aside: [
    "… dann zur Seite …",
    "Der Wächter bleibt für immer am Tempel, und deine übrigen Figuren dort kommen aus dem Spiel. Hole also zuerst den Leiter heraus: Klicke auf a3, wähle den Leiter, klicke auf a2 (1 AP).",
    "wähle den Leiter auf a3 und klicke dann auf a2",
    {
      guard: "bringe zuerst den Leiter weg. Er käme aus dem Spiel, und seine Stärke 3 ist kostbar",
      explorer: "bewege den Leiter. Der Forscher bleibt: Er wird der Wächter",
      early: EARLY,
    },
  ],
  guard: [
    "… dann bewachen",
    `Nur der Forscher ist noch da und sonst niemand. Wähle a3 und dann „${GUARD}“: 5 AP.`,
    `wähle a3 und dann „${GUARD}“`,
    {
      away: "lass den Forscher auf a3: Er wird der Wächter",
      leader: "der Leiter steht gut. Bewache jetzt a3 mit dem Forscher",
      early: EARLY,
    },
  ],
  kept: [
    "Deiner bis zum Schluss",
    "Der Tempel auf a3 gehört jetzt Igor und bringt bei jeder Wertung 5 Punkte, wer auch kommt. Du hast zwei Wächter für die ganze Partie: Nimm sie für hohe Tempel, aber warte nicht zu lange.",
    READ,
  ],
};
