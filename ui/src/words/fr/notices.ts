import type { Words } from "../words";

export const notices: Pick<Words, "notices"> = {
  notices: {
    title: "Notifications",
    about:
      "Sachez quand c’est à vous de jouer, quand une partie commence ou se termine, quand on vous propose une revanche ou qu’un temps est écoulé. Uniquement aux tables avec des joueurs à distance, et pas pendant que vous regardez la table.",
    turns: (n) => (n < 2 ? `À vous de jouer à ${n} table` : `À vous de jouer à ${n} tables`),
    kinds: { webhook: "Webhook", push: "Navigateur", email: "E-mail" },
    test: "Envoyer un test",
    remove: "Retirer",
    saved: "Enregistré.",
    ended:
      "Plus rien n’est envoyé là : il n’y avait personne. Ajoutez-le de nouveau dès que cela fonctionne.",
    browser: {
      title: "Cet appareil",
      about: "Les notifications s’affichent sur cet appareil, même si la page est fermée.",
      on: "Activer pour ce navigateur",
      this: "ce navigateur",
      unnamed: "Navigateur",
      insecure: "Les navigateurs ne le permettent qu’avec HTTPS ou sur localhost.",
      missing:
        "Ce navigateur ne le peut pas ici. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.",
      denied:
        "Le navigateur a bloqué les notifications de cette page : autorisez-les dans ses réglages.",
      failed: "Le service de notifications du navigateur est injoignable.",
    },
    webhook: {
      title: "Webhook",
      about:
        "Les notifications sont envoyées à une URL : d’un salon Discord ou Slack, de ntfy, ou la vôtre.",
      url: "URL",
      add: "Ajouter",
      secret: "Clé des signatures",
      secretAbout:
        "Les programmes vérifient avec elle l’en-tête X-Tikal-Signature : HMAC-SHA-256 du corps.",
    },
    email: {
      title: "E-mail",
      about: "Les notifications vont à l’adresse confirmée de votre compte.",
      add: (address) => `Envoyer à ${address}`,
      needed: "Il faut pour cela un compte avec une adresse e-mail confirmée.",
      toAccount: "Ouvrir le compte",
    },
    choices: {
      title: "Quand",
      quiet: "Heures de silence",
      begin: "De",
      end: "À",
      zone: (name) =>
        `Fuseau horaire : ${name}. Les notifications arrivent ensuite, si c’est toujours à vous de jouer.`,
      evenHere: "Même quand je regarde la table",
    },
    recent: {
      title: "Envois récents",
      none: "Rien pour l’instant.",
      what: {
        turn: "À vous de jouer",
        first: "Début de partie, à vous de jouer",
        begins: "Début de partie",
        over: "Partie terminée",
        rematch: "Revanche",
        time: "Temps écoulé",
      },
      states: {
        waiting: (at) => `envoi prévu : ${at}`,
        again: (at, outcome) => `${outcome} ; prochain essai : ${at}`,
        claimed: "en route",
        handed: "en route",
        sent: "envoyé",
        withdrawn: "devenu inutile",
        seen: "vous étiez à la table",
      },
    },
    outcome: (code, status) => {
      const said: Record<string, string> = {
        sent: "bien arrivé",
        gone: `il n’y a plus personne là-bas (${status})`,
        answered: `la réponse était ${status}`,
        unreachable: "personne ne répond",
        no_answer: "envoyé, mais sans réponse",
        private_address: "l’adresse est privée",
        no_email: "il n’y a pas d’adresse e-mail confirmée",
        unsure:
          "le serveur s’est arrêté pendant l’envoi ; pas de nouvel essai, car c’est peut-être arrivé",
      };
      return said[code] ?? code;
    },
    tested: (outcome) => `Test : ${outcome}.`,
  },
};
