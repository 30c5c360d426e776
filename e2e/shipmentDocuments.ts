import { utils, write } from '@e965/xlsx';
import PDFDocument from 'pdfkit';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const LINES = (number: string) => [
  ['IMPORTER SECURITY FILING (ISF 10+2)'],
  ['AMS B/L No.', number],
  ['Importer of record EIN', '12-345678900'],
  ['Consignee EIN', '98-765432100'],
  ['Seller name', 'NINGBO HOMEWARE CO., LTD.'],
  ['Seller address', '588 RENMIN ROAD, JIANGBEI DISTRICT'],
  ['Seller city', 'NINGBO'],
  ['Seller country', 'CN'],
  ['Buyer name', 'PACIFIC HOME GOODS INC'],
  ['Buyer address', '2200 HARBOR BLVD SUITE 410'],
  ['Buyer city', 'COSTA MESA'],
  ['Buyer country', 'US'],
  ['Manufacturer', 'SAME AS SELLER'],
  ['Container stuffing location', 'SAME AS SELLER'],
  ['Consolidator', 'SAME AS SELLER'],
  ['Ship to', 'SAME AS BUYER'],
];

/** An ISF worksheet with importer, seller, buyer and one HS line. */
export async function worksheetPdf(number: string): Promise<SentFile> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  let y = 60;
  for (const [label = '', value = ''] of [...LINES(number), ['HS code', '732393'], ['Country of origin', 'CN']]) {
    pdf.fontSize(10).text(label, 50, y, { lineBreak: false });
    pdf.text(value, 240, y, { lineBreak: false });
    y += 24;
  }
  pdf.end();
  await ended;
  return { name: 'worksheet.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}

/** A packing list of the same shipment that names another buyer's city. */
export function packingList(number: string): SentFile {
  const rows = [
    ['PACKING LIST'],
    ['B/L No.', number],
    ['Buyer name', 'PACIFIC HOME GOODS INC'],
    ['Buyer city', 'IRVINE'],
    ['HS code', 'Country of origin', 'Description'],
    ['732393', 'CN', 'STAINLESS STEEL KITCHENWARE'],
  ];
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Packing list');
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  return {
    name: 'packing-list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  };
}
