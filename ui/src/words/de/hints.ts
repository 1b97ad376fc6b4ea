import type { ReasonFacts, ReasonWords, StepFacts, StepWords } from "../hintFacts";
import { countingIn } from "../plural";
import type { Words } from "../words";
import { named } from "./treasures";

const { plural } = countingIn("de");
const points = (n: number): string => plural(n, "# Punkt", "# Punkte");
const ONE = { explorer: "einen Forscher", leader: "den Leiter" };
const THE = { explorer: "Forscher", leader: "Leiter" };
const NEW = { explorer: "Neuer Forscher", leader: "Leiter" };

function ground({ space, terrain, level }: ReasonFacts): string {
  const names: Record<string, string> = {
    temple: `den Tempel auf ${space} (Stufe ${level})`,
    ruins: `die Ruine auf ${space} (${points(level)})`,
    volcano: `den Vulkan auf ${space} (${points(level)})`,
    lake: `den See auf ${space} (${points(level)})`,
  };
  return names[terrain] ?? space;
}

/** The same after „an“ or „bei“. */
function at({ space, terrain, level }: ReasonFacts): string {
  const names: Record<string, string> = {
    temple: `beim Tempel auf ${space} (Stufe ${level})`,
    ruins: `bei der Ruine auf ${space} (${points(level)})`,
    volcano: `beim Vulkan auf ${space} (${points(level)})`,
    lake: `beim See auf ${space} (${points(level)})`,
  };
  return names[terrain] ?? space;
}

/** Somewhere worth going, as a subject. */
function goal({ space, terrain, level }: ReasonFacts): string {
  const names: Record<string, string> = {
    temple: `Tempel auf ${space} (Stufe ${level})`,
    ruins: `Ruine auf ${space} (${plural(level, "# Schatz", "# Schätze")})`,
    volcano: `Vulkan auf ${space} (${points(level)})`,
    lake: `See auf ${space} (${points(level)})`,
  };
  return names[terrain] ?? space;
}

const versus = ({ mine, theirs = 0 }: ReasonFacts): string => `Stärke ${mine} gegen ${theirs}`;
const atEach = (n: number): string =>
  n > 1 ? `bei jeder von ${n} Wertungen` : "bei der letzten Wertung";
const nearer = ({ cost, before }: ReasonFacts): string =>
  before === undefined ? `${cost} AP entfernt` : `${cost} AP statt ${before}`;

