import { countingIn } from "../plural";
import type { Words } from "../words";

const { plural } = countingIn("de");

export const learning: Pick<Words, "learn"> = {
  learn: {
    title: "Lernen",
    about:
      "Fünf kurze Lektionen auf einem echten Spielplan. Jede dauert ein paar Minuten; du kannst jederzeit aufhören und später weitermachen.",
    lessons: {
      first: ["Dein erster Zug", "Plättchen legen, Figuren einsetzen, einen Schatz bergen."],
      temples: ["Tempel und Mehrheit", "Einen Tempel erhöhen und kontrollieren: Wer ist stärker?"],
      treasures: [
        "Schätze und Tausch",
        "Paare und Trios, und wie du den fehlenden Schatz bekommst.",
      ],
      camps: ["Camps, Versetzen, Wächter", "Ein Weg in den Dschungel und ein Tempel für immer."],
      volcano: ["Vulkan und Wertung", "AP ausgeben, Punkte erhalten, den anderen zusehen."],
      legend: ["Tikal Legend", "Die erste Runde der Solo-Partie gegen Mutul."],
    },
    number: (n, of) => `Lektion ${n} von ${of}`,
    step: (n, of) => `Schritt ${n} von ${of}`,
    steps: (n) => plural(n, "# Schritt", "# Schritte"),
    isDone: "Erledigt",
    begin: (title) => `Anfangen: ${title}`,
    goOn: (title) => `Weiter mit: ${title}`,
    lessonDone: (title) => `Lektion geschafft: ${title}`,
    nextLesson: (title) => `Nächste Lektion: ${title}`,
    all: "Alle Lektionen",
    startEasy: "Eine leichte Partie spielen",
    playLegend: "Legend spielen",
    next: "Weiter",
    again: "Von vorn",
    done: "Jetzt kannst du Tikal spielen.",
    howTitle: "Anleitung",
    howAbout: "Das Spiel in einem Dutzend Bildern. Nummern wie R8.2 führen zur genauen Regel.",
    howLesson: (title) => `Ausprobieren: ${title}`,
    numbered: "Regeln nach Nummern",
    rulesTitle: "Regeln",
    search: "In den Regeln suchen",
    noRule: (sought) => `Keine Regel enthält „${sought}“.`,
    misreadings: "Oft falsch verstanden",
    tryAgain: (what) => `Noch nicht ganz: ${what}.`,
  },
};
