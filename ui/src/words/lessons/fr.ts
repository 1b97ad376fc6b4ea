import { seeing } from "../fr/seeing";
import { shell } from "../fr/shell";
import { unbroken } from "../fr/spaces";
import { table } from "../fr/table";
import type { Lesson } from "./lesson";

const { fromSupply, actions } = table.table;
const LEADER = fromSupply(table.members.leader);
const EXPLORER = fromSupply(table.members.explorer);
const READ = `continuez avec « ${shell.learn.next} »`;

export const lesson: Lesson = unbroken({
  welcome: [
    "Bienvenue à Tikal",
    "Vous menez une expédition dans la jungle. À chaque tour, vous posez une tuile et dépensez 10 points d’action (PA) : mettre des pions en jeu, les déplacer, dégager des temples, déterrer des trésors. Quand un volcan s’éveille, temples contrôlés et trésors rapportent des points. Jouons le premier tour de table du livret : vous êtes Philippe, puis Igor.",
    READ,
  ],
  tile: [
    "Poser une tuile",
    "Philippe a pioché des ruines. Les cases en surbrillance sont permises. Cliquez sur b3 : vous voyez un aperçu et le coût de ses chemins. Ne la tournez pas (orientation 1) et confirmez avec le bouton ou Entrée.",
    "posez la tuile en b3, sans la tourner",
  ],
  leader: [
    "Mettre le chef en jeu",
    `Les pions arrivent au camp de base pour 1 PA ; ensuite, un déplacement coûte 1 PA par dalle sur le bord commun. Choisissez « ${LEADER} » : chaque case montre ce qu’il en coûte d’y aller. Cliquez sur b3, pour 3 PA.`,
    `choisissez « ${LEADER} » et allez en b3`,
  ],
  treasure: [
    "Déterrer un trésor",
    `Votre chef est sur les ruines. Choisissez « ${actions.recover} » pour 3 PA. Le trésor du dessus est posé face visible devant vous.`,
    `choisissez « ${actions.recover} »`,
  ],
  limit: [
    "Un pion, un trésor",
    "Un second trésor au même tour demande un second pion ici : un message sous le plateau explique pourquoi c’est impossible, avec le numéro de la règle. Le numéro mène aux règles.",
    READ,
  ],
  explorers: [
    "Deux explorateurs",
    `Il reste 4 PA. Mettez deux explorateurs en jeu au camp de base : choisissez « ${EXPLORER} » et cliquez sur a1, deux fois. (Ou choisissez a1 et le bouton de cette case.)`,
    "mettez des explorateurs en jeu en a1",
  ],
  walk: [
    "Aller au temple",
    "Choisissez a1 pour sélectionner un explorateur, puis cliquez sur le temple en b1 : deux dalles, 2 PA.",
    "déplacez un explorateur de a1 à b1",
  ],
  end: [
    "Terminer le tour",
    "Les 10 PA sont dépensés. Jusqu’à la fin du tour, vous pouvez annuler vos coups, sauf si une information vient d’être révélée. Terminez maintenant le tour.",
    "terminez le tour",
  ],
  clearing: [
    "La tuile d’Igor",
    "Vous êtes maintenant Igor, avec une clairière. Posez-la en c2, sans la tourner. Sur une clairière, on peut installer un camp, où vos pions entreront plus tard en jeu.",
    "posez la tuile en c2, sans la tourner",
  ],
  team: [
    "À deux",
    `Amenez deux explorateurs en b1 : choisissez « ${EXPLORER} », cliquez sur b1 (3 PA), puis recommencez.`,
    "amenez deux explorateurs en b1",
  ],
  floors: [
    "Élever le temple",
    `Choisissez b1, puis deux fois « ${actions.uncover} », pour 2 PA à chaque fois : la seconde demande le second explorateur. Le temple atteint le niveau 3.`,
    `choisissez b1, puis « ${actions.uncover} »`,
  ],
  majority: [
    "Qui le contrôle ?",
    `En b1, Igor a une force de 2 et Philippe de 1 : la bannière d’Igor flotte, et le temple lui rapporterait 3 points. Un chef compte pour 3, un explorateur pour 1. En cas d’égalité, personne ne marque. « ${seeing.see.ifScored} » le montre à tout moment pour tout le monde.`,
    READ,
  ],
  volcano: [
    "Quand un volcan s’éveille",
    "B, D et F cachent chacune un volcan. Le piocher lance un décompte : à tour de rôle, chaque joueur dépense 10 PA et marque aussitôt le niveau de chaque temple contrôlé, et 1, 3 ou 6 points pour un, deux ou trois trésors du même type. Un temple peut donc rapporter à plusieurs joueurs. Un décompte final termine la partie. Bonne chance !",
    READ,
  ],
});
