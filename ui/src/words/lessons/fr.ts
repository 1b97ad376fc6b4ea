import { unbroken } from "../fr/spaces";
import type { Lesson } from "./lesson";

export const lesson: Lesson = unbroken({
  players: ["Philippe", "Igor"],
  welcome: [
    "Bienvenue à Tikal",
    "Vous menez une expédition dans la jungle. À chaque tour vous posez une tuile et dépensez 10 points d’action (PA) : faire venir des membres, marcher, fouiller, bâtir. Qui tient temples et trésors quand un volcan s’éveille marque des points. Jouons la première manche du livret : vous êtes Philippe, puis Igor.",
  ],
  tile: [
    "Poser une tuile",
    "Philippe a pioché des ruines. Les cases qui brillent sont permises. Cliquez b3 : la tuile s’y pose à l’essai, et des nombres montrent le coût de ses chemins. Ne la tournez pas (orientation 1) et confirmez avec le bouton ou Entrée.",
  ],
  leader: [
    "Faire venir le chef",
    "Les membres arrivent au camp de base pour 1 PA, et un pas coûte autant de PA qu’il y a de pierres des deux côtés de la frontière. Prenez « + chef » : chaque case montre ce qu’il en coûte d’y aller. Cliquez b3, pour 3 PA.",
  ],
  treasure: [
    "Déterrer un trésor",
    "Votre chef est sur des ruines. Choisissez « Déterrer un trésor » pour 3 PA. Celui du dessus se pose face visible devant vous.",
  ],
  limit: [
    "Un membre, un trésor",
    "Un second trésor dans le même tour demande un second membre ici : sous le plateau, on vous dit pourquoi, avec le numéro de la règle. Le numéro mène aux règles.",
  ],
  explorers: [
    "Deux explorateurs",
    "Il reste 4 PA. Placez deux explorateurs au camp de base : prenez « + explorateur » et cliquez a1, deux fois. (Ou choisissez a1 et son propre bouton.)",
  ],
  walk: [
    "Marcher vers le temple",
    "Choisissez a1, pour avoir un explorateur en main, puis cliquez le temple en b1 : deux pierres, 2 PA.",
  ],
  end: [
    "Finir le tour",
    "Les 10 PA sont dépensés. Jusqu’à la fin du tour vous pouvez annuler, mais jamais au-delà d’une chose nouvellement révélée. Finissez le tour.",
  ],
  clearing: [
    "La tuile d’Igor",
    "Vous voici Igor, avec une clairière. Posez-la en c2, sans la tourner. Sur les clairières on dresse des camps, d’où vos membres partiront plus tard.",
  ],
  team: [
    "À deux",
    "Amenez deux explorateurs en b1 : « + explorateur », cliquez b1 (3 PA), et encore une fois.",
  ],
  floors: [
    "Élever le temple",
    "Choisissez b1 et dégagez deux fois un étage, 2 PA chacun : le second demande le second explorateur. Le temple atteint le niveau 3.",
  ],
  majority: [
    "Qui le tient ?",
    "Igor a une force de 2 en b1, Philippe de 1 : la bannière d’Igor flotte, et il marquerait 3. Un chef compte 3, un explorateur 1. Une égalité ne rapporte à personne. « Décompte maintenant » le montre pour tous à tout moment.",
  ],
  volcano: [
    "Quand un volcan s’éveille",
    "B, D et F cachent chacune un volcan. Qui le pioche lance un décompte : chacun à son tour dépense 10 PA et marque aussitôt chaque temple tenu, et 1, 3 ou 6 pour un, deux ou trois trésors pareils. Un temple peut donc rapporter à plusieurs. Un décompte final clôt la partie. Bonne chance !",
  ],
});
