import type { ProblemWords } from "../words";
import { accountProblems } from "./account";
import { programProblems } from "./programs";
import { wireProblems } from "./wire";

const FIELDS: Record<string, string> = {
  id: "un nom de 1 à 20 caractères ; dans Legend une lettre et un nombre, comme M1",
  needle: "l’une des valeurs N NE SE S SW NW",
  sense: "cw ou ccw",
  members: "1 à 3 lettres : E, et L une fois au plus, comme LEE",
  guards: "true ou false",
  take: "un jeton PA, une tuile et une carte, chacun une fois avec ses souhaits",
  act: "un jeton PA, une tuile et une carte, chacun une fois",
  row: "temple, ruins, volcano et lake, chacun une fois",
  ap: "2 ou 3 explorateurs et ce qui les suit",
};

/** L’attente, en toutes lettres. */
function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 seconde" : `${seconds} secondes`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export const problems: ProblemWords = {
  ...accountProblems,
  ...programProblems,
  ...wireProblems,
  busy: (p) => `Le serveur est très sollicité. Réessayez dans ${waiting(p.seconds)}.`,
  cannot_undo: () => "Il n’est plus possible d’annuler.",
  deck_card: (p) => `La carte ${p.card} n’a pas de champs.`,
  deck_count: (p) => `Cartes dans le fichier : ${p.count} ; Mutul en a ${p.wanted}.`,
  deck_letter: (p) => `Cartes de la lettre ${p.letter} : ${p.count} ; Mutul en a quatre.`,
  deck_missing: (p) => `Carte ${p.card} : « ${p.field} » manque.`,
  deck_shape: () => "Le fichier ne doit contenir que des [[cards]].",
  deck_toml: (p) =>
    `Le fichier n’est pas du TOML valable${p.line === null ? "" : ` : voyez la ligne ${p.line}`}.`,
  deck_twice: (p) => `La carte ${p.card} figure deux fois.`,
  deck_unknown: (p) => `Carte ${p.card} : le champ « ${p.field} » n’existe pas.`,
  deck_value: (p) =>
    `Carte ${p.card} : « ${p.field} » vaut ${p.value}, mais doit être ${FIELDS[p.field]}.`,
  foreign_host: () =>
    "Ce serveur ne répond pas à cette adresse. Adressez-vous à la personne qui le gère.",
  foreign_origin: () => "Cette demande vient de la page d’un autre site ; rien n’a changé.",
  malformed: () => "Le serveur n’a pas pu lire cette demande.",
  no_save: () =>
    "Impossible d’ouvrir cette sauvegarde : elle a été modifiée, ou elle vient d’une autre personne ou d’un autre serveur.",
  no_hint: () => "Pas de conseil pour cette position : le bot a eu une défaillance.",
  no_such_page: () => "Cette page n’existe pas.",
  no_such_move: () => "Ce coup n’existe pas dans cette partie.",
  not_found: () => "Il n’y a rien ici.",
  not_over: () => "Cette partie est encore en cours.",
  not_your_seat: (p) => `La place ${p.seat} n’est pas la vôtre.`,
  not_your_table: () => "Cette partie est privée.",
  not_your_turn: (p, who) => `C’est à ${who(p.seat)} de jouer.`,
  notation: () => "Ce n’est pas un coup valable.",
  quota: () => "Ce serveur n’en garde pas davantage pour une même personne.",
  sealed: () =>
    "Le tirage reste secret jusqu’à la fin de cette partie ; vous pourrez alors le rejouer.",
  server_error: () => "Le serveur a rencontré une erreur ; rien n’a changé.",
  setup: () => "Ces réglages ne permettent pas de partie.",
  slow_down: (p) => `C’est beaucoup d’un coup. Réessayez dans ${waiting(p.seconds)}.`,
  stale: () => "La partie a continué entre-temps ; voici où elle en est.",
  storage: () => "Le serveur n’a pas pu enregistrer ; rien n’a changé.",
  too_large: (p) =>
    p.most ? `C’est trop volumineux : ${p.most / 1024} ko au plus.` : "C’est trop volumineux.",
  too_many: () => "C’est déjà en cours. Un instant, s’il vous plaît.",
  too_many_connections: () => "Il y a trop de connexions en ce moment. Réessayez dans un instant.",
  too_many_guesses: (p) => `Trop d’essais erronés. Patientez ${p.minutes} minutes.`,
  too_slow: () => "La demande est arrivée trop lentement ; rien n’a changé.",
  unknown_bot: () => "Ce bot n’existe pas.",
  unknown_table: () =>
    "Cette partie n’existe pas, a été supprimée ou appartient à un autre navigateur.",
  wrong_code: () => "Ce code est erroné, a déjà servi ou date de plus de dix minutes.",
  bad_invitation: () =>
    "Ce lien n’est pas une invitation de ce serveur : il a peut-être été coupé.",
  withdrawn_invitation: () => "Cette invitation a été retirée. Demandez-en une nouvelle.",
  color_taken: () => "Quelqu’un d’autre a déjà cette couleur.",
  known_deal: () =>
    "Quand on joue à distance, personne ne doit connaître la donne : elle est tirée au sort.",
  no_hints: () => "Il n’y a pas de conseils dans une partie classée, ni contre d’autres joueurs.",
  rated_account: () => "Cette partie est classée. Connectez-vous ou créez un compte pour la jouer.",
  rated_running: () => "Cette partie est classée : jouez-la jusqu’au bout, ou abandonnez.",
  rated_setup: () =>
    "Cette partie ne peut pas être classée. Une partie classée se joue en Classique ou avec enchères, une seule personne par écran, la donne tirée au hasard.",
  unknown_player: () => "Ce profil n’existe pas, ou il est masqué.",
  no_such_seat: () => "Cette place n’existe pas.",
  not_started: () => "La partie commence dès que toutes les places sont prises.",
  others_play: () => "D’autres jouent à cette table : quittez-la au lieu de la supprimer.",
  seat_lost: () => "Vous n’avez plus de place à cette table.",
  seat_taken: () => "Cette place est déjà prise.",
  seated: () => "Vous avez déjà une place à cette table.",
  started: () => "Cette partie a déjà commencé.",
  away: () => "Vous êtes déjà en vacances.",
  chat_off: () => "L’hôte a désactivé la discussion à cette table.",
  no_clock: () => "Cette partie se joue sans pendule.",
  own_clock: () => "Seuls vos adversaires décident de votre temps.",
  time_left: () => "Il reste du temps à cette pendule.",
  vacation_spent: (p) => `Il vous reste ${p.days} jours de vacances cette année.`,
};