const reasons: ReasonWords = {
  majority_won: (p) =>
    p.theirs
      ? `Du gewinnst ${ground(p)}: ${versus(p)}.`
      : `Du gewinnst ${ground(p)}: Sonst ist niemand dort.`,
  majority_taken: (p, who) => `Du nimmst ${ground(p)} ein, bisher ${who(p.seat)}: ${versus(p)}.`,
  majority_tied: (p, who) => `${who(p.seat)} verliert ${ground(p)}: ${versus(p)}.`,
  majority_taken_mutul: (p, who) =>
    `Du nimmst ${who(p.seat)} ${ground(p)} ab: ${versus(p)}. Er bekäme dort am Ende ${points(p.level)}.`,
  majority_tied_mutul: (p, who) =>
    `${who(p.seat)} verliert ${ground(p)}: ${versus(p)}. Er bekäme dort am Ende ${points(p.level)}.`,
  majority_defended: (p) => `Dein Vorsprung wächst ${at(p)}: ${versus(p)}.`,
  majority_lost: ({ space, level }) => `Dafür gibst du ${space} auf (${points(level)}).`,
  catching_up: (p) => `Du holst auf ${at(p)}: ${versus(p)}.`,
  temple_raised: ({ space, level, by, scorings }) =>
    `Dein Tempel auf ${space} erreicht Stufe ${level}: +${by} ${atEach(scorings)}.`,
  guard: ({ space, level, now, later, points: all }) => {
    const soon = now ? [`jetzt ${points(now)}`] : [];
    const then = later ? [`${points(level)} ${atEach(later)}`] : [];
    return `Ein Wächter sichert dir den Tempel auf ${space}: ${[...soon, ...then].join(", dann ")} (insgesamt ${all}).`;
  },
  dig: ({ space, chance, scorings }) =>
    `Ein Schatz von ${space} bringt Punkte ${atEach(scorings)}${chance ? `; mit ${chance} % Wahrscheinlichkeit ergibt er ein Paar oder Trio` : ""}.`,
  at_ruins: ({ space, treasures }) =>
    `Du erreichst die Ruine auf ${space}: ${plural(treasures, "# Schatz", "# Schätze")} zu bergen.`,
  set_completed: ({ kind, count, gain, scorings }) =>
    `${named(kind)}, zum ${count > 2 ? "dritten" : "zweiten"} Mal: Das ${count > 2 ? "Trio" : "Paar"} bringt ${points(gain)} mehr ${atEach(scorings)} und ist vor Tausch sicher.`,
  camp: ({ space }) => `Von einem Camp auf ${space} kannst du Figuren einsetzen und versetzen.`,
  camp_saves: ({ space, to, saved }) =>
    `Ein Camp auf ${space} ist eine Abkürzung: Neue Figuren sparen ${saved} AP nach ${to}.`,
  camp_reaches: ({ space, to, cost }) =>
    `Ein Camp auf ${space} öffnet einen Weg: Neue Figuren erreichen ${to} für ${cost} AP.`,
  closer: (p) => `Du kommst näher: ${goal(p)}, ${nearer(p)}.`,
  explorer_in: () => "Mehr Forscher auf dem Plan sind bereit für die nächsten Züge.",
  leader_in: () => "Dein Leiter kommt ins Spiel: Stärke 3, wo immer er steht.",
  tile_near: (p) => {
    const others =
      p.theirs === undefined ? "die anderen kommen nicht hin" : `die der anderen ${p.theirs} AP`;
    return `${goal(p)}: Deine Figuren haben ${p.cost} AP Weg, ${others}.`;
  },
  tile_path: (p) => `Das Plättchen öffnet einen Weg: ${goal(p)}, ${nearer(p)}.`,
  tile_away: ({ space }) => `Auf ${space} nützt das Plättchen niemand anderem: Kein Weg führt hin.`,
  points_now: ({ points: made, before = 0 }) =>
    `Du erhältst in diesem Zug ${points(made)}; ohne Aktionen wären es ${before}.`,
  volcano_near: ({ chance }) =>
    chance === 100
      ? "Vor deinem nächsten Zug kommt ein Vulkan: Was du jetzt kontrollierst, bringt Punkte."
      : `Vor deinem nächsten Zug kann ein Vulkan kommen (${chance} %): Was du jetzt kontrollierst, bringt vielleicht bald Punkte.`,
  volcano_offered: () => "Ein Vulkan ist im Spiel: Die nächste Wertung ist nah.",
  final_scoring: () => "Die Schlusswertung ist nah.",
  nothing_gains: () => "Nichts anderes bringt dir jetzt etwas ein.",
  bid_pays: ({ worth, price, seat }, who) =>
    `Vor ${who(seat)} zu spielen ist dir etwa ${points(worth)} wert; das Gebot kostet ${price}.`,
  bid_costs: ({ worth, price, seat }, who) =>
    worth > 0
      ? `Vor ${who(seat)} zu spielen ist dir nur etwa ${points(worth)} wert; das nächste Gebot ist ${price}.`
      : `Vor ${who(seat)} zu spielen bringt dir nichts: Kein Gebot lohnt sich.`,
  bid_beyond_means: ({ worth, price, seat }, who) =>
    `Vor ${who(seat)} zu spielen wäre dir etwa ${points(worth)} wert, aber ${price} kannst du nicht bieten.`,
  pass_keeps: ({ price, seat }, who) =>
    `Du behältst ${points(price)}; ${who(seat)} spielt wahrscheinlich vor dir.`,
  bid_tile: ({ tile, terrain, level }) =>
    `Du würdest Plättchen ${tile} nehmen${tileIs(terrain, level)}.`,
  token: ({ ap }) => `Damit hast du ${ap} AP in dieser Runde.`,
  tile_wanted: ({ terrain, level }) =>
    terrain === "volcano"
      ? "Mit dem Vulkan bestimmst du, wann und wo die nächste Wertung beginnt."
      : `Du bestimmst, wo es liegt${tileIs(terrain, level)}.`,
  item_stands_out: ({ item, gain }) =>
    `Etwa ${points(gain)} besser als die anderen ${{ token: "Marker", tile: "Plättchen", card: "Karten" }[item]} im Schnitt.`,
  mutul_takes: ({ chance }) =>
    `Sonst nimmt Mutul das mit ${chance} % Wahrscheinlichkeit als Nächstes.`,
  best_for_you: ({ gain }) =>
    `Für dich etwa ${points(gain)} besser als die anderen Möglichkeiten im Schnitt.`,
};

