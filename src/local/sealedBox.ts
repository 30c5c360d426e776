import { gcm } from '@noble/ciphers/aes.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

const PREFIX = 'tpt1.';
const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
const CONTEXT = new TextEncoder().encode('tpt local text v1');

/**
 * Encryption to a public key: X25519, HKDF-SHA256, AES-256-GCM. Synchronous, because an IndexedDB transaction commits
 * while other promises are awaited; in JavaScript, because `crypto.subtle` is missing over plain http.
 */
interface Box {
  sender: Uint8Array;
  key: Uint8Array;
}

/** One key pair per page and recipient, because a key exchange takes milliseconds. */
const sending = new Map<string, Box>();
const receiving = new Map<string, Uint8Array>();

export const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PREFIX);

/** Both keys base64url. */
export const publicKeyOf = (privateKey: string): string => toBase64Url(x25519.getPublicKey(fromBase64Url(privateKey)));

export function seal(publicKey: string, text: string): string {
  const { sender, key } = boxFor(publicKey);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const sealed = gcm(key, nonce).encrypt(new TextEncoder().encode(text));
  return PREFIX + toBase64Url(Uint8Array.of(...sender, ...nonce)) + '.' + toBase64Url(sealed);
}

/** @throws when the text was sealed for another key, or is damaged */
export function unseal(privateKey: string, sealed: string): string {
  const [, head = '', body = ''] = sealed.split('.');
  const start = fromBase64Url(head);
  const key = receivedKey(privateKey, start.slice(0, KEY_LENGTH));
  return new TextDecoder().decode(gcm(key, start.slice(KEY_LENGTH)).decrypt(fromBase64Url(body)));
}

function boxFor(publicKey: string): Box {
  const known = sending.get(publicKey);
  if (known) return known;
  const secret = x25519.utils.randomSecretKey();
  const recipient = fromBase64Url(publicKey);
  const sender = x25519.getPublicKey(secret);
  const box = { sender, key: deriveKey(x25519.getSharedSecret(secret, recipient), sender, recipient) };
  sending.set(publicKey, box);
  return box;
}

function receivedKey(privateKey: string, sender: Uint8Array): Uint8Array {
  const name = `${privateKey}.${toBase64Url(sender)}`;
  const known = receiving.get(name);
  if (known) return known;
  const secret = fromBase64Url(privateKey);
  const key = deriveKey(x25519.getSharedSecret(secret, sender), sender, x25519.getPublicKey(secret));
  receiving.set(name, key);
  return key;
}

const deriveKey = (shared: Uint8Array, sender: Uint8Array, recipient: Uint8Array): Uint8Array =>
  hkdf(sha256, shared, Uint8Array.of(...sender, ...recipient), CONTEXT, KEY_LENGTH);

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
