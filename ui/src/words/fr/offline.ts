/** Without a server, and after an update. */
export const offline = {
  title: "Pas de connexion",
  kept: "Le serveur est injoignable. Vos parties y sont conservées, telles que vous les avez laissées.",
  trying: "Cette page réessaie et reprend dès que le serveur répond.",
  again: "Réessayer maintenant",
  newer: "Une nouvelle version est disponible : rechargez la page",
  reload: "Nouvelle version",
};
