const KEY_TIMEOUT_MS = 3_000;

/** Private keys, in memory only: browser storage must not have both text and key. */
const keys = new Map<string, string>();
/** Public keys from this page's portal. A stored one may be of another portal secret. */
const publicKeys = new Map<string, string>();
const waiting = new Set<() => void>();

const storageKey = (owner: string): string => `tpt_seal:${owner}`;

/** Base64url; null if the owner never signed in on this computer. */
export function storedPublicKey(owner: string): string | null {
  try {
    return localStorage.getItem(storageKey(owner));
  } catch {
    return null;
  }
}

export function storePublicKey(owner: string, key: string): void {
  try {
    if (localStorage.getItem(storageKey(owner)) !== key) localStorage.setItem(storageKey(owner), key);
  } catch {
    // Without browser storage this page uses its key in memory.
  }
}

/**
 * Sets the owner's key pair, from sign-in or `/me`. Stores the public key at once: if the session ends before this page
 * encrypts anything, the next page needs it.
 * @param owner `<userId>.<enterpriseId>`
 */
export function setLocalKey(owner: string, key: string | undefined, publicKey?: string): void {
  if (key !== undefined) keys.set(owner, key);
  if (publicKey !== undefined) {
    publicKeys.set(owner, publicKey);
    storePublicKey(owner, publicKey);
  }
  for (const check of waiting) check();
}

/** The private key of an owner, base64url; null until the portal sends it. */
export const localKey = (owner: string): string | null => keys.get(owner) ?? null;

/** The public key that the portal sent with the private one, base64url; null until then. */
export const sentPublicKey = (owner: string): string | null => publicKeys.get(owner) ?? null;

/** Waits until the portal sends the key; null after the timeout. */
export function awaitLocalKey(owner: string): Promise<string | null> {
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
    const timer = setTimeout(end, KEY_TIMEOUT_MS);
    waiting.add(check);
  });
}
