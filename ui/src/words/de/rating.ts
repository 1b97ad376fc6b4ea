import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("de");

export const rating: Pick<Words, "rating" | "profile"> = {
  rating: {
    title: "Rangliste",
    rated: "Mit Rangliste",
    term: "Ranglistenpartie",
    termWords: "Das Ergebnis ändert die Spielstärke aller. Wer Platz nimmt, ist einverstanden.",
    botWords: "Das Ergebnis ändert deine Spielstärke und die der Bots. Es gibt keine Tipps.",
    needsAccount:
      "Für Ranglistenpartien brauchst du ein Konto, damit deine Spielstärke dir bleibt.",
    toAccount: "Anmelden oder Konto erstellen",
    onePerson: "In einer Ranglistenpartie spielt nur eine Person an diesem Bildschirm.",
    noSeed: "In einer Ranglistenpartie entscheidet immer der Zufall über die Verteilung.",
    about: "Alle beginnen mit 1500; den Rest entscheiden die Ranglistenpartien.",
    provisionalWords:
      "Ein Fragezeichen heißt: Die Spielstärke ist noch unsicher. Nach etwa zehn Partien zu zweit oder vier Partien zu viert gibt es einen Rang.",
    none: "In dieser Variante hat noch niemand eine Ranglistenpartie gespielt.",
    start: "Wähle „Ranglistenpartie“, wenn du einen Tisch eröffnest.",
    rank: "Rang",
    player: "Name",
    value: "Stärke",
    games: "Partien",
    of: (value) => `Spielstärke: ${value}`,
    changed: (value) => `Änderung der Spielstärke: ${value}`,
    board: "Zur Rangliste",
  },
  profile: {
    title: (handle) => `Profil: ${handle}`,
    own: "Dein Profil",
    rank: (n) => `Rang ${n}`,
    played: (n) => plural(n, "# Ranglistenpartie", "# Ranglistenpartien"),
    history: "Spielstärke im Lauf der Zeit",
    span: (from, to, n) => `Von ${from} auf ${to} in ${plural(n, "# Partie", "# Partien")}.`,
    games: "Ranglistenpartien",
    results: "Ergebnisse",
    noRating: "Noch keine Ranglistenpartien.",
    noGames: "Es gibt keine Ranglistenpartien, die alle sehen dürfen.",
    place: (n, of) => `Platz ${n} von ${of}`,
    against: (names) => `Gegen ${list(names)}`,
    somebody: "jemanden",
    hide: "Mein Profil verbergen",
    hideWords:
      "Niemand sonst sieht dein Profil, und du stehst nicht in der Rangliste. Deine Spielstärke zählt weiter, und an deinen Ranglistentischen ist sie zu sehen.",
    hidden: "Dein Profil ist verborgen: Nur du siehst diese Seite.",
  },
};
