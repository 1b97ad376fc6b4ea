import type { Words } from "../words";

function many(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? "s" : ""}`;
}

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
  bots: { random: "Hasard", easy: "Facile", medium: "Moyen", hard: "Fort", expert: "Expert" },
  variants: { classic: "Classique", auction: "Enchères", solo: "Solo" },
  variantWords: {
    classic:
      "Piochez une tuile, posez-la, dépensez 10 points d’action. Trois volcans et la fin amènent des décomptes.",
    auction:
      "Misez vos points pour jouer avant les autres et choisir la tuile. Chacun commence avec 20.",
    solo: "Vous seul contre Mutul, qui suit des cartes et ne laisse rien au hasard.",
  },
  editions: {
    classic1999: "Anglaise 1999",
    french2005: "Française 2005",
    supermeeple: "Super Meeple",
  },
  editionWords: {
    classic1999:
      "Un camp se dresse sur toute clairière, un volcan peut isoler des cases, les égalités sont partagées.",
    french2005:
      "Un camp demande un membre sur place ; un volcan peut isoler des cases, les égalités sont partagées.",
    supermeeple:
      "Un camp demande un membre sur place, aucun volcan n’isole rien, gardes et trésors départagent.",
  },
  options: {
    camp_needs_member: "Camp avec membre",
    volcano_may_seal: "Le volcan peut isoler",
    ties: "Égalités",
  },
  optionWords: {
    camp_needs_member: "Un de vos membres doit-il se trouver là où vous dressez un camp (R1.1) ?",
    volcano_may_seal: "Un volcan peut-il isoler à jamais des cases inexplorées (R1.2) ?",
    ties: "Victoire partagée, ou départagée par les temples gardés, puis les trésors (R1.3).",
  },
  optionValues: {
    true: "Oui",
    false: "Non",
    shared: "Partagées",
    supermeeple: "Par les gardes, puis les trésors",
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
      "Au cœur de la jungle, des temples attendent sous des siècles de verdure. Envoyez votre expédition.",
    playNow: "Jouer tout de suite",
    playNowWords: "Deux expéditions : vous contre un robot.",
    against: "Force du robot",
    newHere: "C’est nouveau pour vous ?",
    learn: "Apprenez en jouant une manche",
    solo: "Seul contre Mutul",
    soloWords: "Un automate mené par des cartes et une boussole. Battez son score.",
    difficulty: "Avance de Mutul",
    difficultyWords: "Les points avec lesquels il commence ; vous commencez à zéro.",
    soloMembers: "Membres qu’il envoie",
    soloMembersWords: "Explorateurs en plus ou en moins que sur ses cartes, à chaque tour.",
    deck: "Vos propres cartes",
    deckWords: "Si vous avez le jeu : un fichier avec ses douze cartes.",
    deckChoose: "Choisir un fichier",
    deckExample: "Les cartes fournies, en fichier",
    deckDrop: "Reprendre les cartes fournies",
    playSolo: "Jouer en solo",
    custom: "Préparer une table",
    customWords: "Deux à quatre joueurs, humains et robots mêlés, devant cet écran.",
    variant: "Variante",
    edition: "Édition",
    person: "Humain",
    name: "Nom",
    addSeat: "Ajouter un joueur",
    removeSeat: (n) => `Retirer le joueur ${n}`,
    who: (n) => `Qui est le joueur ${n} ?`,
    options: "Règles maison",
    begin: "Commencer",
    seed: "Graine (facultatif)",
    seedWords: "La même graine donne les mêmes tuiles et trésors.",
    games: "Vos parties",
    allGames: (n) => `Afficher les ${n} parties`,
    noGames: "Aucune partie encore. La première est à un clic.",
    resume: "Continuer",
    watch: "Revoir le plateau",
    rename: "Renommer",
    remove: "Supprimer",
    removeSure: (name) => `Supprimer « ${name} » pour de bon ?`,
    rematchSame: "Revanche, même donne",
    rematchNew: "Revanche, nouvelle donne",
    replay: "Revoir",
    result: "Résultat",
    newName: "Nouveau nom",
    more: "Plus",
    open: "Ouvrir un fichier de partie",
    openWords: "Un fichier .tikal : revoyez-le, ou reprenez là où il s’arrête.",
    badFile: "Ce n’est pas une partie lisible.",
    badFileAt: (place) => `Ce fichier ne peut pas être rejoué ; l’erreur est ici : ${place}.`,
    runningFile:
      "Ce fichier dit ce qui était public pendant la partie. Il pourra être ouvert quand elle sera finie et enregistrée de nouveau.",
    over: "finie",
    moves: (n) => many(n, "coup"),
  },
};
