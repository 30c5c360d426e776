import type { Family } from '../content.ts';
import { box, htmlGrid, htmlPage } from '../html.ts';
import { addressLine, addressBlock, oneLine } from '../parties.ts';
import { code6, dotted6, shipment } from '../shipments.ts';
import { commercial, isf10Truth } from '../truth.ts';

/** A draft bill gives number, shipper and consignee, a mail the rest; both name the container. */
const mailAndBill: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'plastic', lines: 2 });
  return {
    files: [
      {
        name: 'mail',
        content: {
          kind: 'word',
          format: 'docx',
          blocks: [
            'Hi, ISF details for the draft B/L attached:',
            `HB/L ${bill.house}`,
            `Manufacturer: ${oneLine(bill.manufacturer)}`,
            `Ship to: ${oneLine(bill.shipTo)}`,
            `Stuffing location: ${oneLine(bill.stuffing)}`,
            `Consolidator: ${oneLine(bill.consolidator)}`,
            `Importer and consignee EIN: ${bill.importerNo}`,
            'Regards',
          ],
        },
      },
      {
        name: 'bill',
        content: {
          kind: 'print',
          html: htmlPage(
            `<h1>HOUSE BILL OF LADING</h1><table><tr><td>${box('Shipper/Exporter', addressBlock(bill.seller))}</td><td>${box('Document No.', bill.house)}</td></tr><tr><td>${box('Consignee', addressBlock(bill.buyer))}</td><td>${box('Notify Party', addressBlock(bill.notify))}</td></tr></table>${htmlGrid(
              ['Container No.', 'Pkgs', 'Description', 'Weight'],
              bill.lines.map((line) => [
                bill.containers[0]?.no ?? '',
                `${line.cartons}`,
                `${line.text} HS ${code6(line.hts)}`,
                line.weight,
              ]),
            )}<p>COUNTRY OF ORIGIN CHINA</p>`,
          ),
        },
      },
    ],
    truth: [isf10Truth(bill)],
  };
};

/** Invoice and packing list with different origins and consignee names, joined by the order number and invoice number. */
const disagreeing: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 2 });
  const other = `${bill.seller.name.replace(/ (CO|FACTORY|IMP).*$/u, '')} TRADING COMPANY`;
  return {
    files: [
      {
        name: 'invoice',
        content: {
          kind: 'print',
          html: htmlPage(
            `<h1>COMMERCIAL INVOICE</h1><p>Seller: ${bill.seller.name}<br>${addressLine(bill.seller)}</p><p>Buyer: ${oneLine(bill.buyer)}</p><p>Invoice no. ${bill.invoice}, HBL ${bill.house}</p>${htmlGrid(
              ['Goods', 'HTS', 'Origin', 'Qty'],
              bill.lines.map((line) => [line.text, dotted6(line.hts), 'China', String(line.pieces)]),
            )}`,
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
              name: 'PACKING',
              rows: [
                ['PACKING LIST'],
                ['SELLER', `${other}\n${addressLine(bill.seller)}`],
                ['BUYER', addressBlock(bill.buyer)],
                ['INVOICE', bill.invoice],
                ['GOODS', 'CARTONS', 'KGS'],
                ...bill.lines.map((line) => [line.text, line.cartons, line.weight]),
              ],
            },
          ],
        },
      },
    ],
    truth: [commercial(bill, ['seller', 'buyer'], { _accept: { sellerName: [other] } })],
    disagreeing: ['sellerName'],
  };
};

export const GROUPS: Record<string, Family> = { h41_mail_and_bill: mailAndBill, h42_disagreeing: disagreeing };
