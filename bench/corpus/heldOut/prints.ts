import type { DrawnText, Scan } from '../content.ts';
import { single, type Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, blockLines, oneLine, plain, type Party, addressBlock } from '../parties.ts';
import { code6, dotted10, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth, type Truth } from '../truth.ts';

const print = (html: string, truth: Truth[], more: { wide?: boolean; scan?: Scan } = {}) => ({
  files: [{ name: 'file', content: { kind: 'print' as const, html, ...more } }],
  truth,
});

/** Forwarder's bill of lading with the number in a head line and the parties in the left column without borders. */
const plainBill: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'garment', lines: 2, seller: 'HK' });
  const html = htmlPage(
    `<div style="display:flex"><div style="flex:1"><b class="l">Consignor</b>${lines(addressBlock(bill.seller))}</div><div style="flex:1;text-align:right"><b style="font-size:15px">COMBINED TRANSPORT BILL OF LADING</b><br>FBL No. ${bill.house}<br>Ref. ${bill.order}</div></div>
    <br><b class="l">Consigned to order of</b>${lines(addressBlock(bill.buyer))}<br><br><b class="l">Notify address</b>${lines(addressBlock(bill.notify))}<br><br>
    <div style="display:flex;gap:60px"><div><b class="l">Place of receipt</b>${bill.loading.text}</div><div><b class="l">Ocean vessel</b>${bill.vessel} V.${bill.voyage}</div><div><b class="l">Port of loading</b>${bill.loading.text}</div><div><b class="l">Port of discharge</b>${bill.discharge.text}</div></div><br>
    <div style="display:flex;gap:24px"><div style="width:150px"><b class="l">Marks and numbers</b>${bill.containers[0]?.no}<br>SEAL ${bill.containers[0]?.seal}</div><div style="width:90px"><b class="l">Number and kind of packages</b>${sum(bill.lines.map((line) => line.cartons))} CTNS</div><div style="width:260px"><b class="l">Description of goods</b>${bill.lines.map((line) => `${escaped(line.text)}<br>HS CODE ${code6(line.hts)}`).join('<br>')}<br>MADE IN CHINA</div><div><b class="l">Gross weight</b>${sum(bill.lines.map((line) => line.weight)).toFixed(2)} KGS</div></div>
    <p style="margin-top:80px"><small>According to the declaration of the consignor. The goods and instructions are accepted and dealt with subject to the standard conditions printed overleaf. For delivery of goods please apply to: ${escaped(oneLine(bill.agent))}</small></p>`,
  );
  return print(html, [commercial(bill, ['seller', 'buyer'])]);
};

/** Worksheet with tick boxes, grey section heads and two columns of parties without borders. */
const sectionForm: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'lighting', lines: 3 });
  const part = (label: string, party: Party) =>
    `<div class="p"><div class="h">${label}</div><div><i>Name</i> ${escaped(party.name)}</div><div><i>Street</i> ${escaped(party.street)}</div><div><i>City</i> ${escaped(party.city)} <i>Prov./State</i> ${escaped(party.region)} <i>Postal</i> ${party.zip}</div><div><i>Country</i> ${party.countryText}</div></div>`;
  const html = htmlPage(
    `<h1>IMPORTER SECURITY FILING</h1><div class="f">${part('Manufacturer', bill.manufacturer)}${part('Seller', bill.seller)}${part('Buyer', bill.buyer)}${part('Ship To', bill.shipTo)}${part('Container Stuffing Location', bill.stuffing)}${part('Consolidator', bill.consolidator)}</div>
    <div class="h">Filing</div><p><i>AMS bill of lading</i> ${bill.house} <i>Master</i> ${bill.master}</p><p><i>Importer of Record ID</i> ${bill.importerNo} <i>Consignee ID</i> ${bill.consigneeNo}</p><p>&#9745; Continuous bond &nbsp; &#9744; Single transaction bond</p>
    <div class="h">Commodities</div>${htmlGrid(
      ['HTSUS', 'Country', 'Commodity'],
      bill.lines.map((line) => [dotted6(line.hts), 'CN', line.text]),
    )}`,
    '.f { display: flex; flex-wrap: wrap } .p { width: 47%; margin: 4px 1% 8px } .h { background: #ccc; padding: 2px 4px; font-weight: bold } i { color: #555; font-size: 9px; margin-right: 4px }',
  );
  return print(html, [joinTruth(isf10Truth(bill), { bondType: 'Continuous' })]);
};

