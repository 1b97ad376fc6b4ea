import { learning } from "../../de/learning";
import { table } from "../../de/table";

/** Buttons as they are labelled, and answers that many steps share. */
export const { actions, end: END, confirmTile: CONFIRM } = table.table;
export const LEADER = table.table.fromSupply(table.members.leader);
export const EXPLORER = table.table.fromSupply(table.members.explorer);
export const GUARD = actions.guard(table.members.explorer);
export const READ = `lies mit „${learning.learn.next}“ weiter`;
export const EARLY = "beende den Zug noch nicht: Nicht ausgegebene AP verfallen";
export const ROTATE = `↻ ${table.table.rotate}`;
