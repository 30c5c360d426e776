import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** In the folder of documents. */
export const KEY_FILE = 'key';

interface DocumentKey {
  /** The first bytes of its hash, hex: names the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** Reads keys of 32 bytes as hex or base64, separated by commas or lines; null when one is none. */
export function readDocumentKeys(text: string): Buffer[] | null {
  const keys = text
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => Buffer.from(part, /^[\da-f]{64}$/iu.test(part) ? 'hex' : 'base64'));
  return keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES) ? keys : null;
}

/** The part of the portal's settings that names the keys. */
interface KeySettings {
  documentKeys?: Buffer[];
  documentDir: string;
}

/**
 * Encrypts documents at rest by AES-256-GCM. The first key encrypts; further ones decrypt what was encrypted before a
 * key was exchanged. Each enterprise has its own derived key, and a text opens only for the purpose it was sealed for.
 */
export class DocumentKeys {
  readonly #config: KeySettings;
  #keys: Promise<DocumentKey[]> | undefined;

  constructor(config: KeySettings) {
    this.#config = config;
  }

  /** The key that encrypts now. */
  async currentId(): Promise<string> {
    return (await this.#current()).id;
  }

  /** @param purpose such as `file <id>`; names the row and the column */
  async seal(enterpriseId: string, purpose: string, bytes: Buffer): Promise<Buffer> {
    const key = await this.#current();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', deriveKey(key, enterpriseId), nonce);
    cipher.setAAD(Buffer.from(purpose));
    return Buffer.concat([
      Buffer.from(key.id, 'hex'),
      nonce,
      cipher.update(bytes),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
  }

  /** @returns null when the key is unknown, or the bytes are not those that were sealed for the purpose */
  async open(enterpriseId: string, purpose: string, sealed: Buffer): Promise<Buffer | null> {
    if (sealed.length < ID_BYTES + NONCE_BYTES + TAG_BYTES) return null;
    const id = sealed.subarray(0, ID_BYTES).toString('hex');
    const key = (await this.#all()).find((known) => known.id === id);
    if (!key) return null;
    const start = ID_BYTES + NONCE_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, enterpriseId), sealed.subarray(ID_BYTES, start));
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(start, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }

  /** A keyed hash, by which equal texts of an enterprise are found without storing them. */
  async digest(enterpriseId: string, text: string): Promise<string> {
    const keys = await this.#all();
    // The oldest key, so that a hash outlives the exchange of the key that encrypts.
    const key = keys.at(-1) ?? (await this.#current());
    return createHmac('sha256', deriveKey(key, enterpriseId)).update(text).digest('hex');
  }

  async #current(): Promise<DocumentKey> {
    const [key] = await this.#all();
    if (!key) throw new Error('There is no key for documents.');
    return key;
  }

  #all(): Promise<DocumentKey[]> {
    this.#keys ??= this.#load().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #load(): Promise<DocumentKey[]> {
    const { documentKeys, documentDir } = this.#config;
    const keys = documentKeys ?? (await readKeyFile(documentDir));
    return keys.map((bytes) => ({
      id: createHash('sha256')
        .update('document key ')
        .update(bytes)
        .digest('hex')
        .slice(0, 2 * ID_BYTES),
      bytes,
    }));
  }
}

const deriveKey = ({ bytes }: DocumentKey, enterpriseId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', `documents of ${enterpriseId}`, KEY_BYTES));

/** The keys of the data folder's key file, which the first document creates. */
async function readKeyFile(folder: string): Promise<Buffer[]> {
  const path = join(folder, KEY_FILE);
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return createKeyFile(folder, path);
    throw error;
  });
  const keys = readDocumentKeys(found);
  if (!keys) throw new Error(`${path} has no key of 32 bytes as hex or base64.`);
  return keys;
}

/** Written and synced under another name first: a key that was used and then lost with the power would be gone. */
async function createKeyFile(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${KEY_FILE}.${process.pid}.${randomBytes(4).toString('hex')}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // Another process may have created it meanwhile: its key is used.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
  return readFile(path, 'utf8');
}
