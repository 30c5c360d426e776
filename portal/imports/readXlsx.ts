import { readBook, readLinks, readStyles } from './readBookParts.ts';
import { UNPACKED_MAX, type Budget } from './inflateEntry.ts';
import { readMerged } from './readMerged.ts';
import { scanEntry } from './scanEntry.ts';
import { readTexts } from './sharedTexts.ts';
import { SheetRows, type BookFacts } from './sheetRows.ts';
import type { SheetSink, TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';
import type { ArchiveEntry } from './zipArchive.ts';

interface Book extends BookFacts {
  bytes: Buffer;
  budget: Budget;
}

/** A sheet without an entry is hidden. */
interface ShownSheet {
  name: string;
  entry: ArchiveEntry | null;
}

/** Reads the visible sheets of a workbook in their order, row by row. @throws Unreadable */
export async function readXlsx(
  bytes: Buffer,
  entries: ReadonlyMap<string, ArchiveEntry>,
  sink: TableSink,
): Promise<void> {
  const budget = { left: UNPACKED_MAX };
  const part = (name: string): ArchiveEntry | undefined => entries.get(name) ?? entries.get(name.toLowerCase());
  const linksOf = (name: string, folder: string) => readLinks({ bytes, budget }, part(name), folder);
  const root = [...(await linksOf('_rels/.rels', '')).values()];
  const bookPath = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  const folder = bookPath.slice(0, bookPath.lastIndexOf('/') + 1);
  const { sheets, is1904 } = await readBook({ bytes, budget }, part(bookPath));
  const links = await linksOf(`${folder}_rels/${bookPath.slice(folder.length)}.rels`, folder);
  const linked = (type: string) => [...links.values()].find((link) => link.type.endsWith(type))?.target;
  const styles = linked('/styles');
  // Without its formats, dates would be read as numbers.
  if (styles !== undefined && !part(styles)) throw new Unreadable('damaged');
  if ([...entries.keys()].some((name) => /vbaProject\.bin$/iu.test(name))) sink.note('macros');
  const shown = sheets.flatMap(({ name, link: id, isHidden }): ShownSheet[] => {
    const link = links.get(id);
    if (!link?.type.endsWith('/worksheet')) return [];
    if (isHidden) return [{ name, entry: null }];
    const entry = part(link.target);
    if (!entry) throw new Unreadable('damaged');
    return [{ name, entry }];
  });
  const [first] = shown.flatMap(({ entry }) => entry ?? []);
  // zlib unpacks in the thread pool, so the first sheet is unpacked while the texts are read.
  const firstMerged = first && readMerged({ bytes, budget }, first);
  firstMerged?.catch(() => {});
  const book: Book = {
    bytes,
    budget,
    styles: await readStyles({ bytes, budget }, part(styles ?? '')),
    texts: await readTexts(bytes, part(linked('/sharedStrings') ?? ''), budget, () => sink.progress(0)),
    is1904,
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

async function readSheet(book: Book, entry: ArchiveEntry, into: SheetSink, sink: TableSink): Promise<void> {
  const rows = new SheetRows(book, into);
  await scanEntry(book.bytes, entry, rows, (done) => sink.progress(done / entry.unpacked));
  rows.end();
}
