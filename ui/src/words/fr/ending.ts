import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("fr");
const points = (n: number): string => plural(n, "#\u00a0point", "#\u00a0points");

export const ending: Pick<Words, "ending" | "deeds"> = {
  ending: {
    wonBy: (who, n) =>
      `${who === null ? "Vous gagnez" : `${who} gagne`} avec ${points(n)} d’avance`,
    wonTie: (who) => `${who === null ? "Vous gagnez" : `${who} gagne`} au départage`,
    wonEven: (who) => `Égalité de points : ${who === null ? "vous gagnez" : `${who} gagne`}`,
    place: (place, behind) => `Vous terminez ${place}ᵉ, à ${points(behind)} de la victoire.`,
    ranking: "Classement final",
    skip: "Passer",
    curve: "La partie en points",
    curveWords: "Choisissez un moment pour le voir sur le plateau.",
    stop: (move, what, scores) =>
      `Coup ${move} : ${what.length ? `${list(what)}. ` : ""}${scores.join(", ")}`,
    gained: (who, n) => (who === null ? `vous marquez ${points(n)}` : `${who} marque ${points(n)}`),
    board: "Le plateau à la fin",
  },
  deeds: {
    form: "Forme",
    formWords: "Vos dernières parties, la plus récente à gauche",
    won: "gagnée",
    lost: "perdue",
    shared: "partagée",
    gaveUp: "abandonnée",
    byMargin: (won, n) =>
      n === 0 ? "égalité de points" : `${points(n)} ${won ? "d’avance" : "de retard"}`,
    streak: "Victoires d’affilée",
    streakNow: (n) => `${n} en ce moment`,
    bestScore: "Plus haut score",
    bestMargin: "Plus large victoire",
    none: "–",
    lines: "Par variante et adversaire",
    achievements: "Succès",
    reached: (n, of) => `${n} sur ${of}`,
    open: "pas encore",
    names: {
      expedition: ["Première expédition", "Jouez une partie jusqu’au bout."],
      victory: ["Première victoire", "Gagnez une partie."],
      summit: ["Temple de niveau\u00a010", "Marquez pour un temple de niveau\u00a010."],
      three_triples: ["Trois triplés", "Terminez une partie avec trois triplés de trésors."],
      every_kind: ["Musée", "Terminez une partie avec les huit types de trésors."],
      builder: ["Grand bâtisseur", "Dégagez 15 niveaux en une partie."],
      both_guards: ["Deux gardiens", "Installez vos deux gardiens en une partie."],
      great_round: ["Soixante d’un coup", "Marquez 60\u00a0points en un tour de décompte."],
      comeback: ["Remontée", "Gagnez après avoir été à la dernière place lors d’un décompte."],
      photo_finish: ["Photo-finish", "Gagnez d’un seul point, ou au départage."],
      thrifty: [
        "Économe",
        "Gagnez une partie aux enchères en misant 10\u00a0points au plus en tout.",
      ],
      table_of_four: ["La grande table", "Gagnez à quatre joueurs."],
      beat_easy: ["Facile battu", "Gagnez contre le bot facile."],
      beat_medium: ["Moyen battu", "Gagnez contre le bot moyen."],
      beat_hard: ["Difficile battu", "Gagnez contre le bot difficile."],
      beat_expert: ["Expert battu", "Gagnez contre le bot expert."],
      mutul_very_easy: ["Mutul, très facile", "Battez Mutul à son départ le plus bas."],
      mutul_easy: ["Mutul, facile", "Battez Mutul au niveau facile."],
      mutul_standard: ["Mutul, normal", "Battez Mutul au niveau normal. Aucun bot ne l’a fait."],
      mutul_hard: ["Mutul, difficile", "Battez Mutul au niveau difficile. Aucun bot ne l’a fait."],
      mutul_very_hard: [
        "Mutul, très difficile",
        "Battez Mutul à son départ le plus haut. Aucun bot ne l’a fait.",
      ],
      legend: ["Une légende", "Gagnez Tikal Legend."],
      legend_printed: ["Légende vivante", "Gagnez Tikal Legend au départ imprimé ou plus haut."],
      streak: ["Trois d’affilée", "Gagnez trois parties de suite."],
      every_game: ["Touche-à-tout", "Jouez chacun des quatre jeux jusqu’au bout."],
    },
  },
};
