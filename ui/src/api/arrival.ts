/** One change that a page has asked for, until the socket brings the table after it. */

import type { Table } from "./types";

export class Arrival {
  /** What has come since the change was asked for: the socket may be faster than the answer. */
  readonly #tables: Table[] = [];
  #expected: { seq: number; go: (table: Table) => void; fail: (error: unknown) => void } | null =
    null;

  /** Whether the change is committed and its table has not come. */
  get missing(): boolean {
    return this.#expected !== null;
  }

  /** The first table that has the change with this number in it. */
  wait(seq: number): Promise<Table> {
    const table = this.#tables.find((each) => each.seq >= seq);
    if (table) return Promise.resolve(table);
    return new Promise((go, fail) => {
      this.#expected = { seq, go, fail };
    });
  }

  /** A table has come. */
  bring(table: Table): void {
    this.#tables.push(table);
    if (!this.#expected || this.#expected.seq > table.seq) return;
    this.#expected.go(table);
    this.#expected = null;
  }

  /** The table can't be had. */
  fail(error: unknown): void {
    this.#expected?.fail(error);
    this.#expected = null;
  }
}
