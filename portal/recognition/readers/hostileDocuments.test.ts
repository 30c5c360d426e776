import { CFB } from '@e965/xlsx';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docFile } from '../testing/docFile.ts';
import { docxFile, paragraph } from '../testing/docxFile.ts';
import { pdfFile, pdfObjects, pdfStream } from '../testing/pdfFile.ts';
import { readInProcess } from '../readInProcess.ts';
import { readDocument } from './readDocument.ts';

const MEGABYTE = 1024 * 1024;
const TEXT = { text: 'SELLER', x: 72, y: 700, size: 10 };

function encrypted(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(5_000));
  CFB.utils.cfb_add(container, 'EncryptionInfo', Buffer.alloc(100));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

const zipWithin = (depth: number): Uint8Array =>
  zipSync({ 'inner.docx': depth === 0 ? strToU8('end') : zipWithin(depth - 1) }, { level: 0 });

const HEX = '<00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff>';

it.each([
  ['an encrypted workbook', encrypted(), 'a.xlsx', 'password'],
  ['an encrypted document', encrypted(), 'a.docx', 'password'],
  [
    'an encrypted PDF',
    pdfFile([{ texts: [TEXT] }], {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${HEX} /U ${HEX} /P -4 >> /ID [<00> <00>]`,
    }),
    'a.pdf',
    'password',
  ],
  ['a PDF of 500 pages', pdfFile(Array.from({ length: 500 }, () => ({ texts: [TEXT] }))), 'a.pdf', 'tooManyPages'],
  [
    'a form that only another program shows',
    pdfFile([{ texts: [{ ...TEXT, text: 'Please wait...' }] }], {
      catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA [(template) 6 0 R] >>',
      extra: [pdfStream('', Buffer.from('<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"/>'))],
    }),
    'a.pdf',
    'xfaForm',
  ],
  ['archives within archives', Buffer.from(zipWithin(20)), 'a.docx', 'type'],
  ['a document that unpacks to 60 MB', docxFile(' '.repeat(60 * MEGABYTE)), 'a.docx', 'tooComplex'],
  ['more text than is read', docxFile(paragraph('A '.repeat(9_000)).repeat(200)), 'a.docx', 'tooComplex'],
  ['external entities', docxEntities(), 'a.docx', 'damaged'],
  ['elements in each other', docxFile(`${'<w:sdt>'.repeat(10_000)}${'</w:sdt>'.repeat(10_000)}`), 'a.docx', 'damaged'],
  [
    'a tree of pages that contains itself',
    pdfObjects(['<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 3 >>']),
    'a.pdf',
    'damaged',
  ],
])('[E04] [A06] refuses %s', async (_, bytes, filename, reason) => {
  await expect(readDocument(bytes, filename)).rejects.toThrow(reason);
});

function docxEntities(): Buffer {
  const xml =
    '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }));
}

it('[D03] reads tables of old Word documents and never opens their macros', async () => {
  const paragraphs = [
    { text: 'ISF\tdata' },
    { cell: 'Both' },
    { row: [0, 4000] },
    { cell: 'Seller\u000bname' },
    { cell: 'ACME' },
    { row: [0, 1000, 4000] },
    { text: '\u0013 HYPERLINK "x" \u0014shown\u0015 end' },
  ];
  const { parts } = await readDocument(docFile(paragraphs, { _VBA_PROJECT: 'Sub AutoOpen()' }), 'a.doc');
  const [grid] = parts;
  expect(
    grid?.kind === 'grid' && grid.cells.map(({ row, column, columnSpan, text }) => [row, column, columnSpan, text]),
  ).toEqual([
    [0, 0, 1, 'ISF'],
    [0, 1, 1, 'data'],
    [1, 0, 2, 'Both'],
    [2, 0, 1, 'Seller\nname'],
    [2, 1, 1, 'ACME'],
    [3, 0, 1, 'shown end'],
  ]);
});

it('[D03] reads a PDF with scripts, a turned page and a watermark, and runs nothing', async () => {
  const bytes = pdfFile(
    [
      { texts: [TEXT, { text: 'DRAFT', x: 200, y: 300, size: 60, angle: 45 }] },
      { texts: [{ text: 'SIDEWAYS TEXT', x: 300, y: 100, size: 10, angle: 90 }] },
    ],
    { catalog: '/OpenAction << /S /JavaScript /JS (process.exit\\(1\\)) >>' },
  );
  const [first, second] = (await readDocument(bytes, 'a.pdf')).parts;
  expect(first).toMatchObject({ texts: [{ text: 'SELLER' }] });
  expect(second).toMatchObject({ width: 792, height: 612, rotation: 90, texts: [{ text: 'SIDEWAYS TEXT' }] });
  const box = second?.kind === 'page' ? second.texts[0]?.box : undefined;
  expect(box?.width).toBeGreaterThan((box?.height ?? 1) * 3);
});

it('[E04] [A06] ends the reading of a PDF that unpacks to more than the memory', async () => {
  // Each pair of bytes decodes to 128 spaces.
  const runs = deflateSync(Buffer.alloc(48 * MEGABYTE, Buffer.from([129, 32])), { level: 1 });
  const bytes = pdfObjects([
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
    pdfStream('/Filter [/FlateDecode /RunLengthDecode]', runs),
  ]);
  expect(bytes.length).toBeLessThan(4 * MEGABYTE);
  await expect(readInProcess({ filename: 'a.pdf', bytes })).rejects.toThrow(/^(?:tooComplex|slow)$/u);
}, 120_000);
