/** What the Action cards and the unique treasures of Legend are called, by their ids. */

const TEMPLE = "Entlegener Tempel";
const LAKE = "Entlegener See";
const VOLCANO = "Entlegener Vulkan";

export const CARDS: Record<string, string> = {
  "unique-1": "Königliche Funde",
  "unique-2": "Heilige Funde",
  "unique-3": "Verborgene Funde",
  "unique-4": "Verschollene Funde",
  excavation: "Aus\u00adgrabung",
  restoration: "Restau\u00adrierung",
  ancient_trail: "Alter Pfad",
  forced_march: "Gewalt\u00admarsch",
  column: "Kolonne",
  pathfinder: "Kund\u00adschafter",
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
  field_camp: "Biwak",
  swap: "Tausch\u00adhandel",
  guard: "Tempel\u00adwache",
  recruits: "Ver\u00adstärkung",
  supplies: "Proviant",
};

export const UNIQUES: Record<string, string> = {
  U1: "Jademaske",
  U2: "Federkrone",
  U3: "Obsidianspiegel",
  U4: "Goldener Jaguar",
  U5: "Kodex",
  U6: "Sonnenscheibe",
  U7: "Schlangenzepter",
  U8: "Mondmuschel",
};
