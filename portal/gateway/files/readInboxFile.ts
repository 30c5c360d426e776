import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';

/** Bytes of a file of the inbox: 50,000 records; the longest answers have some thousands. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** What is in the inbox under a name, without following it. */
export interface InboxEntry {
  kind: 'file' | 'symbolicLink' | 'other';
  size: number;
  /** Names of the same file, here and elsewhere. */
  links: number;
  /** Differs once the file was written to. */
  state: string;
}

/** @throws ENOENT when it is gone */
export async function inboxEntry(path: string): Promise<InboxEntry> {
  const found = await lstat(path);
  const named = found.isSymbolicLink() ? 'symbolicLink' : 'other';
  return {
    kind: found.isFile() ? 'file' : named,
    size: found.size,
    links: found.nlink,
    state: `${found.size} ${found.mtimeMs} ${found.nlink}`,
  };
}

/**
 * Reads a regular file, one byte a column (ISO 8859-1).
 * @throws when it was replaced by a link or anything else since it was looked at, or grew beyond `MOST_BYTES`
 */
export async function readInboxFile(path: string): Promise<string> {
  // Neither follows a link nor waits for the other end of a pipe; on Windows, which knows neither flag, both are undefined and change nothing.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = await file.stat();
    if (!found.isFile() || found.size > MOST_BYTES) throw new Error('The file was replaced while it was looked at.');
    const bytes = Buffer.alloc(found.size);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.toString('latin1', 0, read);
  } finally {
    await file.close();
  }
}
