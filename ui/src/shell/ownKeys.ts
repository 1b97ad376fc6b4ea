/** What has the focus comes first: keys of the whole page are for when it does nothing with them. */

const TYPED = "input, select, textarea";
const PRESSED = `${TYPED}, button, summary, [role=button]`;
const OWN: Record<string, string> = { Enter: `${PRESSED}, a[href]`, " ": PRESSED };

/** Whether something is typed or chosen there, or a window is open over the page. */
export function typing({ target }: KeyboardEvent): boolean {
  return target instanceof Element && Boolean(target.closest(`${TYPED}, dialog`));
}

/** Whether the key presses, opens or follows what has the focus. */
export function keepsKey({ target, key }: KeyboardEvent): boolean {
  const own = OWN[key];
  return own !== undefined && target instanceof Element && Boolean(target.closest(own));
}
