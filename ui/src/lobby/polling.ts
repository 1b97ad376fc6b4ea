/** Ask again and again while the page is looked at; at once when somebody comes back to it. */
export function every(milliseconds: number, ask: () => Promise<void>): () => void {
  let asking = false;
  async function tick(): Promise<void> {
    if (asking || document.hidden) return;
    asking = true;
    await ask();
    asking = false;
  }
  const timer = setInterval(() => void tick(), milliseconds);
  const back = (): void => void tick();
  document.addEventListener("visibilitychange", back);
  void tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}
