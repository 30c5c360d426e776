import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '../../imports/testing/xlsxFile.ts';
import { cell, docxFile, paragraph, table } from '../testing/docxFile.ts';
import { pdfFile } from '../testing/pdfFile.ts';
import { readDocument } from './readDocument.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** Cells as `row,column text`, with `+rows,columns` where they span several. */
async function cellsOf(bytes: Buffer, filename: string): Promise<string[]> {
  const { parts } = await readDocument(bytes, filename);
  return parts.flatMap((part) =>
    part.kind === 'page'
      ? part.texts.map(({ text }) => text)
      : part.cells.map(({ row, column, rowSpan, columnSpan, text }) => {
          const span = rowSpan * columnSpan > 1 ? `+${rowSpan},${columnSpan}` : '';
          return `${row},${column}${span} ${text}`;
        }),
  );
}

const reasonOf = (bytes: Buffer, filename: string): Promise<unknown> =>
  readDocument(bytes, filename).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableDocument ? error.reason : error),
  );

describe('reads documents', () => {
  it('[D03] a workbook with merged cells', async () => {
    const bytes = xlsxFile({
      sheets: [{ rows: [['ISF'], ['Seller', 'ACME\nROAD 1'], ['HS', 940360]], merged: ['A1:B1'] }],
    });
    expect(await cellsOf(bytes, 'a.xlsx')).toEqual([
      '0,0+1,2 ISF',
      '1,0 Seller',
      '1,1 ACME\nROAD 1',
      '2,0 HS',
      '2,1 940360',
    ]);
  });

  it('[D03] a table of Word with merged cells, header, footer and text box', async () => {
    const box = `<w:txbxContent>${paragraph('STAMP')}</w:txbxContent>`;
    const shape = `<mc:AlternateContent><mc:Choice><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
    const bytes = docxFile(
      `<w:p><w:r><w:t>A</w:t>${shape}<w:tab/><w:t>B</w:t></w:r></w:p>` +
        table(
          [cell('Both', '<w:gridSpan w:val="2"/>'), cell('Right', '<w:vMerge w:val="restart"/>')],
          [cell('1'), cell('2'), cell('', '<w:vMerge/>')],
        ) +
        `<w:p><w:del><w:r><w:t>deleted</w:t></w:r></w:del><w:r><w:t>kept</w:t></w:r></w:p>`,
      { 'word/header1.xml': paragraph('TOP'), 'word/footer1.xml': paragraph('END') },
    );
    expect(await cellsOf(bytes, 'a.docx')).toEqual([
      '0,0 TOP',
      '0,0 A',
      '0,1 B',
      '1,0 STAMP',
      '2,0+1,2 Both',
      '2,2+2,1 Right',
      '3,0 1',
      '3,1 2',
      '4,0 kept',
      '0,0 END',
    ]);
  });

  it('[D03] an HTML table that was saved as .xls', async () => {
    const html =
      '<html><head><title>x</title></head><body>Intro<table><tr><th rowspan=2>A<td>B</td></tr><tr><td>C&amp;D<br>E</table></body>';
    expect(await cellsOf(Buffer.from(html), 'a.xls')).toEqual(['0,0 Intro', '1,0+2,1 A', '1,1 B', '2,1 C&D\nE']);
  });

  it('[D03] a workbook that was saved as XML', async () => {
    const xml =
      '<?xml version="1.0"?><Workbook xmlns:ss="s"><Worksheet ss:Name="L"><Table><Row ss:Index="2"><Cell ss:MergeAcross="1"><Data>A</Data></Cell><Cell><Data>B</Data></Cell></Row></Table></Worksheet></Workbook>';
    expect(await cellsOf(Buffer.from(xml), 'a.xls')).toEqual(['1,0+1,2 A', '1,2 B']);
  });

  it('[D03] a mail', async () => {
    const mail =
      'From: a@x.example\r\nTo: b@x.example\r\nSubject: ISF\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=gbk\r\nContent-Transfer-Encoding: base64\r\n\r\n';
    const body = Buffer.from('c2VsbGVyOsL0t70=', 'latin1');
    expect(await cellsOf(Buffer.concat([Buffer.from(mail), body]), 'a.eml')).toEqual(['0,0 ISF', '0,0 seller:卖方']);
  });

  it('[D03] texts of a PDF with their places', async () => {
    const { parts } = await readDocument(
      pdfFile([{ texts: [{ text: 'AMS B/L', x: 61.2, y: 79.2, size: 10 }] }]),
      'a.pdf',
    );
    const [page] = parts;
    expect(page).toMatchObject({ kind: 'page', width: 612, height: 792, texts: [{ text: 'AMS B/L' }] });
    const box = page?.kind === 'page' ? page.texts[0]?.box : undefined;
    expect(box?.x).toBeCloseTo(0.1, 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(0.9, 2);
  });
});

describe('refuses with a reason', () => {
  it.each([
    ['zero bytes', Buffer.alloc(0), 'a.xlsx', 'empty'],
    ['text with the ending of Word', Buffer.from('This is only a text file.'), 'a.docx', 'misnamed'],
    ['a PDF with the ending of a workbook', pdfFile([{}]), 'a.xlsx', 'misnamed'],
    ['a zip archive without entries', Buffer.from(zipSync({})), 'a.xlsx', 'damaged'],
    ['a zip archive of another kind', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'a.docx', 'type'],
    [
      'a truncated PDF',
      pdfFile([{ texts: [{ text: 'A', x: 9, y: 9, size: 9 }] }]).subarray(0, 300),
      'a.pdf',
      'damaged',
    ],
    ['a PDF without text', pdfFile([{}]), 'a.pdf', 'noText'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'a.pdf', 'type'],
    ['more than 4 MB', Buffer.alloc(4 * 1024 * 1024 + 1, 65), 'a.txt', 'tooLarge'],
    ['a blank document', docxFile(paragraph(' ')), 'a.docx', 'noText'],
  ])('[E04] %s', async (_, bytes, filename, reason) => {
    expect(await reasonOf(bytes, filename)).toBe(reason);
  });
});