function tileIs(terrain: string, level: number): string {
  const names: Record<string, string> = {
    temple: `: ein Tempel der Stufe ${level}`,
    ruins: `: eine Ruine mit ${plural(level, "# Schatz", "# Schätzen")}`,
    clearing: ": eine Lichtung für ein Camp",
    volcano: ": ein Vulkan",
    lake: ": ein See",
  };
  return names[terrain] ?? "";
}

function goes({ member, from, space, count }: StepFacts): string {
  const many = count > 1 ? `${count} ` : "";
  if (from) return `${many}${THE[member]} von ${from} nach ${space} bewegen`;
  return `${count > 1 ? `${count} neue ${THE[member]}` : NEW[member]} nach ${space}`;
}

const steps: StepWords = {
  place_tile: ({ tile, space }) => `Plättchen ${tile} auf ${space} legen`,
  place_member: goes,
  move: goes,
  shift: goes,
  go: goes,
  uncover: ({ count, space }) =>
    `Auf ${space} ${plural(count, "eine Stufe freilegen", "# Stufen freilegen")}`,
  recover: ({ space }) => `Auf ${space} einen Schatz bergen`,
  exchange: ({ give, get, who }) =>
    `Mit ${who ?? "dir"} ${named(give)} gegen ${named(get)} tauschen`,
  camp: ({ space }) => `Auf ${space} ein Camp errichten`,
  guard: ({ member, space }) => `Auf ${space} ${ONE[member]} zum Wächter machen`,
  end: () => "Zug beenden",
  bid: ({ amount }) => `${amount} bieten`,
  pass: () => "Passen",
  take: ({ tile }) => `Plättchen ${tile} nehmen`,
  take_token: ({ token }) => `AP-Marker ${token} nehmen`,
  take_card: ({ card }) => `Karte „${card}“ nehmen`,
  play_token: () => "AP-Marker ausgeben",
  play_card: ({ card }) => `Karte „${card}“ nutzen`,
  spend_card: ({ card }) => `Karte „${card}“ für ihre AP abgeben`,
  play_kept: ({ card }) => `Dauerhafte Karte „${card}“ nutzen`,
  director: () => "Museumsdirektor nutzen",
};

export const hints: Pick<Words, "hints"> = {
  hints: {
    title: "Tipp",
    by: (bot) => `Was ${bot} spielen würde`,
    wait: "Überlegt …",
    none: "Im Moment gibt es keinen Tipp.",
    why: "Warum",
    steps: "Der Plan",
    best: "Der beste Plan",
    other: "Der andere Plan",
    showOther: "Anderen Plan zeigen",
    showBest: "Zurück zum besten Plan",
    play: "So spielen",
    tryOut: "Ausprobieren",
    close: "Tipp schließen",
    compared: (count) =>
      plural(count, "Der einzige gefundene Plan.", "Der beste von # verglichenen Plänen."),
    asGood: "Etwa so gut wie der beste Plan.",
    worse: (n) => `Etwa ${points(n)} schlechter als der beste Plan.`,
    misses: "Was ihm fehlt",
    reveals: "Das deckt etwas auf. Spiele es, dann frage noch einmal.",
    ifScored: "Wertung danach",
    endsYourself: "Den Zug beendest du selbst.",
    reasons,
    doing: steps,
  },
};
