import type { WireProblemWords } from "../words";

/** What is wrong with requests that people hardly ever see, and with files. */
export const wireProblems: WireProblemWords = {
  bad_request: () => "The server couldn't read this request.",
  cut_off: () => "The request ended too early; nothing was changed.",
  document: () => "This position doesn't describe a possible game.",
  headers_too_large: () =>
    "The request carries too much with it. Deleting this site's cookies may help.",
  method_not_allowed: () => "That can't be done here.",
  missing_header: () => "This request didn't come from the page; nothing was changed.",
  not_ready: () => "The server can't save games at the moment.",
  record: () => "We couldn't read this record.",
  refused: () => "That isn't possible.",
  running: () =>
    "This file was saved while the game was going on. Save it again when the game is over.",
  since: () => "The page has lost track of the game. Please reload it.",
  too_much: () => "The page has sent too much at once. Please reload it.",
  unknown: () => "What comes next depends on hidden information.",
};
