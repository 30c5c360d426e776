import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AGREEMENT_TYPES, type AgreementMime } from '#contract/agreementFile.ts';

/** Bytes from the start by which the type is recognized; a sample bounds what the recognition of archives reads. */
const SAMPLE = 64 * 1024;
/** The directory of a ZIP archive ends here, behind a comment of at most 64 KB. */
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');
const CENTRAL = 0x02014b50;
/** Before that end: its ZIP64 locator, which names the place of the ZIP64 end record. */
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;
const ZIP64_END = 0x06064b50;
const ZIP64_END_SIZE = 56;
const ZIP_TAIL = 65_535 + 22 + ZIP64_LOCATOR_SIZE;
const PIECE = 256 * 1024;
/** The trailer of a PDF that needs a password, or restricts its use, names the key `/Encrypt`. */
const PDF_ENCRYPTED = Buffer.from('/Encrypt', 'latin1');

const MIMES: ReadonlySet<string> = new Set(Object.values(AGREEMENT_TYPES));

/** The media type of a stored file by its content; null for types that are no agreement. */
export async function contentMime(path: string): Promise<AgreementMime | null> {
  const found = await fileTypeFromBuffer(await readPart(path, 0, SAMPLE));
  return found && MIMES.has(found.mime) ? (found.mime as AgreementMime) : null;
}

/** Whether a PDF or archive is encrypted. Nothing is unpacked. */
export async function isEncrypted(path: string, mime: AgreementMime): Promise<boolean> {
  if (mime === 'application/pdf') return fileContains(path, PDF_ENCRYPTED);
  return mime === 'application/zip' && hasEncryptedEntry(path);
}

/** The place of an archive's directory: its end record, or the ZIP64 one before it, which larger archives have. */
async function findDirectory(path: string): Promise<{ start: number; size: number } | null> {
  const tail = await readPart(path, -ZIP_TAIL, ZIP_TAIL);
  const end = tail.lastIndexOf(END_OF_ZIP);
  if (end < 0 || end + 22 > tail.length) return null;
  const place = { size: tail.readUInt32LE(end + 12), start: tail.readUInt32LE(end + 16) };
  const locator = end - ZIP64_LOCATOR_SIZE;
  if (locator < 0 || tail.readUInt32LE(locator) !== ZIP64_LOCATOR) return place;
  // A program may write the ZIP64 records without need, and readers differ in which of the two they follow.
  const record = await readPart(path, Number(tail.readBigUInt64LE(locator + 8)), ZIP64_END_SIZE);
  if (record.length < ZIP64_END_SIZE || record.readUInt32LE(0) !== ZIP64_END) return place;
  return { size: Number(record.readBigUInt64LE(40)), start: Number(record.readBigUInt64LE(48)) };
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = start < 0 ? Math.max(0, size + start) : start;
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fileContains(path: string, text: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    let before: Buffer = Buffer.alloc(0);
    for await (const piece of file.createReadStream({ highWaterMark: PIECE, autoClose: false })) {
      const bytes = Buffer.concat([before, piece as Buffer]);
      if (bytes.includes(text)) return true;
      before = bytes.subarray(-text.length + 1);
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Reads the flags in the directory of an archive; a damaged directory counts as not encrypted. */
async function hasEncryptedEntry(path: string): Promise<boolean> {
  const place = await findDirectory(path);
  if (!place) return false;
  const directory = await readPart(path, place.start, place.size);
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === CENTRAL;) {
    if ((directory.readUInt16LE(at + 8) & 1) === 1) return true;
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return false;
}
