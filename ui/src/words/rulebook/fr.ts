import { unbroken } from "../fr/spaces";
import type { Rulebook } from "./rulebook";

export const rulebook: Rulebook = unbroken({
  chapters: {
    R1: "Éditions",
    R2: "Plateau",
    R3: "Mise en place",
    R4: "Un tour",
    R5: "Poser une tuile",
    R6: "Points d’action",
    R7: "Membres",
    R8: "Temples et trésors",
    R9: "Camps et gardes",
    R10: "Décomptes",
    R12: "La fin",
    A: "Enchères",
    S: "Seul contre Mutul",
  },
  rules: {
    "R1.1":
      "Un camp demande-t-il un de vos membres sur la case ? Non dans l’édition anglaise de 1999 ; oui dans la française de 2005 et chez Super Meeple.",
    "R1.2":
      "Un volcan peut-il isoler des cases inexplorées ? Oui en 1999 et 2005, non chez Super Meeple.",
    "R1.3":
      "Égalité pour la victoire : partagée en 1999 et 2005 ; Super Meeple départage par les gardes, puis les trésors.",
    "R1.4": "Les enchères se jouent avec toute édition.",
    "R1.5": "Une édition est un ensemble d’options ; chacune peut être choisie autrement.",
    "R2.1":
      "Le plateau a 40 cases, colonnes a à h et rangées 1 à 5 ; les colonnes a, c, e et g sont décalées d’une demi-case vers le nord.",
    "R2.2":
      "Les directions sont N, NE, SE, S, SO, NO. Une tuile a six côtés et tourne par pas de 60°.",
    "R2.3":
      "Explorés dès le début : le camp de base en a1, des temples de niveau 1 en a2 et b1, une clairière en b2.",
    "R2.4": "36 tuiles et les 4 cases imprimées remplissent le plateau.",
    "R3.1":
      "2 à 4 joueurs, chacun avec un chef, 18 explorateurs, 2 camps et jusqu’à 2 gardes. On commence à 0 et hors du plateau.",
    "R3.2": "Les tuiles sont mélangées par lettre et viennent dans l’ordre de A à G.",
    "R3.3": "24 trésors, trois de chacune des huit sortes, sont face cachée. Il y a 48 étages.",
    "R3.4": "L’ordre de jeu est fixé ; la place 1 commence.",
    "R3.5": "Tout hasard vient d’une seule graine : même graine et mêmes décisions, même partie.",
    "R4.1":
      "Piochez une tuile, posez-la, dépensez jusqu’à 10 PA, finissez le tour. Le reste est perdu.",
    "R4.2":
      "Un volcan pioché est gardé en main : d’abord un décompte, puis on le pose et le tour continue avec 10 PA.",
    "R4.3": "La tuile piochée est vue de tous. Si elle ne va nulle part, elle quitte la partie.",
    "R5.1": "Une tuile se pose sur une case inexplorée voisine d’une case explorée.",
    "R5.2":
      "Un côté au moins doit former un chemin, par des pierres d’un côté ou de l’autre, avec une case explorée voisine qui n’est pas un volcan.",
    "R5.3": "Un volcan n’a besoin d’aucun chemin et ne se tourne pas.",
    "R5.4": "Un temple commence au niveau imprimé ; ces étages ne viennent pas de la réserve.",
    "R5.5": "Les ruines reçoivent autant de trésors cachés qu’elles montrent de masques.",
    "R5.6":
      "Où isoler est interdit, un volcan ne peut couper aucune case inexplorée du camp de base.",
    "R5.7": "Les orientations d’aspect identique n’en font qu’une.",
    "R6.1":
      "Placer 1, se déplacer : les pierres du chemin, transférer 1, dégager 2, déterrer 3, échanger 3, camp 5, garde 5 ; dans tout ordre, tant qu’il reste des PA.",
    "R6.2":
      "Un pas d’une case à l’autre se paie d’un coup ; il ne se répartit pas sur plusieurs tours.",
    "R6.3": "Ce qui se compte par tour repart de zéro à chaque tour, décomptes compris.",
    "R7.1":
      "Placez un explorateur ou le chef de votre réserve au camp de base ou dans un de vos camps.",
    "R7.2":
      "Allez sur une case voisine explorée qui n’est pas un volcan, par une pierre au moins, pour autant de PA que de pierres. Personne ne barre la route.",
    "R7.3":
      "Transférez un membre entre le camp de base et vos camps, ou entre vos camps, pour 1 PA.",
    "R7.4":
      "Un chef a une force de 3, un explorateur de 1. Les membres ne reviennent jamais dans la réserve.",
    "R8.1":
      "Dégagez l’étage suivant d’un temple sans garde où vous avez un membre, si la réserve l’a encore ; 10 est le sommet.",
    "R8.2":
      "Au plus 2 étages par temple et par tour ; le second demande deux de vos membres sur place.",
    "R8.3":
      "Déterrez le trésor du dessus de ruines où vous avez un membre ; il reste visible devant vous.",
    "R8.4":
      "Au plus 2 trésors par ruines et par tour ; le second demande deux de vos membres sur place.",
    "R8.5": "Des ruines vides valent une clairière.",
    "R8.6":
      "Échangez un de vos trésors uniques contre un trésor unique d’une autre sorte chez un autre joueur. Cela ne se refuse pas ; paires et triplets sont à l’abri.",
    "R9.1":
      "Un camp se dresse sur une clairière ou des ruines vides sans camp. Vous en avez deux ; ils ne bougent plus.",
    "R9.2":
      "Un garde se place sur un temple non gardé où vous êtes plus fort que chaque autre joueur. Vos autres membres présents quittent la partie. Vous en avez deux.",
    "R9.3":
      "Un temple gardé conserve son niveau. Le garde n’a ni force ni travail, mais tient le temple pour toujours.",
    "R10.1":
      "Un volcan lance un décompte : à partir de qui l’a pioché, chacun dépense 10 PA et marque aussitôt.",
    "R10.2":
      "Après le tour de la dernière tuile vient un décompte final, en commençant par le joueur suivant.",
    "R10.3":
      "Vous marquez le niveau de chaque temple que vous gardez ou, sans garde, où vous avez seul le plus de force. Une égalité ne rapporte à personne.",
    "R10.4": "Les trésors rapportent 1, 3 ou 6 pour un, deux ou trois d’une sorte.",
    "R10.5":
      "Tout reste en place et peut rapporter encore, même à plusieurs joueurs en un décompte.",
    "R12.1": "La partie finit après le décompte final. Le plus de points gagne.",
    "R12.2": "Partagée : les joueurs à égalité gagnent ensemble.",
    "R12.3":
      "Super Meeple : le plus haut temple gardé décide, puis le nombre de trésors ; sinon on partage.",
    A1: "Les scores partent de 20 et servent d’argent. Nul ne mise plus qu’il n’a.",
    A2: "À chaque manche, autant de tuiles que de joueurs sont face visible ; tous les marqueurs sont levés.",
    A3: "Ceux dont le marqueur est levé misent à leur tour plus que la dernière mise, ou passent. Qui passe ne sort que de cette enchère.",
    A4: "Elle finit quand tous sauf le plus offrant ont passé. Si tous passent, le premier à passer joue gratuitement.",
    A5: "Le gagnant paie, prend une tuile au choix, joue son tour et baisse son marqueur.",
    A6: "L’enchère suivante commence par le premier joueur, dans le sens horaire, au marqueur levé.",
    A7: "Le dernier joueur de la manche reçoit gratuitement la dernière tuile. Puis tous les marqueurs se relèvent.",
    A8: "La nouvelle manche est ouverte par le voisin de gauche de qui a joué en dernier.",
    A9: "36 tuiles se partagent exactement entre 2, 3 ou 4 joueurs.",
    A10: "Le décompte final va du plus petit score au plus grand ; à égalité, dans le sens horaire depuis le dernier joueur.",
    A11: "Exemple : B gagne avec 5, A avec 4, C joue gratuitement, D prend la dernière tuile, A ouvre la manche suivante.",
    S1: "Deux places : vous partez de 0, Mutul de 175 avec un chef et 36 explorateurs, sans camp ni PA. Vous pouvez échanger des trésors avec lui.",
    S2: "Le guide commence en b2. Il ne barre rien et n’a pas de force.",
    S3: "12 cartes sont mélangées ; toutes utilisées, on les remélange.",
    S4: "Mutul commence, puis on alterne : 18 tuiles chacun.",
    S5: "L’aiguille et le sens de la carte ordonnent les cases : d’abord l’anneau le plus proche du guide, et dans l’anneau depuis la direction de l’aiguille dans le sens indiqué.",
    S6: "Où plusieurs choix se valent, la boussole décide.",
    S7: "Étape 1, étages : un sur chacun de deux temples au plus, les plus hauts qu’il domine et qui peuvent grandir.",
    S8: "Étape 2, trésors : dans chaque ruine un par membre à lui, deux au plus.",
    S9: "Étape 3, tuile : sur la première case permise selon la boussole, le plus de pierres vers le guide, qui s’y rend.",
    S10: "Étape 4, membres : sur la nouvelle tuile ; après une clairière ou un volcan, sur les plus hauts temples où il ne domine pas, puis sur des ruines à peu de trésors.",
    S11: "Étape 5, départ : ses membres sur des ruines vides vont où l’étape 4 les enverrait.",
    S12: "Étape 6, gardes, sur certaines cartes : sur les temples de niveau 8 ou plus qui ne peuvent grandir et qu’il domine. Ses autres membres rejoignent sa réserve.",
    S13: "À un volcan, vous seul marquez. Si Mutul l’a pioché, suivent les étapes 1, 2, 4, 5, 6 d’une nouvelle carte.",
    S14: "À la fin vous avez un décompte, puis Mutul révèle une dernière carte et marque. Vous gagnez avec plus de points que lui.",
    S15: "Départ de Mutul : 125 très facile, 150 facile, 175 normal, 190 difficile, 225 très difficile ; et un membre de plus ou de moins à l’étape 4.",
    S16: "Les cartes fournies sont une reconstitution ; on peut utiliser son propre paquet.",
  },
  misreadings: [
    [
      "Au décompte, seul celui qui a pioché reçoit des PA.",
      "Chacun reçoit 10 PA et marque juste après.",
      "R10.1",
    ],
    [
      "Un temple rapporte une fois par décompte.",
      "Il peut changer de mains et rapporter à plusieurs.",
      "R10.5",
    ],
    ["À égalité, les deux marquent.", "Personne ne marque.", "R10.3"],
    ["Le chef travaille pour trois.", "Seule sa force est 3 ; au travail c’est un membre.", "R7.4"],
    [
      "On peut prendre n’importe quel trésor.",
      "Seulement les uniques ; les paires sont à l’abri.",
      "R8.6",
    ],
  ],
});
