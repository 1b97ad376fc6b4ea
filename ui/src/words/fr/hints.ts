import type { ReasonFacts, ReasonWords, StepFacts, StepWords } from "../hintFacts";
import { countingIn } from "../plural";
import type { Words } from "../words";
import { named } from "./treasures";

const { plural } = countingIn("fr");
const points = (n: number): string => plural(n, "# point", "# points");
const treasures = (n: number): string => plural(n, "# trésor", "# trésors");
const EACH = { explorer: "explorateur", leader: "chef" };
const THE = { explorer: "l’explorateur", leader: "le chef" };
const NEW = { explorer: "Nouvel explorateur", leader: "Chef" };

function ground({ space, terrain, level }: ReasonFacts): string {
  const names: Record<string, string> = {
    temple: `le temple en ${space} (niveau ${level})`,
    ruins: `les ruines en ${space} (${points(level)})`,
    volcano: `le volcan en ${space} (${points(level)})`,
    lake: `le lac en ${space} (${points(level)})`,
  };
  return names[terrain] ?? space;
}

function goal(p: ReasonFacts): string {
  return p.terrain === "ruins" ? `les ruines en ${p.space} (${treasures(p.level)})` : ground(p);
}

const versus = ({ mine, theirs = 0 }: ReasonFacts): string => `force ${mine} contre ${theirs}`;
const atEach = (n: number): string =>
  n > 1 ? `à chacun des ${n} décomptes` : "au dernier décompte";
const nearer = ({ cost, before }: ReasonFacts): string =>
  before === undefined ? `à ${cost} PA` : `${cost} PA au lieu de ${before}`;

const reasons: ReasonWords = {
  majority_won: (p) =>
    p.theirs
      ? `Vous gagnez ${ground(p)} : ${versus(p)}.`
      : `Vous gagnez ${ground(p)} : il n’y a personne d’autre.`,
  majority_taken: (p, who) => `Vous prenez à ${who(p.seat)} ${ground(p)} : ${versus(p)}.`,
  majority_tied: (p, who) => `${who(p.seat)} ne contrôle plus ${ground(p)} : ${versus(p)}.`,
  majority_taken_mutul: (p, who) =>
    `Vous prenez à ${who(p.seat)} ${ground(p)} : ${versus(p)}. Il y aurait marqué ${points(p.level)} à la fin.`,
  majority_tied_mutul: (p, who) =>
    `${who(p.seat)} ne contrôle plus ${ground(p)} : ${versus(p)}. Il y aurait marqué ${points(p.level)} à la fin.`,
  majority_defended: (p) => `Votre avance grandit pour ${ground(p)} : ${versus(p)}.`,
  majority_lost: ({ space, level }) => `En échange, vous abandonnez ${space} (${points(level)}).`,
  catching_up: (p) => `Vous vous rapprochez de la majorité pour ${ground(p)} : ${versus(p)}.`,
  temple_raised: ({ space, level, by, scorings }) =>
    `Votre temple en ${space} atteint le niveau ${level} : +${by} ${atEach(scorings)}.`,
  guard: ({ space, level, now, later, points: all }) => {
    const soon = now ? [`${points(now)} maintenant`] : [];
    const then = later ? [`${points(level)} ${atEach(later)}`] : [];
    return `Un gardien vous assure le temple en ${space} : ${[...soon, ...then].join(", puis ")} (${all} en tout).`;
  },
  dig: ({ space, chance, scorings }) =>
    `Un trésor en ${space} rapporte ${atEach(scorings)}${chance ? ` ; il y a ${chance} % de chances qu’il forme une paire ou un triplé` : ""}.`,
  at_ruins: ({ space, treasures: count }) =>
    `Vous atteignez les ruines en ${space} : ${treasures(count)} à déterrer.`,
  set_completed: ({ kind, count, gain, scorings }) =>
    `${named(kind)} : ${count > 2 ? "le triplé" : "la paire"} rapporte ${points(gain)} de plus ${atEach(scorings)}, à l’abri des échanges.`,
  camp: ({ space }) => `Un camp en ${space} permet de mettre des pions en jeu et d’en transférer.`,
  camp_saves: ({ space, to, saved }) =>
    `Un camp en ${space} est un raccourci : un nouveau pion économise ${saved} PA vers ${to}.`,
  camp_reaches: ({ space, to, cost }) =>
    `Un camp en ${space} ouvre un accès : un nouveau pion atteint ${to} pour ${cost} PA.`,
  closer: (p) => `Plus près d’un objectif : ${goal(p)}, ${nearer(p)}.`,
  explorer_in: () => "Davantage d’explorateurs en jeu pour les tours suivants.",
  leader_in: () => "Votre chef entre en jeu : force 3 là où il se trouve.",
  tile_near: (p) => {
    const others =
      p.theirs === undefined ? "les autres n’y ont pas accès" : `ceux des autres, à ${p.theirs} PA`;
    return `Nouvel objectif, ${goal(p)} : vos pions sont à ${p.cost} PA ; ${others}.`;
  },
  tile_path: (p) => `La tuile ouvre un chemin : ${goal(p)}, ${nearer(p)}.`,
  tile_away: ({ space }) =>
    `En ${space}, la tuile n’aide personne d’autre : elle est hors d’atteinte.`,
  points_now: ({ points: made, before = 0 }) =>
    `Vous marquez ${points(made)} à ce tour ; sans rien faire, ce serait ${before}.`,
  volcano_near: ({ chance }) =>
    chance === 100
      ? "Un volcan viendra avant votre prochain tour : ce que vous contrôlez rapportera."
      : `Un volcan peut venir avant votre prochain tour (${chance} %) : ce que vous contrôlez peut bientôt rapporter.`,
  volcano_offered: () => "Un volcan est en jeu : le prochain décompte est proche.",
  final_scoring: () => "Le décompte final est proche.",
  nothing_gains: () => "Rien d’autre ne rapporte pour le moment.",
  bid_pays: ({ worth, price, seat }, who) =>
    `Jouer avant ${who(seat)} vaut environ ${points(worth)} pour vous ; la mise est de ${price}.`,
  bid_costs: ({ worth, price, seat }, who) =>
    worth > 0
      ? `Jouer avant ${who(seat)} ne vaut qu’environ ${points(worth)} pour vous ; la prochaine mise est de ${price}.`
      : `Jouer avant ${who(seat)} ne vous rapporte rien : aucune mise ne vaut la peine.`,
  bid_beyond_means: ({ worth, price, seat }, who) =>
    `Jouer avant ${who(seat)} vaudrait environ ${points(worth)}, mais vous ne pouvez pas payer ${price}.`,
  pass_keeps: ({ price, seat }, who) =>
    `Vous gardez ${points(price)} ; ${who(seat)} jouera sans doute avant vous.`,
  bid_tile: ({ tile, terrain, level }) =>
    `Vous prendriez la tuile ${tile}${tileIs(terrain, level)}.`,
  token: ({ ap }) => `Vous aurez ${ap} PA pour cette manche.`,
  tile_wanted: ({ terrain, level }) =>
    terrain === "volcano"
      ? "Avec le volcan, vous choisissez quand et où commence le prochain décompte."
      : `Vous choisissez où la poser${tileIs(terrain, level)}.`,
  item_stands_out: ({ item, gain }) =>
    `Environ ${points(gain)} de mieux que la moyenne des autres ${{ token: "jetons", tile: "tuiles", card: "cartes" }[item]}.`,
  mutul_takes: ({ chance }) =>
    `Sinon, il y a ${chance} % de chances que Mutul fasse ce choix ensuite.`,
  best_for_you: ({ gain }) =>
    `Environ ${points(gain)} de mieux pour vous que la moyenne des autres choix.`,
};

