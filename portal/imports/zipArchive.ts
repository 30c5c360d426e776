import { Unreadable } from './unreadable.ts';

/** One file of an archive, as declared in its directory. */
export interface ArchiveEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  isEncrypted: boolean;
  crc: number;
  packed: number;
  unpacked: number;
  /** Offset of its local header. */
  at: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const COMMENT_MAX = 65_535;
/** A workbook has a dozen parts, one with pictures hundreds. */
const ENTRIES_MAX = 2_000;
const ZIP64 = 0xffffffff;

/**
 * Reads the directory of an archive; unpacks nothing.
 * @throws Unreadable `damaged` when it is inconsistent, `tooLarge` for more entries than a workbook has
 */
export function readZip(bytes: Buffer): Map<string, ArchiveEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const directory = bytes.readUInt32LE(end + 16);
  if (count > ENTRIES_MAX || directory === ZIP64) throw new Unreadable('tooLarge');
  const entries = new Map<string, ArchiveEntry>();
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) throw new Unreadable('damaged');
    const nameLength = bytes.readUInt16LE(at + 28);
    const variableSize = nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (at + CENTRAL_SIZE + variableSize > end) throw new Unreadable('damaged');
    const name = bytes.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength).replaceAll('\\', '/');
    // Programs disagree on which of two entries with one name to read.
    if (entries.has(name)) throw new Unreadable('damaged');
    entries.set(name, {
      name,
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_SIZE + variableSize;
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX);
  for (let at = bytes.length - END_SIZE; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new Unreadable('damaged');
}
