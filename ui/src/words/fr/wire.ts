import type { WireProblemWords } from "../words";

export const wireProblems: WireProblemWords = {
  bad_request: () => "Le serveur n’a pas pu lire cette requête.",
  cut_off: () => "La requête s’est arrêtée trop tôt ; rien n’a été modifié.",
  document: () => "Cette position ne correspond à aucune partie possible.",
  headers_too_large: () =>
    "La requête transporte trop de données. Supprimer les cookies de ce site peut aider.",
  method_not_allowed: () => "C’est impossible ici.",
  missing_header: () => "Cette requête ne vient pas de la page ; rien n’a été modifié.",
  not_ready: () => "Le serveur ne peut pas enregistrer de parties pour le moment.",
  record: () => "Impossible de lire cette partie enregistrée.",
  refused: () => "C’est impossible.",
  running: () =>
    "Ce fichier a été enregistré en cours de partie. Enregistrez-le de nouveau une fois la partie terminée.",
  since: () => "La page a perdu le fil de la partie. Rechargez-la.",
  too_much: () => "La page a envoyé trop de données à la fois. Rechargez-la.",
  unknown: () => "La suite dépend d’informations cachées.",
};
