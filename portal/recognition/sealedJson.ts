import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentKeys } from './documentKeys.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** Bytes of one text; what the portal itself sealed is smaller. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/** Seals a value as packed JSON. */
export async function sealJson(keys: DocumentKeys, enterpriseId: string, purpose: string, value: unknown) {
  return keys.seal(enterpriseId, purpose, await pack(JSON.stringify(value)));
}

/** @returns null when it cannot be decrypted */
export async function openJson<T>(
  keys: DocumentKeys,
  enterpriseId: string,
  purpose: string,
  sealed: Buffer | null,
): Promise<T | null> {
  const bytes = sealed && (await keys.open(enterpriseId, purpose, sealed));
  return bytes && (JSON.parse((await unpack(bytes, { maxOutputLength: UNPACKED_MAX })).toString('utf8')) as T);
}
