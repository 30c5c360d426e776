import { blankBill, type Isf10Bill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';
import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import type { DocumentGrid, DocumentModel, DocumentPage, PageText } from '#recognition/documentModel.ts';

const run = (text: string, x: number, y: number, width = text.length * 0.011): PageText => ({
  text,
  box: { x, y, width, height: 0.016 },
});

export const invoicePage: DocumentPage = {
  kind: 'page',
  width: 595,
  height: 842,
  texts: [
    run('COMMERCIAL INVOICE', 0.34, 0.06, 0.3),
    run('Seller / 卖方', 0.08, 0.14),
    run('NINGBO HOMEWARE CO., LTD.', 0.08, 0.165),
    run('588 RENMIN ROAD, JIANGBEI DISTRICT', 0.08, 0.19),
    run('NINGBO, CHINA', 0.08, 0.215),
    run('Buyer / 买方', 0.55, 0.14),
    run('PACIFIC HOME GOODS INC', 0.55, 0.165),
    run('2200 HARBOR BLVD SUITE 410', 0.55, 0.19),
    run('COSTA MESA, CA 92626, USA', 0.55, 0.215),
    run('B/L No.', 0.08, 0.29),
    run('TXSL12345678', 0.22, 0.29),
    run('HS code', 0.08, 0.36),
    run('Description', 0.26, 0.36),
    run('Origin', 0.76, 0.36),
    run('7323.93', 0.08, 0.385),
    run('STAINLESS STEEL KITCHENWARE', 0.26, 0.385),
    run('CN', 0.76, 0.385),
    run('6911.10', 0.08, 0.41),
    run('PORCELAIN TABLEWARE', 0.26, 0.41),
    run('CN', 0.76, 0.41),
  ],
};

const cell = (row: number, column: number, text: string, columnSpan = 1, rowSpan = 1) => ({
  row,
  column,
  rowSpan,
  columnSpan,
  text,
});

/** The sheet of a packing list with merged cells. */
export const packingSheet: DocumentGrid = {
  kind: 'grid',
  name: 'Packing list',
  rows: 8,
  columns: 4,
  cells: [
    cell(0, 0, 'PACKING LIST 装箱单', 4),
    cell(1, 0, 'Seller'),
    cell(1, 1, 'NINGBO HOMEWARE CO LTD\n588 RENMIN ROAD\nNINGBO CHINA', 3),
    cell(2, 0, 'Stuffing location'),
    cell(2, 1, 'BEILUN WAREHOUSE 3', 3),
    cell(4, 0, 'HS code'),
    cell(4, 1, 'Description'),
    cell(4, 2, 'Cartons'),
    cell(4, 3, 'Origin'),
    cell(5, 0, '732393'),
    cell(5, 1, 'STAINLESS STEEL KITCHENWARE'),
    cell(5, 2, '120'),
    cell(5, 3, 'CN', 1, 2),
    cell(6, 0, '691110'),
    cell(6, 1, 'PORCELAIN TABLEWARE'),
    cell(6, 2, '80'),
  ],
};

export const invoice: DocumentModel = { filename: 'invoice-2026-118.pdf', parts: [invoicePage] };
export const packingList: DocumentModel = { filename: 'packing-list.xlsx', parts: [packingSheet] };

const boxOf = (text: string) => invoicePage.texts.find((one) => one.text === text)?.box;
const fromInvoice = (path: string, value: string, text: string, confidence: RecognizedValue['confidence']) => ({
  path,
  value,
  confidence,
  sources: [{ document: 0, part: 0, box: boxOf(text), text }],
});

/** An invoice and a packing list of one shipment, which disagree about the seller's name. */
export const recognizedDraft: RecognizedDraft = {
  bill: {},
  documents: [
    { jobId: 'job-1', filename: invoice.filename },
    { jobId: 'job-2', filename: packingList.filename },
  ],
  values: [
    fromInvoice('amsRequestList.0.amsNo', 'TXSL12345678', 'TXSL12345678', 'sure'),
    {
      ...fromInvoice('sellerName', 'NINGBO HOMEWARE CO., LTD.', 'NINGBO HOMEWARE CO., LTD.', 'check'),
      others: [
        {
          value: 'NINGBO HOMEWARE CO LTD',
          sources: [{ document: 1, part: 0, cell: { row: 1, column: 1 }, text: 'NINGBO HOMEWARE CO LTD' }],
        },
      ],
    },
    fromInvoice('sellerCity', 'NINGBO', 'NINGBO, CHINA', 'sure'),
    fromInvoice('bugerName', 'PACIFIC HOME GOODS INC', 'PACIFIC HOME GOODS INC', 'guess'),
    fromInvoice('billHsRequestList.0.hsCode', '732393', '7323.93', 'sure'),
    fromInvoice('billHsRequestList.0.hsCountryCode', 'CN', 'CN', 'check'),
    fromInvoice('billHsRequestList.1.hsCode', '691110', '6911.10', 'guess'),
    fromInvoice('billHsRequestList.1.hsCountryCode', 'CN', 'CN', 'check'),
  ],
};

/** The draft of that recognition. */
export const recognizedBill = (changes: Partial<Isf10Bill> = {}): Isf10Bill => ({
  ...blankBill(ISF_10, 'TXSL'),
  from: 'AI',
  amsRequestList: [{ amsNo: 'TXSL12345678', amsType: 'HB' }] as Isf10Bill['amsRequestList'],
  sellerName: 'NINGBO HOMEWARE CO., LTD.',
  sellerCity: 'NINGBO',
  bugerName: 'PACIFIC HOME GOODS INC',
  billHsRequestList: [
    { hsCode: '732393', hsCountryCode: 'CN' },
    { hsCode: '691110', hsCountryCode: 'CN' },
  ] as Isf10Bill['billHsRequestList'],
  ...changes,
});
