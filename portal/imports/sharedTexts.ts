import { checkEntry, type Budget } from './inflateEntry.ts';
import { scanEntry } from './scanEntry.ts';
import { CELL_MAX } from './tableSink.ts';
import { textCell } from './textCell.ts';
import { TextTable } from './textTable.ts';
import { Unreadable } from './unreadable.ts';
import type { XmlHandler } from './xmlScanner.ts';
import type { ArchiveEntry } from './zipArchive.ts';

/** Limit for the XML, which is never completely in memory. */
const XML_MAX = 48 * 1024 * 1024;

/**
 * Reads the shared strings of a workbook.
 * @param onPiece called between pieces; reading waits for it
 * @throws Unreadable
 */
export async function readTexts(
  bytes: Buffer,
  entry: ArchiveEntry | undefined,
  budget: Budget,
  onPiece: () => Promise<void>,
): Promise<TextTable> {
  if (!entry) return new TextTable(0);
  if (entry.unpacked > XML_MAX) throw new Unreadable('tooLarge');
  await checkEntry(bytes, entry, budget);
  const texts = new TextTable(entry.unpacked);
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
      if (name === 'si') texts.add(textCell(text)?.text ?? '');
      else if (name === 't') isText = false;
      else if (name === 'rPh') phonetic--;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      if (text.length > 8 * CELL_MAX) throw new Unreadable('tooLarge');
    },
  };
  await scanEntry(bytes, entry, handler, onPiece);
  return texts;
}
