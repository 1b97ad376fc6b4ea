import { countingIn } from "../plural";
import type { Words } from "../words";

const { list, plural } = countingIn("fr");

export const drama: Pick<Words, "drama"> = {
  drama: {
    you: "Vous",
    volcano: "Volcan !",
    final: "Décompte final",
    interim: "Décompte intermédiaire",
    round: (n, of) => (of === null ? `Décompte ${n}` : `Décompte ${n} sur ${of}`),
    order: "Ordre du décompte",
    orderTold: (names) => `Ordre du décompte : ${names.join(", ")}.`,
    turns: "Dans cet ordre",
    turnsTold: (names) => `Dans cet ordre : ${names.join(", ")}.`,
    draws: (who) => (who === null ? "Vous piochez une tuile" : `${who} pioche une tuile`),
    sets: { 1: "unique", 2: "paire", 3: "triplé" },
    exchange: (one, other) =>
      one === null || other === null
        ? `Échange de trésors entre vous et ${one ?? other}`
        : `Échange de trésors entre ${list([one, other])}`,
    scores: (who) => (who === null ? "Vous marquez" : `${who} marque`),
    points: "Points",
    score: "Score",
    lineTold: (who, points, score) =>
      `${who === null ? "Vous marquez" : `${who} marque`} ${plural(points, "# point", "# points")}, total ${score}.`,
    over: "La partie est terminée",
  },
};
