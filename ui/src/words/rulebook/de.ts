import { unbroken } from "../de/spaces";
import { LEGEND } from "./legend-de";
import type { Rulebook } from "./rulebook";

export const rulebook: Rulebook = unbroken({
  chapters: {
    R1: "Ausgaben",
    R2: "Spielplan",
    R3: "Aufbau",
    R4: "Ein Zug",
    R5: "Ein Plättchen legen",
    R6: "Aktionspunkte",
    R7: "Figuren",
    R8: "Tempel und Schätze",
    R9: "Camps und Wächter",
    R10: "Wertungen",
    R12: "Das Ende",
    A: "Versteigerung",
    S: "Solo gegen Mutul",
    L: "Tikal Legend, solo",
  },
  rules: {
    ...LEGEND,
    "R1.1":
      "Braucht ein Camp eine deiner Figuren auf dem Feld? Nicht in der englischen Ausgabe von 1999, aber in der französischen von 2005 und bei Super Meeple.",
    "R1.2":
      "Darf ein Vulkan unerforschte Felder abschneiden? 1999 und 2005 ja, bei Super Meeple nein.",
    "R1.3":
      "Gleichstand beim Sieg: 1999 und 2005 geteilter Sieg; bei Super Meeple entscheiden bewachte Tempel, dann Schätze.",
    "R1.4": "Die Versteigerung lässt sich mit jeder Ausgabe spielen.",
    "R1.5": "Eine Ausgabe ist eine Voreinstellung; du kannst jede Option ändern.",
    "R2.1":
      "Der Spielplan hat 40 Felder, Spalten a bis h und Reihen 1 bis 5; die Spalten a, c, e und g liegen ein halbes Feld weiter nördlich.",
    "R2.2":
      "Die Richtungen sind N, NO, SO, S, SW, NW. Ein Plättchen hat sechs Seiten und wird in Schritten von 60° gedreht.",
    "R2.3":
      "Von Anfang an erforscht: das Basiscamp auf a1, Tempel der Stufe 1 auf a2 und b1, eine Lichtung auf b2.",
    "R2.4": "36 Plättchen und die 4 gedruckten Felder füllen den Spielplan.",
    "R3.1":
      "2 bis 4 Spieler mit je einem Leiter, 18 Forschern, 2 Camps und bis zu 2 Wächtern. Alle beginnen bei 0 und neben dem Spielplan.",
    "R3.2": "Die Plättchen werden je Buchstabe gemischt und kommen in der Reihenfolge A bis G.",
    "R3.3": "24 Schätze, je drei von acht Arten, liegen verdeckt. Der Bestand hat 48 Tempelstufen.",
    "R3.4": "Die Reihenfolge steht fest; Platz 1 beginnt.",
    "R3.5":
      "Aller Zufall kommt aus einem Startwert: gleicher Startwert und gleiche Entscheidungen, gleiche Partie.",
    "R4.1":
      "Ziehe ein Plättchen, lege es, gib bis zu 10 AP aus, beende den Zug. Übrige AP verfallen.",
    "R4.2":
      "Ein gezogener Vulkan kommt zur Seite: Erst folgt eine Wertung, dann wird er gelegt, und der Zug geht mit 10 AP weiter.",
    "R4.3":
      "Das gezogene Plättchen sehen alle. Lässt es sich nirgends anlegen, kommt es aus dem Spiel.",
    "R5.1": "Ein Plättchen kommt auf ein unerforschtes Feld neben einem erforschten.",
    "R5.2":
      "Mindestens eine Seite muss mit einem erforschten Nachbarfeld, das kein Vulkan ist, einen Weg bilden: durch Steine auf der einen oder der anderen Seite der Kante.",
    "R5.3": "Ein Vulkan braucht keinen Weg und wird nicht gedreht.",
    "R5.4":
      "Ein Tempel beginnt auf seiner gedruckten Stufe; diese Stufen kommen nicht aus dem Bestand.",
    "R5.5": "Eine Ruine bekommt so viele verdeckte Schätze, wie sie Masken zeigt.",
    "R5.6":
      "Wo Abschneiden verboten ist, darf ein Vulkan kein unerforschtes Feld vom Basiscamp trennen.",
    "R5.7": "Drehungen, die gleich aussehen, zählen als eine.",
    "R6.1":
      "Kosten: einsetzen 1, bewegen 1 je Stein, versetzen 1, freilegen 2, bergen 3, tauschen 3, Camp 5, Wächter 5; in beliebiger Reihenfolge, solange die AP reichen.",
    "R6.2":
      "Ein Schritt von Feld zu Feld wird auf einmal bezahlt und lässt sich nicht auf mehrere Züge verteilen.",
    "R6.3": "Was je Zug gezählt wird, beginnt in jedem Zug bei null, auch in Wertungszügen.",
    "R7.1":
      "Setze einen Forscher oder den Leiter aus deinem Vorrat im Basiscamp oder in einem deiner Camps ein.",
    "R7.2":
      "Bewege eine Figur auf ein benachbartes erforschtes Feld, das kein Vulkan ist. Zwischen beiden Feldern muss mindestens ein Stein liegen; jeder Stein kostet 1 AP. Niemand versperrt den Weg.",
    "R7.3":
      "Versetze eine Figur zwischen dem Basiscamp und deinen Camps oder zwischen deinen Camps für 1 AP.",
    "R7.4": "Ein Leiter hat Stärke 3, ein Forscher 1. Figuren kehren nie in den Vorrat zurück.",
    "R8.1":
      "Lege die nächste Stufe eines unbewachten Tempels frei, auf dem du eine Figur hast, wenn der Bestand sie noch hat; bei Stufe 10 ist Schluss.",
    "R8.2": "Höchstens 2 Stufen je Tempel und Zug; die zweite braucht dort zwei deiner Figuren.",
    "R8.3":
      "Hole den obersten Schatz aus einer Ruine, auf der du eine Figur hast; er liegt offen vor dir.",
    "R8.4": "Höchstens 2 Schätze je Ruine und Zug; der zweite braucht dort zwei deiner Figuren.",
    "R8.5": "Eine leere Ruine zählt als Lichtung.",
    "R8.6":
      "Tausche einen deiner einzelnen Schätze gegen einen einzelnen Schatz anderer Art eines anderen Spielers. Das lässt sich nicht ablehnen; Paare und Trios sind sicher.",
    "R9.1":
      "Ein Camp kommt auf eine Lichtung oder leere Ruine ohne Camp. Du hast zwei; sie bleiben stehen.",
    "R9.2":
      "Ein Wächter kommt auf einen unbewachten Tempel, auf dem du die Mehrheit hast. Deine übrigen Figuren dort kommen aus dem Spiel. Du hast zwei Wächter.",
    "R9.3":
      "Ein bewachter Tempel behält seine Stufe. Der Wächter hat keine Stärke und arbeitet nicht, kontrolliert den Tempel aber für immer.",
    "R10.1":
      "Ein Vulkan löst eine Wertung aus: Wer ihn gezogen hat, beginnt; reihum geben alle 10 AP aus und erhalten sofort Punkte.",
    "R10.2":
      "Nach dem Zug mit dem letzten Plättchen kommt die Schlusswertung; es beginnt der nächste Spieler.",
    "R10.3":
      "Du erhältst die Stufe jedes Tempels, den du bewachst oder der unbewacht ist und auf dem du die Mehrheit hast. Bei Gleichstand erhält niemand Punkte.",
    "R10.4": "Schätze bringen 1, 3 oder 6 Punkte für einen, zwei oder drei gleiche.",
    "R10.5":
      "Alles bleibt liegen und kann wieder Punkte bringen, sogar mehreren Spielern in einer Wertung.",
    "R12.1": "Die Partie endet nach der Schlusswertung. Wer die meisten Punkte hat, gewinnt.",
    "R12.2": "Geteilter Sieg: Punktgleiche teilen sich den Sieg.",
    "R12.3":
      "Super Meeple: Der höchste bewachte Tempel entscheidet, dann die Zahl der Schätze; sonst wird der Sieg geteilt.",
    A1: "Alle beginnen mit 20 Punkten; sie sind das Geld. Niemand kann mehr bieten als die eigenen Punkte.",
    A2: "In jeder Runde liegen so viele Plättchen offen aus, wie Spieler da sind; alle Amulette sind offen.",
    A3: "Wessen Amulett offen ist, bietet reihum mehr als das letzte Gebot oder passt. Wer passt, setzt nur in dieser Versteigerung aus.",
    A4: "Sie endet, wenn alle bis auf das höchste Gebot gepasst haben. Passen alle, spielt kostenlos, wer zuerst gepasst hat.",
    A5: "Wer gewinnt, zahlt, nimmt ein beliebiges ausgelegtes Plättchen, spielt den Zug und dreht das eigene Amulett um.",
    A6: "Die nächste Versteigerung beginnt im Uhrzeigersinn beim ersten Spieler, dessen Amulett offen ist.",
    A7: "Wer in einer Runde zuletzt übrig bleibt, bekommt das letzte Plättchen kostenlos. Dann werden alle Amulette wieder offen hingelegt.",
    A8: "Die neue Runde eröffnet, wer links neben dem zuletzt spielenden Platz sitzt.",
    A9: "36 Plättchen lassen sich auf 2, 3 oder 4 Spieler gleich verteilen.",
    A10: "Die Schlusswertung geht vom kleinsten zum größten Punktestand; bei Gleichstand im Uhrzeigersinn, beginnend bei dem Platz, der zuletzt gespielt hat.",
    A11: "Beispiel: B gewinnt mit 5, A mit 4, C spielt kostenlos, D nimmt das letzte Plättchen, A eröffnet die nächste Runde.",
    S1: "Zwei Plätze: Du beginnst bei 0, Mutul bei 175 mit einem Leiter und 36 Forschern, ohne Camps und AP. Du darfst mit ihm Schätze tauschen.",
    S2: "Der Guide beginnt auf b2. Er versperrt nichts und hat keine Stärke.",
    S3: "12 Karten werden gemischt; sind alle verbraucht, wird neu gemischt.",
    S4: "Mutul beginnt, dann geht es abwechselnd weiter: je 18 Plättchen.",
    S5: "Nadel und Drehsinn der Karte ordnen die Felder: zuerst der nächste Ring um den Guide, im Ring ab der Richtung der Nadel im Drehsinn.",
    S6: "Wo mehrere Möglichkeiten gleich gut sind, entscheidet der Kompass.",
    S7: "Schritt 1, Stufen: je eine auf bis zu zwei der höchsten Tempel, die wachsen können und auf denen er die Mehrheit hat.",
    S8: "Schritt 2, Schätze: in jeder Ruine einer je Figur von ihm, höchstens zwei.",
    S9: "Schritt 3, Plättchen: auf das erste erlaubte Feld nach dem Kompass, mit den meisten Steinen zum Guide, der dorthin geht.",
    S10: "Schritt 4, Figuren: auf das neue Plättchen; nach Lichtung oder Vulkan auf die höchsten Tempel, auf denen er nicht die Mehrheit hat, dann auf Ruinen mit wenigen Schätzen.",
    S11: "Schritt 5, Weitergehen: Seine Figuren auf leeren Ruinen gehen dorthin, wohin Schritt 4 sie schicken würde.",
    S12: "Schritt 6, Wächter, auf manchen Karten: auf Tempel ab Stufe 8, die nicht mehr wachsen können und auf denen er die Mehrheit hat. Seine übrigen Figuren dort kehren in den Vorrat zurück.",
    S13: "Bei einem Vulkan hast nur du einen Wertungszug. Hat Mutul ihn gezogen, folgen die Schritte 1, 2, 4, 5 und 6 einer neuen Karte.",
    S14: "Am Ende hast du einen Wertungszug, dann deckt Mutul eine letzte Karte auf und erhält seine Punkte. Du gewinnst mit mehr Punkten als er.",
    S15: "Mutuls Anfangspunkte: 125 sehr leicht, 150 leicht, 175 normal, 190 schwer, 225 sehr schwer; dazu auf Wunsch eine Figur mehr oder weniger in Schritt 4.",
    S16: "Die mitgelieferten Karten sind nachgebildet; du kannst einen eigenen Stapel verwenden.",
  },
  misreadings: [
    [
      "In der Wertung bekommt nur AP, wer den Vulkan gezogen hat.",
      "Alle bekommen 10 AP und erhalten gleich danach Punkte.",
      "R10.1",
    ],
    [
      "Ein Tempel zählt einmal je Wertung.",
      "Er kann den Besitzer wechseln und mehreren Spielern Punkte bringen.",
      "R10.5",
    ],
    ["Bei Gleichstand zählt er für beide.", "Für niemanden.", "R10.3"],
    [
      "Der Leiter arbeitet für drei.",
      "Nur seine Stärke ist 3; bei der Arbeit zählt er als eine Figur.",
      "R7.4",
    ],
    ["Jeder Schatz kann getauscht werden.", "Nur einzelne; Paare und Trios sind sicher.", "R8.6"],
  ],
});
