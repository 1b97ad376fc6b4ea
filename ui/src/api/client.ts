/** Requests to the server: one function per thing one can ask for. */

import type {
  Board,
  Catalogue,
  Challenge,
  Changed,
  Committed,
  Hint,
  Invitation,
  Line,
  Links,
  Message,
  Moment,
  Move,
  NewTable,
  PlayWanted,
  Presented,
  Problem,
  Profile,
  Result,
  SandboxState,
  Saying,
  SeatInvitation,
  SeatOffered,
  SeatRating,
  Session,
  SitDown,
  Statistics,
  Table,
  TableSummary,
  TermsWanted,
  Transfer,
  Vacation,
} from "./types";

/** A refused or failed request, with the server's code and sentence. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export const OFFLINE: Problem = {
  code: "offline",
  message: "The server can't be reached.",
  rule: null,
  params: {},
};

const FAILED: Problem = { ...OFFLINE, code: "failed", message: "That did not work." };

/** What is wrong, of a request that failed; any other error is the page's own. */
export function problemIn(error: unknown): Problem {
  if (error instanceof RequestFailed) return error.problem;
  throw error;
}

/** Whether it may go better the next time: nothing is wrong with what was asked for. */
export function passes({ code }: Pick<Problem, "code">): boolean {
  return PASSING.includes(code);
}
const PASSING = [
  "offline",
  "failed",
  "server_error",
  "storage",
  "busy",
  "slow_down",
  "too_many",
  "too_slow",
];

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const init: RequestInit = { method, headers: { "X-Tikal": "1", ...more } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new RequestFailed(0, OFFLINE);
  }
  if (!answer.ok) throw new RequestFailed(answer.status, await problemOf(answer));
  try {
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  } catch {
    // Cut off, or from something between here and the server.
    throw new RequestFailed(0, OFFLINE);
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem> | null;
    if (typeof problem?.code === "string") return { ...FAILED, ...problem };
  } catch {
    // Not from our server: something between here and it.
  }
  return FAILED;
}

/**
 * Change a table. The answer is the table after it, or with `brief` only its number: for pages with
 * a working socket, which brings them the table anyway.
 */
function change(path: string, body: unknown, brief: boolean): Promise<Table | Committed> {
  return request("POST", path, body, brief ? { Prefer: "return=minimal" } : {});
}

/** Whether an answer to a change has the table itself. */
export function isTable(answer: Table | Committed): answer is Table {
  return "state" in answer;
}

/** How the page was reached: a proxy that speaks HTTPS for the server need not tell it. */
export const scheme = () => location.protocol.slice(0, -1);

/** What can be done about time at a table. */
export type TimeCommand = "grant" | "skip" | "replace" | "pause" | "go-on";

export const api = {
  session: () => request<Session>("GET", "/session"),
  rename: (name: string) => request<Session>("PATCH", "/session", { name }),
  logOut: () => request<void>("DELETE", "/session"),
  transfer: () => request<Transfer>("POST", "/session/transfer", {}),
  redeem: (code: string) => request<unknown>("POST", "/session/redeem", { code }),
  board: (variant: string) => request<Board>("GET", `/ratings/${variant}`),
  profile: (handle: string) => request<Profile>("GET", `/players/${encodeURIComponent(handle)}`),
  /** The ratings at a rated table, and by how much its game has changed them. */
  ratings: (id: string) => request<SeatRating[]>("GET", `/tables/${id}/ratings`),
  catalogue: () => request<Catalogue>("GET", "/catalogue"),
  tables: () => request<TableSummary[]>("GET", "/tables"),
  challenge: () => request<Challenge>("GET", "/challenge"),
  statistics: () => request<Statistics>("GET", "/statistics"),
  create: (wanted: NewTable) => request<Table>("POST", "/tables", wanted),
  importRecord: (record: unknown, name?: string) =>
    request<Table>("POST", "/tables/import", { record, name }),
  restore: (save: object) => request<Table>("POST", "/tables/restore", { save }),
  table: (id: string) => request<Table>("GET", `/tables/${id}`),
  renameTable: (id: string, name: string) => request<Changed>("PATCH", `/tables/${id}`, { name }),
  agree: (id: string, terms: TermsWanted) => request<Changed>("PATCH", `/tables/${id}`, { terms }),
  remove: (id: string) => request<void>("DELETE", `/tables/${id}`),
  /** Play actions; `gestures` are the sizes of the groups that one undo takes back. */
  act: (id: string, seq: number, actions: string[], gestures: number[], brief: boolean) =>
    change(`/tables/${id}/actions`, { seq, actions, gestures }, brief),
  /** Take back the last gesture. */
  undo: (id: string, seq: number, brief: boolean) =>
    change(`/tables/${id}/undo`, { seq, gesture: true }, brief),
  undoTurn: (id: string, seq: number, brief: boolean) =>
    change(`/tables/${id}/undo-turn`, { seq }, brief),
  concede: (id: string, seq: number, seat: number, brief: boolean) =>
    change(`/tables/${id}/concede`, { seq, seat }, brief),
  invitations: (id: string) => request<SeatInvitation[]>("GET", `/tables/${id}/invitations`),
  offer: (id: string, wanted: SeatOffered, brief: boolean) =>
    change(`/tables/${id}/offer`, wanted, brief),
  present: (id: string, wanted: Presented, brief: boolean) =>
    change(`/tables/${id}/present`, wanted, brief),
  /** Take a seat that is reserved for this person, or open to everyone. */
  sit: (id: string, who: SitDown) => request<Table>("POST", `/tables/${id}/sit`, who),
  /** Leave a seat: to others before the game, to a bot in it. */
  leave: (id: string, seq: number, seat: number, brief: boolean) =>
    change(`/tables/${id}/leave`, { seq, seat }, brief),
  takeBack: (id: string, seq: number, seat: number, brief: boolean) =>
    change(`/tables/${id}/return`, { seq, seat }, brief),
  invitation: (code: string) =>
    request<Invitation>("GET", `/invitations/${encodeURIComponent(code)}`),
  accept: (code: string, who: SitDown) =>
    request<Table>("POST", `/invitations/${encodeURIComponent(code)}`, who),
  links: () => request<Links>("GET", `/links?scheme=${scheme()}`),
  lobby: () => request<TableSummary[]>("GET", "/lobby"),
  playWithAnyone: (wanted: PlayWanted) => request<Table>("POST", "/lobby/play", wanted),
  time: (id: string, seq: number, what: TimeCommand, brief: boolean) =>
    change(`/tables/${id}/clock/${what}`, { seq }, brief),
  vacation: () => request<Vacation>("GET", "/vacation"),
  goAway: (days: number) => request<Vacation>("POST", "/vacation", { days }),
  comeBack: () => request<Vacation>("DELETE", "/vacation"),
  messages: (id: string) => request<Message[]>("GET", `/tables/${id}/chat`),
  say: (id: string, what: Saying) => request<void>("POST", `/tables/${id}/chat`, what),
  rematch: (id: string, deal: "same" | "new") =>
    request<Table>("POST", `/tables/${id}/rematch`, { deal }),
  hint: (id: string) => request<Hint>("POST", `/tables/${id}/hint`, {}),
  sandbox: (id: string, line: Line) => request<SandboxState>("POST", `/tables/${id}/sandbox`, line),
  moves: (id: string) => request<Move[]>("GET", `/tables/${id}/moves`),
  at: (id: string, index: number) => request<Moment>("GET", `/tables/${id}/at/${index}`),
  result: (id: string) => request<Result>("GET", `/tables/${id}/result`),
};
