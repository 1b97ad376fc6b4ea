/** A running game in a file. */
export const saves = {
  save: "Save to a file",
  saveWords:
    "Your game as it is now. You can open the file on the start page, even if the game was deleted there; nobody can read what is still hidden.",
};
