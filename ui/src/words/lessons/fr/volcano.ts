import type { Lessons } from "../lesson";
import { actions, CONFIRM, END, READ } from "./labels";

export const volcano: Lessons["volcano"] = {
  before: [
    "Avant le volcan",
    "Trois volcans se cachent parmi les tuiles B, D et F. Qui en pioche un déclenche un décompte. Vous êtes Igor et venez d’installer votre gardien.",
    READ,
  ],
  draw: [
    "Terminer le tour",
    "Terminez votre tour, et voyez ce que Philippe pioche.",
    `choisissez « ${END} »`,
  ],
  order: [
    "Un volcan !",
    "La partie s’interrompt pour un décompte. En commençant par Philippe, qui l’a pioché, chacun dépense 10 PA puis marque aussitôt. On peut donc se déplacer et élever avant de compter. Vous êtes maintenant Philippe.",
    READ,
  ],
  raise: [
    "Élever ce que l’on contrôle",
    `Vous contrôlez le temple en b1. Sélectionnez-le et choisissez deux fois « ${actions.uncover} » : 2 points de plus.`,
    `sélectionnez b1 et choisissez « ${actions.uncover} »`,
    {
      guard:
        "un gardien coûterait 5 PA sans rien rapporter de plus maintenant. Élevez plutôt le temple",
      elsewhere: "commencez par b1 : vous y avez trois pions, il peut gagner deux niveaux",
      early: "dépensez d’abord vos PA : vous marquez quand vous terminez le tour",
    },
  ],
  claim: [
    "En prendre un autre",
    `Il n’y a personne au temple en d2. Cliquez sur c2, puis sur d2, et choisissez-y « ${actions.uncover} ».`,
    `allez de c2 en d2, puis choisissez « ${actions.uncover} »`,
    {
      newcomer: "prenez un des explorateurs de votre camp c2 : un pas, 1 PA",
      elsewhere: "allez de c2 en d2 : le temple y est libre",
      early: "dépensez encore : le temple en d2 est libre, et à votre portée",
    },
  ],
  score: [
    "Marquer",
    "Terminez maintenant le tour : b1 vaut 5 points, c3 et d2 3 chacun, et votre paire 3. (On vous demandera peut-être confirmation, car il reste des PA : c’est normal.)",
    `choisissez « ${END} »`,
    {
      more: "bien vu, cela ferait 1 point de plus. Mais marquons maintenant",
      walk: "cela suffit : rien d’autre à portée ne rapporte",
    },
  ],
  points: [
    "14 points",
    "Temples 11, trésors 3. Tout reste en place et pourra rapporter encore. C’est maintenant le tour de décompte d’Igor, et les mêmes temples sont toujours à prendre.",
    READ,
  ],
  answer: [
    "La réponse d’Igor",
    "Vous êtes Igor. Vos deux explorateurs en c1 sont à côté de d2, où Philippe n’en a qu’un. Cliquez sur c1, puis sur d2, et recommencez.",
    "cliquez sur c1, puis sur d2",
    {
      leader: "le chef est trop loin. Prenez les explorateurs de c1",
      elsewhere: "allez en d2 : à deux contre un, le temple est à vous",
      early: "dépensez d’abord vos PA : vous marquez quand vous terminez le tour",
    },
  ],
  higher: [
    "Et plus haut",
    `Deux pions : sélectionnez d2 et choisissez deux fois « ${actions.uncover} ».`,
    `sélectionnez d2 et choisissez « ${actions.uncover} »`,
    {
      early: "élevez d’abord d2 : chaque niveau est un point de plus",
      walk: "élevez plutôt d2 : chaque niveau est un point de plus",
    },
  ],
  again: [
    "Marquer encore",
    "Terminez le tour. Le temple en d2 rapporte une seconde fois, cette fois à Igor.",
    `choisissez « ${END} »`,
    { walk: "cela suffit : rien d’autre à portée ne rapporte" },
  ],
  both: [
    "14 à 13",
    "d2 a rapporté aux deux, au même décompte. Une égalité ne rapporte à personne, un temple gardé toujours à son propriétaire. On pose maintenant le volcan, et Philippe joue son tour ordinaire.",
    READ,
  ],
  volcano: [
    "Poser le volcan",
    `Personne n’entre sur un volcan, et aucun chemin ne le traverse. Cliquez sur e3 et choisissez « ${CONFIRM} ».`,
    "posez le volcan en e3",
    { elsewhere: "posez-le en e3, où il ne gêne personne" },
  ],
  last: [
    "Vous savez tout",
    "Après la dernière tuile vient un décompte final, et qui a le plus de points gagne. À vous de jouer, contre un adversaire facile. Conseils et annulation sont là pour vous aider.",
    READ,
  ],
};
