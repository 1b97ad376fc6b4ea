import type { Channel, Notice } from "../../api/types";

/** Notices: everything on their page, and the number of tables where it is one's turn. */
export const notices = {
  notices: {
    title: "Notices",
    about:
      "Learn when it's your turn, a game begins or ends, somebody asks for a rematch, or time is up. Only at tables with people elsewhere, and not while you are looking at the table.",
    turns: (n: number) => (n === 1 ? "Your turn at 1 table" : `Your turn at ${n} tables`),
    kinds: { webhook: "Webhook", push: "Browser", email: "E-mail" } as Record<
      Channel["kind"],
      string
    >,
    test: "Send a test",
    remove: "Remove",
    saved: "Saved.",
    ended: "Nothing is sent there any more: nobody was there. Add it again once it works.",
    browser: {
      title: "This device",
      about: "Notices appear on this device, also when the page is closed.",
      on: "Switch on for this browser",
      this: "this browser",
      unnamed: "Browser",
      insecure: "Browsers allow this only over HTTPS or on localhost.",
      missing:
        "This browser can't do it here. On an iPhone or iPad, add the page to the home screen first.",
      denied: "The browser has blocked notices from this page: allow them in its settings.",
      failed: "The browser's push service can't be reached.",
    },
    webhook: {
      title: "Webhook",
      about: "Notices are posted to a URL: of a Discord or Slack channel, of ntfy, or your own.",
      url: "URL",
      add: "Add",
      secret: "Key of the signatures",
      secretAbout: "Programs check the header X-Tikal-Signature with it: HMAC-SHA-256 of the body.",
    },
    email: {
      title: "E-mail",
      about: "Notices go to the confirmed address of your account.",
      add: (address: string) => `Send to ${address}`,
      needed: "For this you need an account with a confirmed e-mail address.",
      toAccount: "Go to your account",
    },
    choices: {
      title: "When",
      quiet: "Quiet hours",
      begin: "From",
      end: "Until",
      zone: (name: string) =>
        `Time zone: ${name}. Notices come afterwards, if it's still your turn.`,
      evenHere: "Even while I'm looking at the table",
    },
    recent: {
      title: "Sent lately",
      none: "Nothing yet.",
      what: {
        turn: "Your turn",
        first: "Game begins, your turn",
        begins: "Game begins",
        over: "Game over",
        rematch: "Rematch",
        time: "Time is up",
      } as Record<Notice["what"], string>,
      states: {
        waiting: (at: string) => `to be sent ${at}`,
        again: (at: string, outcome: string) => `${outcome}; next try ${at}`,
        claimed: "on its way",
        handed: "on its way",
        sent: "sent",
        withdrawn: "not needed any more",
        seen: "you were at the table",
      },
    },
    outcome: (code: string, status: number | null) => {
      const said: Record<string, string> = {
        sent: "it arrived",
        gone: `nobody is there any more (${status})`,
        answered: `the answer was ${status}`,
        unreachable: "nobody answers there",
        no_answer: "sent, but no answer came",
        private_address: "the address is private",
        no_email: "there is no confirmed e-mail address",
        unsure: "the server stopped while sending; it isn't repeated, as it may have arrived",
      };
      return said[code] ?? code;
    },
    tested: (outcome: string) => `Test: ${outcome}.`,
  },
};
