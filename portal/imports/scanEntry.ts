import { isAscii } from 'node:buffer';
import { inflateEntry } from './inflateEntry.ts';
import { Unreadable } from './unreadable.ts';
import { XmlScanner, type XmlHandler } from './xmlScanner.ts';
import type { ArchiveEntry } from './zipArchive.ts';

/**
 * Scans the XML of an entry whose size `inflateEntry` has already charged to the budget.
 * @param onPiece receives the bytes read so far; scanning waits for it
 * @throws Unreadable
 */
export async function scanEntry(
  bytes: Buffer,
  entry: ArchiveEntry,
  handler: XmlHandler,
  onPiece: (done: number) => Promise<void> | void,
): Promise<void> {
  const scanner = new XmlScanner(handler);
  const decode = textDecoder();
  let done = 0;
  for await (const piece of inflateEntry(bytes, entry, { left: entry.unpacked })) {
    // XML contains no NUL; a value next to one would be misread.
    if (piece.includes(0)) throw new Unreadable('damaged');
    scanner.write(decode(piece));
    done += piece.length;
    await onPiece(done);
  }
  scanner.write(decode());
  scanner.end();
}

/** Decodes UTF-8 piece by piece; call without a piece at the end. ASCII pieces take a faster path. @throws Unreadable */
export function textDecoder(): (piece?: Buffer) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** The last piece may have ended within a character. */
  let isOpen = false;
  return (piece) => {
    const isPlain = piece !== undefined && isAscii(piece);
    if (isPlain && !isOpen) return piece.toString('latin1');
    isOpen = !isPlain;
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new Unreadable('damaged');
    }
  };
}
