import type { Lessons } from "../lesson";
import { actions, EARLY, END, EXPLORER, GUARD, READ, ROTATE } from "./labels";

export const camps: Lessons["camps"] = {
  why: [
    "Un long chemin",
    "La jungle s’étend, et le chemin depuis le camp de base s’allonge à chaque tour. Un camp est une seconde entrée, à vous. Vous en avez deux pour toute la partie. Votre explorateur est déjà sur la clairière c2.",
    READ,
  ],
  camp: [
    "Installer un camp",
    `Sélectionnez c2 et choisissez « ${actions.camp} » : 5 PA. Il faut une clairière, ou des ruines sans trésors, et un de vos pions sur place.`,
    `sélectionnez c2 et choisissez « ${actions.camp} »`,
    {
      walk: "laissez l’explorateur en c2 : un de vos pions doit y être",
      leader: "pas besoin du chef : un explorateur est déjà sur la clairière",
      early: EARLY,
    },
  ],
  newcomer: [
    "Arriver au camp",
    `Choisissez « ${EXPLORER} » et cliquez sur c2. C’est 1 PA au lieu de 3 depuis le camp de base.`,
    `choisissez « ${EXPLORER} » et cliquez sur c2`,
    {
      base: "cliquez sur c2, votre nouveau camp. Depuis a1, il faudrait 2 PA de plus pour arriver ici",
      walk: `choisissez « ${EXPLORER} » et cliquez sur c2 : un nouveau pion arrive`,
      early: EARLY,
    },
  ],
  shift: [
    "Transférer",
    "Votre autre explorateur est en a1. Entre le camp de base et vos camps, un transfert coûte 1 PA, quelle que soit la distance. Cliquez sur a1, puis sur c2.",
    "cliquez sur a1, puis sur c2",
    {
      newcomer: "n’en mettez pas un autre en jeu : transférez l’explorateur de a1",
      walk: "cliquez directement sur c2. À pied, c’est 2 PA ; le transfert en coûte 1",
      back: "dans l’autre sens : de a1 vers c2",
      early: EARLY,
    },
  ],
  near: [
    "Agir tout près",
    `Depuis le camp, c3 est à un pas. Cliquez sur c2, puis sur c3. Choisissez-y « ${actions.uncover} ».`,
    `allez de c2 en c3, puis choisissez « ${actions.uncover} »`,
    {
      elsewhere: "allez de c2 en c3 : il y a un temple à contrôler",
      early: EARLY,
    },
  ],
  end: [
    "Terminer le tour",
    "Tous les PA sont dépensés. Terminez le tour : c’est à Igor.",
    `choisissez « ${END} »`,
  ],
  tile: [
    "La tuile d’Igor",
    `Vous êtes Igor, avec un temple de niveau 2. Cliquez sur d2, puis tournez la tuile une fois avec « ${ROTATE} », pour que le chemin vers c2 coûte 1. Puis posez-la.`,
    "posez la tuile en d2, tournée une fois",
    {
      turned: `appuyez sur « ${ROTATE} » jusqu’à l’orientation 2. Un chemin d’une dalle mène alors en c2`,
      elsewhere: "posez la tuile en d2",
    },
  ],
  raise: [
    "D’abord l’élever…",
    `Votre chef et un explorateur sont au temple en a3. Vous allez y installer un gardien, et un temple gardé ne grandit plus. Sélectionnez donc a3 et choisissez deux fois « ${actions.uncover} ».`,
    `sélectionnez a3 et choisissez « ${actions.uncover} »`,
    {
      guard: "élevez d’abord le temple : une fois gardé, il garde son niveau pour de bon",
      leader: "pas encore : le second niveau demande deux pions sur place",
      early: EARLY,
    },
  ],
  aside: [
    "… puis s’écarter…",
    "Le gardien reste au temple pour de bon, et vos autres pions présents quittent le jeu. Faites donc sortir le chef : cliquez sur a3, sélectionnez le chef, cliquez sur a2 (1 PA).",
    "sélectionnez le chef en a3, puis cliquez sur a2",
    {
      guard: "éloignez d’abord le chef. Il quitterait le jeu, et sa force de 3 est précieuse",
      explorer: "déplacez le chef. L’explorateur reste : ce sera le gardien",
      early: EARLY,
    },
  ],
  guard: [
    "… puis installer le gardien",
    `Il ne reste que l’explorateur, et personne d’autre. Sélectionnez a3 et choisissez « ${GUARD} » : 5 PA.`,
    `sélectionnez a3 et choisissez « ${GUARD} »`,
    {
      away: "laissez l’explorateur en a3 : il devient le gardien",
      leader: "le chef est bien placé. Choisissez maintenant l’explorateur comme gardien",
      early: EARLY,
    },
  ],
  kept: [
    "À vous jusqu’à la fin",
    "Le temple en a3 est désormais à Igor, avec 5 points à chaque décompte, qui que ce soit qui arrive. Vous avez deux gardiens pour toute la partie : réservez-les aux temples élevés, mais n’attendez pas trop.",
    READ,
  ],
};
