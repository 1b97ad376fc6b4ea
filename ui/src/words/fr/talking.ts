import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("fr");
const two = (n: number): string => String(n).padStart(2, "0");

export const talking: Pick<Words, "clocks" | "chat"> = {
  clocks: {
    pace: "Temps",
    none: "Sans pendule",
    noneWords: "Chacun prend le temps qu’il lui faut.",
    live: "En direct, d’une traite",
    liveOf: (minutes, seconds) => `${minutes} min + ${seconds} s par tour`,
    liveWords: "Une réserve pour toute la partie ; chaque tour en ajoute un peu.",
    daily: "Par correspondance, sur plusieurs jours",
    dailyOf: (days) => plural(days, "# jour par tour", "# jours par tour"),
    dailyWords: "Chaque tour a ses jours, quelle que soit la durée du précédent.",
    atZero: "Quand quelqu’un n’a plus de temps",
    zero: {
      ask: "les autres décident",
      skip: "son tour est passé",
      bot: "un bot joue jusqu’à son retour",
    },
    left: "Temps restant",
    span: ({ days, hours, minutes, seconds }) =>
      days
        ? `${days} j ${hours} h`
        : hours
          ? `${hours} h ${minutes} min`
          : `${minutes}:${two(seconds)}`,
    onVacation: "En vacances : la pendule est arrêtée",
    up: (who) => `${who} : temps écoulé.`,
    ownUp:
      "Votre temps est écoulé. Vous pouvez encore jouer, sauf si les autres en décident autrement.",
    grant: (time) => `Donner ${time}`,
    grantTo: (who, time) => `Donner ${time} de plus à ${who}`,
    skip: "Passer le tour",
    replace: "Faire jouer un bot",
    pause: "Demander une pause",
    asks: (names) =>
      names.length > 1
        ? `${list(names)} aimeraient une pause.`
        : `${list(names)} aimerait une pause.`,
    agree: "D’accord",
    asked: "Vous avez demandé une pause.",
    takeBack: "Finalement non",
    paused: "La partie est en pause.",
    goOn: "Reprendre",
    wantOn: "Je veux bien reprendre",
    vacation: "Vacances",
    vacationWords: (days) =>
      `En votre absence, les pendules de vos parties par correspondance s’arrêtent. Vous avez ${days} jours par an.`,
    days: "Jours",
    away: (until) => `Vous êtes en vacances jusqu’au ${until}.`,
    goAway: "Partir en vacances",
    comeBack: "Me revoilà",
    daysLeft: (n) => plural(n, "il reste # jour", "il reste # jours"),
  },
  chat: {
    title: "Discussion",
    unread: (n) => plural(n, "# nouveau message", "# nouveaux messages"),
    players: "Seuls les joueurs lisent ceci jusqu’à la fin de la partie.",
    gallery: "Seuls les spectateurs lisent ceci jusqu’à la fin de la partie.",
    everyone: "Tous ceux qui voient la partie lisent ceci.",
    nothing: "Personne n’a encore rien dit.",
    write: "Message",
    send: "Envoyer",
    quick: "Phrases toutes prêtes",
    somebody: "Spectateur",
    mute: (who) => `Masquer ${who}`,
    muted: (who) => (who ? `${who} : messages masqués.` : "Messages masqués."),
    unmute: "Afficher",
    off: "L’hôte a désactivé la discussion.",
    switchOff: "Désactiver la discussion",
    switchOn: "Activer la discussion",
    term: "Discussion",
    termWords: "Les joueurs parlent entre eux, les spectateurs aussi.",
    here: "En ligne",
    notHere: "Hors ligne",
    phrases: {
      hello: "Bonjour !",
      good_luck: "Bonne chance !",
      well_played: "Bien joué !",
      thanks: "Merci !",
      sorry: "Pardon !",
      one_moment: "Un instant, s’il vous plaît.",
      your_turn: "C’est à vous.",
      again: "Une autre partie ?",
    },
  },
};
