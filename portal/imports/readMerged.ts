import { cellAddress } from './cellAddress.ts';
import { inflateEntry, type Budget } from './inflateEntry.ts';
import { textDecoder } from './scanEntry.ts';
import { MERGED_MAX, type MergedBlock } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';
import { attributeOf, XmlScanner } from './xmlScanner.ts';
import type { ArchiveEntry } from './zipArchive.ts';

/** Limit for the XML after the rows: merged blocks, conditional formats. */
const TAIL_MAX = 8 * 1024 * 1024;

/**
 * Reads the merged blocks of a sheet. They follow its rows but are needed first, so a sheet is unpacked twice; this
 * pass parses only what follows the rows.
 * @throws Unreadable
 */
export async function readMerged(
  { bytes, budget }: { bytes: Buffer; budget: Budget },
  entry: ArchiveEntry,
): Promise<MergedBlock[]> {
  const blocks: MergedBlock[] = [];
  const scanner = new XmlScanner({
    open: (name, attributes) => {
      const block = name === 'mergeCell' ? parseBlock(attributeOf(attributes, 'ref')) : null;
      if (block && blocks.push(block) > MERGED_MAX) throw new Unreadable('tooLarge');
    },
    close: () => {},
    text: () => {},
  });
  const decode = textDecoder();
  let length = 0;
  let prefix: string | null = null;
  let endIn: (piece: Buffer) => number = () => -1;
  let isTail = false;
  for await (const piece of inflateEntry(bytes, entry, budget)) {
    if (prefix === null) {
      prefix = tagPrefix(piece);
      endIn = streamFinder(Buffer.from(`</${prefix}sheetData>`));
    }
    const from = isTail ? 0 : endIn(piece);
    if (from < 0) continue;
    if (!isTail) scanner.write(`<${prefix}worksheet>`);
    isTail = true;
    length += piece.length - from;
    if (length > TAIL_MAX) throw new Unreadable('tooLarge');
    scanner.write(decode(piece.subarray(from)));
  }
  if (!isTail) return [];
  scanner.write(decode());
  scanner.end();
  return blocks;
}

/** Some programs write every tag with a prefix. */
function tagPrefix(piece: Buffer): string {
  return /<((?:[\w-]{1,100}:)?)worksheet[\s>]/u.exec(piece.toString('latin1', 0, 4096))?.[1] ?? '';
}

/** @returns takes the pieces of a stream in order and returns where the wanted bytes end in the piece; -1 if not in it */
function streamFinder(wanted: Buffer): (piece: Buffer) => number {
  let before: Buffer = Buffer.alloc(0);
  return (piece) => {
    const seam = Buffer.concat([before, piece.subarray(0, wanted.length)]);
    const inSeam = seam.indexOf(wanted);
    if (inSeam >= 0) return inSeam + wanted.length - before.length;
    const at = piece.indexOf(wanted);
    if (at >= 0) return at + wanted.length;
    before = Buffer.concat([before, piece]).subarray(-(wanted.length - 1));
    return -1;
  };
}

function parseBlock(ref: string): MergedBlock | null {
  const [from = '', to = from] = ref.split(':');
  const [start, end] = [cellAddress(from), cellAddress(to)];
  if (!start || !end) return null;
  return { left: start.column, right: end.column, top: start.row, bottom: end.row };
}
