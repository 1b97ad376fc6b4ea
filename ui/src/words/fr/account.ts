import type { AccountProblemWords } from "../words";

export const account = {
  account: {
    title: "Compte",
    guest: "Sans compte",
    about:
      "Vous jouez sans compte : vos parties appartiennent à ce navigateur. Avec un compte, vous les retrouvez dans tous vos navigateurs. Aucune adresse e-mail n’est nécessaire.",
    signedIn: (handle: string) => `Votre identifiant : ${handle}.`,
    make: "Créer un compte",
    signIn: "Se connecter",
    signOut: "Se déconnecter",
    handle: "Identifiant",
    handleHelp: "De 3 à 20 lettres, chiffres, - ou _. Les autres joueurs le voient.",
    password: "Mot de passe",
    passwordHelp: "Au moins 8 caractères.",
    newPassword: "Nouveau mot de passe",
    code: "Code de secours",
    withPassword: "Créer avec un mot de passe",
    withPasskey: "Créer avec une clé d’accès",
    signInPasskey: "Se connecter avec une clé d’accès",
    useCode: "Utiliser un code de secours",
    usePassword: "Utiliser le mot de passe",
    noPasskeys:
      "Les clés d’accès demandent HTTPS et un nom, ou localhost. Utilisez ici un mot de passe.",
    cancelled: "La clé d’accès n’a pas été utilisée.",
    codes: {
      title: "Codes de secours",
      keep: "Gardez ces codes en lieu sûr : chacun vous connecte une fois si vous perdez votre mot de passe ou votre clé d’accès. Ils ne s’affichent que maintenant.",
      left: (n: number) =>
        n < 2 ? `${n} code de secours restant.` : `${n} codes de secours restants.`,
      renew: "Créer de nouveaux codes",
      download: "Enregistrer dans un fichier",
      done: "Je les ai gardés",
    },
    along: {
      title: "Parties dans ce navigateur",
      ask: (n: number) =>
        n < 2
          ? `Sans compte, vous avez ${n} partie dans ce navigateur. La reprendre dans votre compte ?`
          : `Sans compte, vous avez ${n} parties dans ce navigateur. Les reprendre dans votre compte ?`,
      take: "Reprendre",
      leave: "Sinon, elles restent ici : vous les retrouvez en vous déconnectant.",
      taken: (n: number) => (n < 2 ? `${n} partie reprise.` : `${n} parties reprises.`),
    },
    prove: {
      title: "Confirmez que c’est bien vous",
      about: "Il s’agit de la sécurité de votre compte.",
      go: "Confirmer",
      passkey: "Confirmer avec une clé d’accès",
    },
    passkeys: {
      title: "Clés d’accès",
      none: "Aucune clé d’accès. Avec elle, vous vous connectez par le verrouillage de votre appareil au lieu d’un mot de passe.",
      add: "Ajouter une clé d’accès",
      name: "Nom, par exemple « Mon téléphone »",
      unnamed: "Clé d’accès",
      made: (day: string) => `ajoutée le ${day}`,
      used: (day: string) => `utilisée le ${day}`,
      elsewhere: (site: string) => `valable uniquement pour ${site}`,
      remove: "Supprimer",
    },
    passwords: {
      title: "Mot de passe",
      set: "Définir un mot de passe",
      change: "Changer le mot de passe",
      saved: "Le mot de passe est enregistré.",
      none: "Ce compte n’a pas de mot de passe.",
    },
    sessions: {
      title: "Vos connexions",
      on: (browser: string, system: string) => `${browser} sur ${system}`,
      unknown: "Navigateur inconnu",
      current: "ce navigateur",
      seen: (day: string) => `dernière activité le ${day}`,
      end: "Déconnecter",
      endOthers: "Déconnecter partout ailleurs",
    },
    email: {
      title: "E-mail",
      about: "Uniquement pour un nouveau mot de passe si vous oubliez le vôtre.",
      address: "Adresse e-mail",
      save: "Enregistrer",
      remove: "Supprimer",
      sent: "Nous vous avons envoyé un lien : suivez-le pour confirmer l’adresse.",
      confirmed: "confirmée",
      unconfirmed: "pas encore confirmée",
      thanks: "Votre adresse est confirmée.",
      forgot: "Mot de passe oublié ?",
      forgotSent:
        "Si ce compte a une adresse e-mail confirmée, un lien vers un nouveau mot de passe est en route.",
      forgotNoMail:
        "Connectez-vous avec un code de secours, ou demandez à l’hébergeur de ce serveur un lien vers un nouveau mot de passe.",
    },
    reset: { title: "Choisir un nouveau mot de passe", go: "Enregistrer et se connecter" },
    data: {
      title: "Vos données",
      export: "Tout télécharger",
      exportAbout:
        "Un fichier ZIP avec votre profil, vos sessions, vos résultats et chaque partie enregistrée.",
      delete: "Supprimer le compte",
      deleteGuest: "Supprimer mes données",
      ask: "Tout supprimer définitivement ? Les parties avec d’autres leur restent, sans votre nom, et un bot joue à votre place. Les parties qui ne sont qu’à vous sont supprimées. C’est irréversible.",
      confirm: "Supprimer définitivement",
    },
    door: {
      title: "Un serveur privé",
      about: "Saisissez le code que l’hébergeur vous a donné.",
      code: "Code",
      enter: "Entrer",
    },
  },
};

