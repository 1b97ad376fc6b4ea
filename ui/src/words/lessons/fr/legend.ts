import { learning } from "../../fr/learning";
import { legend } from "../../fr/legend";
import { unbroken } from "../../fr/spaces";
import { table } from "../../fr/table";
import type { LegendLesson } from "../lesson";

const { legend: t } = legend;
const { actions, fromSupply, confirmTile } = table.table;
const EXPLORER = fromSupply(table.members.explorer);
const READ = `continuez avec « ${learning.learn.next} »`;

export const lesson: LegendLesson = unbroken({
  welcome: [
    "Tikal Legend",
    "Six manches contre Mutul, qui part avec de l’avance. À chaque manche, vous prenez chacun un jeton PA, deux tuiles et trois cartes Action de l’étalage, puis vous les jouez une à une. Mutul suit ses cartes Solo : elles disent ce qu’il prend et ce qu’il fait. L’étalage montre ce qu’il y a à prendre ; Mutul a déjà une carte.",
    READ,
  ],
  card: [
    "Prendre une carte",
    `Choisissez « ${t.cards.excavation} », la première carte. À côté de l’étalage, vous lisez son effet. Toute carte peut aussi être dépensée pour 3 PA. Cliquez ensuite sur « ${t.take} ».`,
    `choisissez « ${t.cards.excavation} », puis « ${t.take} »`,
  ],
  token: [
    "Prendre des points d’action",
    "Mutul a répondu selon sa carte : depuis la fin, il a cherché des ruines et pris une tuile. Prenez maintenant le jeton 11 PA. Vous n’en avez qu’un par manche : le plus fort est une bonne prise.",
    `choisissez le jeton 11 PA, puis « ${t.take} »`,
  ],
  tile: [
    "Prendre une tuile",
    "Votre carte déterre des trésors : il vous faut des ruines. Prenez la tuile A1, où seront cachés quatre trésors.",
    `choisissez la tuile A1, puis « ${t.take} »`,
  ],
  fill: [
    "Remplir le campement",
    `Il manque une tuile et deux cartes. Prenez « ${t.cards.restoration} » (place 6), puis la tuile A6, puis « ${t.cards.recruits} ». Le signe ↻ indique que cette carte reste à vous.`,
    `prenez « ${t.cards.restoration} » en place 6, puis la tuile A6, puis « ${t.cards.recruits} »`,
  ],
  spend: [
    "Dépenser le jeton PA",
    `Mutul a joué en premier : son jeton a révélé deux cartes Solo. À vous. Choisissez votre jeton et « ${t.spendToken(11)} ». Mettez deux explorateurs en jeu jusqu’en b1 (« ${EXPLORER} », puis b1) et un en a1. Cliquez ensuite sur « ${t.end} ».`,
    `deux explorateurs en b1, puis un en a1, puis « ${t.end} »`,
  ],
  place: [
    "Poser les ruines",
    `Mutul a envoyé des explorateurs : avec trois contre deux, il est majoritaire en b1. Choisissez la tuile A1 dans votre campement, cliquez sur a3 et confirmez avec « ${confirmTile} » sans la tourner. Aucun chemin n’est nécessaire : des îles peuvent naître. Les cases en pointillés sont la périphérie, réservée aux tuiles des cartes. Cliquez ensuite sur « ${t.end} ».`,
    `posez la tuile A1 en a3 sans la tourner, puis « ${t.end} »`,
  ],
  dig: [
    "Utiliser une carte",
    `Choisissez « ${t.cards.excavation} » et « ${t.useCard} ». Cliquez sur a1 : votre explorateur peut aller sur les cases vertes sans PA. Envoyez-le en a3, choisissez « ${actions.recover} », puis « ${t.end} ».`,
    `allez de a1 à a3, puis « ${actions.recover} », puis « ${t.end} »`,
  ],
  second: [
    "L’autre tuile",
    `Mutul a pris deux pièces uniques ; chacune rapporte des points à chaque décompte. Posez la tuile A6, un temple, en a4 sans la tourner, puis cliquez sur « ${t.end} ».`,
    `posez la tuile A6 en a4 sans la tourner, puis « ${t.end} »`,
  ],
  raise: [
    "Élever un temple",
    `Choisissez « ${t.cards.restoration} » et « ${t.useCard} ». Cliquez sur b1 et deux fois sur « ${actions.uncover} » : vos deux explorateurs suffisent, même sans majorité. Cliquez ensuite sur « ${t.end} ».`,
    `choisissez b1, deux fois « ${actions.uncover} », puis « ${t.end} »`,
  ],
  keep: [
    "Une carte qui reste",
    `Choisissez « ${t.cards.recruits} » et « ${t.useCard} ». Mettez deux explorateurs en jeu en a1 et cliquez sur « ${t.end} ». La carte est maintenant à gauche de votre campement et resservira à la manche suivante.`,
    `mettez deux explorateurs en jeu en a1, puis « ${t.end} »`,
  ],
  pass: [
    "Passer",
    "Vos six éléments sont joués et Mutul a passé. Passez aussi : l’étalage est complété et le choix suivant commence.",
    `cliquez sur « ${t.pass} »`,
  ],
  scoring: [
    "Marquer des points",
    "Deux volcans, l’un à la manche 2 ou 3, l’autre à la manche 4 ou 5, amènent un décompte ; la fin de la partie aussi. Vous recevez des PA, puis des points pour chaque temple, ruines vides, volcan et lac où vous êtes majoritaire, et pour vos trésors. Mutul ne marque qu’à la fin. Une fois dans la partie, le Directeur du musée donne des PA ; s’il n’a pas servi, il rapporte des points. Bonne chance !",
    READ,
  ],
});
