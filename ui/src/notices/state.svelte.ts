/** Notices on the screen: as the server tells them, and what is being done about them. */

import { getContext, setContext } from "svelte";
import { problemIn } from "../api/client";
import { notices } from "../api/notices";
import type { NoticeChoices, Notices, Problem } from "../api/types";
import { i18n } from "../words/i18n.svelte";

export class NoticesState {
  data = $state.raw<Notices | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What to say that came of it. */
  said = $state("");
  busy = $state(false);

  async load(): Promise<void> {
    this.data = await notices.get();
  }

  /** Do something and show how it is then; a text that is returned is said. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.said = "";
    this.busy = true;
    try {
      const said = await what();
      await this.load();
      this.said = typeof said === "string" ? said : "";
      return true;
    } catch (error) {
      this.problem = problemIn(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  choose(change: Partial<NoticeChoices>): Promise<boolean> {
    const { choices } = this.data ?? {};
    if (!choices) return Promise.resolve(false);
    return this.attempt(async () => {
      await notices.choose({ ...choices, language: i18n.code, ...change });
      return i18n.words.notices.saved;
    });
  }

  /** Notices speak the language of the page, also when it was changed since. */
  async keepLanguage(): Promise<void> {
    const { choices, channels = [] } = this.data ?? {};
    if (!choices || channels.length === 0 || choices.language === i18n.code) return;
    await notices.choose({ ...choices, language: i18n.code });
    await this.load();
  }
}

const KEY = Symbol("notices");

export function provideNotices(): NoticesState {
  return setContext(KEY, new NoticesState());
}

export function useNotices(): NoticesState {
  return getContext<NoticesState>(KEY);
}
