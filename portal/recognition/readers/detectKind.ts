import { isArchive, isOle, unsupportedReason } from '../../imports/fileSignature.ts';
import { oleStreams } from '../../imports/readXls.ts';
import { readZip, type ArchiveEntry } from '../../imports/zipArchive.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** What a file holds, by its content. */
export type ContentKind = 'pdf' | 'docx' | 'doc' | 'xlsx' | 'xls' | 'html' | 'sheetXml' | 'eml' | 'text';

/** Endings under which each kind is accepted. Web systems save HTML tables as .xls or .doc. */
const ENDINGS: Record<ContentKind, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'doc'],
  doc: ['doc'],
  xlsx: ['xlsx', 'xlsm', 'xls'],
  xls: ['xls'],
  html: ['xls', 'doc', 'html', 'htm'],
  sheetXml: ['xls', 'xml'],
  eml: ['eml', 'txt'],
  text: ['txt', 'eml'],
};

/** Bytes at the beginning of a file that show its kind. */
const HEAD_SIZE = 4_096;
/** `%PDF` may follow some bytes of a mail gateway. */
const PDF_WITHIN = 1024;
const MAIL_HEADER = /^(?:received|return-path|delivered-to|from|to|subject|date|mime-version|message-id|x-[\w-]+):/iu;

/**
 * Finds out what a file is. Nothing is unpacked.
 * @param filename its ending must fit the content
 * @throws UnreadableDocument `empty`, `misnamed`, `type`, `password` or `damaged`
 */
export function detectKind(bytes: Buffer, filename: string): ContentKind {
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  const ending = /\.([^.]+)$/u.exec(filename.toLowerCase())?.[1] ?? '';
  const kind = contentKind(bytes, ending);
  if (!ENDINGS[kind].includes(ending)) throw new UnreadableDocument('misnamed');
  return kind;
}

function contentKind(bytes: Buffer, ending: string): ContentKind {
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf';
  if (isArchive(bytes)) return archiveKind(readZip(bytes));
  if (isOle(bytes)) return oleKind(bytes);
  const reason = unsupportedReason(bytes);
  if (reason === 'html') return 'html';
  if (reason === 'xml' && /<(?:\w+:)?Workbook[\s>]/u.test(bytes.toString('latin1', 0, HEAD_SIZE))) return 'sheetXml';
  // An archive without entries begins with its end.
  if (reason === 'archive' && ENDINGS.xlsx.concat(ENDINGS.docx).includes(ending))
    throw new UnreadableDocument('damaged');
  if (reason !== null || bytes.subarray(0, HEAD_SIZE).includes(0)) {
    if (isWide(bytes)) return 'text';
    throw new UnreadableDocument('type');
  }
  return isMail(bytes, ending) ? 'eml' : 'text';
}

const isWide = (bytes: Buffer): boolean => {
  const mark = bytes.toString('hex', 0, 2);
  return mark === 'fffe' || mark === 'feff';
};

function isMail(bytes: Buffer, ending: string): boolean {
  const head = bytes.toString('latin1', 0, HEAD_SIZE);
  const lines = head.split(/\r?\n/u, 12).filter((line) => MAIL_HEADER.test(line));
  return lines.length >= (ending === 'eml' ? 1 : 4);
}

function archiveKind(entries: ReadonlyMap<string, ArchiveEntry>): ContentKind {
  if ([...entries.values()].some(({ isEncrypted }) => isEncrypted)) throw new UnreadableDocument('password');
  const names = [...entries.keys()].map((name) => name.toLowerCase());
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('word/') && names.some((name) => /^word\/document\d*\.xml$/u.test(name))) return 'docx';
  if (has('xl/') && !has('xl/workbook.bin')) return 'xlsx';
  throw new UnreadableDocument('type');
}

function oleKind(bytes: Buffer): ContentKind {
  const { names } = oleStreams(bytes);
  if (names.includes('EncryptedPackage')) throw new UnreadableDocument('password');
  if (names.includes('WordDocument')) return 'doc';
  if (names.includes('Workbook') || names.includes('Book')) return 'xls';
  throw new UnreadableDocument('type');
}
