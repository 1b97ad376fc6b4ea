/** Requests about accounts. */

import { request } from "./client";
import type { Account, AccountMade, NewToken, TokenMade } from "./types";

const PATH = "/account";

/** How somebody shows who they are. */
export interface Proof {
  password?: string;
  code?: string;
  passkey?: object;
}

export const accounts = {
  get: () => request<Account>("GET", PATH),
  make: (wanted: { handle: string; password?: string; passkey?: object }) =>
    request<AccountMade>("POST", PATH, wanted),
  signIn: (proof: Proof & { handle?: string }) => request<void>("POST", `${PATH}/sign-in`, proof),
  prove: (proof: Proof) => request<void>("POST", `${PATH}/prove`, proof),
  setPassword: (password: string) => request<void>("PUT", `${PATH}/password`, { password }),
  newCodes: () => request<{ codes: string[] }>("POST", `${PATH}/codes`, {}),
  takeAlong: () => request<{ games: number }>("POST", `${PATH}/guest`, {}),
  options: (purpose: "create" | "add" | "sign_in" | "prove", handle = "") =>
    request<{ options: object }>("POST", `${PATH}/passkeys/options`, { purpose, handle }),
  addPasskey: (passkey: object, name: string) =>
    request<void>("POST", `${PATH}/passkeys`, { passkey, name }),
  removePasskey: (id: string) => request<void>("DELETE", `${PATH}/passkeys/${id}`),
  hide: (hidden: boolean) => request<void>("PUT", `${PATH}/profile`, { hidden }),
  endSession: (id: string) => request<void>("DELETE", `${PATH}/sessions/${id}`),
  endOthers: () => request<void>("DELETE", `${PATH}/sessions`),
  makeToken: (wanted: NewToken) => request<TokenMade>("POST", `${PATH}/tokens`, wanted),
  revokeToken: (id: string) => request<void>("DELETE", `${PATH}/tokens/${id}`),
  becomeBot: () => request<void>("POST", `${PATH}/bot`, {}),
  setEmail: (email: string, language: string) =>
    request<void>("PUT", `${PATH}/email`, { email, language }),
  removeEmail: () => request<void>("DELETE", `${PATH}/email`),
  confirmEmail: (code: string) => request<void>("POST", `${PATH}/email/confirm`, { code }),
  forgot: (handle: string, language: string) =>
    request<void>("POST", `${PATH}/forgot`, { handle, language }),
  reset: (code: string, password: string) =>
    request<void>("POST", `${PATH}/reset`, { code, password }),
  delete: () => request<void>("DELETE", PATH),
  enter: (code: string) => request<void>("POST", "/door", { code }),
};
