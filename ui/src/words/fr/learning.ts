import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("fr");

export const learning: Pick<Words, "learn"> = {
  learn: {
    title: "Apprendre",
    about:
      "Cinq courtes leçons sur un vrai plateau. Chacune prend quelques minutes ; vous pouvez vous arrêter et reprendre plus tard.",
    lessons: {
      first: [
        "Votre premier tour",
        "Poser une tuile, mettre des pions en jeu, déterrer un trésor.",
      ],
      temples: [
        "Temples et majorité",
        "Élever un temple et le contrôler : qui a le plus de force ?",
      ],
      treasures: ["Trésors et échange", "Paires et triplés, et comment obtenir celui qui manque."],
      camps: ["Camps, transferts et gardiens", "Un accès à la jungle, et un temple pour de bon."],
      volcano: ["Volcan et décompte", "Dépenser ses PA, marquer, voir les autres marquer."],
      legend: ["Tikal Legend", "La première manche du jeu en solo contre Mutul."],
    },
    number: (n, of) => `Leçon ${n} sur ${of}`,
    step: (n, of) => `Étape ${n} sur ${of}`,
    steps: (n) => plural(n, "# étape", "# étapes"),
    isDone: "Terminée",
    begin: (title) => `Commencer : ${title}`,
    goOn: (title) => `Continuer : ${title}`,
    lessonDone: (title) => `Leçon terminée : ${title}`,
    nextLesson: (title) => `Leçon suivante : ${title}`,
    all: "Toutes les leçons",
    startEasy: "Jouer une partie facile",
    playLegend: "Jouer à Legend",
    next: "Suite",
    again: "Recommencer",
    done: "Vous savez jouer.",
    howTitle: "Règles en bref",
    howAbout: "Le jeu en une douzaine d’images. Les numéros comme R8.2 mènent à la règle exacte.",
    howLesson: (title) => `Essayer : ${title}`,
    numbered: "Règles numérotées",
    rulesTitle: "Règles",
    search: "Chercher dans les règles",
    noRule: (sought) => `Aucune règle ne contient « ${sought} ».`,
    misreadings: "Souvent mal compris",
    tryAgain: (what) => `Pas tout à fait : ${what}.`,
  },
};
