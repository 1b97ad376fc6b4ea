import type { AccountProblemWords } from "../words";

export const account = {
  account: {
    title: "Konto",
    guest: "Gast",
    about:
      "Du spielst als Gast: Deine Partien gehören zu diesem Browser. Mit einem Konto findest du sie in jedem Browser. Eine E-Mail-Adresse brauchst du dafür nicht.",
    signedIn: (handle: string) => `Du bist als ${handle} angemeldet.`,
    make: "Konto anlegen",
    signIn: "Anmelden",
    signOut: "Abmelden",
    handle: "Kontoname",
    handleHelp: "3 bis 20 Buchstaben, Ziffern, - oder _. Andere sehen ihn.",
    password: "Passwort",
    passwordHelp: "Mindestens 8 Zeichen.",
    newPassword: "Neues Passwort",
    code: "Wiederherstellungscode",
    withPassword: "Mit Passwort anlegen",
    withPasskey: "Mit Passkey anlegen",
    signInPasskey: "Mit Passkey anmelden",
    useCode: "Wiederherstellungscode verwenden",
    usePassword: "Passwort verwenden",
    noPasskeys:
      "Passkeys brauchen HTTPS und einen Namen, oder localhost. Verwende hier ein Passwort.",
    cancelled: "Der Passkey wurde nicht verwendet.",
    codes: {
      title: "Wiederherstellungscodes",
      keep: "Bewahre diese Codes sicher auf: Mit jedem kannst du dich einmal anmelden, wenn dir Passwort oder Passkey fehlt. Du siehst sie nur jetzt.",
      left: (n: number) =>
        n === 1 ? "Noch 1 Wiederherstellungscode." : `Noch ${n} Wiederherstellungscodes.`,
      renew: "Neue Codes erstellen",
      download: "Als Datei speichern",
      done: "Ich habe sie aufbewahrt",
    },
    along: {
      title: "Partien in diesem Browser",
      ask: (n: number) =>
        n === 1
          ? "Als Gast hast du in diesem Browser 1 Partie. Ins Konto übernehmen?"
          : `Als Gast hast du in diesem Browser ${n} Partien. Ins Konto übernehmen?`,
      take: "Übernehmen",
      leave: "Sonst bleiben sie hier: Du siehst sie wieder, wenn du dich abmeldest.",
      taken: (n: number) => (n === 1 ? "1 Partie übernommen." : `${n} Partien übernommen.`),
    },
    prove: {
      title: "Bestätige, dass du es bist",
      about: "Es geht um die Sicherheit deines Kontos.",
      go: "Bestätigen",
      passkey: "Mit Passkey bestätigen",
    },
    passkeys: {
      title: "Passkeys",
      none: "Noch keine Passkeys. Mit einem Passkey meldest du dich mit der Sperre deines Geräts an statt mit einem Passwort.",
      add: "Passkey hinzufügen",
      name: "Name, zum Beispiel „Mein Handy“",
      unnamed: "Passkey",
      made: (day: string) => `hinzugefügt am ${day}`,
      used: (day: string) => `zuletzt verwendet am ${day}`,
      elsewhere: (site: string) => `gilt nur für ${site}`,
      remove: "Entfernen",
    },
    passwords: {
      title: "Passwort",
      set: "Passwort festlegen",
      change: "Passwort ändern",
      saved: "Das Passwort ist gespeichert.",
      none: "Dieses Konto hat kein Passwort.",
    },
    sessions: {
      title: "Wo du angemeldet bist",
      on: (browser: string, system: string) => `${browser} auf ${system}`,
      unknown: "Unbekannter Browser",
      current: "dieser Browser",
      seen: (day: string) => `zuletzt aktiv am ${day}`,
      end: "Dort abmelden",
      endOthers: "Überall sonst abmelden",
    },
    email: {
      title: "E-Mail",
      about: "Nur für ein neues Passwort, falls du deines vergisst.",
      address: "E-Mail-Adresse",
      save: "Speichern",
      remove: "Entfernen",
      sent: "Wir haben dir einen Link geschickt: Damit bestätigst du die Adresse.",
      confirmed: "bestätigt",
      unconfirmed: "noch nicht bestätigt",
      thanks: "Deine Adresse ist bestätigt.",
      forgot: "Passwort vergessen?",
      forgotSent:
        "Falls dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link für ein neues Passwort unterwegs.",
      forgotNoMail:
        "Melde dich mit einem Wiederherstellungscode an, oder bitte den Betreiber dieses Servers um einen Link für ein neues Passwort.",
    },
    reset: { title: "Neues Passwort wählen", go: "Speichern und anmelden" },
    data: {
      title: "Deine Daten",
      export: "Alles herunterladen",
      exportAbout:
        "Eine ZIP-Datei mit deinem Profil, deinen Sitzungen, Ergebnissen und dem Protokoll jeder Partie.",
      delete: "Konto löschen",
      deleteGuest: "Meine Daten löschen",
      ask: "Alles endgültig löschen? Partien mit anderen bleiben für sie erhalten, ohne deinen Namen, und ein Bot spielt für dich weiter. Partien, die nur dir gehören, werden gelöscht. Das lässt sich nicht rückgängig machen.",
      confirm: "Endgültig löschen",
    },
    door: {
      title: "Ein privater Server",
      about: "Gib den Code ein, den du vom Betreiber hast.",
      code: "Code",
      enter: "Eintreten",
    },
  },
};

