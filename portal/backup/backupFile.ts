import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';

/** Names of the first and the last entry: what the file is, and the sums of everything between. */
export const MANIFEST = 'manifest.json';
const CHECKSUMS = 'checksums.json';

const PASSPHRASE_MIN = 16;
const WRONG_KEY = 'TPT_BACKUP_KEY does not open this backup: it is the key of another one, or the file is damaged.';

const isRecipient = (key: string): boolean => key.startsWith('age1');
const isIdentity = (key: string): boolean => key.startsWith('AGE-SECRET-KEY-');

/** @throws StartError when the key is too weak */
function encrypterFor(key: string): Encrypter {
  const encrypter = new Encrypter();
  if (isRecipient(key)) encrypter.addRecipient(key);
  else if (key.length < PASSPHRASE_MIN) {
    throw new StartError(`TPT_BACKUP_KEY needs at least ${PASSPHRASE_MIN} characters, or is an age recipient (age1…).`);
  } else encrypter.setPassphrase(key);
  return encrypter;
}

function decrypterFor(key: string): Decrypter {
  const decrypter = new Decrypter();
  if (isIdentity(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  return decrypter;
}

/** Adds one entry; resolves when the file takes more. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>;

type Checksums = Record<string, string>;

/**
 * Writes a gzipped tar, encrypted with age when a key is given, so that `age --decrypt` and `tar` open it without this
 * program. The file gets its name only when it is complete.
 * @param write adds the entries; the sums of all follow as the last one
 * @returns SHA-256 by entry
 */
export async function writeBackupFile(
  path: string,
  key: string | undefined,
  write: (add: AddEntry) => Promise<void>,
): Promise<Checksums> {
  const unfinished = `${path}.part`;
  const encrypter = key ? encrypterFor(key) : undefined;
  const tar = pack();
  const sums: Checksums = {};
  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: content.length, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    });
  const packed = createGzip({ level: 4 });
  const file = createWriteStream(unfinished, { mode: 0o600, flags: 'w', flush: true });
  const written = (async () => {
    if (!encrypter) return pipeline(tar, packed, file);
    await Promise.all([
      pipeline(tar, packed),
      encrypter
        .encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>)
        .then((encrypted) => encrypted.pipeTo(Writable.toWeb(file) as WritableStream<Uint8Array>)),
    ]);
  })();
  const filled = (async () => {
    await write(async (name, content) => {
      sums[name] = createHash('sha256').update(content).digest('hex');
      await put(name, content);
    });
    await put(CHECKSUMS, Buffer.from(JSON.stringify(sums)));
    tar.finalize();
  })().catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(messageOf(error)));
    throw error;
  });
  // Without a reader the filling side would wait forever.
  written.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(messageOf(error))));
  const [filling, writing] = await Promise.allSettled([filled, written]);
  const failed = [writing, filling].find((result) => result.status === 'rejected');
  if (failed) {
    await rm(unfinished, { force: true });
    throw failed.reason;
  }
  await rename(unfinished, path);
  return sums;
}

/** @throws StartError when the file cannot be opened */
async function isEncrypted(path: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(path, { start: 0, end: 20 })) {
      return (chunk as Buffer).toString('latin1').startsWith('age-encryption.org/');
    }
    return false;
  } catch (error) {
    throw new StartError(`The backup ${path} cannot be opened: ${messageOf(error)}`);
  }
}

async function openStream(path: string, key: string | undefined): Promise<Readable> {
  const isLocked = await isEncrypted(path);
  const file = createReadStream(path);
  if (!isLocked) return file;
  if (!key) throw new StartError('This backup is encrypted: give its key in TPT_BACKUP_KEY.');
  const opened = await decrypterFor(key)
    .decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>)
    .catch((error: unknown) => {
      throw new StartError(`${WRONG_KEY} (${messageOf(error)})`);
    });
  return Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]);
}

/**
 * Reads the entries of a backup in their order, each whole.
 * @throws StartError when the file cannot be opened, is cut off, or an entry differs from its sum
 */
export async function readBackupFile(
  path: string,
  key: string | undefined,
  take: (name: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const sums: Checksums = {};
  let expected: Checksums | undefined;
  const entries = extract();
  const source = await openStream(path, key);
  const piped = pipeline(source, createGunzip(), entries);
  // Awaited after the last entry; a failure before that also ends the loop.
  piped.catch(() => {});
  try {
    for await (const entry of entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const content = Buffer.concat(chunks);
      if (entry.header.name === CHECKSUMS) expected = JSON.parse(content.toString('utf8')) as Checksums;
      else {
        sums[entry.header.name] = createHash('sha256').update(content).digest('hex');
        await take(entry.header.name, content);
      }
    }
    await piped;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${path} cannot be read to its end: ${messageOf(error)}`);
  }
  if (!expected) throw new StartError(`The backup ${path} is cut off: its last entry is missing.`);
  const differing = Object.keys({ ...expected, ...sums }).find((name) => expected[name] !== sums[name]);
  if (differing) throw new StartError(`The backup ${path} is damaged: ${differing} differs from its checksum.`);
}
