import { utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { xlsxFile } from '../../imports/testing/xlsxFile.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { docFile } from '../testing/docFile.ts';
import { cell, docxFile, paragraph, table } from '../testing/docxFile.ts';
import { pdfFile } from '../testing/pdfFile.ts';
import { readDocument } from './readDocument.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

const ROUNDS = Number(process.env['TPT_FUZZ_DOCUMENTS'] ?? 40);
const SEED = Number(process.env['TPT_SEED'] ?? 20261124);

type Random = () => number;

const rows = [
  ['AMS B/L NO.', 'Seller', 'HS'],
  ['OOLU12345678', 'ACME & SONS', 940360],
];

function oldWorkbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'L');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
}

const DOCUMENTS: Record<string, { bytes: Buffer; isArchive?: true }> = {
  'a.pdf': {
    bytes: pdfFile([
      { texts: [{ text: 'SELLER', x: 72, y: 700, size: 10 }], content: 'q 1 0 0 1 0 0 cm Q' },
      { rotate: 90 },
    ]),
  },
  'a.docx': {
    bytes: docxFile(
      paragraph('ISF') +
        table([cell('Seller', '<w:vMerge w:val="restart"/>'), cell('ACME')], [cell('', '<w:vMerge/>')]),
      { 'word/header1.xml': paragraph('TOP') },
    ),
    isArchive: true,
  },
  'a.xlsx': { bytes: xlsxFile({ sheets: [{ rows, merged: ['A1:B1'] }] }), isArchive: true },
  'a.doc': { bytes: docFile([{ text: 'ISF' }, { cell: 'Seller' }, { cell: 'ACME' }, { row: [0, 1000, 4000] }]) },
  'a.xls': { bytes: oldWorkbook() },
  'b.xls': { bytes: Buffer.from('<html><table><tr><td colspan=2>A&amp;B<td>C</tr><tr><td>D</table>') },
  'a.eml': {
    bytes: Buffer.from(
      'From: a@x.example\r\nSubject: ISF\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSELLER: A\r\n--b--',
    ),
  },
};

/** Changes, cuts, repeats or removes bytes. */
function mutate(bytes: Buffer, random: Random): Buffer {
  const at = Math.floor(random() * bytes.length);
  const length = Math.ceil(random() ** 4 * bytes.length);
  const changed = Buffer.from(bytes);
  switch (Math.floor(random() * 5)) {
    case 0:
      return changed.subarray(0, at);
    case 1:
      return Buffer.concat([changed.subarray(0, at), changed.subarray(at + length)]);
    case 2:
      return Buffer.concat([changed.subarray(0, at + length), changed.subarray(at)]);
    case 3:
      for (let index = 0; index < length; index++) changed[(at + index) % bytes.length] = Math.floor(random() * 256);
      return changed;
    default:
      for (let count = 0; count < 8; count++) {
        const place = Math.floor(random() * bytes.length);
        changed[place] = [0, 255, 0x7f, (changed[place] ?? 0) ^ 1][Math.floor(random() * 4)] ?? 0;
      }
      return changed;
  }
}

/** Changes one part of an archive, whose checksums are right again. */
function mutateArchive(bytes: Buffer, random: Random): Buffer {
  const parts = Object.entries(unzipSync(bytes));
  const chosen = Math.floor(random() * parts.length);
  const files = parts.map(([name, content], at) => [
    name,
    at === chosen ? mutate(Buffer.from(content), random) : content,
  ]);
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'z.txt': strToU8('') }, { level: 1 }));
}

/** As in `readingWorker.ts`: pdfjs drops promises of damaged objects, which the runner would report. */
let reporters: NodeJS.UnhandledRejectionListener[] = [];
const ignore = (): void => {};
beforeAll(() => {
  reporters = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', ignore);
});
afterAll(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', ignore);
  for (const reporter of reporters) process.on('unhandledRejection', reporter);
});

it.each(Object.entries(DOCUMENTS))(
  '[E04] reads or refuses mutated documents: %s',
  async (filename, { bytes, isArchive }) => {
    await expect(readDocument(bytes, filename)).resolves.toMatchObject({ filename });
    const random = seededRandom(SEED);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const mutated = isArchive && random() < 0.7 ? mutateArchive(bytes, random) : mutate(bytes, random);
      const result = await readDocument(mutated, filename).catch((error: unknown) => error);
      if (!(result instanceof Error)) continue;
      expect(result, `round ${round} of seed ${SEED}`).toBeInstanceOf(UnreadableDocument);
      refused++;
    }
    expect(refused).toBeLessThan(ROUNDS);
  },
  60_000 + ROUNDS * 500,
);
