/** What a push message says; the server encrypts it for this browser. */

export interface PushMessage {
  title: string;
  body: string;
  link: string;
  tag: string;
  language: string;
}

const NOTHING: PushMessage = { title: "Tikal", body: "", link: "/", tag: "tikal", language: "en" };

/** Read a message; browsers have to show something for each, whatever it is. */
export function messageIn(text: string): PushMessage {
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<PushMessage>) };
  } catch {
    return NOTHING;
  }
}
