import { CFB } from '@e965/xlsx';
import { once } from 'node:events';
import { createDeflateRaw, crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { refusalOf } from './testing/importBytes.ts';

const MEGABYTE = 1024 * 1024;
const CELLS = '<c r="A1"><v>1</v></c>';

/** Packs a pattern repeated until a size, without ever holding it. */
async function packed(pattern: string, size: number, head = ''): Promise<{ bytes: Buffer; crc: number; size: number }> {
  const piece = Buffer.from(pattern.repeat(Math.ceil(MEGABYTE / pattern.length)));
  const deflate = createDeflateRaw({ level: 6 });
  const pieces: Buffer[] = [];
  deflate.on('data', (one: Buffer) => pieces.push(one));
  let crc = 0;
  let written = 0;
  const say = (text: string) => {
    crc = crc32(text, crc);
    written += Buffer.byteLength(text);
    deflate.write(text);
  };
  say(head);
  while (written < size) {
    crc = crc32(piece, crc);
    written += piece.length;
    if (!deflate.write(piece)) await new Promise<void>((resolve) => deflate.once('drain', () => resolve()));
  }
  deflate.end();
  await once(deflate, 'end');
  return { bytes: Buffer.concat(pieces), crc, size: written };
}

/** A workbook with one part put in by hand, whose directory may say anything of it. */
function workbookWith(name: string, part: { bytes: Buffer; crc: number; size: number }, said = part.size): Buffer {
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
  // The empty part is the last one: its bytes go between it and the directory.
  const end = archive.length - 22;
  const directory = archive.readUInt32LE(end + 16);
  const result = Buffer.concat([archive.subarray(0, directory), part.bytes, archive.subarray(directory)]);
  const newEnd = end + part.bytes.length;
  result.writeUInt32LE(directory + part.bytes.length, newEnd + 16);
  const entry = result.lastIndexOf(Buffer.from(name)) - 46;
  result.writeUInt16LE(8, entry + 10);
  result.writeUInt32LE(part.crc >>> 0, entry + 16);
  result.writeUInt32LE(part.bytes.length, entry + 20);
  result.writeUInt32LE(said, entry + 24);
  return result;
}

/** Refuses within two seconds and 64 MB above what was there before. */
async function expectRefused(bytes: Buffer, reasons: string[]): Promise<void> {
  expect(bytes.length).toBeLessThan(LIMITS.importFile);
  let highest = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
  const started = performance.now();
  const reason = await refusalOf(bytes);
  const took = performance.now() - started;
  clearInterval(watch);
  highest = Math.max(highest, process.memoryUsage().rss);
  expect(reasons).toContain(reason);
  expect(took).toBeLessThan(2_000);
  expect((highest - before) / MEGABYTE).toBeLessThan(64);
}

describe('bombs are refused in two seconds and 64 MB', () => {
  it('[F33] a sheet of 1 GB, whether its directory says so or not', async () => {
    const bomb = await packed(CELLS, 1024 * MEGABYTE, '<worksheet><sheetData><row>');
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb), ['tooLarge']);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb, 1_000), ['tooLarge']);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', bomb, 100 * MEGABYTE), ['tooLarge']);
  }, 60_000);

  it('[F33] shared texts of 300 MB', async () => {
    const bomb = await packed('<si><t>AAAAAAAAAAAAAAAAAAAAAAAA</t></si>', 300 * MEGABYTE, '<sst>');
    await expectRefused(workbookWith('xl/sharedStrings.xml', bomb), ['tooLarge']);
    await expectRefused(workbookWith('xl/sharedStrings.xml', bomb, 40 * MEGABYTE), ['tooLarge']);
  }, 60_000);

  it('[F33] one cell without an end', async () => {
    const open = Buffer.from('<worksheet><sheetData><row><c t="inlineStr"><is><t>');
    const text = Buffer.alloc(7 * MEGABYTE, 'A');
    const whole = Buffer.concat([open, text]);
    const part = await packed(whole.toString(), 1);
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', part), ['tooLarge', 'damaged']);
  });

  it('[F33] refuses an .xls with more cells than its reader can hold, before it is parsed', async () => {
    // MULRK records of 250 numbers each.
    const numbers = Buffer.alloc(4 + 6 + 6 * 250);
    numbers.writeUInt16LE(0x00bd, 0);
    numbers.writeUInt16LE(numbers.length - 4, 2);
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'Workbook', Buffer.concat(Array.from({ length: 1_201 }, () => numbers)));
    const bytes = Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
    await expectRefused(bytes, ['tooLarge']);
  });

  it('[F33] a hundred thousand entries', async () => {
    const files = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [String(index), new Uint8Array(0)]));
    const archive = Buffer.from(zipSync(files, { level: 0 }));
    await expectRefused(archive.length < LIMITS.importFile ? archive : archive.subarray(-4 * MEGABYTE), [
      'tooLarge',
      'binary',
      'damaged',
    ]);
  });

  it('[F33] entities that unfold into each other', async () => {
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

  it('[F33] blocks of merged cells laid over each other', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
    ).join('');
    const blocks = Array.from({ length: 60_000 }, (_, at) => `<mergeCell ref="A${at + 1}:XFD1048576"/>`).join('');
    const xml = `<worksheet><sheetData>${rows}</sheetData><mergeCells>${blocks}</mergeCells></worksheet>`;
    await expectRefused(workbookWith('xl/worksheets/sheet1.xml', await packed(xml, 1)), ['tooLarge']);
  });
});
