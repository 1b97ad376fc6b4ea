/** The bots as characters, and the colours of the expeditions in every palette. */

export const people = {
  botNames: {
    random: "Coco",
    easy: "Lupe",
    medium: "Bruno",
    hard: "Ximena",
    expert: "Balam",
  } as Record<string, string>,
  /** How strong a bot is, after its name. */
  botLevels: {
    random: "random",
    easy: "easy",
    medium: "medium",
    hard: "hard",
    expert: "expert",
  } as Record<string, string>,
  botCharacters: {
    random: "A monkey with a tent: does anything that is allowed, for no reason at all.",
    easy: "Curious and forgetful: one walk at a time, and now and then a mistake.",
    medium: "A builder: plans whole turns around temples and leaves most treasures to you.",
    hard: "A collector: weighs many plans, digs for sets and wastes no scoring turn.",
    expert: "A strategist: plays out your answers before every move. Takes a few seconds.",
  } as Record<string, string>,
  colours: {
    title: "Your colour",
    of: (n: number) => `Colour of player ${n}`,
    names: {
      tikal: { azure: "blue", gold: "gold", rose: "pink", black: "black" },
      okabe: { azure: "blue", gold: "orange", rose: "green", black: "rust" },
      contrast: { azure: "navy", gold: "yellow", rose: "magenta", black: "black" },
    } as Record<string, Record<string, string>>,
    signs: { azure: "circle", gold: "triangle", rose: "diamond", black: "square" } as Record<
      string,
      string
    >,
    earlier: (n: number) => `Move player ${n} up: plays earlier`,
    order: "Seats play from top to bottom.",
  },
};
