import { inflateEntry } from './inflateEntry.ts';
import { Unreadable } from './unreadable.ts';
import { XmlScanner, type XmlHandler } from './xmlScanner.ts';
import type { ZipEntry } from './zipArchive.ts';

/**
 * Reads the XML of an entry that was unpacked and counted once before.
 * @param onPiece told how many bytes were read; resolves when more may come
 * @throws Unreadable
 */
export async function scanEntry(
  bytes: Buffer,
  entry: ZipEntry,
  handler: XmlHandler,
  onPiece: (done: number) => Promise<void> | void,
): Promise<void> {
  const scanner = new XmlScanner(handler);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let done = 0;
  for await (const piece of inflateEntry(bytes, entry, { left: entry.unpacked })) {
    scanner.write(decode(decoder, piece));
    done += piece.length;
    await onPiece(done);
  }
  scanner.write(decode(decoder));
  scanner.end();
}

function decode(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new Unreadable('damaged');
  }
}
