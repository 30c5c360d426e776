import type { Scan, Family } from '../content.ts';
import { box, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressBlock } from '../parties.ts';
import { dotted6, hsCodes, shipment } from '../shipments.ts';
import { commercial, isf10Truth, type Truth } from '../truth.ts';

const scanned = (html: string, scan: Scan, truth: Truth[]) => ({
  files: [{ name: 'scan', content: { kind: 'print' as const, html, scan } }],
  truth,
});
const LARGE = 'body { font-size: 13px } b.l { font-size: 10px }';

const scannedForm: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'lighting', lines: 2 });
  const entry = (label: string, value: string) =>
    `<tr><td style="width:34%">${lines(label)}</td><td>${lines(value)}</td></tr>`;
  const html = htmlPage(
    `<h1>ISF 10+2 FORM</h1><table>${entry('AMS B/L No.', bill.house)}${entry('Seller', addressBlock(bill.seller))}${entry('Buyer', addressBlock(bill.buyer))}${entry('Manufacturer', 'SAME AS SELLER')}${entry('Ship to', addressBlock(bill.shipTo))}${entry('Stuffing location', addressBlock(bill.stuffing))}${entry('Consolidator', addressBlock(bill.consolidator))}${entry('Importer of record (EIN)', bill.importerNo)}${entry('Consignee (EIN)', bill.consigneeNo)}${entry('Country of origin', 'CHINA')}${entry('HTS code', bill.lines.map((line) => dotted6(line.hts)).join(', '))}</table>`,
    LARGE,
  );
  return scanned(html, { dpi: 300, turn: 0.6, noise: 0.002 }, [isf10Truth({ ...bill, manufacturer: bill.seller })]);
};

const scannedBill: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'plastic', lines: 2 });
  const html = htmlPage(
    `<h1>OCEAN BILL OF LADING</h1><table><tr><td>${box('SHIPPER', addressBlock(bill.seller))}</td><td>${box('B/L NO.', bill.house)}</td></tr>
    <tr><td>${box('CONSIGNEE', addressBlock(bill.buyer))}</td><td>${box('VESSEL', `${bill.vessel} ${bill.voyage}`)}</td></tr>
    <tr><td>${box('NOTIFY PARTY', addressBlock(bill.notify))}</td><td>${box('PORT OF DISCHARGE', bill.discharge.text)}</td></tr></table>
    ${htmlGrid(
      ['MARKS', 'PACKAGES', 'DESCRIPTION', 'WEIGHT'],
      bill.lines.map((line) => [
        bill.containers[0]?.no ?? '',
        `${line.cartons} CTNS`,
        `${line.text}\nHS CODE ${dotted6(line.hts)}`,
        `${line.weight} KGS`,
      ]),
    )}<p>COUNTRY OF ORIGIN: CHINA</p>`,
    LARGE,
  );
  return scanned(html, { dpi: 200, turn: -0.8, noise: 0.004 }, [commercial(bill, ['seller', 'buyer'])]);
};

const scannedBilingual: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'ceramics', lines: 2 });
  const html = htmlPage(
    `<h1>ISF 申报表</h1>${htmlGrid(
      ['项目', '内容'],
      [
        ['提单号 B/L NO.', bill.house],
        ['生产商 MANUFACTURER', addressBlock(bill.manufacturer)],
        ['卖方 SELLER', '同生产商 SAME AS MANUFACTURER'],
        ['买方 BUYER', addressBlock(bill.buyer)],
        ['收货地 SHIP TO', addressBlock(bill.shipTo)],
        ['装箱地 STUFFING', addressBlock(bill.stuffing)],
        ['拼箱商 CONSOLIDATOR', addressBlock(bill.consolidator)],
        ['进口商税号 IMPORTER EIN', bill.importerNo],
        ['收货人税号 CONSIGNEE EIN', bill.consigneeNo],
        ['海关编码 HS CODE', hsCodes(bill).join(' , ')],
        ['原产国 ORIGIN', 'CHINA 中国'],
      ],
    )}`,
    LARGE,
  );
  return scanned(html, { dpi: 150, turn: 0.4, noise: 0.001 }, [isf10Truth({ ...bill, seller: bill.manufacturer })]);
};

export const SCANS: Record<string, Family> = {
  t31_scanned_form: scannedForm,
  t32_scanned_bill: scannedBill,
  t33_scanned_bilingual: scannedBilingual,
};
