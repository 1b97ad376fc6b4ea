import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("fr");

export const rating: Pick<Words, "rating" | "profile"> = {
  rating: {
    title: "Classement",
    rated: "Classée",
    term: "Partie classée",
    termWords: "Le résultat modifie la cote de chaque personne. Prendre place, c’est l’accepter.",
    botWords: "Le résultat modifie votre cote et celle des bots. Il n’y a pas de conseils.",
    needsAccount: "Pour une partie classée, il faut un compte : ainsi, votre cote reste à vous.",
    toAccount: "Se connecter ou créer un compte",
    onePerson: "Pour une partie classée, une seule personne joue à cet écran.",
    noSeed: "Dans une partie classée, la donne est toujours tirée au hasard.",
    about: "Chaque cote commence à 1500 ; les parties classées font le reste.",
    provisionalWords:
      "Un point d’interrogation signale une cote encore incertaine. Après une dizaine de parties à deux, ou quatre parties à quatre, elle reçoit un rang.",
    none: "Personne n’a encore joué de partie classée dans cette variante.",
    start: "Choisissez « Partie classée » en préparant une table.",
    rank: "Rang",
    player: "Nom",
    value: "Cote",
    games: "Parties",
    of: (value) => `Cote : ${value}`,
    changed: (value) => `Évolution de la cote : ${value}`,
    board: "Au classement",
  },
  profile: {
    title: (handle) => `Profil : ${handle}`,
    own: "Votre profil",
    rank: (n) => `Rang ${n}`,
    played: (n) => plural(n, "# partie classée", "# parties classées"),
    history: "Évolution de la cote",
    span: (from, to, n) => `De ${from} à ${to} en ${plural(n, "# partie", "# parties")}.`,
    games: "Parties classées",
    results: "Résultats",
    noRating: "Pas encore de partie classée.",
    noGames: "Aucune partie classée n’est visible par tout le monde.",
    place: (n, of) => `Place ${n} sur ${of}`,
    against: (names) => `Contre ${list(names)}`,
    somebody: "quelqu’un",
    hide: "Masquer mon profil",
    hideWords:
      "Personne d’autre ne voit votre profil, et vous ne figurez pas au classement. Votre cote compte toujours, et on la voit à vos tables classées.",
    hidden: "Votre profil est masqué : personne d’autre ne voit cette page.",
  },
};
