import type { DocumentModel, DocumentPage } from '../documentModel.ts';

/** A PDF with a seller and address lines on each page. */
export function longDocument(pages: number): DocumentModel {
  const page = (at: number): DocumentPage => ({
    kind: 'page',
    width: 595,
    height: 842,
    texts: Array.from({ length: 60 }, (_, line) => ({
      text: line % 9 === 0 ? 'Seller: ABC TRADING CO., LTD.' : `NO. ${at * line} XINGYE ROAD, NINGBO`,
      box: { x: 0.1, y: line / 62, width: 0.5, height: 0.012 },
    })),
  });
  return { filename: 'long.pdf', parts: Array.from({ length: pages }, (_, at) => page(at)) };
}

/** By what they repeat: texts of at least `length` characters, on which a careless pattern takes quadratic time. */
export const LONG_TEXTS: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  Object.entries({
    spaces: 'A ',
    colons: 'a:',
    digits: '1234.',
    commas: 'ABC, ',
    signs: '((#',
    labels: 'Seller Buyer ',
    'bill letters': 'ABCD-',
    lines: 'ROAD 5\n',
  }).map(([name, part]) => [name, (length: number) => part.repeat(Math.ceil(length / part.length))]),
);

/** A workbook with this text as the seller and as the number of the bill of lading. */
export const documentOfText = (text: string): DocumentModel => ({
  filename: 'long.xlsx',
  parts: [
    {
      kind: 'grid',
      name: '',
      rows: 2,
      columns: 2,
      cells: [
        { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: 'Seller' },
        { row: 0, column: 1, rowSpan: 1, columnSpan: 1, text },
        { row: 1, column: 0, rowSpan: 1, columnSpan: 1, text: `HBL: ${text}` },
      ],
    },
  ],
});
