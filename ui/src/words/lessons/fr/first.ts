import type { Lessons } from "../lesson";
import { actions, CONFIRM, EARLY, END, EXPLORER, LEADER, READ } from "./labels";

export const first: Lessons["first"] = {
  welcome: [
    "Bienvenue à Tikal",
    "Vous menez une expédition dans la jungle. À chaque tour, vous posez une tuile et dépensez 10 points d’action (PA). Quand un volcan s’éveille, temples contrôlés et trésors rapportent des points. Jouons le premier tour d’une partie : vous êtes Philippe, en bleu.",
    READ,
  ],
  tile: [
    "Poser une tuile",
    `Vous avez pioché des ruines. Une tuile se pose à côté d’une case explorée. Cliquez sur b3 : vous voyez un aperçu, et des nombres dorés indiquent le coût d’un pas par chaque bord. Puis choisissez « ${CONFIRM} ».`,
    "posez la tuile en b3, sans la tourner",
    {
      turned:
        "remettez la tuile dans l’orientation 1. Tournée ainsi, elle coûterait plus de PA à votre chef",
      elsewhere:
        "posez la tuile en b3. C’est à deux pas du camp de base : votre chef y arrive dès ce tour",
    },
  ],
  leader: [
    "Mettre le chef en jeu",
    `Les pions arrivent au camp de base a1 pour 1 PA. Un pas coûte 1 PA par dalle du chemin. Choisissez « ${LEADER} », puis cliquez sur b3 : 3 PA en tout.`,
    `choisissez « ${LEADER} », puis cliquez sur b3`,
    {
      explorer: `choisissez « ${LEADER} » cette fois. Un explorateur pourrait creuser aussi, mais la force du chef vous servira plus tard`,
      elsewhere: "menez le chef en b3 : c’est là que sont les trésors",
      early: EARLY,
    },
  ],
  treasure: [
    "Déterrer un trésor",
    `Votre chef est sur les ruines. Sélectionnez b3 et choisissez « ${actions.recover} » pour 3 PA. Le trésor est posé face visible devant vous.`,
    `sélectionnez b3 et choisissez « ${actions.recover} »`,
    {
      away: "laissez le chef en b3 : il faut un pion sur les ruines pour y creuser",
      explorer: "creusez d’abord : votre chef est déjà sur les ruines, cela suffit",
      early: EARLY,
    },
  ],
  limit: [
    "Un pion, un trésor",
    "Un second trésor au même tour demanderait ici un second pion. Ce qui n’est pas possible est grisé, avec la raison et le numéro de la règle. Le numéro mène aux règles.",
    READ,
  ],
  explorers: [
    "Deux explorateurs",
    `Il reste 4 PA. Choisissez « ${EXPLORER} » et cliquez sur a1. Puis recommencez.`,
    `choisissez « ${EXPLORER} » et cliquez sur a1`,
    {
      leader: "laissez le chef : sur les ruines, il pourra creuser encore au prochain tour",
      further: "mettez d’abord les deux explorateurs en a1. Il restera 2 PA pour l’étape suivante",
      early: EARLY,
    },
  ],
  walk: [
    "Aller au temple",
    "Cliquez sur a1 pour sélectionner un explorateur, puis sur le temple en b1 : deux dalles, 2 PA.",
    "cliquez sur a1, puis sur b1",
    {
      leader: "déplacez un explorateur depuis a1. Le chef reste sur les ruines",
      elsewhere: "allez en b1 : seuls les pions présents au temple le contrôlent",
      early: EARLY,
    },
  ],
  end: [
    "Terminer le tour",
    "Les 10 PA sont dépensés. Jusqu’à la fin du tour, vous pouvez annuler, sauf si une information vient d’être révélée. Terminez maintenant le tour.",
    `choisissez « ${END} »`,
  ],
};
