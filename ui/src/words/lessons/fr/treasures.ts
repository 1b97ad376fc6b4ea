import { TREASURES } from "../../fr/treasures";
import type { Lessons } from "../lesson";
import { actions, EARLY, READ } from "./labels";

const [, , , , , TURTLE, , FLUTE] = TREASURES;

export const treasures: Lessons["treasures"] = {
  values: [
    "La valeur des trésors",
    "Il y a huit types, trois trésors de chacun. À chaque décompte, un trésor unique vaut 1 point, une paire 3 et un triplé 6. Au-dessus du plateau, vous voyez les trésors de chacun : vous êtes Philippe et avez une tortue de pierre. Igor en a une aussi, et une lame d’obsidienne.",
    READ,
  ],
  dig: [
    "En déterrer un autre",
    `Votre explorateur est sur les ruines en b3. Sélectionnez b3 et choisissez « ${actions.recover} » (3 PA).`,
    `sélectionnez b3 et choisissez « ${actions.recover} »`,
    {
      first:
        "gardez votre tortue de pierre : c’est la moitié d’une paire. Creusez d’abord, vous aurez de quoi échanger",
      walk: "laissez l’explorateur en b3 : il faut un pion sur les ruines pour y creuser",
      leader: "creusez avec l’explorateur en b3. Le chef contrôle le temple en b1",
      early: EARLY,
    },
  ],
  singles: [
    "Seuls les uniques s’échangent",
    "C’est une flûte en os. Pour 3 PA, vous pouvez échanger un de vos trésors uniques contre un trésor unique d’un autre joueur, sans qu’il puisse refuser. Avec la tortue de pierre d’Igor, vous auriez une paire.",
    READ,
  ],
  exchange: [
    "Échanger",
    `Choisissez « ${actions.exchange} », puis : donner « ${FLUTE} », prendre « ${TURTLE} ».`,
    `choisissez « ${actions.exchange} » : donner « ${FLUTE} », prendre « ${TURTLE} »`,
    {
      half: "gardez la tortue et donnez la flûte : une paire vaut 3 points, deux uniques seulement 2",
      single:
        "demandez la tortue d’Igor. Avec sa lame d’obsidienne, vous auriez toujours deux uniques",
      member:
        "échangez d’abord : cela coûte 3 PA, et Igor pourrait faire sa propre paire au tour suivant",
      early: EARLY,
    },
  ],
  safe: [
    "Une paire est à l’abri",
    "Deux du même type : 3 points à chaque décompte désormais. Paires et triplés ont un cadre doré : personne ne peut vous les prendre. Une troisième tortue de pierre ferait 6 points.",
    READ,
  ],
};
