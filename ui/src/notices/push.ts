/** This browser's subscription to push messages. */

import type { PushSubscriptionKeys } from "../api/types";

/** How long a service worker may take to come, in milliseconds. */
const LATEST = 10_000;

export type Hurdle = "insecure" | "missing" | "denied" | "failed";

/** Why this browser can't get push messages, null if it can. */
export function hurdle(): Hurdle | null {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Where messages to this browser go, null if it is not subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (hurdle()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask for permission and subscribe; return what the server needs, or what is in the way. */
export async function subscribe(key: string): Promise<PushSubscriptionKeys | Hurdle> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await registered();
    const before = await pushManager.getSubscription();
    // One for a key that the server has no more is worth nothing.
    if (before && keyOf(before) !== key) await before.unsubscribe();
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys = {} } = found.toJSON();
    const { p256dh = "", auth = "" } = keys;
    return { endpoint: endpoint ?? "", keys: { p256dh, auth } };
  } catch {
    return "failed";
  }
}

/** The service worker, which may still be on its way; where it can't come, nobody waits for ever. */
function registered(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error()), LATEST));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export async function unsubscribe(endpoint: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  if (found?.endpoint === endpoint) await found.unsubscribe();
}

function keyOf(subscription: PushSubscription): string {
  return toText(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
}

/** Bytes as the server writes them: base64 for URLs, without what fills it up. */
export function toText(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What to call this browser in a list. */
export function browserName(agent: string): string {
  const browsers = [
    ["Firefox", /Firefox\//],
    ["Edge", /Edg\//],
    ["Opera", /OPR\//],
    ["Chrome", /Chrome\//],
    ["Safari", /Safari\//],
  ] as const;
  const systems = [
    ["Android", /Android/],
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Windows", /Windows/],
    ["macOS", /Mac OS X/],
    ["Linux", /Linux/],
  ] as const;
  const found = [browsers, systems].map((kinds) => kinds.find(([, sign]) => sign.test(agent))?.[0]);
  return found.filter(Boolean).join(", ");
}
