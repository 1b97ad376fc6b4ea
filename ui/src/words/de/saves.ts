/** A running game in a file. */
export const saves = {
  save: "Spielstand sichern",
  saveWords:
    "Deine Partie, wie sie jetzt steht. Du kannst die Datei auf der Startseite öffnen, auch wenn die Partie dort gelöscht wurde; was noch verdeckt ist, kann niemand lesen.",
};
