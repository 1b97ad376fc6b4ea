/** What the Action cards and the unique treasures of Legend are called, by their ids. */

const TEMPLE = "Temple lointain";
const LAKE = "Lac lointain";
const VOLCANO = "Volcan lointain";

export const CARDS: Record<string, string> = {
  "unique-1": "Découvertes royales",
  "unique-2": "Découvertes sacrées",
  "unique-3": "Découvertes cachées",
  "unique-4": "Découvertes perdues",
  excavation: "Fouilles",
  restoration: "Restauration",
  ancient_trail: "Piste ancienne",
  forced_march: "Marche forcée",
  column: "Colonne",
  pathfinder: "Éclaireur",
  "outlying_temple-1": TEMPLE,
  "outlying_temple-2": TEMPLE,
  "outlying_temple-3": TEMPLE,
  "outlying_temple-4": TEMPLE,
  "outlying_lake-1": LAKE,
  "outlying_lake-2": LAKE,
  "outlying_lake-3": LAKE,
  "outlying_lake-4": LAKE,
  "outlying_volcano-1": VOLCANO,
  "outlying_volcano-2": VOLCANO,
  field_camp: "Bivouac",
  swap: "Troc",
  guard: "Gardien",
  recruits: "Renforts",
  supplies: "Provisions",
};

export const UNIQUES: Record<string, string> = {
  U1: "Masque de jade",
  U2: "Couronne de plumes",
  U3: "Miroir d’obsidienne",
  U4: "Jaguar d’or",
  U5: "Codex",
  U6: "Disque solaire",
  U7: "Sceptre au serpent",
  U8: "Conque lunaire",
};
