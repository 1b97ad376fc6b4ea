/** The numbered rules in a language of one's own words; refusals link to them. */

/** Legend's rules. */
export const LEGEND_RULES = [
  "L1",
  "L2",
  "L3",
  "L4",
  "L5",
  "L6",
  "L7",
  "L8",
  "L9",
  "L10",
  "L11",
  "L12",
  "L13",
  "L14",
  "L15",
  "L16",
  "L17",
  "L18",
  "L19",
  "L20",
  "L21",
  "L22",
  "L23",
  "L24",
  "L25",
  "L26",
  "L27",
  "L28",
  "L29",
  "L30",
  "L31",
  "L32",
  "L33",
  "L34",
  "L35",
  "L36",
  "L37",
  "L38",
  "L39",
  "L40",
  "L41",
  "L42",
  "L43",
  "L44",
  "L45",
  "L46",
  "L47",
  "L48",
  "L49",
  "L50",
  "L51",
  "L52",
  "L53",
  "L54",
  "L55",
  "L56",
  "L57",
  "L58",
  "L59",
  "L60",
  "L61",
  "L62",
  "L63",
  "L64",
  "L65",
  "L66",
] as const;

export type LegendRule = (typeof LEGEND_RULES)[number];

export const RULE_NUMBERS = [
  "R1.1",
  "R1.2",
  "R1.3",
  "R1.4",
  "R1.5",
  "R2.1",
  "R2.2",
  "R2.3",
  "R2.4",
  "R3.1",
  "R3.2",
  "R3.3",
  "R3.4",
  "R3.5",
  "R4.1",
  "R4.2",
  "R4.3",
  "R5.1",
  "R5.2",
  "R5.3",
  "R5.4",
  "R5.5",
  "R5.6",
  "R5.7",
  "R6.1",
  "R6.2",
  "R6.3",
  "R7.1",
  "R7.2",
  "R7.3",
  "R7.4",
  "R8.1",
  "R8.2",
  "R8.3",
  "R8.4",
  "R8.5",
  "R8.6",
  "R9.1",
  "R9.2",
  "R9.3",
  "R10.1",
  "R10.2",
  "R10.3",
  "R10.4",
  "R10.5",
  "R12.1",
  "R12.2",
  "R12.3",
  "A1",
  "A2",
  "A3",
  "A4",
  "A5",
  "A6",
  "A7",
  "A8",
  "A9",
  "A10",
  "A11",
  "S1",
  "S2",
  "S3",
  "S4",
  "S5",
  "S6",
  "S7",
  "S8",
  "S9",
  "S10",
  "S11",
  "S12",
  "S13",
  "S14",
  "S15",
  "S16",
  ...LEGEND_RULES,
] as const;

export type RuleNumber = (typeof RULE_NUMBERS)[number];
export type ChapterName =
  | "R1"
  | "R2"
  | "R3"
  | "R4"
  | "R5"
  | "R6"
  | "R7"
  | "R8"
  | "R9"
  | "R10"
  | "R12"
  | "A"
  | "S"
  | "L";

export interface Rulebook {
  chapters: Record<ChapterName, string>;
  rules: Record<RuleNumber, string>;
  misreadings: [wrong: string, right: string, rule: RuleNumber][];
}

export function chapterOf(number: RuleNumber): ChapterName {
  return (number.startsWith("R") ? number.split(".")[0] : number.charAt(0)) as ChapterName;
}