/** Vietnamese invoice, bilingual labels, a stamp over the buyer. */
const stampedInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 3 });
  const html = htmlPage(
    `<div class="s">ĐÃ KIỂM TRA<br>${bill.departure}</div><p><b>${escaped(bill.seller.name)}</b><br>Địa chỉ: ${escaped(addressLine(bill.seller))}<br>MST: ${bill.seller.taxNo} – ĐT: ${bill.seller.phone}</p><h1>HÓA ĐƠN THƯƠNG MẠI / COMMERCIAL INVOICE</h1>
    <p>Số / No.: ${bill.invoice} &nbsp; Ngày / Date: ${bill.departure} &nbsp; Vận đơn / B/L: ${bill.house}</p>
    <p>Người mua / Buyer: <b>${escaped(bill.buyer.name)}</b><br>Địa chỉ / Address: ${escaped(addressLine(bill.buyer))}</p><p>Giao đến / Ship to: <b>${escaped(bill.shipTo.name)}</b><br>Địa chỉ / Address: ${escaped(addressLine(bill.shipTo))}</p>
    ${htmlGrid(
      ['STT', 'Tên hàng / Description', 'Mã HS / HS code', 'SL / Qty', 'Đơn giá / Price', 'Thành tiền / Amount'],
      bill.lines.map((line, at) => [
        String(at + 1),
        line.text,
        line.hts.slice(0, 8),
        String(line.pieces),
        line.price,
        line.amount,
      ]),
    )}<p>Xuất xứ / Origin: Việt Nam. Số tài khoản: ${random.digits(12)}</p>`,
    '.s { position: absolute; left: 330px; top: 150px; border: 3px solid #c00; color: #c00; border-radius: 50%; padding: 22px 14px; transform: rotate(-12deg); opacity: .5; text-align: center }',
  );
  return print(html, [commercial(bill, ['seller', 'buyer', 'shipTo'])]);
};

/** Two bills in one PDF, a page each. */
const billsByPage: Family = (random) => {
  const bills = ['auto', 'plastic'].map((trade) => shipment(random, { origin: 'TW', trade, lines: 2 }));
  const page = (bill: (typeof bills)[number]) =>
    `<h1>ISF FILING SHEET</h1><table>${[
      ['HBL NO.', bill.house],
      ['Manufacturer', addressBlock(bill.manufacturer)],
      ['Seller', addressBlock(bill.seller)],
      ['Buyer', addressBlock(bill.buyer)],
      ['Ship to party', addressBlock(bill.shipTo)],
      ['Stuffing location', addressBlock(bill.stuffing)],
      ['Consolidator', addressBlock(bill.consolidator)],
      ['Importer no.', bill.importerNo],
      ['Consignee no.', bill.consigneeNo],
      ['HTS / origin', bill.lines.map((line) => `${dotted10(line.hts)} TW`).join('\n')],
    ]
      .map(
        ([label = '', value = '']) =>
          `<tr><td style="width:30%;background:#eee">${label}</td><td>${lines(value)}</td></tr>`,
      )
      .join('')}</table>`;
  return print(
    htmlPage(bills.map(page).join('<div style="break-after:page"></div>')),
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** Landscape form of small print; the labels right of nothing, values below in two columns. */
const wideTransit: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'auto', lines: 2, buyer: 'MX' });
  const html = htmlPage(
    `<h1>ISF-5 T&amp;E / IE NOTICE</h1><table><tr><td>${box('Bill of lading (SCAC + number)', bill.house)}</td><td>${box('Booking number', bill.booking)}</td><td>${box('In-bond type', 'T&E (62)')}</td></tr><tr><td>${box('Booking party (name, address)', addressBlock(bill.seller))}</td><td>${box('Ship to party (name, address)', addressBlock(bill.shipTo))}</td><td>${box('Notify', addressBlock(bill.notify))}</td></tr><tr><td>${box('Foreign port of unlading', 'MXZLO MANZANILLO')}</td><td>${box('Place of delivery', 'MXGDL GUADALAJARA')}</td><td>${box('HTSUS-6', hsCodes(bill).join(' / '))}</td></tr></table>`,
  );
  return print(html, [isf5Truth(bill, { delivery: 'GUADALAJARA|MXGDL', discharge: 'MANZANILLO|MXZLO' })], {
    wide: true,
  });
};

