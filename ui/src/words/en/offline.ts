/** Without a server, and after an update. */
export const offline = {
  title: "No connection",
  kept: "The server can't be reached. Your games are kept there, exactly as you left them.",
  trying: "This page keeps trying and continues as soon as the server answers.",
  again: "Try now",
  newer: "There is a new version: reload the page",
  reload: "New version",
};
