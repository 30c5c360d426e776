/** How long a read waits for the portal to say who is signed in. Milliseconds. */
const PATIENCE = 3_000;

/** In the memory of this page only: nothing in the browser's storage opens what is sealed there. */
const keys = new Map<string, string>();
const waiting = new Set<() => void>();

const placeOf = (owner: string): string => `tpt_seal:${owner}`;

/** The public key of an owner who signed in on this computer, base64url. */
export function storedPublicKey(owner: string): string | null {
  try {
    return localStorage.getItem(placeOf(owner));
  } catch {
    return null;
  }
}

export function storePublicKey(owner: string, key: string): void {
  try {
    if (localStorage.getItem(placeOf(owner)) !== key) localStorage.setItem(placeOf(owner), key);
  } catch {
    // Without browser storage the key of this page is enough for this page.
  }
}

/**
 * Takes the key pair of an owner's text on this computer, as sign-in and `/me` give it. The public key is stored at once:
 * the session may end, and the next page must encrypt what was typed, before this page encrypts anything.
 * @param owner `<userId>.<enterpriseId>`
 */
export function setLocalKey(owner: string, key: string | undefined, publicKey?: string): void {
  if (key !== undefined) keys.set(owner, key);
  if (publicKey !== undefined) storePublicKey(owner, publicKey);
  for (const check of waiting) check();
}

/** The private key of an owner, base64url; null while the portal has given none. */
export const localKey = (owner: string): string | null => keys.get(owner) ?? null;

/** Waits for a key that is on its way; null when none came in time. */
export function awaitLocalKey(owner: string, patience = PATIENCE): Promise<string | null> {
  const known = localKey(owner);
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.delete(check);
      resolve(localKey(owner));
    };
    const check = (): void => {
      if (localKey(owner) !== null) end();
    };
    const timer = setTimeout(end, patience);
    waiting.add(check);
  });
}