/** Bill of lading as a form program writes it: every text placed, boxes drawn by lines. */
const drawnBill: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 2 });
  const texts: DrawnText[] = [];
  const put = (x: number, y: number, label: string, value: string[]) => {
    texts.push({ x, y, text: label, size: 6 });
    for (const [at, text] of value.entries()) texts.push({ x, y: y + 10 + at * 11, text: plain(text), size: 8.5 });
  };
  texts.push({ x: 330, y: 36, text: 'NON-NEGOTIABLE COPY', size: 12, bold: true });
  put(36, 60, 'SHIPPER', blockLines(bill.seller));
  put(320, 60, 'WAYBILL NO.', [bill.house]);
  put(450, 60, 'BOOKING REF.', [bill.booking]);
  put(36, 150, 'CONSIGNEE', blockLines(bill.buyer));
  put(320, 150, 'DELIVERY AGENT', blockLines(bill.agent));
  put(36, 240, 'NOTIFY PARTY', ['SAME AS CONSIGNEE']);
  put(36, 300, 'VESSEL AND VOYAGE NO.', [`${bill.vessel} / ${bill.voyage}`]);
  put(190, 300, 'PORT OF LOADING', [bill.loading.text]);
  put(320, 300, 'PORT OF DISCHARGE', [bill.discharge.text]);
  for (const [x, label] of [
    [36, 'CONTAINER / SEAL'],
    [170, 'PACKAGES'],
    [250, 'DESCRIPTION OF GOODS'],
    [470, 'WEIGHT KG'],
  ] as const)
    texts.push({ x, y: 350, text: label, size: 6 });
  for (const [at, line] of bill.lines.entries()) {
    const y = 366 + at * 40;
    texts.push(
      { x: 36, y, text: bill.containers[0]?.no ?? '' },
      { x: 170, y, text: `${line.cartons} BAGS` },
      { x: 250, y, text: line.text },
      { x: 470, y, text: line.weight },
    );
    texts.push({ x: 250, y: y + 12, text: `H.S. CODE: ${dotted6(line.hts)}` });
  }
  texts.push({ x: 250, y: 470, text: 'PRODUCT OF THAILAND' });
  return single(
    {
      kind: 'drawn',
      texts,
      lines: [
        [30, 55, 580, 55],
        [30, 145, 580, 145],
        [30, 235, 580, 235],
        [30, 295, 580, 295],
        [310, 55, 310, 295],
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

const LARGE = 'body { font-size: 13px } b.l { font-size: 10px }';

const scannedWorksheet: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'auto', lines: 2 });
  const html = htmlPage(
    `<h1>SECURITY FILING DATA</h1><p>House bill: ${bill.house}</p><table><tr><td>${box('MANUFACTURER', addressBlock(bill.manufacturer))}</td><td>${box('SELLER', 'SAME AS MANUFACTURER')}</td></tr><tr><td>${box('BUYER', addressBlock(bill.buyer))}</td><td>${box('SHIP TO', addressBlock(bill.shipTo))}</td></tr><tr><td>${box('STUFFING LOCATION', addressBlock(bill.stuffing))}</td><td>${box('CONSOLIDATOR', addressBlock(bill.consolidator))}</td></tr></table><p>Importer EIN: ${bill.importerNo}</p><p>Consignee EIN: ${bill.consigneeNo}</p>${htmlGrid(
      ['HTS', 'ORIGIN', 'GOODS'],
      bill.lines.map((line) => [dotted6(line.hts), 'THAILAND', line.text]),
    )}`,
    LARGE,
  );
  return print(html, [isf10Truth({ ...bill, seller: bill.manufacturer })], {
    scan: { dpi: 200, turn: 0.7, noise: 0.002 },
  });
};

const scannedInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 3 });
  const html = htmlPage(
    `<h1>${escaped(bill.seller.name)}</h1><p>${escaped(addressLine(bill.seller))}</p><h1>COMMERCIAL INVOICE</h1><p>INVOICE NO. ${bill.invoice} &nbsp; B/L NO. ${bill.house}</p><p>SOLD TO:<br>${lines(addressBlock(bill.buyer))}</p>${htmlGrid(
      ['ITEM', 'DESCRIPTION', 'HS CODE', 'QTY', 'AMOUNT'],
      bill.lines.map((line) => [line.item, line.text, dotted6(line.hts), String(line.pieces), line.amount]),
    )}<p>COUNTRY OF ORIGIN: CHINA</p>`,
    LARGE,
  );
  return print(html, [commercial(bill, ['seller', 'buyer'])], { scan: { dpi: 300, turn: -1.2, noise: 0.003 } });
};

const scannedLow: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 2 });
  const html = htmlPage(
    `<h1>ISF-10</h1>${htmlGrid(
      ['FIELD', 'DATA'],
      [
        ['HBL', bill.house],
        ['SELLER', addressBlock(bill.seller)],
        ['BUYER', addressBlock(bill.buyer)],
        ['MANUFACTURER', addressBlock(bill.manufacturer)],
        ['SHIP TO', 'SAME AS BUYER'],
        ['STUFFING', addressBlock(bill.stuffing)],
        ['CONSOLIDATOR', addressBlock(bill.consolidator)],
        ['IMPORTER IRS NO.', bill.importerNo],
        ['CONSIGNEE IRS NO.', bill.consigneeNo],
        ['HTS', hsCodes(bill).join(', ')],
        ['COUNTRY OF ORIGIN', 'CHINA'],
      ],
    )}`,
    LARGE,
  );
  return print(html, [isf10Truth({ ...bill, shipTo: bill.buyer })], { scan: { dpi: 150, turn: -0.5, noise: 0.002 } });
};

export const PRINTS: Record<string, Family> = {
  h21_plain_bill: plainBill,
  h22_section_form: sectionForm,
  h23_stamped_invoice: stampedInvoice,
  h24_bills_by_page: billsByPage,
  h25_wide_transit: wideTransit,
  h26_drawn_bill: drawnBill,
  h31_scanned_worksheet: scannedWorksheet,
  h32_scanned_invoice: scannedInvoice,
  h33_scanned_low: scannedLow,
};
