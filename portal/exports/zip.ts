import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive; its content may be a stream. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface Written {
  name: Buffer;
  offset: number;
  checksum: number;
  size: number;
  packed: number;
}

/** Fastest: sheets shrink tenfold at any level. */
const LEVEL = 1;
const VERSION = 20;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** An empty final block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** The first of January 1980: equal rows give equal files. */
const DATE = 0x21;

/** Streams an archive; its reader sets the pace. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, checksum: 0, size: 0, packed: 0 };
    const head = localHeader(entry);
    yield head;
    for await (const piece of content) {
      const packed = pack(piece);
      entry.checksum = crc32(piece, entry.checksum);
      entry.size += piece.length;
      entry.packed += packed.length;
      yield packed;
    }
    entry.packed += LAST_BLOCK.length;
    yield LAST_BLOCK;
    const tail = dataDescriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}

/**
 * Compresses each piece as blocks that others may follow. Synchronous on purpose: archives are written in threads of
 * low priority, while the shared thread pool of Node has normal priority.
 */
function pack(piece: Uint8Array): Buffer {
  return deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
}

function localHeader({ name }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeMake(head, 4, name);
  return Buffer.concat([head, name]);
}

function dataDescriptor(entry: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  writeSums(tail, 4, entry);
  return tail;
}

function directoryEntry(written: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  writeMake(entry, 6, written.name);
  writeSums(entry, 16, written);
  entry.writeUInt32LE(written.offset, 42);
  return Buffer.concat([entry, written.name]);
}

function writeMake(into: Buffer, at: number, name: Buffer): void {
  into.writeUInt16LE(VERSION, at);
  into.writeUInt16LE(FLAGS, at + 2);
  into.writeUInt16LE(DEFLATED, at + 4);
  into.writeUInt16LE(DATE, at + 8);
  into.writeUInt16LE(name.length, at + 22);
}

function writeSums(into: Buffer, at: number, { checksum, packed, size }: Written): void {
  into.writeUInt32LE(checksum, at);
  into.writeUInt32LE(packed, at + 4);
  into.writeUInt32LE(size, at + 8);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