export const accountProblems: AccountProblemWords = {
  bad_email: () => "Ce n’est pas une adresse e-mail.",
  bad_handle: (p) =>
    `Un identifiant a de ${p.least} à ${p.most} lettres (a à z), chiffres, - ou _, et commence par une lettre. Certains noms sont réservés.`,
  bad_link: () => "Ce lien n’est plus valable. Demandez-en un nouveau.",
  bad_passkey: () =>
    "La réponse de la clé d’accès n’est pas valable ou arrive trop tard. Réessayez.",
  bad_password: (p) =>
    `Un mot de passe a de ${p.least} à ${p.most} caractères et n’est pas l’identifiant.`,
  banned: (p) =>
    p.reason
      ? `L’hébergeur vous interdit l’accès à ce serveur : ${p.reason}`
      : "L’hébergeur vous interdit l’accès à ce serveur.",
  door_closed: () => "Ce serveur est privé. Saisissez le code de l’hébergeur pour entrer.",
  handle_taken: () => "Cet identifiant est pris. Choisissez-en un autre.",
  has_account: () => "La connexion à votre compte est déjà ouverte.",
  last_way_in: () =>
    "C’est votre seul moyen de connexion. Définissez d’abord un mot de passe ou ajoutez une autre clé d’accès.",
  no_account: () => "Connectez-vous d’abord.",
  no_mail: () => "Ce serveur n’envoie pas d’e-mails.",
  no_passkeys_here: () =>
    "Les clés d’accès demandent HTTPS et un nom, ou localhost. Utilisez ici un mot de passe.",
  prove_yourself: () => "Confirmez d’abord que c’est bien vous.",
  too_many_passkeys: (p) => `Un compte a au plus ${p.most} clés d’accès.`,
  unknown_passkey: () => "Cette clé d’accès n’existe pas.",
  unknown_session: () => "Cette session n’existe pas.",
  wrong_door_code: () => "Ce code est erroné.",
  wrong_sign_in: () =>
    "Cela n’a pas fonctionné. Vérifiez l’identifiant et le mot de passe, la clé d’accès ou le code.",
  bad_push: () => "L’abonnement du navigateur n’est pas valable.",
  bad_webhook: () =>
    "Ce n’est pas une URL pour des notifications : elle commence par http:// ou https://.",
  bad_zone: (p) => `Le fuseau horaire « ${p.zone} » n’existe pas.`,
  channel_ended: () => "Plus rien n’est envoyé là. Ajoutez-le de nouveau.",
  no_email: () => "Il faut un compte avec une adresse e-mail confirmée.",
  private_address: () => "Cette URL mène à un réseau privé. Ce serveur ne le permet pas.",
  too_many_channels: (p) => `Vous pouvez en avoir ${p.most} au maximum.`,
  unknown_channel: () => "C’est déjà retiré.",
  unknown_host: (p) => `« ${p.host} » n’existe pas.`,
};
