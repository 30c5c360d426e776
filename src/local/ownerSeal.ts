import { localKey, storedPublicKey, storePublicKey } from './localKeys.ts';
import { publicKeyOf, seal, unseal } from './sealedBox.ts';

/** No key of the owner has come from the portal yet. */
export class LocalKeyMissing extends Error {
  override readonly name = 'LocalKeyMissing';
}

/** The text was sealed with another key, or is damaged. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Recently sealed texts: a field that does not change costs nothing while others are typed. */
const MOST_REMEMBERED = 20;
const remembered = new Map<string, string>();
const publicKeys = new Map<string, string>();

/**
 * The public key of an owner: it seals and opens nothing, so it stays in browser storage. With it the next person's page
 * encrypts what this owner left, and a page seals before the portal has answered.
 */
function publicKey(owner: string): string | null {
  const known = publicKeys.get(owner);
  if (known !== undefined) return known;
  const own = localKey(owner);
  const key = own === null ? storedPublicKey(owner) : publicKeyOf(own);
  if (key === null) return null;
  if (own !== null) {
    publicKeys.set(owner, key);
    storePublicKey(owner, key);
  }
  return key;
}

/** Whether a text of this owner can be sealed on this computer. */
export const canSeal = (owner: string): boolean => publicKey(owner) !== null;

/**
 * Encrypts a text for its owner.
 * @throws LocalKeyMissing when the owner never signed in here at a portal that gives keys
 */
export function sealFor(owner: string, text: string): string {
  const key = publicKey(owner);
  if (key === null) throw new LocalKeyMissing('no key to seal with');
  const name = `${key} ${text}`;
  const sealed = remembered.get(name) ?? seal(key, text);
  remembered.delete(name);
  // What is longer is a whole record, and never the same twice.
  if (text.length < 1_000) remembered.set(name, sealed);
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  return sealed;
}

/**
 * Decrypts a text of an owner.
 * @throws LocalKeyMissing while the portal has not given the key, SealBroken when the key does not fit
 */
export function openFor(owner: string, sealed: string): string {
  const key = localKey(owner);
  if (key === null) throw new LocalKeyMissing('no key to open with');
  try {
    return unseal(key, sealed);
  } catch (error) {
    throw new SealBroken('not sealed with this key', { cause: error });
  }
}
