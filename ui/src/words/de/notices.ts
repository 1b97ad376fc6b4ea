import type { Words } from "../words";

export const notices: Pick<Words, "notices"> = {
  notices: {
    title: "Benachrichtigungen",
    about:
      "Erfahre, wenn du am Zug bist, eine Partie beginnt oder endet, jemand um eine Revanche bittet oder eine Zeit um ist. Nur an Tischen mit Leuten anderswo, und nicht, während du den Tisch ansiehst.",
    turns: (n) => (n === 1 ? "An 1 Tisch bist du am Zug" : `An ${n} Tischen bist du am Zug`),
    kinds: { webhook: "Webhook", push: "Browser", email: "E-Mail" },
    test: "Test senden",
    remove: "Entfernen",
    saved: "Gespeichert.",
    ended:
      "Dorthin wird nichts mehr gesendet: Niemand war da. Füge es neu hinzu, sobald es wieder geht.",
    browser: {
      title: "Dieses Gerät",
      about: "Benachrichtigungen erscheinen auf diesem Gerät, auch wenn die Seite geschlossen ist.",
      on: "Für diesen Browser einschalten",
      this: "dieser Browser",
      unnamed: "Browser",
      insecure: "Browser erlauben das nur über HTTPS oder auf localhost.",
      missing:
        "Dieser Browser kann das hier nicht. Auf iPhone und iPad: Lege die Seite zuerst auf den Home-Bildschirm.",
      denied:
        "Der Browser blockiert Benachrichtigungen dieser Seite: Erlaube sie in seinen Einstellungen.",
      failed: "Der Push-Dienst des Browsers ist nicht erreichbar.",
    },
    webhook: {
      title: "Webhook",
      about:
        "Benachrichtigungen gehen an eine URL: eines Kanals bei Discord oder Slack, von ntfy oder deine eigene.",
      url: "URL",
      add: "Hinzufügen",
      secret: "Schlüssel der Signaturen",
      secretAbout: "Programme prüfen damit den Header X-Tikal-Signature: HMAC-SHA-256 des Inhalts.",
    },
    email: {
      title: "E-Mail",
      about: "Benachrichtigungen gehen an die bestätigte Adresse deines Kontos.",
      add: (address) => `An ${address} senden`,
      needed: "Dafür brauchst du ein Konto mit einer bestätigten E-Mail-Adresse.",
      toAccount: "Zum Konto",
    },
    choices: {
      title: "Wann",
      quiet: "Ruhezeit",
      begin: "Von",
      end: "Bis",
      zone: (name) =>
        `Zeitzone: ${name}. Benachrichtigungen kommen danach, wenn du dann noch am Zug bist.`,
      evenHere: "Auch während ich den Tisch ansehe",
    },
    recent: {
      title: "Zuletzt gesendet",
      none: "Noch nichts.",
      what: {
        turn: "Du bist am Zug",
        first: "Beginn, du bist am Zug",
        begins: "Beginn der Partie",
        over: "Ende der Partie",
        rematch: "Revanche",
        time: "Zeit ist um",
      },
      states: {
        waiting: (at) => `wird gesendet: ${at}`,
        again: (at, outcome) => `${outcome}; nächster Versuch: ${at}`,
        claimed: "unterwegs",
        handed: "unterwegs",
        sent: "gesendet",
        withdrawn: "nicht mehr nötig",
        seen: "du warst am Tisch",
      },
    },
    outcome: (code, status) => {
      const said: Record<string, string> = {
        sent: "angekommen",
        gone: `dort ist niemand mehr (${status})`,
        answered: `die Antwort war ${status}`,
        unreachable: "dort antwortet niemand",
        no_answer: "gesendet, aber es kam keine Antwort",
        private_address: "die Adresse ist privat",
        no_email: "es gibt keine bestätigte E-Mail-Adresse",
        unsure: "der Server hielt beim Senden an; kein neuer Versuch, da es angekommen sein kann",
      };
      return said[code] ?? code;
    },
    tested: (outcome) => `Test: ${outcome}.`,
  },
};
