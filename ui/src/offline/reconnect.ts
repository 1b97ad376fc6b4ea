/** Ask whether the server is back, at growing intervals and whenever the network is. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/** Something that is never kept and that anybody may ask for. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Call `back` once the server answers; the answer stops the asking. */
export function whenServed(back: () => void, served = isServed): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answered = await served();
    if (done) return;
    if (answered) {
      stop();
      back();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function stop(): void {
    done = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", ask);
  }

  globalThis.addEventListener?.("online", ask);
  timer = setTimeout(ask, wait);
  return stop;
}
