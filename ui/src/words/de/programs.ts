import type { ProgramProblemWords } from "../words";

export const programs = {
  programs: {
    mark: (name: string) => `${name} (Bot)`,
    tokens: "Zugangstoken",
    about:
      "Ein Programm, das ein Token vorzeigt, handelt an den Tischen in deinem Namen. Hüte es wie ein Passwort.",
    none: "Noch keine Token.",
    name: "Name, zum Beispiel „Mein Bot“",
    scope: "Das Programm darf",
    scopes: { play: "zuschauen und spielen", read: "nur zuschauen" },
    good: "Gültig",
    days: (n: number) => (n === 365 ? "1 Jahr" : `${n} Tage`),
    always: "bis ich es widerrufe",
    make: "Token erstellen",
    keep: "Kopiere das Token jetzt: Du siehst es nur dieses eine Mal.",
    copy: "Kopieren",
    copied: "Kopiert",
    done: "Ich habe es aufbewahrt",
    made: (day: string) => `erstellt am ${day}`,
    used: (day: string) => `zuletzt verwendet am ${day}`,
    unused: "nie verwendet",
    until: (day: string) => `gültig bis ${day}`,
    expired: (day: string) => `abgelaufen am ${day}`,
    revoke: "Widerrufen",
    bot: "Bot-Konto",
    botAbout:
      "Soll ein Programm mit diesem Konto spielen, mach es zum Bot-Konto: Alle sehen, dass es eines ist, und andere können es mit seinem Kontonamen einladen. Das geht nur vor der ersten Partie des Kontos und lässt sich nicht rückgängig machen.",
    botMake: "Zum Bot-Konto machen",
    botSure: "Dieses Konto gehört dann für immer einem Bot.",
    botConfirm: "Ja, ein Bot-Konto",
    isBot: (handle: string) =>
      `Das ist ein Bot-Konto, und alle sehen das. Eingeladen wird es mit seinem Kontonamen: ${handle}`,
    invite: "Ein Bot-Konto …",
    handle: "Kontoname des Bot-Kontos",
    send: "Einladen",
    waits: (name: string) => `Wartet auf ${name} (Bot)`,
    declined: (name: string) => `${name} (Bot) hat abgelehnt.`,
    term: "Bots dürfen offene Plätze nehmen",
    termWords: "Hinter einem Bot-Konto steht ein Programm; es ist als Bot gekennzeichnet.",
  },
};

export const programProblems: ProgramProblemWords = {
  bad_token: () => "Dieses Token gilt nicht: Es ist falsch, abgelaufen oder widerrufen.",
  has_played: () => "Dieses Konto war schon an einem Tisch. Ein Bot braucht ein eigenes Konto.",
  invited_already: () => "Dieser Bot hat an diesem Tisch schon einen Platz oder eine Einladung.",
  is_bot_already: () => "Das ist schon ein Bot-Konto.",
  no_bot_account: () => "Ein Bot-Konto mit diesem Kontonamen gibt es nicht.",
  no_bots_here: () => "Die offenen Plätze dieses Tisches sind nicht für Bots.",
  not_by_token: () => "Mit einem Token geht das nicht. Melde dich an.",
  not_for_bots: () => "Ein Bot-Konto kann keine Partien übernehmen, die ein Mensch gespielt hat.",
  read_only: () => "Mit diesem Token kannst du nur zuschauen.",
  token_in_address: () =>
    "Ein Token gehört nicht in eine Adresse, wo andere es sehen können. Widerrufe dieses.",
  too_many_streams: (p) => `Es kann ${p.most} Streams gleichzeitig geben.`,
  too_many_tokens: (p) => `Ein Konto hat höchstens ${p.most} Token. Widerrufe zuerst eines.`,
  unknown_token: () => "Dieses Token gibt es nicht.",
};
