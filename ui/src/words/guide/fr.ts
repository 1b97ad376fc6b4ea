import type { Guide } from "../../learn/guide/sections";
import { unbroken } from "../fr/spaces";

export const guide: Guide = unbroken({
  sections: {
    goal: [
      "Le but du jeu",
      "Deux à quatre expéditions explorent la jungle. Quatre décomptes ponctuent la partie : les temples que vous contrôlez et les trésors trouvés rapportent des points. Qui en a le plus à la fin gagne.",
      "Bleu contrôle un temple de niveau 5, jaune un temple de niveau 3 ; un explorateur bleu creuse dans les ruines.",
    ],
    turn: [
      "Votre tour",
      "Piochez une tuile et posez-la, puis dépensez jusqu’à 10 points d’action (PA) à votre guise. Les PA non dépensés sont perdus. Puis c’est au joueur suivant.",
      "Le plateau au début : le camp de base, deux temples de niveau 1 et une clairière, entourés de jungle.",
    ],
    tile: [
      "Poser une tuile",
      "Une tuile se pose à côté d’une case explorée, et un chemin doit y mener : au moins une dalle sur le bord commun, d’un côté ou de l’autre. Tournez-la à votre guise. Les ruines reçoivent autant de trésors cachés qu’elles montrent de masques.",
      "Des ruines à l’essai en b3 ; des nombres dorés indiquent que les chemins vers b2 et a2 coûtent 1. Trois autres cases sont possibles.",
    ],
    paths: [
      "Chemins et coûts",
      "Les nouveaux pions arrivent au camp de base pour 1 PA. Un pas vers la case voisine coûte 1 PA par dalle sur le bord. Sans dalle, pas de passage. Personne ne bloque personne.",
      "Ce que paie un nouveau pion pour chaque case : 1 pour le camp de base, 2 pour b2, 3 pour b3.",
    ],
    actions: [
      "Ce que l’on peut faire",
      "Dans l’ordre voulu, aussi souvent que vos PA le permettent. Par tour et par case, un pion dégage un niveau ou déterre un trésor ; le second demande un second pion sur place.",
      "",
    ],
    majority: [
      "Qui contrôle un temple ?",
      "Qui y a le plus de force. Un chef a une force de 3, un explorateur de 1. En cas d’égalité, personne ne le contrôle. Les niveaux dégagés augmentent sa valeur, pour qui le contrôle au moment de marquer.",
      "En b1, le chef bleu l’emporte sur deux explorateurs jaunes, 3 à 2. En a2, un contre un : égalité.",
    ],
    treasures: [
      "Trésors",
      "À chaque décompte, un trésor unique vaut 1 point, une paire 3, un triplé 6. Pour 3 PA, vous pouvez échanger un trésor unique contre celui d’un autre joueur, qui ne peut refuser. Paires et triplés sont à l’abri.",
      "Un trésor : 1 point. Une paire : 3 points. Un triplé : 6 points.",
    ],
    camp: [
      "Camps",
      "Un camp sur une clairière, ou sur des ruines sans trésors, est une entrée à vous. Les nouveaux pions y arrivent pour 1 PA, et un transfert entre camp de base et camps coûte 1 PA, quelle que soit la distance. Vous avez deux camps.",
      "Un camp bleu en c2 avec deux explorateurs ; une ligne pointillée y mène depuis le camp de base.",
    ],
    guard: [
      "Gardiens",
      "Là où vous êtes majoritaire, un de vos pions peut devenir gardien. Le temple est à vous pour de bon, mais il ne grandit plus, et vos autres pions présents quittent le jeu. Vous avez deux gardiens.",
      "Un gardien jaune contrôle un temple de niveau 7.",
    ],
    scoring: [
      "Volcan et décompte",
      "Qui pioche un volcan déclenche un décompte. À tour de rôle, chacun dépense 10 PA puis marque aussitôt : le niveau de chaque temple contrôlé, et ses trésors. Un même temple peut donc rapporter à plusieurs. Puis le volcan est posé ; personne ne peut y entrer.",
      "Un volcan en b3, à côté d’un temple de niveau 4 et non loin d’un temple de niveau 5.",
    ],
    end: [
      "La fin",
      "Après le tour de la dernière tuile vient un décompte final. Le plus grand nombre de points l’emporte. En cas d’égalité, le plus haut temple gardé départage, puis le nombre de trésors.",
      "Des temples gardés de niveaux 8 et 6 en fin de partie, et des ruines sans trésors.",
    ],
    auction: [
      "Variante : enchères",
      "Chacun commence avec 20 points, et les points servent de monnaie. Autant de tuiles que de joueurs sont visibles ; misez pour en prendre une et jouer votre tour.",
      "Trois tuiles visibles : un temple, des ruines et une clairière.",
    ],
    solo: [
      "Variante : solo",
      "Vous jouez contre Mutul, qui part avec beaucoup de points et n’a pas besoin de PA. Une carte lui dit que faire, depuis la case de son guide. Pendant la partie, Mutul ne marque rien : le rattraperez-vous ?",
      "Le guide de Mutul est en b2, ses explorateurs contrôlent le temple en a2.",
    ],
    legend: [
      "Tikal Legend",
      "Six manches contre Mutul. Chacun choisit à tour de rôle un jeton de PA, des tuiles et des cartes Action, puis les joue une à une. Il y a des lacs, des îles et des volcans où l’on peut entrer.",
      "Trois cartes Action : fouilles, renforts et un temple lointain.",
    ],
  },
  actions: [
    { name: "Mettre un pion en jeu", ap: "1", note: "au camp de base ou dans un de vos camps" },
    { name: "Se déplacer", ap: "1", note: "par dalle sur le bord" },
    { name: "Transférer", ap: "1", note: "entre camp de base et camps" },
    { name: "Dégager un niveau", ap: "2", note: "d’un temple où vous avez un pion" },
    { name: "Déterrer un trésor", ap: "3", note: "dans des ruines où vous avez un pion" },
    { name: "Échanger des trésors", ap: "3", note: "unique contre unique" },
    { name: "Installer un camp", ap: "5", note: "sur une clairière, deux fois par partie" },
    {
      name: "Installer un gardien",
      ap: "5",
      note: "là où vous êtes majoritaire, deux fois par partie",
    },
  ],
});
