import { utils, write } from '@e965/xlsx';
import type { SheetContent } from './content.ts';

export function writeSampleSheet(sheets: SheetContent[], format: 'xlsx' | 'xls'): Buffer {
  const book = utils.book_new();
  for (const { name, rows, merges } of sheets) {
    const sheet = utils.aoa_to_sheet(rows);
    if (merges) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
  }
  return Buffer.from(write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : 'xlsx' }) as Uint8Array);
}
