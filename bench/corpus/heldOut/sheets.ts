import type { Family } from '../generate.ts';
import { addressLine, blockLines, cityLine, oneLine, plain, type Party } from '../parties.ts';
import { code6, dotted, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, isf10, isf5, joinTruth } from '../truth.ts';

const block = (party: Party) => blockLines(party).join('\n');

/** The ten elements numbered as in the regulation, explanation in grey between label and value. */
const regulationOrder: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'auto', lines: 3, seller: 'HK' });
  const element = (no: number, label: string, hint: string, value: string) => [no, `${label}\n(${hint})`, value];
  return {
    name: '',
    files: [
      {
        name: 'isf',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: '10+2',
              merges: ['A1:C1', 'A2:C2'],
              rows: [
                [`${bill.agent.name.toUpperCase()} – Importer Security Filing Template`],
                ['CBP requires the data below 24 hours before the cargo is laden. Late data: USD 5000.'],
                ['A', 'House bill number(s) as transmitted in AMS', bill.house],
                ['B', 'Carrier bill number', bill.master],
                ['C', 'Container number(s)', bill.containers.map(({ no }) => no).join(', ')],
                element(
                  1,
                  'Seller',
                  'Name and address of the last known entity by whom the goods are sold',
                  block(bill.seller),
                ),
                element(
                  2,
                  'Buyer',
                  'Name and address of the last known entity to whom the goods are sold',
                  block(bill.buyer),
                ),
                element(3, 'Importer of record number', 'IRS, EIN, SSN or CBP assigned number', bill.importerNo),
                element(4, 'Consignee number', 'IRS, EIN, SSN or CBP assigned number', bill.consigneeNo),
                element(
                  5,
                  'Manufacturer (or supplier)',
                  'Entity that last manufactures, assembles or grows the commodity',
                  block(bill.manufacturer),
                ),
                element(
                  6,
                  'Ship to party',
                  'First deliver-to party that physically receives the goods',
                  block(bill.shipTo),
                ),
                element(7, 'Country of origin', 'ISO code', 'CN'),
                element(
                  8,
                  'Commodity HTSUS number',
                  'at least six digits',
                  bill.lines.map((line) => dotted(line.hts)).join('\n'),
                ),
                element(9, 'Container stuffing location', 'Where the goods were stuffed', block(bill.stuffing)),
                element(10, 'Consolidator (stuffer)', 'Party who stuffed the container', block(bill.consolidator)),
              ],
            },
          ],
        },
      },
    ],
    truth: [isf10(bill)],
  };
};

/** A list with two rows of headings: the party above, its parts beneath. */
const doubleHeadings: Family = (random) => {
  const bills = ['lighting', 'hardware', 'furniture'].map((trade) =>
    shipment(random, { origin: 'CN', trade, lines: 1 }),
  );
  const parts = (party: Party) => [party.name, party.street, party.city, party.country];
  const four = (label: string) => [label, null, null, null];
  const sub = ['Name', 'Street', 'City', 'Ctry'];
  return {
    name: '',
    files: [
      {
        name: 'isf',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: 'Upload',
              merges: ['C1:F1', 'G1:J1', 'K1:N1', 'O1:R1', 'S1:V1', 'W1:Z1'],
              rows: [
                [
                  null,
                  null,
                  ...four('MANUFACTURER'),
                  ...four('SELLER'),
                  ...four('BUYER'),
                  ...four('SHIP TO'),
                  ...four('STUFFING LOCATION'),
                  ...four('CONSOLIDATOR'),
                  null,
                  null,
                  null,
                  null,
                ],
                ['HBL', 'OBL', ...sub, ...sub, ...sub, ...sub, ...sub, ...sub, 'HTS', 'COO', 'IOR EIN', 'CNEE EIN'],
                ...bills.map((bill) => [
                  bill.house,
                  bill.master,
                  ...parts(bill.manufacturer),
                  ...parts(bill.seller),
                  ...parts(bill.buyer),
                  ...parts(bill.shipTo),
                  ...parts(bill.stuffing),
                  ...parts(bill.consolidator),
                  Number(code6(bill.lines[0]?.hts ?? '')),
                  'CN',
                  bill.importerNo,
                  bill.consigneeNo,
                ]),
              ],
            },
          ],
        },
      },
    ],
    truth: bills.map((bill) => isf10(bill)),
  };
};

/** A list in which a bill takes a row per commodity, the bill's cells merged or empty below. */
const rowPerCommodity: Family = (random) => {
  const bills = ['garment', 'plastic'].map((trade) => shipment(random, { origin: 'VN', trade, lines: 3 }));
  const rows = bills.flatMap((bill) =>
    bill.lines.map((line, at) =>
      at === 0
        ? [
            bill.house,
            oneLine(bill.manufacturer),
            oneLine(bill.seller),
            oneLine(bill.buyer),
            oneLine(bill.shipTo),
            oneLine(bill.stuffing),
            oneLine(bill.consolidator),
            bill.importerNo,
            bill.consigneeNo,
            line.text,
            code6(line.hts),
            'VN',
          ]
        : [...Array.from({ length: 9 }, () => null), line.text, code6(line.hts), 'VN'],
    ),
  );
  return {
    name: '',
    files: [
      {
        name: 'isf',
        content: {
          kind: 'sheet',
          format: 'xls',
          sheets: [
            {
              name: 'ISF T11',
              rows: [
                ['DANH SÁCH KHAI ISF THÁNG 11'],
                [
                  'Số vận đơn',
                  'Nhà sản xuất',
                  'Người bán',
                  'Người mua',
                  'Nơi giao hàng',
                  'Nơi đóng hàng',
                  'Người gom hàng',
                  'Mã số nhà NK',
                  'Mã số người nhận hàng',
                  'Tên hàng',
                  'Mã HS',
                  'Xuất xứ',
                ],
                ...rows,
              ],
            },
          ],
        },
      },
    ],
    truth: bills.map((bill) => isf10(bill)),
  };
};

