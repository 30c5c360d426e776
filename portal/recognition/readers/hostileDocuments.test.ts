import { expect, it } from 'vitest';
import { docFile } from '../testing/docFile.ts';
import { HOSTILE, pdfBomb } from '../testing/hostileDocuments.ts';
import { pdfFile } from '../testing/pdfFile.ts';
import { readInProcess } from '../readInProcess.ts';
import { readDocument } from './readDocument.ts';

const MEGABYTE = 1024 * 1024;
const TEXT = { text: 'SELLER', x: 72, y: 700, size: 10 };

it.each(HOSTILE)('[E04] [A06] refuses %s', async (_, bytes, filename, reason) => {
  await expect(readDocument(bytes, filename)).rejects.toThrow(reason);
});

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
  const bytes = pdfBomb();
  expect(bytes.length).toBeLessThan(4 * MEGABYTE);
  await expect(readInProcess({ filename: 'a.pdf', bytes })).rejects.toThrow(/^(?:tooComplex|slow)$/u);
}, 120_000);
