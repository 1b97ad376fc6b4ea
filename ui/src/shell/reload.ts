/** Load the page anew, but only from a server that answers: a browser's own error page has no way back. */

export async function reloadIfServed(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  location.reload();
  return true;
}
