import type { UnreadableReason } from './unreadable.ts';

/** Files that are no tables, by their first bytes. */
const UNSUPPORTED: readonly (readonly [Buffer, UnreadableReason])[] = [
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
/** Plain text may begin with these letters. */
const TEXTLIKE = new Set(['BM', 'MZ']);

/** The reason why a file is not a table, from its first bytes; null if none is found. Needs no worker. */
export function unsupportedReason(bytes: Buffer): UnreadableReason | null {
  if (bytes.length === 0) return 'empty';
  const hasZero = bytes.subarray(0, 1_000).includes(0);
  for (const [magic, reason] of UNSUPPORTED) {
    if (startsWith(bytes, magic) && (hasZero || !TEXTLIKE.has(magic.toString('latin1')))) return reason;
  }
  const start = bytes
    .toString('utf8', 0, 4_096)
    .replace(/^\ufeff/u, '')
    .trimStart();
  if (/^<\?xml/iu.test(start)) return /<html/iu.test(start) ? 'html' : 'xml';
  return /^<(?:!doctype|html|head|body|table|meta|style|div|!--)/iu.test(start) ? 'html' : null;
}

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

/** Whether a file is a zip archive, as .xlsx workbooks are. */
export const isArchive = (bytes: Buffer): boolean => startsWith(bytes, ZIP);

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Whether a file is an OLE container, as .xls workbooks are. */
export const isOle = (bytes: Buffer): boolean => startsWith(bytes, OLE);