function tileIs(terrain: string, level: number): string {
  const names: Record<string, string> = {
    temple: ` : un temple de niveau ${level}`,
    ruins: ` : des ruines avec ${treasures(level)}`,
    clearing: " : une clairière pour un camp",
    volcano: " : un volcan",
    lake: " : un lac",
  };
  return names[terrain] ?? "";
}

function goes({ member, from, space, count }: StepFacts): string {
  const many = `${count} ${EACH[member]}s`;
  if (from) return `Déplacer ${count > 1 ? many : THE[member]} de ${from} à ${space}`;
  return `${count > 1 ? `${count} nouveaux ${EACH[member]}s` : NEW[member]} jusqu’à ${space}`;
}

const steps: StepWords = {
  place_tile: ({ tile, space }) => `Poser la tuile ${tile} en ${space}`,
  place_member: goes,
  move: goes,
  shift: goes,
  go: goes,
  uncover: ({ count, space }) =>
    `${plural(count, "Dégager un niveau", "Dégager # niveaux")} en ${space}`,
  recover: ({ space }) => `Déterrer un trésor en ${space}`,
  exchange: ({ give, get, who }) =>
    `Donner ${named(give)}, prendre ${named(get)} à ${who ?? "vous"}`,
  camp: ({ space }) => `Installer un camp en ${space}`,
  guard: ({ member, space }) => `Installer un gardien en ${space} : ${EACH[member]}`,
  end: () => "Terminer le tour",
  bid: ({ amount }) => `Miser ${amount}`,
  pass: () => "Passer",
  take: ({ tile }) => `Prendre la tuile ${tile}`,
  take_token: ({ token }) => `Prendre le jeton de ${token} PA`,
  take_card: ({ card }) => `Prendre la carte « ${card} »`,
  play_token: () => "Dépenser le jeton PA",
  play_card: ({ card }) => `Utiliser la carte « ${card} »`,
  spend_card: ({ card }) => `Dépenser la carte « ${card} » pour ses PA`,
  play_kept: ({ card }) => `Utiliser la carte gardée « ${card} »`,
  director: () => "Faire appel au directeur du musée",
};

export const hints: Pick<Words, "hints"> = {
  hints: {
    title: "Conseil",
    by: (bot) => `Ce que jouerait ${bot}`,
    wait: "Réflexion…",
    none: "Pas de conseil pour le moment.",
    why: "Pourquoi",
    steps: "Le plan",
    best: "Le meilleur plan",
    other: "L’autre plan",
    showOther: "Voir l’autre plan",
    showBest: "Revenir au meilleur plan",
    play: "Jouer ce plan",
    tryOut: "L’essayer",
    close: "Fermer le conseil",
    compared: (count) => plural(count, "Le seul plan trouvé.", "Le meilleur des # plans comparés."),
    asGood: "Jugé à peu près aussi bon que le meilleur plan.",
    worse: (n) => `Jugé inférieur d’environ ${points(n)} au meilleur plan.`,
    misses: "Ce qui lui manque",
    reveals: "Ce plan révèle une information : jouez-le, puis redemandez conseil.",
    ifScored: "Décompte ensuite",
    endsYourself: "Vous terminerez vous-même le tour.",
    reasons,
    doing: steps,
  },
};
