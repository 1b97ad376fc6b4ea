import { learning } from "../../en/learning";
import { table } from "../../en/table";

/** Buttons as they are labelled, and answers that many steps share. */
export const { actions, end: END, confirmTile: CONFIRM } = table.table;
export const LEADER = table.table.fromSupply(table.members.leader);
export const EXPLORER = table.table.fromSupply(table.members.explorer);
export const GUARD = actions.guard(table.members.explorer);
export const READ = `read on with “${learning.learn.next}”`;
export const EARLY = "don't end the turn yet: what you haven't spent is lost";
export const ROTATE = `↻ ${table.table.rotate}`;
