/** Requests about notices. */

import { request } from "./client";
import type { NoticeChoices, Notices, PushSubscriptionKeys, Tried } from "./types";

const PATH = "/notices";

export const notices = {
  get: () => request<Notices>("GET", PATH),
  choose: (wanted: NoticeChoices) => request<void>("PUT", PATH, wanted),
  addWebhook: (url: string, language: string) =>
    request<void>("POST", `${PATH}/webhooks`, { url, language }),
  addPush: (wanted: PushSubscriptionKeys, name: string, language: string) =>
    request<void>("POST", `${PATH}/push`, { ...wanted, name, language }),
  addEmail: (language: string) => request<void>("POST", `${PATH}/email`, { language }),
  remove: (id: string) => request<void>("DELETE", `${PATH}/channels/${id}`),
  test: (id: string) => request<Tried>("POST", `${PATH}/channels/${id}/test`, {}),
  turns: () => request<{ turns: number }>("GET", "/turns"),
};
