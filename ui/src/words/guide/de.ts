import type { Guide } from "../../learn/guide/sections";
import { unbroken } from "../de/spaces";

export const guide: Guide = unbroken({
  sections: {
    goal: [
      "Das Ziel",
      "Zwei bis vier Expeditionen erforschen den Dschungel. Viermal in einer Partie gibt es eine Wertung: Tempel, die du kontrollierst, und gefundene Schätze bringen Punkte. Wer am Ende die meisten hat, gewinnt.",
      "Blau kontrolliert einen Tempel der Stufe 5, Gelb einen der Stufe 3; ein blauer Forscher gräbt in der Ruine.",
    ],
    turn: [
      "Dein Zug",
      "Ziehe ein Plättchen und lege es, dann gib bis zu 10 Aktionspunkte (AP) aus, wie du willst. Was übrig bleibt, verfällt. Danach ist der nächste Spieler an der Reihe.",
      "Der Spielplan zu Beginn: das Basiscamp, zwei Tempel der Stufe 1 und eine Lichtung, ringsum Dschungel.",
    ],
    tile: [
      "Ein Plättchen legen",
      "Ein Plättchen kommt neben ein erforschtes Feld, und ein Weg muss hinführen: mindestens ein Stein an der gemeinsamen Kante, auf welcher Seite auch immer. Drehe es, wie du willst. Ruinen bekommen so viele verdeckte Schätze, wie sie Masken zeigen.",
      "Eine Ruine zur Vorschau auf b3; goldene Zahlen zeigen, dass die Wege nach b2 und a2 je 1 kosten. Drei andere Felder wären auch erlaubt.",
    ],
    paths: [
      "Wege und Kosten",
      "Neue Figuren kommen für 1 AP ins Basiscamp. Ein Schritt ins Nachbarfeld kostet 1 AP für jeden Stein an der Kante. Ohne Stein gibt es keinen Weg. Niemand versperrt jemandem den Weg.",
      "Was eine neue Figur bis zu jedem Feld zahlt: 1 für das Basiscamp, 2 für b2, 3 für b3.",
    ],
    actions: [
      "Was du tun kannst",
      "Alles in beliebiger Reihenfolge und so oft, wie deine AP reichen. Je Zug und Feld legt eine Figur eine Stufe frei oder birgt einen Schatz; für den zweiten brauchst du dort eine zweite Figur.",
      "",
    ],
    majority: [
      "Wer kontrolliert einen Tempel?",
      "Wer dort die meiste Stärke hat. Ein Leiter hat Stärke 3, ein Forscher 1. Bei Gleichstand kontrolliert ihn niemand. Freigelegte Stufen machen ihn wertvoller, für alle, die ihn bei ihrer Wertung kontrollieren.",
      "Auf b1 schlägt der blaue Leiter zwei gelbe Forscher, 3 zu 2. Auf a2 steht einer gegen einen: Gleichstand.",
    ],
    treasures: [
      "Schätze",
      "Bei jeder Wertung bringt ein einzelner Schatz 1 Punkt, ein Paar 3, ein Trio 6. Für 3 AP darfst du einen einzelnen Schatz gegen den einzelnen eines anderen Spielers tauschen; ablehnen geht nicht. Paare und Trios sind sicher.",
      "Ein Schatz: 1 Punkt. Ein Paar: 3 Punkte. Ein Trio: 6 Punkte.",
    ],
    camp: [
      "Camps",
      "Ein Camp auf einer Lichtung oder einer Ruine ohne Schätze ist ein eigener Zugang. Neue Figuren kommen dort für 1 AP ins Spiel, und Versetzen zwischen Basiscamp und deinen Camps kostet 1 AP, wie weit es auch ist. Du hast zwei Camps.",
      "Ein blaues Camp auf c2 mit zwei Forschern; eine gepunktete Linie führt vom Basiscamp dorthin.",
    ],
    guard: [
      "Wächter",
      "Wo du am stärksten bist, kann eine deiner Figuren zum Wächter werden. Der Tempel gehört dir für immer, wächst aber nicht mehr, und deine übrigen Figuren dort kommen aus dem Spiel. Du hast zwei Wächter.",
      "Ein gelber Wächter kontrolliert einen Tempel der Stufe 7.",
    ],
    scoring: [
      "Vulkan und Wertung",
      "Wer einen Vulkan zieht, löst eine Wertung aus. Reihum geben alle 10 AP aus und erhalten sofort Punkte: die Stufe jedes kontrollierten Tempels und ihre Schätze. So kann ein Tempel mehreren Punkte bringen. Dann wird der Vulkan gelegt; betreten kann ihn niemand.",
      "Ein Vulkan auf b3 neben einem Tempel der Stufe 4 und nicht weit von einem der Stufe 5.",
    ],
    end: [
      "Das Ende",
      "Nach dem Zug mit dem letzten Plättchen kommt eine Schlusswertung. Wer dann die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der höchste bewachte Tempel, dann die Zahl der Schätze.",
      "Bewachte Tempel der Stufen 8 und 6 spät in der Partie und eine Ruine ohne Schätze.",
    ],
    auction: [
      "Variante: Versteigerung",
      "Alle beginnen mit 20 Punkten, und Punkte sind das Geld. So viele Plättchen, wie Spieler dabei sind, liegen offen; biete darum, eines zu nehmen und deinen Zug zu spielen.",
      "Drei offene Plättchen: ein Tempel, eine Ruine und eine Lichtung.",
    ],
    solo: [
      "Variante: Solo",
      "Du spielst gegen Mutul, der mit vielen Punkten beginnt und keine AP braucht. Eine Karte sagt ihm, was er tut, vom Feld seines Guides aus. Während der Partie erhält Mutul keine Punkte: Holst du ihn ein?",
      "Mutuls Guide steht auf b2, seine Forscher kontrollieren den Tempel auf a2.",
    ],
    legend: [
      "Tikal Legend",
      "Sechs Runden gegen Mutul. Ihr wählt abwechselnd AP-Marker, Plättchen und Aktionskarten und spielt sie dann einzeln aus. Es gibt Seen, Inseln und Vulkane, die man betreten kann.",
      "Drei Aktionskarten: Ausgrabung, Verstärkung und ein entlegener Tempel.",
    ],
  },
  actions: [
    { name: "Figur einsetzen", ap: "1", note: "im Basiscamp oder einem deiner Camps" },
    { name: "Bewegen", ap: "1", note: "für jeden Stein an der Kante" },
    { name: "Versetzen", ap: "1", note: "zwischen Basiscamp und deinen Camps" },
    { name: "Stufe freilegen", ap: "2", note: "an einem Tempel, an dem du eine Figur hast" },
    { name: "Schatz bergen", ap: "3", note: "aus einer Ruine, auf der du eine Figur hast" },
    { name: "Schätze tauschen", ap: "3", note: "einzeln gegen einzeln" },
    { name: "Camp errichten", ap: "5", note: "auf einer Lichtung, zweimal je Partie" },
    { name: "Wächter aufstellen", ap: "5", note: "wo du am stärksten bist, zweimal je Partie" },
  ],
});
