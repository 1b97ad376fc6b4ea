/** Without a server, and after an update. */
export const offline = {
  title: "Keine Verbindung",
  kept: "Der Server ist nicht erreichbar. Deine Partien sind dort gespeichert, genau wie du sie verlassen hast.",
  trying: "Diese Seite versucht es weiter und lädt von selbst, sobald der Server antwortet.",
  again: "Jetzt versuchen",
  newer: "Es gibt eine neue Version: Seite neu laden",
  reload: "Neue Version",
};
