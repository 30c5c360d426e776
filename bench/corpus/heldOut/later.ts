import { single, type Family } from '../content.ts';
import { addressBlock, addressLine, blockLines, cityLine, oneLine, type Party } from '../parties.ts';
import { code6, dotted, dotted6, hsCodes, shipment } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth } from '../truth.ts';

/** Parties in two columns of a sheet, each below its heading; numbers in a strip at the bottom. */
const quarters: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'lighting', lines: 3 });
  const pair = (left: string, one: Party, right: string, other: Party) => {
    const [first, second] = [blockLines(one), blockLines(other)];
    const rows = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
      first[at] ?? null,
      null,
      second[at] ?? null,
    ]);
    return [[left, null, right], ...rows, []];
  };
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'Pre-alert',
          rows: [
            ['ISF PRE-ALERT', null, `Prepared ${bill.departure}`],
            [],
            ...pair('Selling party', bill.seller, 'Buying party', bill.buyer),
            ...pair('Maker of the goods', bill.manufacturer, 'Final ship-to', bill.shipTo),
            ...pair('Loaded into the container at', bill.stuffing, 'Consolidated by', bill.consolidator),
            ['HBL', 'IRS no. of importer', 'IRS no. of consignee', 'Made in'],
            [bill.house, bill.importerNo, bill.consigneeNo, 'China'],
            [],
            ['Tariff no.', 'Article'],
            ...bill.lines.map((line) => [dotted(line.hts), line.text]),
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** An e-mail with a list of dashes; each party in one line, its role in brackets. */
const dashedMail: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 2 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        `Subject: ISF needed today // ${bill.house}`,
        'Hi team,',
        `Kindly transmit the ISF for the below by end of day, cargo gates in on ${bill.departure}.`,
        `- our HBL ${bill.house} (carrier MBL ${bill.master})`,
        `- seller and manufacturer = ${oneLine(bill.seller)}`,
        `- buyer = ${oneLine(bill.buyer)}`,
        `- ship to = ${oneLine(bill.shipTo)}`,
        `- stuffed at = ${oneLine(bill.stuffing)}`,
        `- consolidator = ${oneLine(bill.consolidator)}`,
        `- IOR and consignee EIN = ${bill.importerNo}`,
        `- HTS ${bill.lines.map((line) => dotted6(line.hts)).join(' + ')}, all made in Vietnam`,
        'Regards,',
        `${bill.agent.contact}, ${bill.agent.phone}`,
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller, consigneeNo: bill.importerNo })],
  );
};

