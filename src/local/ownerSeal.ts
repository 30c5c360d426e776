import { localKey, sentPublicKey, storedPublicKey, storePublicKey } from './localKeys.ts';
import { publicKeyOf, seal, unseal } from './sealedBox.ts';

/** The portal has not sent the owner's key. */
export class LocalKeyMissing extends Error {
  override readonly name = 'LocalKeyMissing';
}

/** The text was sealed with another key, or is damaged. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Recent results: values that did not change need no encryption while others are typed. */
const CACHED_MAX = 20;
const sealedTexts = new Map<string, string>();
/** Derived from private keys that came without a public one. */
const publicKeys = new Map<string, string>();

/**
 * The public key of an owner. It cannot decrypt, so it is in browser storage: with it, the page of the next owner encrypts
 * this owner's text, and a page encrypts before the portal answers.
 */
function publicKey(owner: string): string | null {
  const known = sentPublicKey(owner) ?? publicKeys.get(owner);
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

export const canSeal = (owner: string): boolean => publicKey(owner) !== null;

/**
 * Encrypts a text for its owner.
 * @throws LocalKeyMissing when the owner has no public key on this computer
 */
export function sealFor(owner: string, text: string): string {
  const key = publicKey(owner);
  if (key === null) throw new LocalKeyMissing('no key to seal with');
  const cacheKey = `${key} ${text}`;
  const sealed = sealedTexts.get(cacheKey) ?? seal(key, text);
  sealedTexts.delete(cacheKey);
  // A longer text is a whole record, which never repeats.
  if (text.length < 1_000) sealedTexts.set(cacheKey, sealed);
  if (sealedTexts.size > CACHED_MAX) sealedTexts.delete(sealedTexts.keys().next().value ?? '');
  return sealed;
}

/**
 * Decrypts a text of an owner.
 * @throws LocalKeyMissing until the portal sends the key, SealBroken when the key does not fit
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
