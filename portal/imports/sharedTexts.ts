import { sharedCell, type Cell } from '#rules/importCell.ts';
import { checkEntry, type Budget } from './inflateEntry.ts';
import { scanEntry } from './scanEntry.ts';
import { CELL_MAX } from './tableSink.ts';
import { textCell } from './textCell.ts';
import { Unreadable } from './unreadable.ts';
import type { XmlHandler } from './xmlScanner.ts';
import type { ZipEntry } from './zipArchive.ts';

/** Bytes; texts stand in memory all at once. */
const TEXTS_MAX = 48 * 1024 * 1024;
const TEXT_COUNT_MAX = 1_500_000;

/**
 * The texts that cells share, as cells; null for blank ones.
 * @param onPiece called between pieces; resolves when more may come
 * @throws Unreadable
 */
export async function readTexts(
  bytes: Buffer,
  entry: ZipEntry | undefined,
  budget: Budget,
  onPiece: () => Promise<void>,
): Promise<(Cell | null)[]> {
  if (!entry) return [];
  if (entry.unpacked > TEXTS_MAX) throw new Unreadable('tooLarge');
  await checkEntry(bytes, entry, budget);
  const texts: (Cell | null)[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  const handler: XmlHandler = {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = phonetic === 0;
      else if (name === 'rPh') phonetic++;
    },
    close: (name) => {
      if (name === 'si') {
        const cell = textCell(text);
        texts.push(cell && sharedCell(cell));
      } else if (name === 't') isText = false;
      else if (name === 'rPh') phonetic--;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      if (text.length > 8 * CELL_MAX) throw new Unreadable('tooLarge');
    },
  };
  await scanEntry(bytes, entry, handler, () => {
    if (texts.length > TEXT_COUNT_MAX) throw new Unreadable('tooLarge');
    return onPiece();
  });
  return texts;
}
