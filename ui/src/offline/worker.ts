/// <reference lib="webworker" />
/**
 * The service worker: keeps the files of the page, so that it opens without a network and a page that
 * is open over an update still finds its parts. Pages come from the server first; games always do.
 */

import { outdated, sourceOf } from "./answers";
import { messageIn, type PushMessage } from "./pushed";

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Both are put in by the build. */
const BUILD = "__BUILD__";
const FILES = "__FILES__".split(" ");
const CACHE = `tikal ${BUILD}`;
const SHELL = "/";

worker.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener("fetch", (event) => {
  const source = sourceOf(event.request, worker.location.origin, FILES);
  if (source === "page") event.respondWith(pageFor(event.request));
  if (source === "kept") event.respondWith(kept(event.request));
});

worker.addEventListener("push", (event) => {
  event.waitUntil(show(messageIn(event.data?.text() ?? "")));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

async function show(message: PushMessage): Promise<void> {
  await worker.registration.showNotification(message.title, {
    body: message.body,
    lang: message.language,
    tag: message.tag,
    icon: "/icons/192.png",
    data: message.link,
  });
  for (const page of await worker.clients.matchAll({ type: "window" })) {
    page.postMessage({ notice: true });
  }
}

/** Show the page that a notice is about: in a window that has it open already, or a new one. */
async function lead(link: string): Promise<void> {
  const { pathname } = new URL(link, worker.location.origin);
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((each) => new URL(each.url).pathname === pathname);
  if (open) await open.focus();
  else await worker.clients.openWindow(pathname);
}

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FILES].map((path) => new Request(path, { cache: "no-cache" })));
}

/** From now on all pages are served by this build; those of another one learn of it. */
async function takeOver(): Promise<void> {
  const names = outdated(await caches.keys(), CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll({ type: "window" })) {
    page.postMessage({ build: BUILD });
  }
}

/** A file with a hash in its name never changes; an older build's may be here and nowhere else. */
async function kept(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  return (await caches.match(path)) ?? fetch(request);
}

async function pageFor(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // No network, or nobody there.
  }
  return shell();
}

/** The page without a server: it is told so, and says it. */
async function shell(): Promise<Response> {
  const found = await (await caches.open(CACHE)).match(SHELL);
  if (!found) return Response.error();
  const html = (await found.text()).replace("<html", "<html data-offline");
  const headers = new Headers(found.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html, { headers });
}
