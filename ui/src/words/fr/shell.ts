import { countingIn } from "../plural";
import type { Words } from "../words";
import { people } from "./people";

const { plural } = countingIn("fr");

export const shell: Pick<Words, "language" | "nav" | "common" | "settings" | "session" | "keys"> = {
  language: "Français",
  nav: {
    home: "Tikal, accueil",
    play: "Jouer",
    learn: "Apprendre",
    rules: "Règles",
    statistics: "Statistiques",
    settings: "Réglages",
    skip: "Aller au contenu",
    menu: "Menu",
    backToGame: "Retour à la partie",
    backToLesson: "Retour à la leçon",
  },
  common: {
    labelled: (label, text = "") => `${label} : ${text}`.trimEnd(),
    cancel: "Annuler",
    close: "Fermer",
    toStart: "Accueil",
    confirm: "Confirmer",
    loading: "Chargement…",
    points: (n) => plural(n, "# point", "# points"),
    ap: (n) => `${n} PA`,
    offline: "Le serveur ne répond pas. Veuillez réessayer.",
    again: "Réessayer",
    partMissing: "Une partie de la page n’a pas pu être chargée : le serveur ne répond pas.",
    failed: "Cela n’a pas fonctionné.",
    seat: (n) => `Joueur ${n}`,
    you: "Vous",
    mutul: "Mutul",
    bot: (id) => {
      const name = people.botNames[id];
      return name ? `${name} (${people.botLevels[id]})` : id;
    },
  },
  settings: {
    title: "Réglages",
    language: "Langue",
    theme: "Apparence",
    themes: { system: "Comme le système", light: "Claire", dark: "Sombre" },
    palette: "Couleurs des joueurs",
    palettes: { tikal: "Tikal", okabe: "Okabe–Ito", contrast: "Fort contraste" },
    speed: "Animation",
    speeds: { slow: "Lente", normal: "Normale", fast: "Rapide", none: "Aucune" },
    confirmEnd: "Demander confirmation s’il reste des PA",
    hotkeys: "Raccourcis à une touche",
    names: "Afficher le nom des cases sur le plateau",
    userName: "Votre nom",
  },
  session: {
    title: "Vos parties",
    about: "Vos parties sont liées à ce navigateur, ou à votre compte si vous en avez un.",
    take: "Retrouver vos parties dans un autre navigateur",
    link: (minutes) =>
      `Ouvrez cette adresse dans l’autre navigateur, ou saisissez-y le code qui la termine. Elle sert une seule fois, pendant ${minutes} minutes. Quiconque la connaît obtient vos parties : ne la montrez à personne d’autre.`,
    copy: "Copier l’adresse",
    copied: "Copiée",
    logOut: "Se déconnecter",
    logOutAsk:
      "Se déconnecter de ce navigateur ? Vous n’y retrouverez plus vos parties, et les copies de son cookie ne vaudront plus rien. Pour les garder, ouvrez-les d’abord dans un autre navigateur.",
    arrival: "Vos parties d’un autre navigateur",
    code: "Code",
    redeem: "Afficher ces parties ici",
    own: "Ce navigateur affichera les parties de l’autre. Le lien doit être le vôtre : si quelqu’un d’autre vous l’a envoyé, fermez cette page.",
    replaced: (n) =>
      plural(
        n,
        "Ce navigateur a déjà # partie. Elle n’y figurera plus ; pour la garder, ouvrez-la d’abord dans un autre navigateur.",
        "Ce navigateur a déjà # parties. Elles n’y figureront plus ; pour les garder, ouvrez-les d’abord dans un autre navigateur.",
      ),
  },
  keys: {
    title: "Touches",
    list: [
      ["Flèches", "aller de case en case"],
      ["Entrée", "choisir, y aller, confirmer"],
      ["Maj + Entrée / clic", "nouvel explorateur ici ; ou le suivant du même endroit"],
      ["R / Maj + R", "tourner la tuile"],
      ["E / L", "choisir l’explorateur / le chef"],
      ["S / Maj + S", "explorateur / chef de la réserve"],
      ["U / Maj + U", "dégager un niveau / autant que possible"],
      ["T", "déterrer un trésor"],
      ["C", "installer un camp"],
      ["G / Maj + G", "gardien : explorateur / chef"],
      ["Z / Y", "annuler / rétablir"],
      ["Retour arrière", "recommencer le tour"],
      ["N", "terminer le tour"],
      ["1 – 9", "Legend : choisir un élément ; Entrée le prend ou le joue"],
      ["D", "Legend : Directeur du musée"],
      ["H", "conseil"],
      ["W", "mode essai"],
      ["/", "écrire un coup"],
      ["+ − 0", "zoom, tout le plateau"],
      ["Maj + flèches", "déplacer le plateau"],
      ["Échap", "désélectionner, passer l’animation"],
      ["P", "replier ou afficher le panneau"],
      ["?", "ces touches"],
    ],
  },
};
