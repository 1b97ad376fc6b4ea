import { countingIn } from "../plural";
import type { Words } from "../words";
import { named } from "./treasures";

const { list, plural } = countingIn("fr");

const treasures = (n: number): string => plural(n, "# trésor", "# trésors");

export const seeing: Pick<Words, "see" | "solo" | "replay" | "result" | "statistics"> = {
  see: {
    track: "Piste de score",
    ifScored: "Décompte immédiat",
    now: (n) => `+${n}`,
    sources: {
      temples: "temples",
      ruins: "ruines",
      volcanoes: "volcans",
      lakes: "lacs",
      treasures: "trésors",
      uniques: "pièces uniques",
      director: "Directeur du musée",
    },
    treasures: "Trésors",
    noTreasures: "aucun trésor",
    treasureName: named,
    treasure: (kind, count) => `${named(kind)} × ${count}${count > 1 ? ", à l’abri" : ""}`,
    explorers: "Explorateurs en réserve",
    leader: "Chef",
    leaderAt: { supply: "en réserve", gone: "retiré du jeu" },
    guards: (space) => `gardien en ${space}`,
    camps: "Camps restants",
    guardsLeft: "Gardiens restants",
    floors: "Niveaux restants",
    floorsWords: "Combien de fois chaque niveau peut encore être dégagé.",
    tiles: "Tuiles restantes",
    tilesWords:
      "Toutes les tuiles d’une lettre viennent avant celles de la suivante. B, D et F cachent chacune un volcan.",
    volcano: "Risque que la prochaine tuile soit un volcan",
    treasuresLeft: "Trésors pas encore sur le plateau",
    treasuresBoard: "Trésors cachés sur le plateau",
    treasuresSeen: "Trésors déterrés",
    seenOf: (kind, seen) => `${named(kind)} : ${seen} sur 3`,
    level: (n) => `niveau ${n}`,
  },
  solo: {
    short: { N: "N", NE: "NE", SE: "SE", S: "S", SW: "SO", NW: "NO" },
    card: "Carte de Mutul",
    inForce: "carte en cours",
    last: "dernière carte",
    none: "Aucune carte n’est encore révélée.",
    needle: "Aiguille",
    members: "Pions",
    guards: "Installe des gardiens",
    noGuards: "Pas de gardiens",
    left: (n) => plural(n, "Encore # carte dans le paquet", "Encore # cartes dans le paquet"),
    compass: "Montrer la boussole",
    reconstructed: "Le paquet fourni est une reconstitution.",
    cw: "sens horaire",
    ccw: "sens antihoraire",
    why: "Ce qu’il a fait, et pourquoi",
  },
  replay: {
    title: "Relecture",
    first: "Premier coup",
    previous: "Coup précédent",
    next: "Coup suivant",
    last: "Dernier coup",
    play: "Lecture",
    pause: "Pause",
    position: (at, of) => `Coup ${at} sur ${of}`,
    link: "Copier le lien vers ce coup",
    copied: "Lien copié.",
    backToGame: "Retour à la partie",
    slider: "Coup",
  },
  result: {
    title: "Résultat",
    wins: (who) => (who === null ? "Vous gagnez" : `${who} gagne`),
    share: (names) => {
      const others = names.filter((name) => name !== null);
      return others.length < names.length
        ? `Vous partagez la victoire avec ${list(others)}`
        : `${list(others)} se partagent la victoire`;
    },
    tieBreak: "Joueurs départagés",
    tieLine: (who, guarded, count) =>
      `${who} (plus haut temple gardé, niveau ${guarded} ; ${treasures(count)})`,
    byScoring: "Points par décompte",
    rounds: { volcano: "Volcan", final: "Final" },
    besides: {
      classic: "Au départ",
      auction: "Points de départ moins les mises",
      solo: "Avance",
      legend: "Avance et points isolés",
    },
    ap: "Utilisation des points d’action",
    moments: "Moments clés",
    noRounds: "La partie s’est terminée avant le premier décompte.",
    noMoments: "Une partie sans à-coups.",
    lead_change: (who) => (who === null ? "Vous prenez la tête" : `${who} prend la tête`),
    best_round: (who, n) =>
      `${who === null ? "Vous marquez" : `${who} marque`} ${n} en un seul décompte`,
    summit: (who, space, level) =>
      `${who === null ? "Vous portez" : `${who} porte`} le temple en ${space} au niveau ${level}`,
    exchange: (who, other, give, get) =>
      who === null
        ? `Vous prenez ${named(get)} à ${other} contre ${named(give)}`
        : other === null
          ? `${who} vous prend ${named(get)} contre ${named(give)}`
          : `${who} prend ${named(get)} à ${other} contre ${named(give)}`,
    final: "Scores finaux",
  },
  statistics: {
    title: "Vos statistiques",
    none: "Terminez une partie et elle apparaîtra ici.",
    variant: "Variante",
    against: "Contre",
    played: "Jouées",
    won: "Gagnées",
    mean: "Score moyen",
    best: "Meilleur score",
    people: "des personnes",
  },
};
