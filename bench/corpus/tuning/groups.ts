import type { Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, cityLine, type Party, addressBlock } from '../parties.ts';
import { code6, dotted6, shipment, sum } from '../shipments.ts';
import { commercial } from '../truth.ts';

/** Invoice, packing list and bill of lading that agree: joined by invoice number and container. */
const agreeing: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 3 });
  const can = bill.containers[0]?.no ?? '';
  return {
    files: [
      {
        name: 'invoice',
        content: {
          kind: 'print',
          html: htmlPage(
            `<h1>${escaped(bill.seller.name)}</h1><p>${escaped(addressLine(bill.seller))}</p><h1>INVOICE</h1><p>TO: ${lines(addressBlock(bill.buyer))}</p><p>INVOICE NO. ${bill.invoice} DATE ${bill.departure} CONTAINER ${can}</p>
            ${htmlGrid(
              ['ITEM', 'GOODS', 'H.S. CODE', 'QTY', 'AMOUNT'],
              bill.lines.map((line) => [line.item, line.text, dotted6(line.hts), String(line.pieces), line.amount]),
            )}<p>COUNTRY OF ORIGIN: CHINA</p>`,
          ),
        },
      },
      {
        name: 'packing',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: 'PL',
              rows: [
                [bill.seller.name],
                ['PACKING LIST'],
                ['INVOICE NO.', bill.invoice, null, 'CONTAINER NO.', can],
                ['TO:', bill.buyer.name],
                [null, bill.buyer.street],
                [null, cityLine(bill.buyer)],
                ['ITEM', 'GOODS', 'CTNS', 'G.W.', 'CBM'],
                ...bill.lines.map((line) => [
                  line.item,
                  line.text,
                  line.cartons,
                  Number(line.weight),
                  Number(line.volume),
                ]),
                ['TOTAL', null, sum(bill.lines.map((line) => line.cartons))],
              ],
            },
          ],
        },
      },
      {
        name: 'bill',
        content: {
          kind: 'print',
          html: htmlPage(
            `<h1>BILL OF LADING</h1><table><tr><td>${box('SHIPPER', addressBlock(bill.seller))}</td><td>${box('B/L NO.', bill.house)}</td></tr><tr><td>${box('CONSIGNEE', addressBlock(bill.buyer))}</td><td>${box('NOTIFY PARTY', addressBlock(bill.notify))}</td></tr></table>
            ${htmlGrid(['CONTAINER / SEAL', 'PKGS', 'GOODS', 'KGS'], [[`${can} / ${bill.containers[0]?.seal}`, String(sum(bill.lines.map((line) => line.cartons))), `KITCHENWARE AS PER INVOICE ${bill.invoice}`, sum(bill.lines.map((line) => line.weight)).toFixed(2)]])}`,
          ),
        },
      },
    ],
    truth: [commercial(bill, ['seller', 'buyer'])],
  };
};

/** Invoice and packing list of one bill that disagree on a code and on the buyer's street. */
const disagreeing: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2 });
  const otherStreet = `${random.int(100, 999)} Station Square`;
  const rows = (head: string[], party: Party, cells: (line: (typeof bill.lines)[number]) => (string | number)[]) => [
    [head[0] ?? ''],
    ['Seller', addressBlock(bill.seller)],
    ['Buyer', addressBlock(party)],
    ['Invoice no.', bill.invoice],
    ['HBL no.', bill.house],
    head.slice(1),
    ...bill.lines.map(cells),
  ];
  return {
    files: [
      {
        name: 'invoice',
        content: {
          kind: 'sheet',
          format: 'xlsx',
          sheets: [
            {
              name: 'INV',
              rows: rows(['INVOICE', 'Description', 'HS code', 'Origin', 'Qty', 'USD'], bill.buyer, (line) => [
                line.text,
                code6(line.hts),
                'Vietnam',
                line.pieces,
                line.amount,
              ]),
            },
          ],
        },
      },
      {
        name: 'packing',
        content: {
          kind: 'sheet',
          format: 'xls',
          sheets: [
            {
              name: 'PL',
              rows: rows(
                ['PACKING LIST', 'Description', 'Cartons', 'Weight'],
                { ...bill.buyer, street: otherStreet },
                (line) => [line.text, line.cartons, line.weight],
              ),
            },
          ],
        },
      },
    ],
    truth: [commercial(bill, ['seller', 'buyer'], { _accept: { bugerAddr: [otherStreet.toUpperCase()] } })],
    disagreeing: ['bugerAddr'],
  };
};

export const GROUPS: Record<string, Family> = { t41_agreeing: agreeing, t42_disagreeing: disagreeing };
