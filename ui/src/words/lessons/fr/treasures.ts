import type { Lessons } from "../lesson";
import { actions, EARLY, READ } from "./labels";

export const treasures: Lessons["treasures"] = {
  values: [
    "La valeur des trésors",
    "Il y a huit types, trois trésors de chacun. À chaque décompte, un trésor unique vaut 1 point, une paire 3 et un triplé 6. Au-dessus du plateau, vous voyez les trésors de chacun : vous êtes Philippe et avez un 6, Igor a un 6 et un 3.",
    READ,
  ],
  dig: [
    "En déterrer un autre",
    `Votre explorateur est sur les ruines en b3. Sélectionnez b3 et choisissez « ${actions.recover} » (3 PA).`,
    `sélectionnez b3 et choisissez « ${actions.recover} »`,
    {
      first:
        "gardez votre 6 : c’est la moitié d’une paire. Creusez d’abord, vous aurez de quoi échanger",
      walk: "laissez l’explorateur en b3 : il faut un pion sur les ruines pour y creuser",
      leader: "creusez avec l’explorateur en b3. Le chef contrôle le temple en b1",
      early: EARLY,
    },
  ],
  singles: [
    "Seuls les uniques s’échangent",
    "C’est un 8. Pour 3 PA, vous pouvez échanger un de vos trésors uniques contre un trésor unique d’un autre joueur, sans qu’il puisse refuser. Le 6 d’Igor vous donnerait une paire.",
    READ,
  ],
  exchange: [
    "Échanger",
    `Choisissez « ${actions.exchange} », puis : donner le 8, prendre le 6.`,
    `choisissez « ${actions.exchange} » : donner le 8, prendre le 6`,
    {
      half: "gardez votre 6 et donnez le 8 : une paire vaut 3 points, deux uniques seulement 2",
      single: "demandez le 6 d’Igor. Avec son 3, vous auriez toujours deux uniques",
      member:
        "échangez d’abord : cela coûte 3 PA, et Igor pourrait faire sa propre paire au tour suivant",
      early: EARLY,
    },
  ],
  safe: [
    "Une paire est à l’abri",
    "Deux du même type : 3 points à chaque décompte désormais. Paires et triplés ont un cadre doré : personne ne peut vous les prendre. Un troisième 6 ferait 6 points.",
    READ,
  ],
};
