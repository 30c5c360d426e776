import { crc32, createInflateRaw } from 'node:zlib';
import { Unreadable } from './unreadable.ts';
import type { ArchiveEntry } from './zipArchive.ts';

const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
/** Small, so that the strings made of a piece are freed with the young generation. */
const CHUNK = 64 * 1024;
/** Real sheets compress less than this; the limit applies to entries of at least `RATIO_FROM` bytes. */
const RATIO_MAX = 150;
const RATIO_FROM = 8 * 1024 * 1024;

/** Bytes of all parts of a workbook together; 85,000 rows of 40 columns are 150 MB. */
export const UNPACKED_MAX = 256 * 1024 * 1024;

/** Bytes that an import may still unpack. */
export interface Budget {
  left: number;
}

/**
 * Unpacks one entry piece by piece and checks its length and checksum.
 * @throws Unreadable `tooLarge` before a byte is unpacked, `damaged` on a wrong length or checksum
 */
export async function* inflateEntry(bytes: Buffer, entry: ArchiveEntry, budget: Budget): AsyncGenerator<Buffer> {
  if (entry.isEncrypted) throw new Unreadable('password');
  const isBomb = entry.unpacked > RATIO_FROM && entry.unpacked > entry.packed * RATIO_MAX;
  if (entry.unpacked > budget.left || isBomb) throw new Unreadable('tooLarge');
  budget.left -= entry.unpacked;
  const packed = packedBytes(bytes, entry);
  let length = 0;
  let crc = 0;
  for await (const piece of entry.method === 0 ? [packed] : inflated(packed)) {
    length += piece.length;
    if (length > entry.unpacked) throw new Unreadable('tooLarge');
    crc = crc32(piece, crc);
    yield piece;
  }
  if (length !== entry.unpacked || crc !== entry.crc) throw new Unreadable('damaged');
}

/** Checks length and checksum of an entry; unpacking is cheap compared with parsing. @throws Unreadable */
export async function checkEntry(bytes: Buffer, entry: ArchiveEntry, budget: Budget): Promise<void> {
  const pieces = inflateEntry(bytes, entry, budget);
  while (!(await pieces.next()).done);
}

function packedBytes(bytes: Buffer, { at, packed, method }: ArchiveEntry): Buffer {
  if (at + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new Unreadable('damaged');
  if (method !== 0 && method !== 8) throw new Unreadable('damaged');
  const start = at + LOCAL_SIZE + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) throw new Unreadable('damaged');
  return bytes.subarray(start, start + packed);
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: CHUNK });
  stream.end(packed);
  try {
    for await (const piece of stream) yield piece as Buffer;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('damaged');
  } finally {
    stream.destroy();
  }
}
