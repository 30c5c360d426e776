import { cellAddress } from './cellAddress.ts';
import { entryText, inflateEntry, type Budget } from './inflateEntry.ts';
import { numberStyle, type NumberStyle } from './numberCell.ts';
import { scanEntry } from './scanEntry.ts';
import { readTexts } from './sharedTexts.ts';
import { SheetRows, type BookFacts } from './sheetRows.ts';
import { MERGED_MAX, type MergedBlock, type SheetSink, type TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';
import { attributeOf } from './xmlScanner.ts';
import type { ZipEntry } from './zipArchive.ts';

const MEGABYTE = 1024 * 1024;
/** Of all parts together; 85,000 rows of 40 columns are 150 MB. */
const UNPACKED_MAX = 256 * MEGABYTE;
const SMALL_PART_MAX = 8 * MEGABYTE;
/** What follows the rows of a sheet: merged blocks, conditional formats. */
const TAIL_MAX = 8 * MEGABYTE;

interface Book extends BookFacts {
  bytes: Buffer;
  budget: Budget;
}

/** One without an entry is hidden. */
interface ShownSheet {
  name: string;
  entry: ZipEntry | null;
}

/** Reads the visible sheets of a workbook in their order, row by row. @throws Unreadable */
export async function readXlsx(bytes: Buffer, entries: ReadonlyMap<string, ZipEntry>, sink: TableSink): Promise<void> {
  const budget = { left: UNPACKED_MAX };
  const part = (name: string): ZipEntry | undefined => entries.get(name) ?? entries.get(name.toLowerCase());
  const textOf = (entry: ZipEntry | undefined) => (entry ? entryText(bytes, entry, budget, SMALL_PART_MAX) : '');
  const relations = (text: string, folder: string): Map<string, { target: string; type: string }> =>
    new Map(
      tags(text, 'Relationship').map((attributes) => {
        const target = attributeOf(attributes, 'Target');
        const path = target.startsWith('/') ? target.slice(1) : resolvePath(folder, target);
        return [attributeOf(attributes, 'Id'), { target: path, type: attributeOf(attributes, 'Type') }];
      }),
    );
  const root = [...relations(await textOf(part('_rels/.rels')), '').values()];
  const bookPath = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  const folder = bookPath.slice(0, bookPath.lastIndexOf('/') + 1);
  const bookText = await textOf(part(bookPath));
  const sheets = tags(bookText, 'sheet');
  if (sheets.length === 0) throw new Unreadable('damaged');
  const links = relations(await textOf(part(`${folder}_rels/${bookPath.slice(folder.length)}.rels`)), folder);
  const linked = (type: string) => part([...links.values()].find((link) => link.type.endsWith(type))?.target ?? '');
  if ([...entries.keys()].some((name) => /vbaProject\.bin$/iu.test(name))) sink.note('macros');
  const shown = sheets.flatMap((attributes): ShownSheet[] => {
    const name = attributeOf(attributes, 'name');
    const link = links.get(attributeOf(attributes, 'id'));
    if (!link?.type.endsWith('/worksheet')) return [];
    if (!['', 'visible'].includes(attributeOf(attributes, 'state'))) return [{ name, entry: null }];
    const entry = part(link.target);
    if (!entry) throw new Unreadable('damaged');
    return [{ name, entry }];
  });
  const [first] = shown.flatMap(({ entry }) => entry ?? []);
  // Unpacking works beside this thread: the first sheet's while the texts are read.
  const firstMerged = first && readMerged({ bytes, budget }, first);
  firstMerged?.catch(() => {});
  const properties = tags(bookText, 'workbookPr')[0] ?? '';
  const book: Book = {
    bytes,
    budget,
    styles: stylesOf(await textOf(linked('/styles'))),
    texts: await readTexts(bytes, linked('/sharedStrings'), budget, () => sink.progress(0)),
    is1904: /^(?:1|true)$/u.test(attributeOf(properties, 'date1904')),
  };
  for (const { name, entry } of shown) {
    if (!entry) sink.hidden(name);
    else
      await readSheet(
        book,
        entry,
        sink.sheet(name, await ((entry === first && firstMerged) || readMerged(book, entry))),
        sink,
      );
  }
}

/** Rows come once everything that goes with them was read and the whole sheet was unpacked and checked. */
async function readSheet(book: Book, entry: ZipEntry, into: SheetSink, sink: TableSink): Promise<void> {
  const rows = new SheetRows(book, into);
  await scanEntry(book.bytes, entry, rows, (done) => sink.progress(done / entry.unpacked));
  rows.end();
}

/** What is said of merged cells follows the rows: the sheet is unpacked twice. */
async function readMerged({ bytes, budget }: Pick<Book, 'bytes' | 'budget'>, entry: ZipEntry): Promise<MergedBlock[]> {
  const tail: Buffer[] = [];
  let length = 0;
  let before: Buffer = Buffer.alloc(0);
  let needle: Buffer | undefined;
  let isTail = false;
  for await (const piece of inflateEntry(bytes, entry, budget)) {
    needle ??= Buffer.from(
      `</${/<((?:[\w-]+:)?)worksheet[\s>]/u.exec(piece.toString('latin1', 0, 4096))?.[1] ?? ''}sheetData>`,
    );
    if (!isTail) {
      const seam = Buffer.concat([before, piece.subarray(0, needle.length)]);
      const at = piece.indexOf(needle);
      isTail = at >= 0 || seam.includes(needle);
      before = piece.subarray(Math.max(0, piece.length - needle.length));
      if (!isTail) continue;
      tail.push(at >= 0 ? piece.subarray(at) : piece);
    } else tail.push(piece);
    length += tail.at(-1)?.length ?? 0;
    if (length > TAIL_MAX) throw new Unreadable('tooLarge');
  }
  const refs = tags(Buffer.concat(tail).toString('utf8'), 'mergeCell');
  if (refs.length > MERGED_MAX) throw new Unreadable('tooLarge');
  return refs.flatMap((attributes) => {
    const [from = '', to = from] = attributeOf(attributes, 'ref').split(':');
    const [start, end] = [cellAddress(from), cellAddress(to)];
    if (!start || !end) return [];
    return [{ left: start.column, right: end.column, top: start.row, bottom: end.row }];
  });
}

function stylesOf(text: string): NumberStyle[] {
  const codes = new Map(
    tags(text, 'numFmt').map((attributes) => [
      attributeOf(attributes, 'numFmtId'),
      attributeOf(attributes, 'formatCode'),
    ]),
  );
  const cellFormats = /<(?:[\w-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w-]+:)?cellXfs>/u.exec(text)?.[0] ?? '';
  return tags(cellFormats, 'xf').map((attributes) => {
    const id = attributeOf(attributes, 'numFmtId');
    return numberStyle(Number(id), codes.get(id) ?? '');
  });
}

/** The attributes of every tag of a name in a small part. */
function tags(text: string, name: string): string[] {
  const tag = new RegExp(`<(?:[\\w-]+:)?${name}(\\s(?:[^>"']|"[^"]*"|'[^']*')*)?/?>`, 'gu');
  return [...text.matchAll(tag)].map((found) => (found[1] ?? '').replaceAll(/[\r\n\t]/gu, ' '));
}

/** `../media/x` below `xl/worksheets/`. */
function resolvePath(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
