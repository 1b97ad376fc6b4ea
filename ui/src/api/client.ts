/** Requests to the server: one function per thing one can ask for. */

import type {
  Catalogue,
  Hint,
  Line,
  Moment,
  Move,
  NewTable,
  Problem,
  Refusal,
  Result,
  SandboxState,
  Statistics,
  Table,
  TableSummary,
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
const PASSING = ["offline", "failed", "server_error", "storage", "too_many", "too_slow"];

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { "X-Tikal": "1" } };
  if (body !== undefined) {
    init.headers = { "X-Tikal": "1", "Content-Type": "application/json" };
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

export const api = {
  session: () => request<{ user: { id: string; name: string } }>("GET", "/session"),
  rename: (name: string) =>
    request<{ user: { id: string; name: string } }>("PATCH", "/session", { name }),
  catalogue: () => request<Catalogue>("GET", "/catalogue"),
  tables: () => request<TableSummary[]>("GET", "/tables"),
  statistics: () => request<Statistics>("GET", "/statistics"),
  create: (wanted: NewTable) => request<Table>("POST", "/tables", wanted),
  importRecord: (record: unknown, name?: string) =>
    request<Table>("POST", "/tables/import", { record, name }),
  table: (id: string) => request<Table>("GET", `/tables/${id}`),
  renameTable: (id: string, name: string) => request<Table>("PATCH", `/tables/${id}`, { name }),
  remove: (id: string) => request<void>("DELETE", `/tables/${id}`),
  act: (id: string, seq: number, actions: string[]) =>
    request<Table>("POST", `/tables/${id}/actions`, { seq, actions }),
  undo: (id: string, seq: number) => request<Table>("POST", `/tables/${id}/undo`, { seq }),
  undoTurn: (id: string, seq: number) => request<Table>("POST", `/tables/${id}/undo-turn`, { seq }),
  concede: (id: string, seq: number, seat: number) =>
    request<Table>("POST", `/tables/${id}/concede`, { seq, seat }),
  rematch: (id: string, deal: "same" | "new") =>
    request<Table>("POST", `/tables/${id}/rematch`, { deal }),
  refusal: (id: string, action: string, line: Line | null) =>
    request<Refusal>("POST", `/tables/${id}/refusal`, { action, line }),
  hint: (id: string) => request<Hint>("POST", `/tables/${id}/hint`, {}),
  sandbox: (id: string, line: Line) => request<SandboxState>("POST", `/tables/${id}/sandbox`, line),
  moves: (id: string) => request<Move[]>("GET", `/tables/${id}/moves`),
  at: (id: string, index: number) => request<Moment>("GET", `/tables/${id}/at/${index}`),
  result: (id: string) => request<Result>("GET", `/tables/${id}/result`),
};
