import { single, type Family } from '../content.ts';
import { oneLine, addressBlock } from '../parties.ts';
import { dotted, hsCodes, shipment, sum } from '../shipments.ts';
import { isf10Truth, joinTruth } from '../truth.ts';

/** Three bills side by side: a column each. */
const billsAsColumns: Family = (random) => {
  const bills = ['furniture', 'lighting', 'toys'].map((trade) => shipment(random, { origin: 'CN', trade, lines: 2 }));
  const row = (label: string, value: (bill: (typeof bills)[number]) => string) => [label, ...bills.map(value)];
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'Sheet1',
          rows: [
            ['ISF info for 3 shipments, same vessel'],
            row('Shipment', (bill) => `Ref ${bill.order}`),
            row('House B/L', (bill) => bill.house),
            row('Master B/L', (bill) => bill.master),
            row('Manufacturer', (bill) => addressBlock(bill.manufacturer)),
            row('Seller', () => 'same as manufacturer'),
            row('Buyer', (bill) => addressBlock(bill.buyer)),
            row('Ship to', (bill) => addressBlock(bill.shipTo)),
            row('Stuffing location', (bill) => addressBlock(bill.stuffing)),
            row('Consolidator', (bill) => addressBlock(bill.consolidator)),
            row('Importer EIN', (bill) => bill.importerNo),
            row('Consignee EIN', () => 'same as importer'),
            row('HTS-6', (bill) => hsCodes(bill).join('\n')),
            row('Origin', () => 'CN'),
            row('Total cartons', (bill) => String(sum(bill.lines.map((line) => line.cartons)))),
          ],
        },
      ],
    },
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** A sheet per bill, and a cover sheet with none. */
const sheetPerBill: Family = (random) => {
  const bills = ['garment', 'plastic'].map((trade) => shipment(random, { origin: 'VN', trade, lines: 3 }));
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'COVER',
          rows: [
            ['ISF FILING REQUEST', 'Hai Phong office'],
            ['Number of bills', bills.length],
            ['Vessel', 'NORDIC TEAL 114E'],
            ['Sheets', bills.map((bill) => bill.house).join(', ')],
          ],
        },
        ...bills.map((bill, at) => ({
          name: `BILL ${at + 1}`,
          rows: [
            ['BILL OF LADING', bill.house],
            ['MBL', bill.master],
            ['MANUFACTURER', oneLine(bill.manufacturer)],
            ['SELLER', oneLine(bill.seller)],
            ['BUYER', oneLine(bill.buyer)],
            ['SHIP TO', oneLine(bill.shipTo)],
            ['STUFFING AT', oneLine(bill.stuffing)],
            ['CONSOLIDATOR', oneLine(bill.consolidator)],
            ['IOR #', bill.importerNo, 'CNEE #', bill.consigneeNo],
            ['HS CODE', 'ORIGIN', 'GOODS', 'PCS'],
            ...bill.lines.map((line) => [line.hts, 'VN', line.text, line.pieces]),
          ],
        })),
      ],
    },
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** A row per bill with Chinese headings; a party is one cell of several lines. */
const chineseList: Family = (random) => {
  const bills = ['auto', 'ceramics', 'kitchen', 'toys'].map((trade) =>
    shipment(random, { origin: 'CN', trade, lines: 2 }),
  );
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: '48周',
          rows: [
            ['ISF 申报清单', null, '制表：操作三组', null, '日期：', '2026-11-20'],
            [
              '序号',
              '分提单号(AMS)',
              '主提单号',
              '生产商',
              '卖方',
              '买方',
              '送货地址',
              '装箱地',
              '拼箱人',
              'HS编码',
              '原产国',
              '进口商税号',
              '收货人税号',
              '备注',
            ],
            ...bills.map((bill, at) => [
              at + 1,
              bill.house,
              bill.master,
              addressBlock(bill.manufacturer),
              addressBlock(bill.seller),
              addressBlock(bill.buyer),
              at % 2 === 0 ? addressBlock(bill.shipTo) : '同买方',
              addressBlock(bill.stuffing),
              addressBlock(bill.consolidator),
              bill.lines.map((line) => dotted(line.hts)).join('\n'),
              'CN',
              bill.importerNo,
              bill.consigneeNo,
              at === 2 ? 'AMS ALREADY SENT' : null,
            ]),
          ],
        },
      ],
    },
    bills.map((bill, at) =>
      joinTruth(
        isf10Truth(at % 2 === 0 ? bill : { ...bill, shipTo: bill.buyer }),
        at === 2 ? { amsRequestList: [{ amsNo: bill.house, userRemark: 'AMS ALREADY SENT' }] } : {},
      ),
    ),
  );
};

export const LISTS: Record<string, Family> = {
  t03_bills_as_columns: billsAsColumns,
  t04_sheet_per_bill: sheetPerBill,
  t06_chinese_list: chineseList,
};
