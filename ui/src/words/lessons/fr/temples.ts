import { seeing } from "../../fr/seeing";
import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, READ } from "./labels";

export const temples: Lessons["temples"] = {
  clearing: [
    "Le tour d’Igor",
    "Vous êtes maintenant Igor, en jaune, et vous avez pioché une clairière. Posez-la en c2, sans la tourner.",
    "posez la tuile en c2, sans la tourner",
    {
      turned: "remettez la tuile dans l’orientation 1, pour que les chemins continuent depuis c2",
      elsewhere: "posez la tuile en c2. De là, les chemins s’enfoncent dans la jungle",
    },
  ],
  one: [
    "Au temple",
    `Philippe a un explorateur au temple en b1. Vous allez le dépasser : choisissez « ${EXPLORER} », puis cliquez sur b1 (3 PA).`,
    `choisissez « ${EXPLORER} », puis cliquez sur b1`,
    {
      leader: `choisissez « ${EXPLORER} ». Deux explorateurs suffisent ici ; gardez votre chef pour un duel plus serré`,
      elsewhere: "allez jusqu’en b1 : la force ne compte qu’au temple même",
      early: EARLY,
    },
  ],
  two: [
    "Et un autre",
    "Un partout, c’est une égalité, et en cas d’égalité personne ne contrôle le temple. Amenez un second explorateur en b1.",
    `choisissez « ${EXPLORER} », puis cliquez sur b1`,
    {
      alone:
        "amenez d’abord le second explorateur. On peut dégager deux niveaux par tour, mais le second demande deux pions sur place",
      leader: `choisissez « ${EXPLORER} ». Un explorateur de plus suffit`,
      elsewhere: "allez en b1 : la force ne compte qu’au temple même",
      early: EARLY,
    },
  ],
  levels: [
    "Élever le temple",
    `Sélectionnez b1 et choisissez deux fois « ${actions.uncover} », 2 PA chaque fois. Un temple peut gagner deux niveaux par tour ; le second demande deux de vos pions.`,
    `sélectionnez b1 et choisissez « ${actions.uncover} »`,
    {
      more: "dépensez ces PA en niveaux : avec une force de 2 contre 1, vous contrôlez déjà le temple",
      early: EARLY,
    },
  ],
  held: [
    "Qui le contrôle ?",
    `Igor a une force de 2 en b1, Philippe 1 : c’est la bannière d’Igor qui flotte. Au décompte, le temple vaut son niveau, 3 points. « ${seeing.see.ifScored} » l’indique à tout moment pour chacun.`,
    READ,
  ],
  end: [
    "Terminer le tour",
    "Tous les PA sont dépensés. Terminez le tour, et voyez ce que Philippe peut faire.",
    `choisissez « ${END} »`,
  ],
  tile: [
    "Le tour de Philippe",
    "Vous êtes de nouveau Philippe, et vous avez pioché un temple de niveau 2. Posez-le en a3, sans le tourner.",
    "posez la tuile en a3, sans la tourner",
    {
      turned: "remettez la tuile dans l’orientation 1 : le chemin depuis a2 sera court",
      elsewhere: "posez la tuile en a3, près du camp de base",
    },
  ],
  tie: [
    "Une égalité",
    "Votre second explorateur attend en a1. Cliquez sur a1, puis sur b1, et observez la bannière d’Igor.",
    "cliquez sur a1, puis sur b1",
    {
      newcomer: "déplacez l’explorateur qui est déjà en a1. Un nouveau coûterait 1 PA de plus",
      leader: "d’abord l’explorateur de a1 : voyez l’effet d’une égalité",
      level: "ne l’élevez pas encore : c’est Igor qui marquerait les points",
      early: EARLY,
    },
  ],
  leader: [
    "Le chef fait la différence",
    "2 contre 2 : personne ne contrôle le temple, personne ne marquerait. Mais un chef a une force de 3. Cliquez sur b3 pour sélectionner le vôtre, puis sur b1 (4 PA).",
    "cliquez sur b3, puis sur b1",
    {
      explorer: "prenez le chef : avec sa force de 3, il vaut trois explorateurs",
      elsewhere: "menez le chef jusqu’en b1",
      level: "rompez d’abord l’égalité : en l’état, personne ne marquerait le nouveau niveau",
      early: EARLY,
    },
  ],
  taken: [
    "La majorité",
    "5 contre 2 : le temple est à vous. Personne n’est jamais chassé. Qui a le plus de force au moment de son décompte marque le niveau : un temple n’est donc jamais acquis pour longtemps.",
    READ,
  ],
};
