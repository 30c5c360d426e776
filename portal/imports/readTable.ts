import { requireEnding } from './fileEnding.ts';
import { unsupportedReason, isArchive, isOle } from './fileSignature.ts';
import { readDelimited } from './readDelimited.ts';
import { readXlsx } from './readXlsx.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';
import { readZip, type ArchiveEntry } from './zipArchive.ts';

/**
 * Reads a table; its content decides the format.
 * @param name of the file; its ending must fit the content. Without a name, no ending is checked
 * @throws Unreadable
 */
export async function readTable(bytes: Buffer, sink: TableSink, name?: string): Promise<void> {
  const reason = unsupportedReason(bytes);
  if (reason) throw new Unreadable(reason);
  if (isArchive(bytes)) return readArchive(bytes, sink, name);
  if (isOle(bytes)) return readOle(bytes, sink, name);
  return readDelimited(bytes, sink, name);
}

async function readArchive(bytes: Buffer, sink: TableSink, name?: string): Promise<void> {
  const entries = readZip(bytes);
  const reason = unsupportedArchive(entries);
  if (reason) throw new Unreadable(reason);
  requireEnding(name, 'xlsx');
  return readXlsx(bytes, entries, sink);
}

function unsupportedArchive(entries: ReadonlyMap<string, ArchiveEntry>): UnreadableReason | null {
  const names = [...entries.keys()].map((name) => name.toLowerCase());
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/workbook.bin')) return 'xlsb';
  if (has('xl/') || names.some((name) => name.endsWith('workbook.xml'))) return null;
  if (has('word/')) return 'word';
  if (has('ppt/')) return 'slides';
  if (has('mimetype') && has('content.xml')) return 'ods';
  return 'archive';
}

async function readOle(bytes: Buffer, sink: TableSink, name?: string): Promise<void> {
  // Loaded on demand: the library is large, and few files are old workbooks.
  const { oleStreams, readXls } = await import('./readXls.ts');
  const { names } = oleStreams(bytes);
  const has = (name: string) => names.includes(name);
  // A password-protected .xlsx is wrapped in an OLE container.
  if (has('EncryptedPackage')) throw new Unreadable('password');
  if (has('WordDocument')) throw new Unreadable('word');
  if (has('PowerPoint Document')) throw new Unreadable('slides');
  if (!has('Workbook') && !has('Book')) throw new Unreadable('binary');
  requireEnding(name, 'xls');
  return readXls(bytes, sink);
}
