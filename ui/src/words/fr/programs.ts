import type { ProgramProblemWords } from "../words";

export const programs = {
  programs: {
    mark: (name: string) => `${name} (bot)`,
    tokens: "Jetons d’accès",
    about:
      "Un programme qui présente un jeton agit aux tables en votre nom. Gardez-le comme un mot de passe.",
    none: "Aucun jeton.",
    name: "Nom, par exemple « Mon bot »",
    scope: "Le programme peut",
    scopes: { play: "regarder et jouer", read: "seulement regarder" },
    good: "Valable",
    days: (n: number) => (n === 365 ? "1 an" : `${n} jours`),
    always: "jusqu’à révocation",
    make: "Créer un jeton",
    keep: "Copiez le jeton maintenant : il ne s’affiche qu’une fois.",
    copy: "Copier",
    copied: "Copié",
    done: "Je l’ai gardé",
    made: (day: string) => `créé le ${day}`,
    used: (day: string) => `utilisé le ${day}`,
    unused: "jamais utilisé",
    until: (day: string) => `valable jusqu’au ${day}`,
    expired: (day: string) => `expiré le ${day}`,
    revoke: "Révoquer",
    bot: "Compte bot",
    botAbout:
      "Si un programme doit jouer avec ce compte, faites-en un compte bot : tout le monde voit que c’en est un, et on peut l’inviter par son identifiant. Ce n’est possible qu’avant la première partie du compte, et c’est irréversible.",
    botMake: "En faire un compte bot",
    botSure: "Ce compte sera définitivement celui d’un bot.",
    botConfirm: "Oui, un compte bot",
    isBot: (handle: string) =>
      `C’est un compte bot, et tout le monde le voit. On l’invite par son identifiant : ${handle}`,
    invite: "Un compte bot…",
    handle: "Identifiant du compte bot",
    send: "Inviter",
    waits: (name: string) => `En attente : ${name} (bot)`,
    declined: (name: string) => `${name} (bot) a décliné l’invitation.`,
    term: "Places ouvertes aux bots",
    termWords: "Un compte bot est un programme que quelqu’un fait tourner ; il est signalé.",
  },
};

export const programProblems: ProgramProblemWords = {
  bad_token: () => "Ce jeton n’est pas valable : il est erroné, expiré ou révoqué.",
  has_played: () => "Ce compte a déjà été à une table. Un bot a besoin d’un compte à lui.",
  invited_already: () => "Ce bot a déjà une place ou une invitation à cette table.",
  is_bot_already: () => "C’est déjà un compte bot.",
  no_bot_account: () => "Aucun compte bot n’a cet identifiant.",
  no_bots_here: () => "Les places ouvertes de cette table ne sont pas pour les bots.",
  not_by_token: () => "C’est impossible avec un jeton. Connectez-vous.",
  not_for_bots: () => "Un compte bot ne peut pas reprendre les parties d’une personne.",
  read_only: () => "Ce jeton permet seulement de regarder.",
  token_in_address: () =>
    "Un jeton n’a pas sa place dans une adresse, où d’autres peuvent le voir. Révoquez-le.",
  too_many_streams: (p) => `Il peut y avoir ${p.most} flux à la fois.`,
  too_many_tokens: (p) => `Un compte a au plus ${p.most} jetons. Révoquez-en d’abord un.`,
  unknown_token: () => "Ce jeton n’existe pas.",
};
