import type { Words } from "../words";

export const people: Pick<Words, "botNames" | "botLevels" | "botCharacters" | "colours"> = {
  botNames: { random: "Coco", easy: "Lupe", medium: "Bruno", hard: "Ximena", expert: "Balam" },
  botLevels: {
    random: "aléatoire",
    easy: "facile",
    medium: "moyen",
    hard: "difficile",
    expert: "expert",
  },
  botCharacters: {
    random: "Un singe sous la tente : fait tout ce qui est permis, sans la moindre raison.",
    easy: "Esprit curieux et distrait : une marche à la fois, et de temps en temps une erreur.",
    medium: "L’âme d’un bâtisseur : des tours entiers pour les temples, peu de trésors.",
    hard: "L’âme d’un collectionneur : compare les plans, cherche les séries, exploite chaque décompte.",
    expert: "Fin stratège : imagine vos réponses avant chaque coup. Réfléchit quelques secondes.",
  },
  colours: {
    title: "Votre couleur",
    of: (n) => `Couleur du joueur ${n}`,
    names: {
      tikal: { azure: "bleu", gold: "or", rose: "rose", black: "noir" },
      okabe: { azure: "bleu", gold: "orange", rose: "vert", black: "rouille" },
      contrast: { azure: "bleu nuit", gold: "jaune", rose: "magenta", black: "noir" },
    },
    signs: { azure: "rond", gold: "triangle", rose: "losange", black: "carré" },
    earlier: (n) => `Monter le joueur ${n} : joue plus tôt`,
    order: "Les places jouent de haut en bas.",
  },
};
