import { learning } from "../../fr/learning";
import { table } from "../../fr/table";

/** Buttons as they are labelled, and answers that many steps share. */
export const { actions, end: END, confirmTile: CONFIRM } = table.table;
export const LEADER = table.table.fromSupply(table.members.leader);
export const EXPLORER = table.table.fromSupply(table.members.explorer);
export const GUARD = actions.guard(table.members.explorer);
export const READ = `continuez avec « ${learning.learn.next} »`;
export const EARLY = "ne terminez pas encore le tour : les PA non dépensés sont perdus";
export const ROTATE = `↻ ${table.table.rotate}`;
