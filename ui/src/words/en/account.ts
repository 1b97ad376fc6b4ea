import type { AccountProblemWords } from "../words";

/** Accounts: everything on the account page, and what can be wrong there. */
export const account = {
  account: {
    title: "Account",
    guest: "Guest",
    about:
      "You play as a guest: your games belong to this browser. With an account you find them in every browser. It needs no e-mail address.",
    signedIn: (handle: string) => `You are signed in as ${handle}.`,
    make: "Create an account",
    signIn: "Sign in",
    signOut: "Sign out",
    handle: "Handle",
    handleHelp: "3 to 20 letters, digits, - or _. Other players see it.",
    password: "Password",
    passwordHelp: "At least 8 characters.",
    newPassword: "New password",
    code: "Recovery code",
    withPassword: "Create with a password",
    withPasskey: "Create with a passkey",
    signInPasskey: "Sign in with a passkey",
    useCode: "Use a recovery code",
    usePassword: "Use the password",
    noPasskeys: "Passkeys need HTTPS and a name, or localhost. Here, use a password.",
    cancelled: "The passkey was not used.",
    codes: {
      title: "Recovery codes",
      keep: "Keep these codes somewhere safe: each signs you in once if you lose your password or passkey. They are shown only now.",
      left: (n: number) => (n === 1 ? "1 recovery code left." : `${n} recovery codes left.`),
      renew: "Make new codes",
      download: "Save as a file",
      done: "I have kept them",
    },
    along: {
      title: "Games in this browser",
      ask: (n: number) =>
        n === 1
          ? "As a guest you have 1 game in this browser. Take it into your account?"
          : `As a guest you have ${n} games in this browser. Take them into your account?`,
      take: "Take them along",
      leave: "They stay here if you don't: you see them again when you sign out.",
      taken: (n: number) => (n === 1 ? "1 game taken along." : `${n} games taken along.`),
    },
    prove: {
      title: "Confirm that it's you",
      about: "This is about your account's safety.",
      go: "Confirm",
      passkey: "Confirm with a passkey",
    },
    passkeys: {
      title: "Passkeys",
      none: "No passkeys yet. A passkey lets you sign in with your device's lock instead of a password.",
      add: "Add a passkey",
      name: "Name, for example “My phone”",
      unnamed: "Passkey",
      made: (day: string) => `added ${day}`,
      used: (day: string) => `last used ${day}`,
      elsewhere: (site: string) => `works at ${site} only`,
      remove: "Remove",
    },
    passwords: {
      title: "Password",
      set: "Set a password",
      change: "Change password",
      saved: "The password is saved.",
      none: "This account has no password.",
    },
    sessions: {
      title: "Where you are signed in",
      on: (browser: string, system: string) => `${browser} on ${system}`,
      unknown: "Unknown browser",
      current: "this browser",
      seen: (day: string) => `last seen ${day}`,
      end: "Sign out there",
      endOthers: "Sign out everywhere else",
    },
    email: {
      title: "E-mail",
      about: "Only for a new password if you forget yours.",
      address: "E-mail address",
      save: "Save",
      remove: "Remove",
      sent: "We have sent you a link: follow it to confirm the address.",
      confirmed: "confirmed",
      unconfirmed: "not confirmed yet",
      thanks: "Your address is confirmed.",
      forgot: "Forgot your password?",
      forgotSent:
        "If this account has a confirmed e-mail address, a link to a new password is on its way.",
      forgotNoMail:
        "Sign in with a recovery code, or ask the host of this server for a link to a new password.",
    },
    reset: { title: "Choose a new password", go: "Save and sign in" },
    data: {
      title: "Your data",
      export: "Download everything",
      exportAbout: "One ZIP file with your profile, sessions, results and a record of every game.",
      delete: "Delete account",
      deleteGuest: "Delete my data",
      ask: "Delete everything for good? Games with others stay for them, without your name, and a bot plays on for you. Games of yours alone are deleted. This can't be undone.",
      confirm: "Delete for good",
    },
    door: {
      title: "A private server",
      about: "Enter the code that the host gave you.",
      code: "Code",
      enter: "Come in",
    },
  },
};

export const accountProblems: AccountProblemWords = {
  bad_email: () => "That isn't an e-mail address.",
  bad_handle: (p) =>
    `A handle has ${p.least} to ${p.most} letters (a to z), digits, - or _, and begins with a letter. Some names are reserved.`,
  bad_link: () => "This link is no longer valid. Please ask for a new one.",
  bad_passkey: () => "The passkey's answer didn't count or came too late. Please try again.",
  bad_password: (p) => `A password has ${p.least} to ${p.most} characters and isn't the handle.`,
  banned: (p) =>
    p.reason
      ? `The host has banned you from this server: ${p.reason}`
      : "The host has banned you from this server.",
  door_closed: () => "This server is private. Enter the host's code to come in.",
  handle_taken: () => "This handle is taken. Please choose another.",
  has_account: () => "You are already signed in.",
  last_way_in: () =>
    "This is your only way to sign in. Set a password or add another passkey first.",
  no_account: () => "Please sign in first.",
  no_mail: () => "This server sends no e-mail.",
  no_passkeys_here: () => "Passkeys need HTTPS and a name, or localhost. Here, use a password.",
  prove_yourself: () => "Please confirm that it's you first.",
  too_many_passkeys: (p) => `An account has at most ${p.most} passkeys.`,
  unknown_passkey: () => "There is no such passkey.",
  unknown_session: () => "There is no such session.",
  wrong_door_code: () => "This code is wrong.",
  wrong_sign_in: () =>
    "That didn't work. Please check the handle and the password, passkey or code.",
  bad_push: () => "The browser's push subscription didn't count.",
  bad_webhook: () => "That isn't a URL that notices can go to: it begins with http:// or https://.",
  bad_zone: (p) => `There is no time zone “${p.zone}”.`,
  channel_ended: () => "Nothing is sent there any more. Please add it again.",
  no_email: () => "You need an account with a confirmed e-mail address.",
  private_address: () => "This URL leads into a private network. This server doesn't allow that.",
  too_many_channels: (p) => `You can have at most ${p.most} of these.`,
  unknown_channel: () => "It has been removed already.",
  unknown_host: (p) => `There is no “${p.host}”.`,
};
