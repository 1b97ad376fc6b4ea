import type { Direction, Member } from "../../api/types";
import type { EventWords, Facts, RefusalWords } from "../words";

const THE: Record<Member, string> = { explorer: "l’explorateur", leader: "le chef" };
const ITS: Record<Member, string> = { explorer: "un explorateur", leader: "le chef" };
const HIS: Record<Member, string> = { explorer: "son explorateur", leader: "son chef" };
export const COMPASS: Record<Direction, string> = {
  N: "nord",
  NE: "nord-est",
  SE: "sud-est",
  S: "sud",
  SW: "sud-ouest",
  NW: "nord-ouest",
};
const WHY: Record<Facts["why"], string> = {
  new_tile: "la nouvelle tuile",
  temple: "le plus haut temple où il ne domine pas",
  ruins: "les ruines qui ont le moins de trésors",
};
const STEPS = ["", "étages", "trésors", "tuile", "membres", "départ", "gardes"];

function many(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? "s" : ""}`;
}

function party(explorers: number, leaders: number): string {
  return [leaders ? "le chef" : "", explorers ? many(explorers, "explorateur") : ""]
    .filter(Boolean)
    .join(" et ");
}

function sense(p: Facts): string {
  return `${COMPASS[p.needle]}, sens ${p.sense === "cw" ? "horaire" : "antihoraire"}`;
}

function tie(p: Facts): string {
  return p.tied > 1 ? ` (sur ${p.tied} à égalité, le premier depuis : ${sense(p)})` : "";
}

export const events: EventWords = {
  tile_drawn: (p, who) => `${who(p.seat)} pioche la tuile ${p.tile}.`,
  tile_placed: (p, who) => `${who(p.seat)} pose la tuile ${p.tile} en ${p.space}.`,
  tile_discarded: (p, who) =>
    `La tuile ${p.tile} (${who(p.seat)}) ne va nulle part et quitte la partie.`,
  treasures_buried: (p) =>
    `${many(p.count, "trésor")} caché${p.count > 1 ? "s" : ""} en ${p.space}.`,
  turn_started: (p, who) => `Au tour de ${who(p.seat)}.`,
  turn_ended: (p, who) =>
    `${who(p.seat)} termine son tour${p.ap ? ` avec ${p.ap} PA de reste` : ""}.`,
  scoring_started: (p, who) => `${who(p.seat)} pioche le volcan ${p.tile} : un décompte commence.`,
  final_scoring_started: (p, who) =>
    `La dernière tuile est posée : décompte final, ${who(p.seat)} commence.`,
  scoring_turn_started: (p, who) => `Décompte de ${who(p.seat)}.`,
  member_placed: (p, who) => `${who(p.seat)} place ${ITS[p.member]} en ${p.space}.`,
  member_moved: (p, who) =>
    `${who(p.seat)} déplace ${THE[p.member]} de ${p.space} à ${p.to} (${p.cost} PA).`,
  member_shifted: (p, who) => `${who(p.seat)} transfère ${THE[p.member]} de ${p.space} à ${p.to}.`,
  floor_uncovered: (p, who) => `${who(p.seat)} dégage l’étage ${p.level} du temple en ${p.space}.`,
  treasure_recovered: (p, who) => `${who(p.seat)} déterre le trésor ${p.kind} en ${p.space}.`,
  ruins_emptied: (p) => `Les ruines en ${p.space} sont vides et valent une clairière.`,
  treasures_exchanged: (p, who) =>
    `${who(p.seat)} donne le trésor ${p.give} à ${who(p.other)} contre le trésor ${p.get}.`,
  camp_set_up: (p, who) => `${who(p.seat)} dresse un camp en ${p.space}.`,
  guard_placed: (p, who) => `${who(p.seat)} met ${THE[p.member]} en garde en ${p.space}.`,
  members_removed: (p, who) =>
    `${who(p.seat)} perd les autres en ${p.space} : ${party(p.explorers, p.leaders)}.`,
  temple_scored: (p, who) => `${who(p.seat)} marque ${p.level} pour le temple en ${p.space}.`,
  treasures_scored: (p, who) =>
    `${who(p.seat)} marque ${p.points} pour ${p.count} × trésor ${p.kind}.`,
  seat_scored: (p, who) =>
    `${who(p.seat)} : ${p.temples} pour les temples et ${p.treasures} pour les trésors, ${p.score} points en tout.`,
  game_won: (p, who) => `${who(p.seat)} gagne.`,
  tie_broken: (p, who) =>
    `Égalité : ${who(p.seat)} garde au mieux un temple de niveau ${p.guarded} et possède ${many(p.count, "trésor")}.`,
  round_started: (p, who) => `Nouvelle manche : ${who(p.seat)} enchérit en premier.`,
  tile_offered: (p) => `La tuile ${p.tile} est en vente.`,
  auction_opened: (p, who) => `${who(p.seat)} ouvre les enchères.`,
  bid_made: (p, who) => `${who(p.seat)} mise ${p.amount}.`,
  passed: (p, who) => `${who(p.seat)} passe.`,
  auction_won: (p, who) => `${who(p.seat)} obtient le tour pour ${p.amount}.`,
  tile_taken: (p, who) => `${who(p.seat)} prend la tuile ${p.tile}.`,
  card_revealed: (p) =>
    `Mutul révèle la carte ${p.card} : aiguille ${sense(p)} ; ${party(p.explorers, p.leaders)}${p.guards ? " ; gardes" : ""}.`,
  step_skipped: (p) => `Mutul saute l’étape ${p.step} (${STEPS[p.step] ?? ""}) : rien à faire.`,
  mutul_uncovered: (p) =>
    `Mutul dégage l’étage ${p.level} en ${p.space}, le plus haut temple qu’il domine et qui peut grandir${tie(p)}.`,
  mutul_dug: (p) =>
    `Mutul déterre ${many(p.count, "trésor")} en ${p.space} : un par membre présent (${p.members}), 2 au plus.`,
  mutul_placed_tile: (p) =>
    `Mutul pose la tuile ${p.tile} en ${p.space}, première case permise depuis : ${sense(p)}${p.towards ? ` ; ses pierres vers ${p.towards}` : ""}.`,
  guide_moved: (p) => `Le guide va en ${p.space}.`,
  mutul_placed_member: (p) =>
    `Mutul place ${HIS[p.member]} en ${p.space} : ${WHY[p.why]}${tie(p)}.`,
  mutul_moved_member: (p) =>
    `Mutul déplace ${HIS[p.member]} de ${p.space} à ${p.to} : ${WHY[p.why]}${tie(p)}.`,
  mutul_guarded: (p) =>
    `Mutul garde le temple en ${p.space} : niveau ${p.level}, il ne peut plus grandir et Mutul domine${tie(p)}.`,
  members_returned: (p) =>
    `Les autres membres de Mutul en ${p.space} rejoignent sa réserve : ${party(p.explorers, p.leaders)}.`,
};

export const refusals: RefusalWords = {
  already_explored: (p) => `${p.space} est déjà exploré`,
  bid_or_pass_first: () => "l’enchère est en cours : misez ou passez",
  bid_over_score: (p) => `vous n’avez que ${p.score} points à miser`,
  bid_too_low: (p) => `misez au moins ${p.least}, ou passez`,
  camp_there: (p) => `il y a déjà un camp en ${p.space}`,
  exchange_same_kind: (p) => `les deux trésors sont de la sorte ${p.kind}`,
  exchange_with_oneself: () => "échangez avec quelqu’un d’autre",
  floor_run_out: (p) => `il ne reste plus d’étage ${p.level}`,
  game_over: () => "la partie est finie",
  guarded: (p) => `le temple en ${p.space} est gardé`,
  leader_not_in_supply: () => "votre chef n’est pas dans votre réserve",
  needs_more_members: (p) => `il vous faut ${p.needed} membres en ${p.space} pour cela`,
  no_auction_now: () => "aucune enchère n’est en cours",
  no_camps_left: () => "vos deux camps sont dressés",
  no_explorers_left: () => "votre réserve n’a plus d’explorateurs",
  no_guards_left: () => "vous avez placé vos deux gardes",
  no_path: (p) => `aucun chemin ne mène de ${p.space} à ${p.to}`,
  no_such_member: (p) =>
    `vous n’avez pas ${p.member === "leader" ? "votre chef" : "d’explorateur"} en ${p.space}`,
  no_such_seat: (p) => `il n’y a pas de place ${p.other} à cette table`,
  no_tile_to_place: () => "aucune tuile n’est à poser",
  nobody_there: (p) => `vous n’avez personne en ${p.space}`,
  not_a_clearing: (p) => `${p.space} n’est pas une clairière`,
  not_a_temple: (p) => `il n’y a pas de temple en ${p.space}`,
  not_in_this_variant: () => "cette partie n’a pas d’enchères",
  not_neighbours: (p) => `${p.space} et ${p.to} ne se touchent pas`,
  not_next_to_explored: (p) => `${p.space} ne touche aucune case explorée`,
  not_on_display: (p) => `la tuile ${p.tile} n’est pas en vente`,
  not_ruins: (p) => `il n’y a pas de ruines en ${p.space}`,
  not_strongest: (p) => `vous n’êtes pas plus fort que tous les autres en ${p.space}`,
  not_their_single: (p, who) => `${who(p.other)} n’a pas exactement un trésor ${p.kind}`,
  not_your_camp: (p) => `${p.space} n’est ni le camp de base ni un de vos camps`,
  not_your_single: (p) => `vous n’avez pas exactement un trésor ${p.kind}`,
  other_tile_drawn: (p) => `la tuile à poser est ${p.drawn}, pas ${p.tile}`,
  place_the_tile_first: (p) => `posez d’abord la tuile ${p.tile}`,
  rotation_looks_the_same: (p) => `cette orientation revient à +${p.rotation}, écrivez-la ainsi`,
  ruins_empty: (p) => `les ruines en ${p.space} sont vides`,
  ruins_not_empty: (p) => `les ruines en ${p.space} cachent encore des trésors`,
  shift_nowhere: (p) => `un transfert mène à un autre camp que ${p.space}`,
  take_a_tile_first: () => "prenez d’abord une tuile en vente",
  temple_complete: (p) => `le temple en ${p.space} est achevé`,
  tile_without_path: (p) => `aucun chemin ne mènerait à ${p.tile} en ${p.space}`,
  too_few_ap: (p) => `cela coûte ${p.cost} PA, vous en avez ${p.ap}`,
  unexplored: (p) => `${p.to} n’est pas encore exploré`,
  volcano_entered: (p) => `il y a un volcan en ${p.to}`,
  volcano_seals: (p) => `un volcan en ${p.space} isolerait ${p.sealed}`,
  worked_twice: (p) => `vous avez déjà travaillé deux fois en ${p.space} ce tour-ci`,
};
