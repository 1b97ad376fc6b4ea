import { COMPASS, events, refusals } from "./events";

function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** English, and with it the shape that every language has to fill. */
export const fr = {
  language: "English",
  events,
  refusals,
  compass: COMPASS as Record<string, string>,
  nav: { home: "Tikal, start page", play: "Play", learn: "Learn", rules: "Rules", statistics: "Statistics", settings: "Settings", skip: "Skip to content", menu: "Menu" },
  common: {
    cancel: "Cancel", close: "Close", confirm: "Confirm", yes: "Yes", no: "No", back: "Back", loading: "Loading…", points: (n: number) => many(n, "point"),
    rule: (number: string) => `Rule ${number}`, ap: (n: number) => `${n} AP`, offline: "The server can't be reached. Trying again…", failed: "That did not work.",
    you: "You", seat: (n: number) => `Player ${n}`, mutul: "Mutul", bot: (level: string) => `${level} bot`, or: "or",
  },
  bots: { random: "Random", easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" } as Record<string, string>,
  variants: { classic: "Classic", auction: "Auction", solo: "Solo" } as Record<string, string>,
  variantWords: {
    classic: "Draw a tile, place it, spend 10 action points. Three volcanoes and the end bring scoring rounds.",
    auction: "Bid your points for who plays first and for the pick of the tiles. Everyone starts with 20.",
    solo: "You alone against Mutul, who follows cards and leaves nothing to chance.",
  } as Record<string, string>,
  editions: { classic1999: "English 1999", french2005: "French 2005", supermeeple: "Super Meeple" } as Record<string, string>,
  editionWords: {
    classic1999: "Camps appear on any clearing, volcanoes may seal off spaces, ties are shared.",
    french2005: "A camp needs a member on the spot; volcanoes may seal off spaces, ties are shared.",
    supermeeple: "A camp needs a member on the spot, no volcano seals anything off, guards and treasures break ties.",
  } as Record<string, string>,
  options: { camp_needs_member: "Camps need a member", volcano_may_seal: "Volcanoes may seal", ties: "Ties" } as Record<string, string>,
  optionWords: {
    camp_needs_member: "Whether one of your members must stand where you set up a camp (R1.1).",
    volcano_may_seal: "Whether a volcano may cut unexplored spaces off for good (R1.2).",
    ties: "Shared victory, or broken by guarded temples, then treasures (R1.3).",
  } as Record<string, string>,
  optionValues: { true: "Yes", false: "No", shared: "Shared", supermeeple: "Broken by guards, then treasures", edition: "As the edition says" } as Record<string, string>,
  difficulties: { very_easy: "Very easy", easy: "Easy", standard: "Standard", hard: "Hard", very_hard: "Very hard" } as Record<string, string>,
  start: {
    tagline: "Deep in the jungle, temples wait under centuries of green. Send your expedition.",
    playNow: "Play now", playNowWords: "Two expeditions: you against a bot.", against: "Strength of the bot", newHere: "New here?", learn: "Learn by playing one round",
    solo: "Solo against Mutul", soloWords: "An automaton guided by cards and compass. Beat his score.", difficulty: "Mutul's head start", soloMembers: "Members he sends", playSolo: "Play solo",
    custom: "Set up a table", customWords: "Two to four players in any mix of people and bots at this screen.", variant: "Variant", edition: "Edition", players: "Players", person: "Person", name: "Name", addSeat: "Add a player", removeSeat: (n: number) => `Remove player ${n}`, who: (n: number) => `Who is player ${n}?`, options: "House rules", begin: "Begin", seed: "Seed (optional)", seedWords: "The same seed deals the same tiles and treasures.",
    games: "Your games", noGames: "No games yet. The first one is a click away.", resume: "Continue", watch: "Look at it", rename: "Rename", remove: "Delete", removeSure: (name: string) => `Delete “${name}” for good?`, rematchSame: "Rematch, same deal", rematchNew: "Rematch, new deal", replay: "Replay", result: "Result", newName: "New name", more: "More",
    open: "Open a record file", openWords: "A .tikal file: replay it, or go on from where it stops.", badFile: "This is no record that can be read.", yourMove: "your move", over: "finished", moves: (n: number) => many(n, "move"),
  },
  board: {
    name: "Board", terrain: { jungle: "unexplored jungle", camp: "base camp", clearing: "clearing", volcano: "volcano", temple: "temple", ruins: "ruins" },
    templeOf: (level: number) => `temple of level ${level}`, heldBy: (who: string) => `held by ${who}`, heldByNobody: "held by nobody", tied: "held by nobody, a tie",
    ruinsWith: (n: number) => `ruins with ${many(n, "treasure")}`, emptied: "emptied ruins, a clearing", guardOf: (who: string, member: "explorer" | "leader") => `guard of ${who} (${member})`, campOf: (who: string) => `camp of ${who}`, guide: "the guide",
    members: (explorers: number, leader: boolean) => [leader ? "leader" : "", explorers ? many(explorers, "explorer") : ""].filter(Boolean).join(" and "),
    within: (ap: number) => `within reach for ${ap} AP`, tileFits: "the tile fits here", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Whole board",
    tile: (tile: string, what: string) => `Tile ${tile}: ${what}`, stones: (list: string) => `stones ${list}`,
  },
  members: { explorer: "explorer", leader: "leader" } as Record<"explorer" | "leader", string>,
  table: {
    yourTurn: "Your turn", turnOf: (who: string) => `${who}'s turn`, thinking: (who: string) => `${who} is thinking…`, scoringRound: "Scoring round", finalRound: "Final scoring round", volcanoHeld: "The volcano is placed after everyone has scored.",
    place: (tile: string) => `Place tile ${tile}`, placeWords: "Choose one of the glowing spaces.", rotate: "Turn", rotateBack: "Turn back", confirmTile: "Place it here", cancelTile: "Not here", pathsHere: "Paths", pathTo: (space: string, cost: number) => `${space}: ${cost}`, ways: (now: number, all: number) => `rotation ${now} of ${all}`,
    ap: "Action points", apLeft: (n: number) => `${n} AP left`, choose: "Choose a space or a member.", noMembers: "Bring members in from your supply, or choose a space.", inHand: (member: string, from: string) => `In hand: ${member}, ${from}. Click a numbered space to go there.`, supply: "supply",
    goTo: (space: string, ap: number) => `Go to ${space} (${ap} AP)`, take: (member: string) => `Take the ${member}`, fromSupply: (member: string) => `+ ${member}`,
    actions: { place_member: (member: string) => `Place ${member}`, uncover: "Uncover a floor", recover: "Recover a treasure", camp: "Set up camp", guard: (member: string) => `Guard with ${member}`, exchange: "Exchange treasures", end: "End turn", move: "Move", shift: "Shift", place_tile: "Place tile", bid: "Bid", pass: "Pass", take: "Take tile", lost: "Lost" },
    exchangeWith: (give: number, get: number, who: string) => `Give ${give}, get ${get} from ${who}`, noExchange: "No exchange is possible: both must be single treasures of different kinds.", nothingHere: "Nothing can be done here now.", whyNot: "Not possible:",
    ledger: "This turn", ledgerEmpty: "Nothing done yet.", undo: "Undo", redo: "Redo", reset: "Reset turn", cantUndo: "Can't be taken back:", undoReasons: { nothing: "nothing has been done in this turn", final: "new information or another player's move came after it" },
    end: "End turn", endSure: (n: number) => `${n} AP are left. End the turn all the same?`, dontAsk: "Don't ask again", concede: "Concede", concedeSure: "Give up this game?", conceded: (who: string) => `${who} conceded.`, hint: "Hint", hintTitle: "What a hard bot would do", hintWait: "Thinking…", hintValue: (points: string, considered: string) => `Best of ${considered} plans, worth ${points} points ahead.`, hintScoring: (points: string) => `The most this scoring turn can make: ${points} points.`, hintPlay: "Play this plan", hintNone: "No advice for this moment.",
    log: "Log", stock: "Stock", turn: "Turn", players: "Players", since: "Since my last turn", skip: "Skip", typed: "Type a move", typedHelp: "For example E+a1, Ea1-b2, Ub1, end; several with spaces.", typedBad: (text: string) => `“${text}” is no move.`, play: "Play", more: "More", beginning: "Beginning", turnNumber: (n: number) => `Turn ${n}`,
    reconnecting: "Connection lost. Reconnecting…", rename: "Rename this game", export: "Save the record", picture: "Picture (SVG)", picturePng: "Picture (PNG)", replay: "Replay", keys: "Keys", over: "The game is over.", result: "See the result", rematch: "Rematch",
    pass: (who: string) => `Hand the screen to ${who}.`, moveSent: "…",
  },
  see: {
    score: "Score", track: "Score track", ifScored: "If scored now", now: (n: number) => `+${n} now`, temples: "temples", treasures: "Treasures", noTreasures: "none yet", pair: "pairs and triples can't be taken", treasure: (kind: number, count: number) => `treasure ${kind} × ${count}${count > 1 ? ", protected" : ""}`,
    explorers: "Explorers in supply", leader: "Leader", leaderAt: { supply: "in supply", gone: "out of the game" } as Record<string, string>, guards: (space: string) => `guards ${space}`, camps: "Camps left", guardsLeft: "Guards left",
    floors: "Floors left", floorsWords: "How many floors of each level can still be uncovered.", tiles: "Tiles left", tilesWords: "Tiles of a letter come before those of the next. B, D and F each hide a volcano.", volcano: "Chance that the next tile is a volcano", treasuresLeft: "Treasures not yet on the board", treasuresBoard: "Treasures face down on the board", treasuresSeen: "Treasures recovered", level: (n: number) => `level ${n}`,
  },
  auction: {
    title: "Auction for the turn", display: "Tiles on offer", highest: (n: number, who: string) => `${who} has bid ${n}`, noBid: "No bid yet", bid: (n: number) => `Bid ${n}`, pays: (n: number, left: number) => `costs ${n} of your points, ${left} remain`, pass: "Pass", passWords: "You are out of this auction, not of the round.", passed: "passed", up: "still to play", down: "has played", take: "Choose your tile", amount: "Your bid", free: "If all pass, the first to pass plays for nothing.",
  },
  scoring: { title: "Scoring", temple: (space: string) => `temple on ${space}`, strength: (list: string) => `strength ${list}`, treasure: (kind: number, count: number) => `${count} × treasure ${kind}`, nothing: "nothing" },
  solo: {
    card: "Mutul's card", inForce: "in force", last: "last card", none: "No card lies open yet.", needle: "Needle", members: "Members", guards: "Places guards", noGuards: "No guards", left: (n: number) => `${many(n, "card")} before the shuffle`, compass: "Show the compass", steps: "Mutul's last turn", reconstructed: "The built-in deck is a reconstruction.", cw: "clockwise", ccw: "counter-clockwise", why: "What he did, and why",
  },
  sandbox: {
    open: "What if…", title: "Sandbox: nothing here counts", words: "Try moves freely; your game waits.", wordsOther: "As if it were your turn with 10 AP.", commit: (n: number) => `Play these ${many(n, "move")}`, leave: "Leave", undo: "Take back", restart: "Start over", unknown: "From here on it depends on what nobody can see yet.", changed: "The game has gone on; the plan starts from the new position.",
  },
  replay: { title: "Replay", first: "First move", previous: "Previous move", next: "Next move", last: "Last move", play: "Play", pause: "Pause", position: (at: number, of: number) => `Move ${at} of ${of}`, link: "Copy link to this move", copied: "Link copied.", backToGame: "Back to the game", slider: "Move", goOn: "Play on from the end" },
  result: {
    title: "Result", wins: (who: string) => `${who} wins`, share: (who: string) => `${who} share the victory`, tieBreak: "The tie was broken", tieLine: (who: string, guarded: number, count: number) => `${who}: highest guarded temple ${guarded}, ${many(count, "treasure")}`, byScoring: "Points by scoring round", rounds: { volcano: "Volcano", final: "Final", other: "Other" } as Record<string, string>, bySource: "Temples and treasures", ap: "Where the action points went", moments: "Key moments", noMoments: "A steady game.",
    lead_change: (who: string) => `${who} takes the lead`, best_round: (who: string, n: number) => `${who} makes ${n} in one round`, summit: (who: string, space: string, level: number) => `${who} tops the temple on ${space} at ${level}`, exchange: (who: string) => `${who} exchanges treasures`, final: "Final scores", table: "As a table",
  },
  statistics: { title: "Your statistics", none: "Finish a game and it will show up here.", variant: "Variant", against: "Against", played: "Played", won: "Won", mean: "Mean score", best: "Best score", people: "people" },
  settings: {
    title: "Settings", language: "Language", theme: "Appearance", themes: { system: "As the system", light: "Light", dark: "Dark" }, palette: "Colours of the expeditions", palettes: { tikal: "Tikal", okabe: "Okabe–Ito", contrast: "High contrast" }, speed: "Animation", speeds: { slow: "Slow", normal: "Normal", fast: "Fast", none: "None" }, confirmEnd: "Ask before ending a turn with AP left", hotkeys: "Single-key shortcuts", names: "Names of spaces on the board", userName: "Your name",
  },
  keys: {
    title: "Keys",
    list: [["Arrows", "go from space to space"], ["Enter", "choose, go there, confirm"], ["R / Shift R", "turn the tile"], ["E / L", "take the explorer / the leader"], ["S / Shift S", "explorer / leader from the supply"], ["U", "uncover a floor"], ["T", "recover a treasure"], ["C", "set up camp"], ["G / Shift G", "guard with explorer / leader"], ["Z / Y", "undo / redo"], ["Backspace", "reset the turn"], ["N", "end the turn"], ["H", "hint"], ["W", "what if"], ["/", "type a move"], ["+ − 0", "zoom, whole board"], ["Shift arrows", "move the board"], ["Esc", "let go, skip the animation"], ["?", "these keys"]] as [string, string][],
  },
  learn: { title: "Learn", lesson: "Learn by playing", lessonWords: "Ten steps, one real round: the example of the rulebook.", step: (n: number, of: number) => `Step ${n} of ${of}`, next: "Next", back: "Back", again: "Start over", done: "You know how to play.", playReal: "Play a real game", rulesTitle: "Rules", search: "Search the rules", misreadings: "Often misread", tryAgain: "Almost. Try what the text asks for." },
};
