import { single, type Family } from '../content.ts';
import { addressLine, cityLine, plain, type Party, addressBlock } from '../parties.ts';
import { dotted, dotted6, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

/** The ten elements numbered as in the regulation, explanation in grey between label and value. */
const regulationOrder: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'auto', lines: 3, seller: 'HK' });
  const element = (no: number, label: string, hint: string, value: string) => [no, `${label}\n(${hint})`, value];
  return single(
    {
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
              addressBlock(bill.seller),
            ),
            element(
              2,
              'Buyer',
              'Name and address of the last known entity to whom the goods are sold',
              addressBlock(bill.buyer),
            ),
            element(3, 'Importer of record number', 'IRS, EIN, SSN or CBP assigned number', bill.importerNo),
            element(4, 'Consignee number', 'IRS, EIN, SSN or CBP assigned number', bill.consigneeNo),
            element(
              5,
              'Manufacturer (or supplier)',
              'Entity that last manufactures, assembles or grows the commodity',
              addressBlock(bill.manufacturer),
            ),
            element(
              6,
              'Ship to party',
              'First deliver-to party that physically receives the goods',
              addressBlock(bill.shipTo),
            ),
            element(7, 'Country of origin', 'ISO code', 'CN'),
            element(
              8,
              'Commodity HTSUS number',
              'at least six digits',
              bill.lines.map((line) => dotted(line.hts)).join('\n'),
            ),
            element(9, 'Container stuffing location', 'Where the goods were stuffed', addressBlock(bill.stuffing)),
            element(10, 'Consolidator (stuffer)', 'Party who stuffed the container', addressBlock(bill.consolidator)),
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
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
  return single(
    {
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
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** SCAC and number in cells of their own, several codes in columns, labels above. */
const scacApart: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'kitchen', lines: 2 });
  const lettersOnly = (party: Party) => plain(addressBlock(party));
  return single(
    {
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
    [joinTruth(isf10Truth({ ...bill, seller: bill.manufacturer }), { bondType: 'Continuous' })],
  );
};

export const SHEETS: Record<string, Family> = {
  h01_regulation_order: regulationOrder,
  h04_invoice_book: invoiceBook,
  h06_scac_apart: scacApart,
};
