import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("fr");

export const setup: Pick<
  Words,
  | "bots"
  | "variants"
  | "variantWords"
  | "editions"
  | "editionWords"
  | "options"
  | "optionWords"
  | "optionValues"
  | "difficulties"
  | "start"
> = {
  bots: {
    random: "Aléatoire",
    easy: "Facile",
    medium: "Moyen",
    hard: "Difficile",
    expert: "Expert",
  },
  variants: { classic: "Classique", auction: "Enchères", solo: "Solo", legend: "Legend, solo" },
  variantWords: {
    classic:
      "Piochez une tuile, posez-la, dépensez vos points d’action. Trois volcans et la fin de la partie amènent des décomptes.",
    auction:
      "Misez vos points pour jouer plus tôt et choisir votre tuile. Tout le monde commence avec 20 points.",
    solo: "Vous contre Mutul, qui suit un paquet de cartes et ne choisit rien.",
    legend: "Six manches contre Mutul, avec un choix, des cartes Action et des lacs.",
  },
  editions: {
    classic1999: "Anglaise 1999",
    french2005: "Française 2005",
    supermeeple: "Super Meeple",
  },
  editionWords: {
    classic1999:
      "Un camp s’installe sur toute clairière, un volcan peut isoler des cases, la victoire est partagée en cas d’égalité.",
    french2005:
      "Un camp demande un pion sur place, un volcan peut isoler des cases, la victoire est partagée en cas d’égalité.",
    supermeeple:
      "Un camp demande un pion sur place, un volcan ne peut isoler aucune case, temples gardés et trésors départagent.",
  },
  options: {
    camp_needs_member: "Camp avec pion sur place",
    volcano_may_seal: "Le volcan peut isoler des cases",
    ties: "Égalités",
  },
  optionWords: {
    camp_needs_member: "Faut-il un de vos pions là où vous installez un camp ? (R1.1)",
    volcano_may_seal: "Un volcan peut-il isoler pour de bon des cases inexplorées ? (R1.2)",
    ties: "Victoire partagée, ou départage par les temples gardés, puis les trésors. (R1.3)",
  },
  optionValues: {
    true: "Oui",
    false: "Non",
    shared: "Victoire partagée",
    supermeeple: "Par les temples gardés, puis les trésors",
    edition: "Selon l’édition",
  },
  difficulties: {
    very_easy: "Très facile",
    easy: "Facile",
    standard: "Normal",
    hard: "Difficile",
    very_hard: "Très difficile",
  },
  start: {
    tagline:
      "Au cœur de la jungle, des temples dorment sous la végétation depuis des siècles. Envoyez votre expédition.",
    playNow: "Jouer tout de suite",
    against: "Force du bot",
    soloWords: "Un automate guidé par des cartes et une boussole. Battez son score.",
    difficulty: "Avance de Mutul",
    soloMembers: "Pions qu’il envoie",
    soloMembersWords: "Pions ajoutés ou retirés par rapport à ses cartes, à chaque tour.",
    deck: "Vos propres cartes",
    deckWords: "Si vous avez le jeu : un fichier avec ses douze cartes.",
    deckChoose: "Choisir un fichier",
    deckExample: "Les cartes fournies, en fichier",
    deckDrop: "Reprendre les cartes fournies",
    playSolo: "Jouer en solo",
    legendWords:
      "Six manches contre Mutul : choisissez PA, tuiles et cartes Action, puis jouez-les.",
    legendScore: "Avance de Mutul",
    legendScores: {
      balanced: (score) => `${score} (équilibré)`,
      printed: (score) => `${score} (comme imprimé)`,
      other: "Un autre nombre",
    },
    legendOther: "Ses points au départ",
    legendLetters: "Ses cartes Solo",
    legendLettersWords:
      "A préfère les trésors, B les temples, C la périphérie. Deux lettres : plus difficile.",
    legendChance: "Une lettre au hasard",
    legendLetter: (letters) => `M et ${letters}`,
    legendTrail: "Explorateurs à chacune de ses pistes",
    legendScoringTrail: "Sa piste aux décomptes",
    legendScoringTrails: {
      always: "À chaque décompte",
      interim: "Seulement après les volcans (plus facile)",
      never: "Jamais (encore plus facile)",
    },
    legendSwap: "Il échange un trésor à chaque décompte (plus difficile)",
    legendFloor: "Il élève le plus haut temple à chaque décompte (plus difficile)",
    legendHarder: "Difficulté",
    legendDeckWords: "Si vous avez la boîte : un fichier avec ses seize cartes Solo.",
    playLegend: "Jouer à Legend",
    learnLegend: "Apprenez Legend en une manche",
    custom: "Partie personnalisée",
    customWords: "De deux à quatre joueurs, ici ou ailleurs, personnes et bots à volonté.",
    variant: "Variante",
    edition: "Édition",
    person: "Personne",
    name: "Nom",
    addSeat: "Ajouter un joueur",
    removeSeat: (n) => `Retirer le joueur ${n}`,
    who: (n) => `Qui est le joueur ${n} ?`,
    options: "Règles maison",
    begin: "Commencer",
    seed: "Graine (facultative)",
    seedWords: "La même graine donne les mêmes tuiles et les mêmes trésors.",
    games: "Vos parties",
    allGames: (n) => `Afficher les ${n} parties`,
    noGames: "Aucune partie pour le moment. Lancez la première !",
    resume: "Continuer",
    watch: "Voir le plateau",
    rename: "Renommer",
    remove: "Supprimer",
    removeSure: (name) => `Supprimer définitivement « ${name} » ?`,
    rematchSame: "Revanche, même tirage",
    rematchNew: "Revanche, nouveau tirage",
    replay: "Revoir",
    result: "Résultat",
    newName: "Nouveau nom",
    more: "Plus",
    open: "Ouvrir un fichier",
    openWords: "Une sauvegarde à reprendre, ou une partie .tikal à revoir.",
    badFile: "Impossible de lire ce fichier.",
    badFileAt: (place) => `Impossible de rejouer cette partie ; l’erreur est ici : ${place}.`,
    runningFile:
      "Fichier enregistré en cours de partie. Pour l’ouvrir, enregistrez-le de nouveau une fois la partie terminée.",
    over: "terminée",
    moves: (n) => plural(n, "# coup", "# coups"),
  },
};
