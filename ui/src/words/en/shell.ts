import { countingIn } from "../plural";
import { people } from "./people";

const { plural } = countingIn("en-GB");

export const shell = {
  language: "English",
  nav: {
    home: "Tikal, start page",
    play: "Play",
    learn: "Learn",
    rules: "Rules",
    statistics: "Statistics",
    settings: "Settings",
    skip: "Skip to content",
    menu: "Menu",
    backToGame: "Back to the game",
    backToLesson: "Back to the lesson",
  },
  common: {
    /** What something is, then what is to be said of it; left out where an element follows. */
    labelled: (label: string, text = "") => `${label}: ${text}`.trimEnd(),
    cancel: "Cancel",
    close: "Close",
    toStart: "Home",
    confirm: "Confirm",
    loading: "Loading…",
    points: (n: number) => plural(n, "# point", "# points"),
    ap: (n: number) => `${n} AP`,
    offline: "The server can't be reached. Please try again.",
    again: "Try again",
    partMissing: "Part of the page couldn't be loaded: the server can't be reached.",
    failed: "That didn't work.",
    seat: (n: number) => `Player ${n}`,
    /** The person at the screen, where a name would stand alone. */
    you: "You",
    mutul: "Mutul",
    bot: (id: string) => {
      const name = people.botNames[id];
      return name ? `${name} (${people.botLevels[id]})` : id;
    },
  },
  settings: {
    title: "Settings",
    language: "Language",
    theme: "Appearance",
    themes: { system: "Match system", light: "Light", dark: "Dark" },
    palette: "Player colours",
    palettes: { tikal: "Tikal", okabe: "Okabe–Ito", contrast: "High contrast" },
    speed: "Animation",
    speeds: { slow: "Slow", normal: "Normal", fast: "Fast", none: "None" },
    confirmEnd: "Ask before ending a turn with AP left",
    hotkeys: "Single-key shortcuts",
    names: "Show the names of spaces on the board",
    userName: "Your name",
  },
  session: {
    title: "Your games",
    about: "Your games belong to this browser, or to your account if you have one.",
    take: "Take your games to another browser",
    link: (minutes: number) =>
      `Open this address in the other browser, or type the code at the end of it. It works once, within ${minutes} minutes. Anyone who has it gets your games, so show it to nobody else.`,
    copy: "Copy address",
    copied: "Copied",
    logOut: "Log out",
    logOutAsk:
      "Log out of this browser? You won't find your games here any more, and copies of this browser's cookie stop working. If you want to keep your games, take them to another browser first.",
    arrival: "Your games from another browser",
    code: "Code",
    redeem: "Show these games here",
    own: "This browser will show the games of the other one. The link must be your own: if somebody else sent it to you, close this page.",
    replaced: (n: number) =>
      plural(
        n,
        "This browser already has # game. It will no longer be listed here; to keep it, take it to another browser first.",
        "This browser already has # games. They will no longer be listed here; to keep them, take them to another browser first.",
      ),
  },
  keys: {
    title: "Keys",
    list: [
      ["Arrows", "go from space to space"],
      ["Enter", "choose, go there, confirm"],
      ["Shift + Enter / click", "new explorer there; or the next one from the same place"],
      ["R / Shift + R", "turn the tile"],
      ["E / L", "select explorer / leader"],
      ["S / Shift + S", "new explorer / leader from the supply"],
      ["U / Shift + U", "uncover a level / as many as possible"],
      ["T", "recover a treasure"],
      ["C", "set up camp"],
      ["G / Shift + G", "guard with explorer / leader"],
      ["Z / Y", "undo / redo"],
      ["Backspace", "reset the turn"],
      ["N", "end the turn"],
      ["1 – 9", "Legend: choose an item; Enter takes or plays it"],
      ["D", "Legend: Museum Director"],
      ["H", "hint"],
      ["W", "try something in the sandbox"],
      ["/", "type a move"],
      ["+ − 0", "zoom, whole board"],
      ["Shift + arrows", "move the board"],
      ["Esc", "deselect, skip the animation"],
      ["P", "fold the panel away, show it again"],
      ["?", "these keys"],
    ] as [string, string][],
  },
};
