import { unbroken } from "../fr/spaces";
import { LEGEND } from "./legend-fr";
import type { Rulebook } from "./rulebook";

export const rulebook: Rulebook = unbroken({
  chapters: {
    R1: "Éditions",
    R2: "Plateau",
    R3: "Mise en place",
    R4: "Un tour",
    R5: "Poser une tuile",
    R6: "Points d’action",
    R7: "Pions",
    R8: "Temples et trésors",
    R9: "Camps et gardiens",
    R10: "Décomptes",
    R12: "La fin",
    A: "Enchères",
    S: "Solo contre Mutul",
    L: "Tikal Legend, solo",
  },
  rules: {
    ...LEGEND,
    "R1.1":
      "Un camp demande-t-il un de vos pions sur la case ? Non dans l’édition anglaise de 1999 ; oui dans la française de 2005 et chez Super Meeple.",
    "R1.2":
      "Un volcan peut-il isoler des cases inexplorées ? Oui en 1999 et 2005, non chez Super Meeple.",
    "R1.3":
      "Égalité pour la victoire : partagée en 1999 et 2005 ; Super Meeple départage par les temples gardés, puis les trésors.",
    "R1.4": "Les enchères se jouent avec n’importe quelle édition.",
    "R1.5": "Une édition est un ensemble de réglages ; vous pouvez changer chaque option.",
    "R2.1":
      "Le plateau a 40 cases, colonnes a à h et rangées 1 à 5 ; les colonnes a, c, e et g sont décalées d’une demi-case vers le nord.",
    "R2.2":
      "Les directions sont N, NE, SE, S, SO, NO. Une tuile a six côtés et se tourne par pas de 60°.",
    "R2.3":
      "Cases explorées dès le début : le camp de base en a1, des temples de niveau 1 en a2 et b1, une clairière en b2.",
    "R2.4": "36 tuiles et les 4 cases imprimées remplissent le plateau.",
    "R3.1":
      "De 2 à 4 joueurs, chacun avec un chef, 18 explorateurs, 2 camps et jusqu’à 2 gardiens. On commence à 0 et hors du plateau.",
    "R3.2": "Les tuiles sont mélangées par lettre et viennent dans l’ordre de A à G.",
    "R3.3":
      "24 trésors, trois de chacun des huit types, sont face cachée. Le stock compte 48 niveaux de temple.",
    "R3.4": "L’ordre de jeu est fixe ; la place 1 commence.",
    "R3.5":
      "Tout le hasard vient d’une seule graine : même graine et mêmes décisions, même partie.",
    "R4.1":
      "Piochez une tuile, posez-la, dépensez jusqu’à 10 PA, terminez le tour. Les PA restants sont perdus.",
    "R4.2":
      "Un volcan pioché est mis de côté : d’abord un décompte, puis on le pose et le tour continue avec 10 PA.",
    "R4.3":
      "Tout le monde voit la tuile piochée. Si elle ne peut être posée nulle part, elle sort du jeu.",
    "R5.1": "Une tuile se pose sur une case inexplorée voisine d’une case explorée.",
    "R5.2":
      "Un côté au moins doit former un chemin, par des dalles d’un côté ou de l’autre du bord, avec une case explorée voisine qui n’est pas un volcan.",
    "R5.3": "Un volcan n’a besoin d’aucun chemin et ne se tourne pas.",
    "R5.4": "Un temple commence au niveau imprimé ; ces niveaux ne viennent pas du stock.",
    "R5.5": "Les ruines reçoivent autant de trésors cachés qu’elles montrent de masques.",
    "R5.6":
      "Là où il est interdit d’isoler, un volcan ne peut couper aucune case inexplorée du camp de base.",
    "R5.7": "Les orientations d’aspect identique comptent pour une seule.",
    "R6.1":
      "Coûts : mettre en jeu 1, déplacer 1 par dalle, transférer 1, dégager 2, déterrer 3, échanger 3, camp 5, gardien 5 ; dans n’importe quel ordre, tant qu’il reste des PA.",
    "R6.2":
      "Un déplacement d’une case à l’autre se paie en une fois ; il ne se répartit pas sur plusieurs tours.",
    "R6.3": "Ce qui se compte par tour repart de zéro à chaque tour, tours de décompte compris.",
    "R7.1":
      "Mettez en jeu un explorateur ou le chef de votre réserve, au camp de base ou dans un de vos camps.",
    "R7.2":
      "Déplacez un pion sur une case voisine explorée qui n’est pas un volcan. Il faut au moins une dalle entre les deux cases ; chaque dalle coûte 1 PA. Personne ne barre la route.",
    "R7.3": "Transférez un pion entre le camp de base et vos camps, ou entre vos camps, pour 1 PA.",
    "R7.4":
      "Un chef a une force de 3, un explorateur de 1. Les pions ne reviennent jamais dans la réserve.",
    "R8.1":
      "Dégagez le niveau suivant d’un temple sans gardien où vous avez un pion, si le stock l’a encore ; le niveau 10 est le sommet.",
    "R8.2":
      "Au plus 2 niveaux par temple et par tour ; le second demande deux de vos pions sur place.",
    "R8.3":
      "Déterrez le trésor du dessus de ruines où vous avez un pion ; il reste face visible devant vous.",
    "R8.4":
      "Au plus 2 trésors par case de ruines et par tour ; le second demande deux de vos pions sur place.",
    "R8.5": "Des ruines vides comptent comme une clairière.",
    "R8.6":
      "Échangez un de vos trésors uniques contre un trésor unique d’un autre type chez un autre joueur. Cela ne se refuse pas ; paires et triplés sont à l’abri.",
    "R9.1":
      "Un camp s’installe sur une clairière ou des ruines vides sans camp. Vous en avez deux ; ils ne bougent plus.",
    "R9.2":
      "Un gardien s’installe sur un temple sans gardien où vous êtes majoritaire. Vos autres pions présents sortent du jeu. Vous avez deux gardiens.",
    "R9.3":
      "Un temple gardé conserve son niveau. Le gardien n’a pas de force et ne travaille pas, mais contrôle le temple pour toujours.",
    "R10.1":
      "Un volcan lance un décompte : en commençant par qui l’a pioché, chaque joueur dépense 10 PA et marque aussitôt.",
    "R10.2":
      "Après le tour de la dernière tuile vient un décompte final, en commençant par le joueur suivant.",
    "R10.3":
      "Vous marquez le niveau de chaque temple que vous gardez ou, sans gardien, où vous êtes majoritaire. En cas d’égalité, personne ne marque.",
    "R10.4": "Les trésors rapportent 1, 3 ou 6 points pour un, deux ou trois du même type.",
    "R10.5":
      "Tout reste en place et peut rapporter de nouveau, même à plusieurs joueurs au cours d’un décompte.",
    "R12.1": "La partie se termine après le décompte final. Le meilleur score gagne.",
    "R12.2": "Victoire partagée : les joueurs à égalité gagnent ensemble.",
    "R12.3":
      "Super Meeple : le plus haut temple gardé décide, puis le nombre de trésors ; sinon la victoire est partagée.",
    A1: "Les scores partent de 20 et servent d’argent. Personne ne peut miser plus que son score.",
    A2: "À chaque manche, autant de tuiles que de joueurs sont face visible ; toutes les amulettes sont visibles.",
    A3: "Les joueurs dont l’amulette est visible misent à tour de rôle plus que la dernière mise, ou passent. Passer ne vaut que pour cette enchère.",
    A4: "Elle se termine quand tout le monde a passé, sauf la mise la plus haute. Si tout le monde passe, la première personne à passer joue gratuitement.",
    A5: "Qui l’emporte paie, prend une tuile au choix, joue son tour et retourne son amulette.",
    A6: "L’enchère suivante commence par le premier joueur, dans le sens horaire, dont l’amulette est visible.",
    A7: "Le dernier joueur de la manche reçoit gratuitement la dernière tuile. Puis toutes les amulettes redeviennent visibles.",
    A8: "Le voisin de gauche du dernier à avoir joué ouvre la nouvelle manche.",
    A9: "36 tuiles se partagent exactement entre 2, 3 ou 4 joueurs.",
    A10: "Le décompte final va du plus petit score au plus grand ; à égalité, dans le sens horaire depuis le dernier joueur.",
    A11: "Exemple : B gagne avec 5, A avec 4, C joue gratuitement, D prend la dernière tuile, A ouvre la manche suivante.",
    S1: "Deux places : vous partez de 0, Mutul de 175 avec un chef et 36 explorateurs, sans camp ni PA. Vous pouvez échanger des trésors avec lui.",
    S2: "Le guide commence en b2. Il ne barre rien et n’a pas de force.",
    S3: "12 cartes sont mélangées ; quand toutes ont servi, on les mélange de nouveau.",
    S4: "Mutul commence, puis vous alternez : 18 tuiles chacun.",
    S5: "L’aiguille et le sens de rotation de la carte ordonnent les cases : d’abord l’anneau le plus proche du guide, et dans l’anneau à partir de la direction de l’aiguille, dans le sens indiqué.",
    S6: "Quand plusieurs choix se valent, la boussole décide.",
    S7: "Étape 1, niveaux : un sur chacun des deux temples les plus hauts, au plus, où il est majoritaire et qui peuvent grandir.",
    S8: "Étape 2, trésors : par case de ruines, un pour chacun de ses pions, deux au plus.",
    S9: "Étape 3, tuile : sur la première case permise selon la boussole, avec le plus de dalles vers le guide, qui s’y rend.",
    S10: "Étape 4, pions : sur la nouvelle tuile ; après une clairière ou un volcan, sur les plus hauts temples où il n’est pas majoritaire, puis sur des ruines avec peu de trésors.",
    S11: "Étape 5, départ : ses pions sur des ruines vides vont là où l’étape 4 les enverrait.",
    S12: "Étape 6, gardiens, sur certaines cartes : sur les temples de niveau 8 ou plus qui ne peuvent plus grandir et où il est majoritaire. Ses autres pions présents rejoignent sa réserve.",
    S13: "À un volcan, Mutul ne marque pas : il n’y a de tour de décompte que pour vous. Si Mutul l’a pioché, suivent les étapes 1, 2, 4, 5 et 6 d’une nouvelle carte.",
    S14: "À la fin, vous avez un tour de décompte, puis Mutul révèle une dernière carte et marque. Vous gagnez avec plus de points que lui.",
    S15: "Points de départ de Mutul : 125 très facile, 150 facile, 175 normal, 190 difficile, 225 très difficile ; et, au choix, un pion de plus ou de moins à l’étape 4.",
    S16: "Les cartes fournies sont une reconstitution ; vous pouvez utiliser votre propre paquet.",
  },
  misreadings: [
    [
      "Au décompte, seul le joueur qui a pioché le volcan reçoit des PA.",
      "Chaque joueur reçoit 10 PA et marque juste après.",
      "R10.1",
    ],
    [
      "Un temple rapporte une fois par décompte.",
      "Il peut changer de mains et rapporter à plusieurs joueurs.",
      "R10.5",
    ],
    ["En cas d’égalité, les deux joueurs marquent.", "Personne ne marque.", "R10.3"],
    [
      "Le chef travaille pour trois.",
      "Seule sa force est de 3 ; au travail, il compte pour un pion.",
      "R7.4",
    ],
    [
      "On peut prendre n’importe quel trésor.",
      "Seulement les uniques ; paires et triplés sont à l’abri.",
      "R8.6",
    ],
  ],
});
