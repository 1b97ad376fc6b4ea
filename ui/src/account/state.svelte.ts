/** The account on the screen: as the server tells it, and what is being done about it. */

import { getContext, setContext } from "svelte";
import { accounts } from "../api/accounts";
import { problemIn, RequestFailed } from "../api/client";
import type { Account, Problem } from "../api/types";
import { me } from "../shell/session/me.svelte";
import { Cancelled } from "./passkeys";

export class AccountState {
  account = $state.raw<Account | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the browser's window for passkeys was closed. */
  cancelled = $state(false);
  /** New recovery codes, to be shown once. */
  codes = $state.raw<string[] | null>(null);
  /** What to say that went well. */
  said = $state("");
  busy = $state(false);
  /** Whether they are asked to show that it is them. */
  proving = $state(false);
  #answered: ((proved: boolean) => void) | null = null;

  async load(): Promise<void> {
    this.account = await accounts.get();
    me.handle = this.account.handle;
  }

  /** Do something about the account and show how it is then; ask for a proof where that is needed. */
  async attempt(what: () => Promise<unknown>, said = ""): Promise<boolean> {
    this.problem = null;
    this.cancelled = false;
    this.said = "";
    this.busy = true;
    try {
      await this.#proved(what);
      await this.load();
      this.said = said;
      return true;
    } catch (error) {
      if (error instanceof Cancelled) this.cancelled = true;
      else this.problem = problemIn(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask them to show that it is them; false if they don't. */
  prove(): Promise<boolean> {
    this.proving = true;
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  answer(proved: boolean): void {
    this.proving = false;
    this.#answered?.(proved);
    this.#answered = null;
  }

  async #proved(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (error) {
      const wanted = error instanceof RequestFailed && error.problem.code === "prove_yourself";
      if (!wanted) throw error;
      if (!(await this.prove())) return;
      await what();
    }
  }
}

const KEY = Symbol("account");

export function provideAccount(): AccountState {
  return setContext(KEY, new AccountState());
}

export function useAccount(): AccountState {
  return getContext<AccountState>(KEY);
}
