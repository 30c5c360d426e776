import { single, type Family } from '../content.ts';
import { oneLine, type Party } from '../parties.ts';
import { code6, hsCodes, shipment } from '../shipments.ts';
import { isf10Truth, isf5Truth } from '../truth.ts';

/** A list with two rows of headings: the party above, its parts beneath. */
const doubleHeadings: Family = (random) => {
  const bills = ['lighting', 'hardware', 'furniture'].map((trade) =>
    shipment(random, { origin: 'CN', trade, lines: 1 }),
  );
  const parts = (party: Party) => [party.name, party.street, party.city, party.country];
  const four = (label: string) => [label, null, null, null];
  const sub = ['Name', 'Street', 'City', 'Ctry'];
  return single(
    {
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
    bills.map((bill) => isf10Truth(bill)),
  );
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
  return single(
    {
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
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** Several ISF-5 bills as rows. */
const isf5List: Family = (random) => {
  const bills = ['hardware', 'toys'].map((trade) => shipment(random, { origin: 'CN', trade, lines: 1, buyer: 'CA' }));
  return single(
    {
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
    bills.map((bill) => isf5Truth(bill, { delivery: 'TORONTO|CATOR', discharge: 'VANCOUVER|CAVAN' })),
  );
};

export const LISTS: Record<string, Family> = {
  h02_double_headings: doubleHeadings,
  h03_row_per_commodity: rowPerCommodity,
  h05_isf5_list: isf5List,
};