/** A form drawn by a program: small labels above the values, three boxes in a row. */
const smallLabels: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 2 });
  const box = (x: number, y: number, label: string, lines: readonly string[]) => [
    { x, y, text: label, size: 6 },
    ...lines.map((text, at) => ({ x, y: y + 11 + at * 11, text, size: 8.5 })),
  ];
  const of = (party: Party) => blockLines(party, 30);
  return single(
    {
      kind: 'drawn',
      texts: [
        { x: 40, y: 40, text: 'Security filing data', size: 15, bold: true },
        ...box(40, 70, 'AMS HOUSE BILL', [bill.house]),
        ...box(230, 70, 'MASTER BILL', [bill.master]),
        ...box(420, 70, 'SAILING', [bill.departure]),
        ...box(40, 110, 'SELLER OF THE GOODS', of(bill.seller)),
        ...box(230, 110, 'BUYER OF THE GOODS', of(bill.buyer)),
        ...box(420, 110, 'MANUFACTURER', of(bill.manufacturer)),
        ...box(40, 200, 'SHIP-TO PARTY', of(bill.shipTo)),
        ...box(230, 200, 'STUFFING LOCATION', of(bill.stuffing)),
        ...box(420, 200, 'CONSOLIDATOR', of(bill.consolidator)),
        ...box(40, 290, 'IMPORTER NO.', [bill.importerNo]),
        ...box(230, 290, 'CONSIGNEE NO.', [bill.consigneeNo]),
        ...box(
          40,
          330,
          'HTS',
          bill.lines.map((line) => dotted6(line.hts)),
        ),
        ...box(
          230,
          330,
          'ORIGIN',
          bill.lines.map(() => 'THAILAND'),
        ),
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A traditional Chinese form of a forwarder in Taiwan, labels and values in one cell. */
const traditionalForm: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 2 });
  const cell = (label: string, party: Party) => `${label}：\n${addressBlock(party)}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: '美國進口安全申報資料表', bold: true, size: 14, align: 'center' },
        {
          table: [
            [`分提單號碼：${bill.house}`, `主提單號碼：${bill.master}`],
            [cell('賣方', bill.seller), cell('買方', bill.buyer)],
            [cell('製造商', bill.manufacturer), cell('收貨地址', bill.shipTo)],
            [cell('裝櫃地點', bill.stuffing), cell('併櫃業者', bill.consolidator)],
            [`進口商稅號：${bill.importerNo}`, `收貨人稅號：${bill.consigneeNo}`],
            [`海關稅則：${hsCodes(bill).join('、')}`, '原產地：台灣'],
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** An invoice whose tariff numbers stand below the descriptions, and whose bill of lading is named at its end. */
const lateBill: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'ceramics', lines: 3 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      header: bill.seller.name,
      blocks: [
        { text: 'TAX INVOICE (EXPORT)', bold: true, size: 14, align: 'center' },
        {
          table: [
            [
              `Exporter\n${addressBlock(bill.seller)}\nGSTIN: ${bill.seller.taxNo}`,
              `Invoice no. ${bill.invoice}\nOrder ${bill.order}`,
            ],
            [`Customer\n${addressBlock(bill.buyer)}`, `Deliver to\n${addressBlock(bill.shipTo)}`],
          ],
        },
        {
          table: [
            ['Goods', 'Pcs', 'Rate', 'Value'],
            ...bill.lines.map((line) => [
              `${line.text}\nHSN ${code6(line.hts)}00`,
              String(line.pieces),
              line.price,
              line.amount,
            ]),
          ],
        },
        'We certify that the goods are of Indian origin.',
        `Shipped per ${bill.vessel} under B/L ${bill.house} on ${bill.departure}.`,
      ],
    },
    [commercial(bill, ['seller', 'buyer', 'shipTo'])],
  );
};

/** A transit notice with the values right of dotted lines. */
const dottedTransit: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 2, buyer: 'CA' });
  const dots = (label: string, value: string) => `${label} ${'.'.repeat(Math.max(3, 34 - label.length))} ${value}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: 'FROB / ISF-5 ORDER', bold: true, size: 13 },
        dots('House bill', bill.house),
        dots('Booked by', bill.seller.name),
        dots('Address', addressLine(bill.seller)),
        dots('Ship to', bill.shipTo.name),
        dots('Address', addressLine(bill.shipTo)),
        dots('Discharge port', 'Vancouver (CAVAN)'),
        dots('Delivery', 'Montreal (CAMTR)'),
        dots('HTS codes', hsCodes(bill).join(', ')),
      ],
    },
    [isf5Truth(bill, { delivery: 'MONTREAL|CAMTR', discharge: 'VANCOUVER|CAVAN' })],
  );
};

/** One row per bill; names, cities and countries of parties in narrow columns with abbreviated headings. */
const narrowList: Family = (random) => {
  const bills = [0, 1, 2, 3].map(() => shipment(random, { origin: 'CN', trade: 'kitchen', lines: 1 }));
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: 'WK48',
          rows: [
            ['Weekly ISF list', null, 'please file all'],
            ['HBL#', 'Shpr', 'Shpr addr', 'Cnee', 'Cnee addr', 'Mfr', 'Mfr addr', 'IOR EIN', 'HTS', 'C/O'],
            ...bills.map((bill) => [
              bill.house,
              bill.seller.name,
              addressLine(bill.seller),
              bill.buyer.name,
              addressLine(bill.buyer),
              bill.manufacturer.name,
              `${bill.manufacturer.street}, ${cityLine(bill.manufacturer)}`,
              bill.importerNo,
              dotted6(bill.lines[0]?.hts ?? ''),
              'CN',
            ]),
          ],
        },
      ],
    },
    bills.map((bill) =>
      joinTruth(commercial(bill, ['seller', 'buyer', 'manufacturer']), { importerId: `${bill.importerNo}00` }),
    ),
  );
};

/** Written after the errors of the other layouts of this set had been read. */
export const LATER: Record<string, Family> = {
  h51_quarters: quarters,
  h52_dashed_mail: dashedMail,
  h53_small_labels: smallLabels,
  h54_traditional_form: traditionalForm,
  h55_late_bill: lateBill,
  h56_dotted_transit: dottedTransit,
  h57_narrow_list: narrowList,
};
