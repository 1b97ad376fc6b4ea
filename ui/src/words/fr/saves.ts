/** A running game in a file. */
export const saves = {
  save: "Sauvegarder la partie",
  saveWords:
    "Votre partie telle qu’elle est. Vous pourrez ouvrir le fichier sur la page d’accueil, même si la partie y a été supprimée ; ce qui est encore caché reste illisible.",
};
