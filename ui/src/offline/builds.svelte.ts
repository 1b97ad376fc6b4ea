/** The page's own build, and whether the server has a newer one by now. */

/** How often a page that stays open asks, in milliseconds. */
const PAUSE = 30 * 60 * 1000;

class Builds {
  newer = $state(false);
  readonly #own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

  /** Let a service worker keep the page. Browsers have none on plain http, apart from localhost. */
  watch(): void {
    const { serviceWorker } = navigator;
    if (!serviceWorker || !import.meta.env.PROD) return;
    serviceWorker.addEventListener("message", ({ data }) => this.#told(data));
    // What the page shows first comes first.
    addEventListener("load", () => void this.#register(serviceWorker));
    if (document.readyState === "complete") void this.#register(serviceWorker);
  }

  async #register(container: ServiceWorkerContainer): Promise<void> {
    try {
      const registration = await container.register("/worker.js");
      const ask = () => registration.update().catch(() => undefined);
      setInterval(ask, PAUSE);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") void ask();
      });
    } catch {
      // Not allowed here, or not to be had: the page works without it.
    }
  }

  #told(data: unknown): void {
    const build = (data as { build?: unknown } | null)?.build;
    if (typeof build === "string" && build !== this.#own) this.newer = true;
  }
}

export const builds = new Builds();
