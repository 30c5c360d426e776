import { readDelimited } from './readDelimited.ts';
import { oleStreams, readXls } from './readXls.ts';
import { readXlsx } from './readXlsx.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';
import { readZip, type ZipEntry } from './zipArchive.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** What is no table, by its first bytes. */
const FOREIGN: readonly (readonly [Buffer, UnreadableReason])[] = [
  [Buffer.from('%PDF'), 'pdf'],
  [Buffer.from('{\\rtf'), 'word'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'image'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'image'],
  [Buffer.from('GIF8'), 'image'],
  [Buffer.from('BM', 'latin1'), 'image'],
  [Buffer.from([0x1f, 0x8b]), 'archive'],
  [Buffer.from('Rar!'), 'archive'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), 'archive'],
  [Buffer.from('PK\u0005\u0006', 'latin1'), 'archive'],
  [Buffer.from('MZ', 'latin1'), 'binary'],
  [Buffer.from([0x7f, 0x45, 0x4c, 0x46]), 'binary'],
];
/** A text may begin like these. */
const TEXTLIKE = new Set(['BM', 'MZ']);

/** Reads a table by what it is, whatever its name says. @throws Unreadable */
export async function readTable(bytes: Buffer, sink: TableSink): Promise<void> {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (startsWith(bytes, ZIP)) return readArchive(bytes, sink);
  if (startsWith(bytes, OLE)) return readOle(bytes, sink);
  const hasZero = bytes.subarray(0, 1_000).includes(0);
  for (const [magic, reason] of FOREIGN) {
    if (startsWith(bytes, magic) && (hasZero || !TEXTLIKE.has(magic.toString('latin1')))) throw new Unreadable(reason);
  }
  const start = bytes
    .toString('utf8', 0, 4_096)
    .replace(/^\ufeff/u, '')
    .trimStart();
  if (/^<\?xml/iu.test(start)) throw new Unreadable(/<html/iu.test(start) ? 'html' : 'xml');
  if (/^<(?:!doctype|html|head|body|table|meta|style|div|!--)/iu.test(start)) throw new Unreadable('html');
  return readDelimited(bytes, sink);
}

async function readArchive(bytes: Buffer, sink: TableSink): Promise<void> {
  const entries = readZip(bytes);
  const reason = foreignArchive(entries);
  if (reason) throw new Unreadable(reason);
  return readXlsx(bytes, entries, sink);
}

function foreignArchive(entries: ReadonlyMap<string, ZipEntry>): UnreadableReason | null {
  const names = [...entries.keys()].map((name) => name.toLowerCase());
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/workbook.bin')) return 'xlsb';
  if (has('xl/') || names.some((name) => name.endsWith('workbook.xml'))) return null;
  if (has('word/')) return 'word';
  if (has('ppt/')) return 'slides';
  if (has('mimetype') && has('content.xml')) return 'ods';
  return 'archive';
}

async function readOle(bytes: Buffer, sink: TableSink): Promise<void> {
  const { names } = oleStreams(bytes);
  const has = (name: string) => names.includes(name);
  // A workbook with a password is packed into a container of this form.
  if (has('EncryptedPackage')) throw new Unreadable('password');
  if (has('WordDocument')) throw new Unreadable('word');
  if (has('PowerPoint Document')) throw new Unreadable('slides');
  if (!has('Workbook') && !has('Book')) throw new Unreadable('binary');
  return readXls(bytes, sink);
}

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);
