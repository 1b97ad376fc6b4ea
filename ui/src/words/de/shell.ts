import { countingIn } from "../plural";
import type { Words } from "../words";
import { people } from "./people";

const { plural } = countingIn("de");

export const shell: Pick<Words, "language" | "nav" | "common" | "settings" | "session" | "keys"> = {
  language: "Deutsch",
  nav: {
    home: "Tikal, Startseite",
    play: "Spielen",
    learn: "Lernen",
    rules: "Regeln",
    statistics: "Statistik",
    settings: "Einstellungen",
    skip: "Zum Inhalt",
    menu: "Menü",
    backToGame: "Zurück zur Partie",
    backToLesson: "Zurück zur Lektion",
  },
  common: {
    labelled: (label, text = "") => `${label}: ${text}`.trimEnd(),
    cancel: "Abbrechen",
    close: "Schließen",
    toStart: "Startseite",
    confirm: "Bestätigen",
    loading: "Lädt …",
    points: (n) => plural(n, "# Punkt", "# Punkte"),
    ap: (n) => `${n} AP`,
    offline: "Der Server ist nicht erreichbar. Bitte versuche es noch einmal.",
    again: "Noch einmal versuchen",
    partMissing: "Ein Teil der Seite ließ sich nicht laden: Der Server ist nicht erreichbar.",
    failed: "Das hat nicht geklappt.",
    seat: (n) => `Spieler ${n}`,
    you: "Du",
    mutul: "Mutul",
    bot: (id) => {
      const name = people.botNames[id];
      return name ? `${name} (${people.botLevels[id]})` : id;
    },
  },
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    theme: "Aussehen",
    themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
    palette: "Spielerfarben",
    palettes: { tikal: "Tikal", okabe: "Okabe–Ito", contrast: "Starker Kontrast" },
    speed: "Animation",
    speeds: { slow: "Langsam", normal: "Normal", fast: "Schnell", none: "Keine" },
    confirmEnd: "Nachfragen, wenn beim Beenden des Zuges AP übrig sind",
    hotkeys: "Kurzbefehle mit einer Taste",
    names: "Namen der Felder auf dem Spielplan zeigen",
    userName: "Dein Name",
  },
  session: {
    title: "Deine Partien",
    about: "Deine Partien gehören zu diesem Browser, oder zu deinem Konto, wenn du eines hast.",
    take: "Partien in einen anderen Browser mitnehmen",
    link: (minutes) =>
      `Öffne diese Adresse im anderen Browser, oder tippe dort den Code an ihrem Ende ein. Sie gilt einmal und ${minutes} Minuten lang. Wer sie kennt, bekommt deine Partien: Zeige sie niemandem sonst.`,
    copy: "Adresse kopieren",
    copied: "Kopiert",
    logOut: "Abmelden",
    logOutAsk:
      "Aus diesem Browser abmelden? Du findest deine Partien hier dann nicht mehr, und Kopien seines Cookies gelten nicht mehr. Willst du sie behalten, nimm sie vorher in einen anderen Browser mit.",
    arrival: "Deine Partien aus einem anderen Browser",
    code: "Code",
    redeem: "Diese Partien hier zeigen",
    own: "Dieser Browser zeigt dann die Partien des anderen. Der Link muss dein eigener sein: Hat ihn dir jemand anders geschickt, schließe diese Seite.",
    replaced: (n) =>
      plural(
        n,
        "Dieser Browser hat schon # Partie. Sie steht dann nicht mehr in seiner Liste; willst du sie behalten, nimm sie vorher in einen anderen Browser mit.",
        "Dieser Browser hat schon # Partien. Sie stehen dann nicht mehr in seiner Liste; willst du sie behalten, nimm sie vorher in einen anderen Browser mit.",
      ),
  },
  keys: {
    title: "Tasten",
    list: [
      ["Pfeile", "von Feld zu Feld"],
      ["Eingabe", "wählen, hingehen, bestätigen"],
      ["Umschalt + Eingabe / Klick", "neuer Forscher dorthin; oder der nächste vom selben Feld"],
      ["R / Umschalt + R", "Plättchen drehen"],
      ["E / L", "Forscher / Leiter wählen"],
      ["S / Umschalt + S", "Forscher / Leiter aus dem Vorrat"],
      ["U / Umschalt + U", "Stufe freilegen / so viele wie möglich"],
      ["T", "Schatz bergen"],
      ["C", "Camp errichten"],
      ["G / Umschalt + G", "mit Forscher / Leiter bewachen"],
      ["Z / Y", "rückgängig / wiederholen"],
      ["Rücktaste", "Zug neu beginnen"],
      ["N", "Zug beenden"],
      ["1 – 9", "Legend: etwas auswählen; Eingabe nimmt oder spielt es"],
      ["D", "Legend: Museumsdirektor"],
      ["H", "Tipp"],
      ["W", "planen"],
      ["/", "Aktion eintippen"],
      ["+ − 0", "Zoom, ganzer Spielplan"],
      ["Umschalt + Pfeile", "Spielplan verschieben"],
      ["Esc", "abwählen, Animation überspringen"],
      ["P", "Seitenleiste einklappen, wieder zeigen"],
      ["?", "diese Tasten"],
    ],
  },
};
