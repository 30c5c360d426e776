import { CFB } from '@e965/xlsx';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createDeflateRaw, createInflateRaw, crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { unreadableReason } from './testing/importBytes.ts';

const MEGABYTE = 1024 * 1024;
const CELLS = '<c r="A1"><v>1</v></c>';
/** The largest size that a directory below declares, and one chunk more. */
const INFLATED_MAX = 101 * MEGABYTE;

async function deflateRepeated(
  pattern: string,
  size: number,
  head = '',
): Promise<{ bytes: Buffer; crc: number; size: number }> {
  const piece = Buffer.from(pattern.repeat(Math.ceil(MEGABYTE / pattern.length)));
  const deflate = createDeflateRaw({ level: 6 });
  const pieces: Buffer[] = [];
  deflate.on('data', (one: Buffer) => pieces.push(one));
  let crc = 0;
  let written = 0;
  const write = (text: string) => {
    crc = crc32(text, crc);
    written += Buffer.byteLength(text);
    deflate.write(text);
  };
  write(head);
  while (written < size) {
    crc = crc32(piece, crc);
    written += piece.length;
    if (!deflate.write(piece)) await new Promise<void>((resolve) => deflate.once('drain', () => resolve()));
  }
  deflate.end();
  await once(deflate, 'end');
  return { bytes: Buffer.concat(pieces), crc, size: written };
}

/** A workbook with one deflated part, whose size in the directory may be wrong. */
function workbookWith(name: string, part: { bytes: Buffer; crc: number; size: number }, declared = part.size): Buffer {
  const others = {
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="L" sheetId="1" r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>' +
        '<Relationship Id="b" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    ...(name.includes('sheet1') ? {} : { 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData/></worksheet>') }),
    [name]: new Uint8Array(0),
  };
  const archive = Buffer.from(zipSync(others, { level: 0, mtime: '2026-01-01' }));
  // The empty part is the last one; its bytes are inserted before the directory.
  const end = archive.length - 22;
  const directory = archive.readUInt32LE(end + 16);
  const result = Buffer.concat([archive.subarray(0, directory), part.bytes, archive.subarray(directory)]);
  const newEnd = end + part.bytes.length;
  result.writeUInt32LE(directory + part.bytes.length, newEnd + 16);
  const entry = result.lastIndexOf(Buffer.from(name)) - 46;
  result.writeUInt16LE(8, entry + 10);
  result.writeUInt32LE(part.crc >>> 0, entry + 16);
  result.writeUInt32LE(part.bytes.length, entry + 20);
  result.writeUInt32LE(declared, entry + 24);
  return result;
}

/** Counts the bytes that zlib inflates while a function runs. */
async function countInflated(work: () => Promise<void>): Promise<number> {
  const inflater = Object.getPrototypeOf(createInflateRaw()) as Readable;
  let bytes = 0;
  inflater.push = function count(this: Readable, chunk: Buffer | null) {
    bytes += chunk?.length ?? 0;
    return Readable.prototype.push.call(this, chunk);
  };
  try {
    await work();
  } finally {
    Reflect.deleteProperty(inflater, 'push');
  }
  return bytes;
}

/** Expects that a file is refused before it is inflated beyond the limit, with less than 64 MB of additional memory. */
async function expectRefused(bytes: Buffer, reasons: string[]): Promise<void> {
  expect(bytes.length).toBeLessThan(LIMITS.importFile);
  let highest = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
  const inflated = await countInflated(async () => {
    expect(reasons).toContain(await unreadableReason(bytes));
  });
  clearInterval(watch);
  highest = Math.max(highest, process.memoryUsage().rss);
  expect(inflated).toBeLessThan(INFLATED_MAX);
  expect((highest - before) / MEGABYTE).toBeLessThan(64);
}

describe('refuses bombs before they are unpacked, in 64 MB', () => {
  it('[V20] a sheet of 1 GB with a true or false size in the directory', async () => {
    const bomb = await deflateRepeated(CELLS, 1024 * MEGABYTE, '<worksheet><sheetData><row>');
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb), ['tooLarge']);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb, 1_000), ['tooLarge']);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb, 100 * MEGABYTE), ['tooLarge']);
  });

  it('[V20] shared strings of 300 MB', async () => {
    const bomb = await deflateRepeated('<si><t>AAAAAAAAAAAAAAAAAAAAAAAA</t></si>', 300 * MEGABYTE, '<sst>');
    await expectRefused(workbookWith('xl/sharedStrings.xml', bomb), ['tooLarge']);
    await expectRefused(workbookWith('xl/sharedStrings.xml', bomb, 40 * MEGABYTE), ['tooLarge']);
  });

  it('[V20] a cell without an end tag', async () => {
    const open = Buffer.from('<worksheet><sheetData><row><c t="inlineStr"><is><t>');
    const text = Buffer.alloc(7 * MEGABYTE, 'A');
    const whole = Buffer.concat([open, text]);
    const part = await deflateRepeated(whole.toString(), 1);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', part), ['tooLarge', 'damaged']);
  });

  it('[V20] an .xls with more cells than its parser can hold, before it is parsed', async () => {
    // MULRK records of 250 numbers each.
    const numbers = Buffer.alloc(4 + 6 + 6 * 250);
    numbers.writeUInt16LE(0x00bd, 0);
    numbers.writeUInt16LE(numbers.length - 4, 2);
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'Workbook', Buffer.concat(Array.from({ length: 1_201 }, () => numbers)));
    const bytes = Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
    await expectRefused(bytes, ['tooLarge']);
  });

  it('[V20] a hundred thousand entries', async () => {
    const files = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [String(index), new Uint8Array(0)]));
    const archive = Buffer.from(zipSync(files, { level: 0 }));
    await expectRefused(archive.length < LIMITS.importFile ? archive : archive.subarray(-4 * MEGABYTE), [
      'tooLarge',
      'binary',
      'damaged',
    ]);
  });

  it('[V20] entities that expand each other', async () => {
    const lines = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
    const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${lines}]><worksheet><sheetData><row><c t="inlineStr"><is><t>&l9;</t></is></c></row></sheetData></worksheet>`;
    const bytes = Buffer.from(
      zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="L" sheetId="1" r:id="a"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': strToU8(xml),
      }),
    );
    await expectRefused(bytes, ['damaged']);
  });

  it('[V20] overlapping blocks of merged cells', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
    ).join('');
    const blocks = Array.from({ length: 60_000 }, (_, at) => `<mergeCell ref="A${at + 1}:XFD1048576"/>`).join('');
    const xml = `<worksheet><sheetData>${rows}</sheetData><mergeCells>${blocks}</mergeCells></worksheet>`;
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', await deflateRepeated(xml, 1)), ['tooLarge']);
  });
});
