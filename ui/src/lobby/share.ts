/** Getting a link to others: by the system's own share sheet, or by the clipboard. */

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hand a link to the system; who changes their mind has not failed. */
export async function share(url: string, text: string): Promise<void> {
  await navigator.share({ title: "Tikal", text, url }).catch(() => undefined);
}

/** Copy a link; without a secure connection browsers have no clipboard, but a selection. */
export async function copy(url: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}
