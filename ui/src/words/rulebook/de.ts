import type { Rulebook } from "./rulebook";

export const rulebook: Rulebook = {
  chapters: {
    R1: "Ausgaben",
    R2: "Spielplan",
    R3: "Aufbau",
    R4: "Ein Zug",
    R5: "Ein Plättchen legen",
    R6: "Aktionspunkte",
    R7: "Mitglieder",
    R8: "Tempel und Schätze",
    R9: "Lager und Wachen",
    R10: "Wertungen",
    R12: "Das Ende",
    A: "Versteigerung",
    S: "Solo gegen Mutul",
  },
  rules: {
    "R1.1":
      "Ob ein Lager eines deiner Mitglieder auf dem Feld braucht: nicht in der englischen Ausgabe von 1999, wohl aber in der französischen von 2005 und bei Super Meeple.",
    "R1.2":
      "Ob ein Vulkan unerforschte Felder abschneiden darf: 1999 und 2005 ja, bei Super Meeple nein.",
    "R1.3":
      "Gleichstand beim Sieg: 1999 und 2005 geteilt; bei Super Meeple entscheiden Wachen, dann Schätze.",
    "R1.4": "Die Versteigerung lässt sich mit jeder Ausgabe spielen.",
    "R1.5": "Eine Ausgabe ist eine Reihe von Optionen; jede lässt sich anders wählen.",
    "R2.1":
      "Der Plan hat 40 Felder, Spalten a bis h und Reihen 1 bis 5; die Spalten a, c, e und g liegen ein halbes Feld weiter nördlich.",
    "R2.2":
      "Die Richtungen sind N, NO, SO, S, SW, NW. Ein Plättchen hat sechs Seiten und wird in Schritten von 60° gedreht.",
    "R2.3":
      "Von Anfang an erforscht: das Basislager auf a1, Tempel der Stufe 1 auf a2 und b1, eine Lichtung auf b2.",
    "R2.4": "36 Plättchen und die 4 gedruckten Felder füllen den Plan.",
    "R3.1":
      "2 bis 4 Spieler mit je einem Leiter, 18 Forschern, 2 Lagern und bis zu 2 Wachen. Alle beginnen bei 0 und neben dem Plan.",
    "R3.2": "Die Plättchen werden je Buchstabe gemischt und kommen von A bis G.",
    "R3.3": "24 Schätze, je drei von acht Arten, liegen verdeckt. Es gibt 48 Stufen.",
    "R3.4": "Die Reihenfolge steht fest; Platz 1 beginnt.",
    "R3.5":
      "Aller Zufall kommt aus einem Startwert: gleicher Wert und gleiche Entscheidungen, gleiches Spiel.",
    "R4.1": "Zieh ein Plättchen, leg es, gib bis zu 10 AP aus, beende den Zug. Der Rest verfällt.",
    "R4.2":
      "Ein gezogener Vulkan bleibt in der Hand: erst kommt eine Wertung, dann wird er gelegt und der Zug geht mit 10 AP weiter.",
    "R4.3": "Das gezogene Plättchen sehen alle. Passt es nirgends, verlässt es das Spiel.",
    "R5.1": "Ein Plättchen kommt auf ein unerforschtes Feld neben einem erforschten.",
    "R5.2":
      "Mindestens eine Seite muss mit einem erforschten Nachbarn, der kein Vulkan ist, einen Weg bilden: durch Steine auf der einen oder der anderen Seite.",
    "R5.3": "Ein Vulkan braucht keinen Weg und wird nicht gedreht.",
    "R5.4":
      "Ein Tempel beginnt auf seiner gedruckten Stufe; diese Stufen kommen nicht aus dem Vorrat.",
    "R5.5": "Eine Ruine bekommt so viele verdeckte Schätze, wie sie Masken zeigt.",
    "R5.6":
      "Wo Abschneiden verboten ist, darf ein Vulkan kein unerforschtes Feld vom Basislager trennen.",
    "R5.7": "Drehungen, die gleich aussehen, zählen als eine.",
    "R6.1":
      "Einsetzen 1, ziehen so viel wie Steine, versetzen 1, freilegen 2, bergen 3, tauschen 3, Lager 5, Wache 5: in beliebiger Folge, solange die AP reichen.",
    "R6.2":
      "Ein Schritt von Feld zu Feld wird auf einmal bezahlt und lässt sich nicht auf Züge verteilen.",
    "R6.3": "Was je Zug zählt, beginnt in jedem Zug bei null, auch in Wertungszügen.",
    "R7.1":
      "Setze einen Forscher oder den Leiter aus deinem Vorrat ins Basislager oder in eines deiner Lager.",
    "R7.2":
      "Zieh auf ein benachbartes erforschtes Feld, das kein Vulkan ist, über mindestens einen Stein, für so viele AP wie Steine. Niemand versperrt den Weg.",
    "R7.3":
      "Versetze ein Mitglied zwischen dem Basislager und deinen Lagern oder zwischen deinen Lagern für 1 AP.",
    "R7.4": "Ein Leiter hat Stärke 3, ein Forscher 1. Mitglieder kehren nie in den Vorrat zurück.",
    "R8.1":
      "Lege die nächste Stufe eines unbewachten Tempels frei, auf dem du ein Mitglied hast, wenn der Vorrat sie noch hat; bei 10 ist Schluss.",
    "R8.2": "Höchstens 2 Stufen je Tempel und Zug; die zweite braucht dort zwei deiner Mitglieder.",
    "R8.3":
      "Birg den obersten Schatz einer Ruine, auf der du ein Mitglied hast; er liegt offen vor dir.",
    "R8.4": "Höchstens 2 Schätze je Ruine und Zug; der zweite braucht dort zwei deiner Mitglieder.",
    "R8.5": "Eine leere Ruine zählt als Lichtung.",
    "R8.6":
      "Tausche einen deiner einzelnen Schätze gegen einen einzelnen anderer Art von jemand anderem. Das lässt sich nicht ablehnen; Paare und Drillinge sind sicher.",
    "R9.1":
      "Ein Lager kommt auf eine Lichtung oder leere Ruine ohne Lager. Du hast zwei; sie bleiben stehen.",
    "R9.2":
      "Eine Wache kommt auf einen unbewachten Tempel, auf dem du stärker bist als jeder andere. Deine übrigen Mitglieder dort verlassen das Spiel. Du hast zwei.",
    "R9.3":
      "Ein bewachter Tempel behält seine Stufe. Die Wache hat keine Stärke und arbeitet nicht, hält den Tempel aber für immer.",
    "R10.1":
      "Ein Vulkan löst eine Wertung aus: wer ihn zog beginnt, reihum geben alle 10 AP aus und werten sofort.",
    "R10.2":
      "Nach dem Zug mit dem letzten Plättchen kommt die Schlusswertung; es beginnt der nächste Spieler.",
    "R10.3":
      "Du bekommst die Stufe jedes Tempels, den du bewachst oder auf dem, ohne Wache, du allein die größte Stärke hast. Gleichstand zählt für niemanden.",
    "R10.4": "Schätze zählen 1, 3 oder 6 für einen, zwei oder drei gleiche.",
    "R10.5": "Alles bleibt und kann wieder zählen, sogar für mehrere Spieler in einer Wertung.",
    "R12.1": "Das Spiel endet nach der Schlusswertung. Die meisten Punkte gewinnen.",
    "R12.2": "Geteilt: die Gleichen gewinnen zusammen.",
    "R12.3":
      "Super Meeple: der höchste bewachte Tempel entscheidet, dann die Zahl der Schätze; sonst wird geteilt.",
    A1: "Alle beginnen mit 20 Punkten; sie sind das Geld. Niemand bietet mehr, als er hat.",
    A2: "In jeder Runde liegen so viele Plättchen offen wie Spieler da sind; alle Marker stehen oben.",
    A3: "Wessen Marker oben steht, bietet reihum mehr als das letzte Gebot oder passt. Wer passt, ist nur aus dieser Versteigerung.",
    A4: "Sie endet, wenn alle außer dem Höchstbietenden gepasst haben. Passen alle, spielt umsonst, wer zuerst gepasst hat.",
    A5: "Der Gewinner zahlt, nimmt ein beliebiges Plättchen, spielt seinen Zug und dreht den Marker um.",
    A6: "Die nächste Versteigerung beginnt im Uhrzeigersinn beim ersten, dessen Marker oben steht.",
    A7: "Der Letzte einer Runde bekommt das letzte Plättchen umsonst. Dann kommen alle Marker nach oben.",
    A8: "Die neue Runde eröffnet der linke Nachbar dessen, der zuletzt gespielt hat.",
    A9: "36 Plättchen lassen sich auf 2, 3 oder 4 Spieler gleich verteilen.",
    A10: "Die Schlusswertung geht vom kleinsten zum größten Punktestand; bei Gleichstand im Uhrzeigersinn ab dem, der zuletzt gespielt hat.",
    A11: "Beispiel: B gewinnt mit 5, A mit 4, C spielt umsonst, D nimmt das letzte Plättchen, A eröffnet die nächste Runde.",
    S1: "Zwei Plätze: du beginnst bei 0, Mutul bei 175 mit einem Leiter und 36 Forschern, ohne Lager und AP. Du darfst mit ihm Schätze tauschen.",
    S2: "Der Führer beginnt auf b2. Er versperrt nichts und hat keine Stärke.",
    S3: "12 Karten werden gemischt; sind alle gebraucht, wird neu gemischt.",
    S4: "Mutul beginnt, dann geht es abwechselnd: je 18 Plättchen.",
    S5: "Nadel und Drehsinn der Karte ordnen die Felder: zuerst der nächste Ring um den Führer, im Ring ab der Richtung der Nadel im Drehsinn.",
    S6: "Wo mehreres gleich gut ist, entscheidet der Kompass.",
    S7: "Schritt 1, Stufen: je eine auf bis zu zwei der höchsten Tempel, in denen er führt und die wachsen können.",
    S8: "Schritt 2, Schätze: in jeder Ruine einer je Mitglied von ihm, höchstens zwei.",
    S9: "Schritt 3, Plättchen: auf das erste erlaubte Feld nach dem Kompass, mit den meisten Steinen zum Führer, der dorthin geht.",
    S10: "Schritt 4, Mitglieder: auf das neue Plättchen; nach Lichtung oder Vulkan auf die höchsten Tempel, in denen er nicht führt, dann auf Ruinen mit wenigen Schätzen.",
    S11: "Schritt 5, Weiterziehen: seine Mitglieder auf leeren Ruinen gehen, wohin Schritt 4 sie schicken würde.",
    S12: "Schritt 6, Wachen, auf manchen Karten: auf Tempel ab Stufe 8, die nicht wachsen können und in denen er führt. Seine übrigen dort kehren in den Vorrat zurück.",
    S13: "Bei einem Vulkan wertest nur du. Hat Mutul ihn gezogen, folgen die Schritte 1, 2, 4, 5, 6 einer neuen Karte.",
    S14: "Am Ende hast du einen Wertungszug, dann deckt Mutul eine letzte Karte auf und wertet. Du gewinnst mit mehr Punkten als er.",
    S15: "Mutuls Start: 125 sehr leicht, 150 leicht, 175 normal, 190 schwer, 225 sehr schwer; dazu ein Mitglied mehr oder weniger in Schritt 4.",
    S16: "Die mitgelieferten Karten sind nachgebildet; ein eigener Stapel lässt sich verwenden.",
  },
  misreadings: [
    [
      "In der Wertung bekommt nur der Ziehende AP.",
      "Alle bekommen 10 AP und werten gleich danach.",
      "R10.1",
    ],
    [
      "Ein Tempel zählt einmal je Wertung.",
      "Er kann den Besitzer wechseln und mehreren zählen.",
      "R10.5",
    ],
    ["Bei Gleichstand zählt er für beide.", "Für niemanden.", "R10.3"],
    [
      "Der Leiter arbeitet für drei.",
      "Nur seine Stärke ist 3; bei der Arbeit ist er ein Mitglied.",
      "R7.4",
    ],
    ["Jeder Schatz kann getauscht werden.", "Nur einzelne; Paare sind sicher.", "R8.6"],
  ],
};