/** Chinese invoice and packing list in one book, two sheets of one shipment. */
const invoiceBook: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'ceramics', lines: 3 });
  const head = (label: string) => [
    [`${bill.seller.native ?? ''}`],
    [bill.seller.name],
    [`ADD: ${addressLine(bill.seller)}`],
    [`TEL: ${bill.seller.phone}  FAX: ${bill.seller.fax}  E-MAIL: ${bill.seller.email}`],
    [label],
    ['TO:', bill.buyer.name, null, 'INV. NO.:', bill.invoice],
    [null, bill.buyer.street, null, 'DATE:', bill.departure],
    [null, cityLine(bill.buyer), null, 'S/C NO.:', bill.order],
    [null, `TEL: ${bill.buyer.phone}`, null, 'B/L NO.:', bill.house],
  ];
  return {
    name: '',
    files: [
      {
        name: 'book',
        content: {
          kind: 'sheet',
          format: 'xls',
          sheets: [
            {
              name: '发票',
              rows: [
                ...head('COMMERCIAL INVOICE 商业发票'),
                ['唛头', '货物描述', '海关编码', '数量', '单价', '总值'],
                ...bill.lines.map((line) => [
                  'N/M',
                  line.text,
                  dotted6(line.hts),
                  line.pieces,
                  Number(line.price),
                  Number(line.amount),
                ]),
                ['TOTAL', null, null, sum(bill.lines.map((line) => line.pieces))],
                ['原产国 COUNTRY OF ORIGIN: CHINA'],
              ],
            },
            {
              name: '装箱单',
              rows: [
                ...head('PACKING LIST 装箱单'),
                ['唛头', '货物描述', '箱数', '毛重', '净重', '体积'],
                ...bill.lines.map((line) => [
                  'N/M',
                  line.text,
                  line.cartons,
                  Number(line.weight),
                  Number(line.weight),
                  Number(line.volume),
                ]),
              ],
            },
          ],
        },
      },
    ],
    truth: [commercial(bill, ['seller', 'buyer'])],
  };
};

/** Several ISF-5 bills as rows. */
const isf5List: Family = (random) => {
  const bills = ['hardware', 'toys'].map((trade) => shipment(random, { origin: 'CN', trade, lines: 1, buyer: 'CA' }));
  return {
    name: '',
    files: [
      {
        name: 'isf5',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: 'ISF-5',
              rows: [
                ['ISF 5 - transit cargo (IE / T&E / FROB)'],
                [
                  'B/L No.',
                  'Booking party name',
                  'Booking party address',
                  'City',
                  'Country',
                  'Ship to name',
                  'Ship to address',
                  'City',
                  'Country',
                  'HTS',
                  'Foreign port of discharge',
                  'Place of delivery',
                ],
                ...bills.map((bill) => [
                  bill.house,
                  bill.seller.name,
                  bill.seller.street,
                  bill.seller.city,
                  'CN',
                  bill.shipTo.name,
                  bill.shipTo.street,
                  bill.shipTo.city,
                  'CA',
                  hsCodes(bill)[0] ?? '',
                  'VANCOUVER CAVAN',
                  'TORONTO CATOR',
                ]),
              ],
            },
          ],
        },
      },
    ],
    truth: bills.map((bill) => isf5(bill, { delivery: 'TORONTO|CATOR', discharge: 'VANCOUVER|CAVAN' })),
  };
};

/** SCAC and number in cells of their own, several codes in columns, labels above. */
const scacApart: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'kitchen', lines: 2 });
  const lettersOnly = (party: Party) => plain(block(party));
  return {
    name: '',
    files: [
      {
        name: 'isf',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: 'form',
              rows: [
                ['SECURITY FILING REQUEST'],
                ['SCAC', 'HBL NUMBER', 'MBL NUMBER', 'VESSEL'],
                [bill.scac, bill.house.slice(4), bill.master, bill.vessel],
                ['SUPPLIER / MANUFACTURER', 'SELLING PARTY', 'BUYING PARTY', 'DELIVER TO'],
                [lettersOnly(bill.manufacturer), 'SAME AS SUPPLIER', lettersOnly(bill.buyer), lettersOnly(bill.shipTo)],
                ['LOADED AT', 'STUFFER / CONSOLIDATOR', 'IMPORTER TAX ID', 'CONSIGNEE TAX ID'],
                [lettersOnly(bill.stuffing), lettersOnly(bill.consolidator), bill.importerNo, bill.consigneeNo],
                ['TARIFF NO. 1', 'TARIFF NO. 2', 'MADE IN', 'BOND'],
                [...bill.lines.map((line) => dotted6(line.hts)), 'THAILAND', 'CONTINUOUS'],
              ],
            },
          ],
        },
      },
    ],
    truth: [joinTruth(isf10({ ...bill, seller: bill.manufacturer }), { bondType: 'Continuous' })],
  };
};

export const SHEETS: Record<string, Family> = {
  h01_regulation_order: regulationOrder,
  h02_double_headings: doubleHeadings,
  h03_row_per_commodity: rowPerCommodity,
  h04_invoice_book: invoiceBook,
  h05_isf5_list: isf5List,
  h06_scac_apart: scacApart,
};
