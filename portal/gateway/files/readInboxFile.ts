import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';

/** 50,000 records; the longest answers have a few thousand. */
export const INBOX_FILE_MAX = 4 * 1024 * 1024;

export interface InboxEntry {
  kind: 'file' | 'symbolicLink' | 'other';
  size: number;
  links: number;
  /** Changes whenever the file is written. */
  state: string;
}

/** Does not follow symbolic links. @throws ENOENT */
export async function statInboxEntry(path: string): Promise<InboxEntry> {
  const found = await lstat(path);
  const other = found.isSymbolicLink() ? 'symbolicLink' : 'other';
  return {
    kind: found.isFile() ? 'file' : other,
    size: found.size,
    links: found.nlink,
    state: `${found.size} ${found.mtimeMs} ${found.nlink}`,
  };
}

/**
 * Reads a regular file, one byte per column (ISO 8859-1).
 * @throws when the file was replaced by a link or anything else since `statInboxEntry`, or is larger than `INBOX_FILE_MAX`
 */
export async function readInboxFile(path: string): Promise<string> {
  // Neither follows a link nor blocks on a pipe. On Windows both flags are undefined and have no effect.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = await file.stat();
    if (!found.isFile() || found.size > INBOX_FILE_MAX) throw new Error('The file was replaced before it was read.');
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
