import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("fr");
const games = (n: number): string =>
  plural(n, "D’après votre dernière partie", "D’après vos # dernières parties");
const share = (percent: number | null): string => {
  if (percent === null) return "environ une partie sur deux";
  if (percent === 0) return "très peu de parties";
  return percent === 100 ? "presque toutes les parties" : `environ ${percent}\u00a0% des parties`;
};

export const home: Pick<Words, "home" | "challenge"> = {
  home: {
    picture: (title) => `Le plateau de la partie ${title}`,
    ongoing: "Votre partie continue",
    last: "Votre dernière partie",
    newHere: "Vous découvrez Tikal ?",
    lessonWords: "Apprenez en jouant : de courtes leçons sur un vrai plateau, pas à pas.",
    lesson: "Commencer les leçons",
    play: "Jouer",
    playWords: "Vous contre un bot, jusqu’au quatrième décompte.",
    solo: "Solo",
    soloWhich: "Quel jeu en solo",
    soloGames: { solo: "Contre Mutul", legend: "Tikal Legend" },
    rematch: "Revanche",
    options: "Options",
  },
  challenge: {
    fair: (what) => `${what} (équilibré pour vous)`,
    proposed: (what) => `${what} (proposé)`,
    begin: (what) => `${what} (pour commencer)`,
    botFirst: (bot) => `${bot} : parfait pour une première partie.`,
    bot: (bot, n, percent) => `${games(n)}, vous devriez gagner ${share(percent)} contre : ${bot}.`,
    soloFirst: (score) => `${score} est le départ le plus bas, et ce n’est pas gagné d’avance.`,
    solo: (score, n, percent) => `${games(n)}, vous devriez gagner ${share(percent)} à ${score}.`,
    soloEased: (score, n, percent) =>
      `${games(n)}, vous devriez gagner ${share(percent)} à ${score} s’il envoie un explorateur de moins à chaque tour.`,
    soloHard: (score) => `${score} est difficile : aucun bot n’y a encore gagné.`,
    legendFirst: (score) => `À ${score}, le bot facile gagne six parties sur dix.`,
    legendHard: (printed, balanced) =>
      `À ${printed}, comme imprimé, le bot difficile gagne trois parties sur quatre ; à ${balanced}, une sur deux.`,
  },
};