export const accountProblems: AccountProblemWords = {
  bad_email: () => "Das ist keine E-Mail-Adresse.",
  bad_handle: (p) =>
    `Ein Kontoname hat ${p.least} bis ${p.most} Buchstaben (a bis z), Ziffern, - oder _ und beginnt mit einem Buchstaben. Manche Namen sind reserviert.`,
  bad_link: () => "Dieser Link gilt nicht mehr. Bitte um einen neuen.",
  bad_passkey: () =>
    "Die Antwort des Passkeys galt nicht oder kam zu spät. Versuche es noch einmal.",
  bad_password: (p) =>
    `Ein Passwort hat ${p.least} bis ${p.most} Zeichen und ist nicht der Kontoname.`,
  banned: (p) =>
    p.reason
      ? `Der Betreiber hat dich von diesem Server ausgeschlossen: ${p.reason}`
      : "Der Betreiber hat dich von diesem Server ausgeschlossen.",
  door_closed: () => "Dieser Server ist privat. Gib den Code des Betreibers ein.",
  handle_taken: () => "Dieser Kontoname ist vergeben. Wähle einen anderen.",
  has_account: () => "Du bist schon angemeldet.",
  last_way_in: () =>
    "Anders kannst du dich nicht anmelden. Lege zuerst ein Passwort fest oder füge einen weiteren Passkey hinzu.",
  no_account: () => "Melde dich zuerst an.",
  no_mail: () => "Dieser Server verschickt keine E-Mails.",
  no_passkeys_here: () =>
    "Passkeys brauchen HTTPS und einen Namen, oder localhost. Verwende hier ein Passwort.",
  prove_yourself: () => "Bestätige zuerst, dass du es bist.",
  too_many_passkeys: (p) => `Ein Konto hat höchstens ${p.most} Passkeys.`,
  unknown_passkey: () => "Diesen Passkey gibt es nicht.",
  unknown_session: () => "Diese Sitzung gibt es nicht.",
  wrong_door_code: () => "Dieser Code ist falsch.",
  wrong_sign_in: () =>
    "Das hat nicht geklappt. Prüfe den Kontonamen und das Passwort, den Passkey oder den Code.",
  bad_push: () => "Das Push-Abonnement des Browsers gilt nicht.",
  bad_webhook: () =>
    "Das ist keine URL für Benachrichtigungen: Sie beginnt mit http:// oder https://.",
  bad_zone: (p) => `Die Zeitzone „${p.zone}“ gibt es nicht.`,
  channel_ended: () => "Dorthin wird nichts mehr gesendet. Füge es neu hinzu.",
  no_email: () => "Du brauchst ein Konto mit einer bestätigten E-Mail-Adresse.",
  private_address: () => "Diese URL führt in ein privates Netz. Dieser Server erlaubt das nicht.",
  too_many_channels: (p) => `Du kannst höchstens ${p.most} davon haben.`,
  unknown_channel: () => "Das ist schon entfernt.",
  unknown_host: (p) => `„${p.host}“ gibt es nicht.`,
};
