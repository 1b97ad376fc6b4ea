/** Passkeys by the browser's own means: it reads what the server asks for, and writes the answer. */

import { accounts } from "../api/accounts";

/** Somebody has closed the browser's window, or has no passkey here. */
export class Cancelled extends Error {}

/** Whether this browser can use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** Make a passkey: with a handle for a new account, else for one's own. */
export async function makePasskey(handle?: string): Promise<object> {
  const purpose = handle === undefined ? "add" : "create";
  const { options } = await accounts.options(purpose, handle);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return answer(() => navigator.credentials.create({ publicKey }));
}

/** Use a passkey to sign in, or to show that it is oneself. */
export async function usePasskey(purpose: "sign_in" | "prove"): Promise<object> {
  const { options } = await accounts.options(purpose);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return answer(() => navigator.credentials.get({ publicKey }));
}

async function answer(ask: () => Promise<Credential | null>): Promise<object> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (error instanceof DOMException) throw new Cancelled(error.name);
    throw error;
  }
  if (!(found instanceof PublicKeyCredential)) throw new Cancelled("none");
  return found.toJSON() as object;
}
