import type { WireProblemWords } from "../words";

export const wireProblems: WireProblemWords = {
  bad_request: () => "Der Server konnte diese Anfrage nicht lesen.",
  cut_off: () => "Die Anfrage brach zu früh ab; nichts wurde geändert.",
  document: () => "Diese Stellung passt zu keiner möglichen Partie.",
  headers_too_large: () =>
    "Die Anfrage bringt zu viel mit. Vielleicht hilft es, die Cookies dieser Seite zu löschen.",
  method_not_allowed: () => "Das geht hier nicht.",
  missing_header: () => "Diese Anfrage kam nicht von der Seite; nichts wurde geändert.",
  not_ready: () => "Der Server kann im Moment keine Partien speichern.",
  record: () => "Dieses Protokoll lässt sich nicht lesen.",
  refused: () => "Das ist nicht möglich.",
  running: () =>
    "Diese Datei wurde während der Partie gespeichert. Speichere sie noch einmal, wenn die Partie zu Ende ist.",
  since: () => "Die Seite hat bei dieser Partie den Faden verloren. Lade sie neu.",
  too_much: () => "Die Seite hat zu viel auf einmal geschickt. Lade sie neu.",
  unknown: () => "Wie es weitergeht, hängt von verdeckten Informationen ab.",
};
