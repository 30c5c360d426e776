import type { DrawnText, Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, blockLines, cityLine, oneLine, type Party, addressBlock } from '../parties.ts';
import { code6, dotted, dotted10, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth, type Truth } from '../truth.ts';

const print = (html: string, truth: Truth[], more: { wide?: boolean } = {}) => ({
  files: [{ name: 'file', content: { kind: 'print' as const, html, ...more } }],
  truth,
});

/** House bill of lading, draft: boxes side by side, notify party, agent at destination, two containers. */
const houseDraft: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 2, containers: 2 });
  const html = htmlPage(
    `<div class="stamp">DRAFT COPY</div><table>
    <tr><td style="width:55%" rowspan="2">${box('Shipper', addressBlock(bill.seller))}</td><td>${box('Bill of Lading No.', bill.house)}</td></tr>
    <tr><td>${box('Booking No.', bill.booking)}${box('Master B/L', bill.master)}</td></tr>
    <tr><td>${box('Consignee (if "To Order" so indicate)', addressBlock(bill.buyer))}</td><td rowspan="2">${box('For release of cargo contact', `${addressBlock(bill.agent)}\nTEL ${bill.agent.phone}`)}</td></tr>
    <tr><td>${box('Notify Party (no claim shall attach for failure to notify)', addressBlock(bill.notify))}</td></tr>
    <tr><td>${box('Place of Receipt', bill.loading.text)}${box('Ocean Vessel / Voyage', `${bill.vessel} / ${bill.voyage}`)}</td><td>${box('Port of Loading', bill.loading.text)}${box('Port of Discharge', bill.discharge.text)}${box('Place of Delivery', bill.discharge.text)}</td></tr></table>
    ${htmlGrid(
      ['Container No. / Seal No.', 'Packages', 'Description of Goods', 'Gross Weight', 'Measurement'],
      bill.lines.map((line, at) => [
        `${bill.containers[at]?.no}\n${bill.containers[at]?.seal} / ${bill.containers[at]?.size}`,
        `${line.cartons} CARTONS`,
        `SHIPPER'S LOAD AND COUNT\n${line.text}\nHTS ${dotted6(line.hts)}`,
        `${line.weight} KGS`,
        `${line.volume} CBM`,
      ]),
    )}
    <p>FREIGHT COLLECT &nbsp; ON BOARD DATE ${bill.departure} &nbsp; ALL GOODS MADE IN CHINA</p>
    <p><small>Received in apparent good order and condition the packages said to contain the goods mentioned above. The number of originals is three. SCAC ${bill.scac}</small></p>`,
    '.stamp { position: absolute; top: 330px; left: 220px; font-size: 54px; color: rgba(200,0,0,.35); transform: rotate(-24deg) }',
  );
  return print(html, [commercial(bill, ['seller', 'buyer'])]);
};

/** Indian export invoice with many boxes; the buyer is not the consignee. */
const indianInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'kitchen', lines: 4 });
  const html = htmlPage(
    `<h1>EXPORT INVOICE</h1><table>
    <tr><td rowspan="3" style="width:50%">${box('Exporter', `${addressBlock(bill.seller)}\nGSTIN: ${bill.seller.taxNo}`)}</td><td>${box('Invoice No. & Date', `${bill.invoice} dt. ${bill.departure}`)}</td><td>${box("Exporter's Ref.", `IEC ${random.digits(10)}`)}</td></tr>
    <tr><td colspan="2">${box("Buyer's Order No. & Date", bill.order)}</td></tr><tr><td colspan="2">${box('Other Reference(s)', `HAWB/HBL: ${bill.house}`)}</td></tr>
    <tr><td>${box('Consignee', addressBlock(bill.shipTo))}</td><td colspan="2">${box('Buyer (if other than consignee)', addressBlock(bill.buyer))}</td></tr>
    <tr><td>${box('Pre-Carriage by', 'ROAD')}${box('Vessel / Flight No.', `${bill.vessel} ${bill.voyage}`)}${box('Port of Discharge', bill.discharge.text)}</td><td>${box('Country of Origin of Goods', 'INDIA')}</td><td>${box('Country of Final Destination', 'USA')}</td></tr></table>
    ${htmlGrid(
      ['Sr.', 'Marks & Nos.', 'Description of Goods', 'RITC / HS Code', 'Quantity (PCS)', 'Rate USD', 'Amount USD'],
      bill.lines.map((line, at) => [
        String(at + 1),
        '1/UP',
        `${line.text} (${line.item})`,
        `${line.hts.slice(0, 8)}`,
        String(line.pieces),
        line.price,
        line.amount,
      ]),
    )}
    <p style="text-align:right"><b>TOTAL USD ${sum(bill.lines.map((line) => line.amount)).toFixed(2)}</b></p>
    <p>Bank A/C ${random.digits(14)}, IFSC XXXX0${random.digits(6)}. LUT ARN AD${random.digits(12)}. Declaration: We declare that this invoice shows the actual price of the goods.</p>`,
  );
  return print(html, [commercial(bill, ['seller', 'buyer', 'shipTo'])]);
};

/** Sixty rows over several pages: head repeated, carried forward, page numbers that look like codes. */
const longInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 4, seller: 'HK' });
  const rows = Array.from({ length: 64 }, (_, at) => {
    const line = bill.lines[at % bill.lines.length] ?? bill.lines[0];
    if (!line) throw new Error('no line');
    return [
      String(at + 1),
      `${line.item}-${at + 100}`,
      `${line.text} STYLE ${random.letters(3)}`,
      dotted10(line.hts),
      'CHINA',
      String(random.int(10, 400)),
      (random.int(100, 9000) / 100).toFixed(2),
    ];
  });
  const html = htmlPage(
    `<h1>${escaped(bill.seller.name)}</h1><p style="text-align:center">${escaped(addressLine(bill.seller))}<br>Tel ${bill.seller.phone} Fax ${bill.seller.fax}</p>
    <h1>COMMERCIAL INVOICE</h1>
    <div style="display:flex;gap:40px"><div style="flex:1"><b>Bill to:</b><br>${lines(addressBlock(bill.buyer))}<p><b>Deliver to:</b><br>${lines(addressBlock(bill.shipTo))}</p></div>
    <div style="flex:1">Invoice no: ${bill.invoice}<br>Date: ${bill.departure}<br>Your order: ${bill.order}<br>B/L no: ${bill.house}<br>Container: ${bill.containers[0]?.no}<br>Terms: FOB ${bill.loading.name}</div></div>
    <p>Made by: ${escaped(oneLine(bill.manufacturer))}</p>
    ${htmlGrid(['No', 'Item no.', 'Description', 'HTS', 'Origin', 'Qty', 'Unit USD'], rows)}
    <p>Total 64 items, 5,118 sets, USD 940,360.00</p>`,
  );
  return print(html, [commercial(bill, ['manufacturer', 'seller', 'buyer', 'shipTo'])]);
};

/** Landscape worksheet: a party per row, its parts in columns. */
const partiesAsRows: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 3, seller: 'TW' });
  const partyRow = (label: string, party: Party) => [
    label,
    party.name,
    party.street,
    party.city,
    party.region,
    party.zip,
    party.countryText,
  ];
  const html = htmlPage(
    `<h1>ISF 10+2 資料表</h1><p>AMS HBL: <b>${bill.house}</b> &nbsp;&nbsp; MBL: ${bill.master} &nbsp;&nbsp; VSL/VOY: ${bill.vessel} / ${bill.voyage}</p>
    ${htmlGrid(
      ['Party 角色', 'Name 公司名稱', 'Address 地址', 'City 城市', 'State 州', 'Zip', 'Country 國家'],
      [
        partyRow('Manufacturer 製造商', bill.manufacturer),
        partyRow('Seller 賣方', bill.seller),
        partyRow('Buyer 買方', bill.buyer),
        partyRow('Ship To 送貨地', bill.shipTo),
        partyRow('Stuffing 裝櫃地點', bill.stuffing),
        partyRow('Consolidator 併櫃商', bill.consolidator),
        partyRow('Notify 通知方', bill.notify),
      ],
    )}<p>Importer of record no. 進口商稅號: ${bill.importerNo} &nbsp;&nbsp; Consignee no. 收貨人稅號: ${bill.consigneeNo}</p>
    ${htmlGrid(
      ['Line', 'Goods 品名', 'HTS 稅則', 'Made in 產地'],
      bill.lines.map((line, at) => [String(at + 1), line.text, dotted(line.hts), 'Taiwan']),
    )}`,
  );
  return print(html, [isf10Truth(bill)], { wide: true });
};

/** A form drawn text by text: labels left, values in a column, no lines; words apart. */
const drawnWorksheet: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2 });
  const texts: DrawnText[] = [{ x: 190, y: 40, text: 'SECURITY FILING WORKSHEET', size: 14, bold: true }];
  let y = 80;
  const put = (label: string, value: string[]) => {
    texts.push({ x: 40, y, text: label, bold: true, size: 8 });
    for (const text of value) {
      texts.push({ x: 210, y, text });
      y += 12;
    }
    y += 8;
  };
  const latin = (party: Party) =>
    blockLines(party).map((text) =>
      text.replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, ''),
    );
  put('HOUSE B/L NUMBER', [bill.house]);
  put('MASTER B/L NUMBER', [bill.master]);
  put("MANUFACTURER'S NAME/ADDRESS", latin(bill.manufacturer));
  put("SELLER'S NAME/ADDRESS", ['SAME AS MANUFACTURER']);
  put("BUYER'S NAME/ADDRESS", latin(bill.buyer));
  put('SHIP TO NAME/ADDRESS', latin(bill.shipTo));
  put('STUFFING LOCATION', latin(bill.stuffing));
  put('CONSOLIDATOR', latin(bill.consolidator));
  put('IMPORTER OF RECORD', [`EIN ${bill.importerNo}`]);
  put('CONSIGNEE NUMBER', [`EIN ${bill.consigneeNo}`]);
  put('COUNTRY OF ORIGIN', ['VIETNAM']);
  put('HTSUS (6 DIGITS)', [hsCodes(bill).join('   ')]);
  texts.push({
    x: 40,
    y: 740,
    text: `Form 0${random.digits(5)} rev. 09/2026    Fax completed form to ${bill.agent.fax}`,
    size: 7,
  });
  return {
    files: [{ name: 'isf', content: { kind: 'drawn', texts } }],
    truth: [isf10Truth({ ...bill, seller: bill.manufacturer })],
  };
};

/** Booking confirmation of cargo in transit to Mexico. */
const transitBooking: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'auto', lines: 2, buyer: 'MX' });
  const html = htmlPage(
    `<h1>BOOKING CONFIRMATION - T&amp;E VIA LONG BEACH (ISF-5)</h1>
    <table><tr><td>${box('Booking no.', bill.booking)}</td><td>${box('B/L number (AMS)', bill.house)}</td></tr>
    <tr><td>${box('Booking party', addressBlock(bill.seller))}</td><td>${box('Ship to', addressBlock(bill.shipTo))}</td></tr>
    <tr><td>${box('Port of loading', bill.loading.text)}</td><td>${box('Foreign port of unlading', 'MANZANILLO, MEXICO (MXZLO)')}</td></tr>
    <tr><td>${box('Place of delivery', 'MONTERREY, MEXICO (MXMTY)')}</td><td>${box('Carrier / vessel', `${bill.vessel} ${bill.voyage}`)}</td></tr></table>
    <p>Commodity: ${bill.lines
      .map((line) => `${line.text} (HS ${code6(line.hts)})`)
      .map(escaped)
      .join(', ')}</p>
    <p>CY cut-off ${bill.departure} 16:00. Please quote booking number in all correspondence. Tel ${bill.consolidator.phone}</p>`,
  );
  return print(html, [isf5Truth(bill, { delivery: 'MONTERREY|MXMTY', discharge: 'MANZANILLO|MXZLO' })]);
};

/** Labels turned by 90 degrees at the left of the blocks. */
const turnedLabels: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'auto', lines: 3 });
  const part = (label: string, party: Party) =>
    `<tr><td class="v"><span>${label}</span></td><td>${lines(addressBlock(party))}</td></tr>`;
  const html = htmlPage(
    `<h1>ISF INFORMATION (CHINA EXPORT)</h1><p>HB/L: ${bill.house} &nbsp; OB/L: ${bill.master}</p><table style="width:70%">
    ${part('SELLER', bill.seller)}${part('BUYER', bill.buyer)}${part('MAKER', bill.manufacturer)}${part('SHIP TO', bill.shipTo)}${part('STUFFING', bill.stuffing)}${part('CONSOL.', bill.consolidator)}</table>
    <p>IMPORTER IRS NO: ${bill.importerNo}</p><p>CONSIGNEE IRS NO: ${bill.consigneeNo}</p><p>HTS CODES: ${bill.lines.map((line) => dotted6(line.hts)).join(' / ')} &nbsp; ORIGIN: CHINA</p>`,
    'td.v { width: 22px; height: 76px; text-align: center } td.v span { writing-mode: vertical-rl; transform: rotate(180deg) }',
  );
  return print(html, [isf10Truth(bill)]);
};

/** Packing list with no tax number and no bill: totals that look like codes. */
const packingList: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 3 });
  const html = htmlPage(
    `<h1>PACKING LIST</h1><p><b>${escaped(bill.seller.name)}</b><br>${escaped(addressLine(bill.seller))}<br>TAX ID ${bill.seller.taxNo} TEL ${bill.seller.phone}</p>
    <table style="border:0"><tr><td><b>CONSIGNEE</b><br>${lines(addressBlock(bill.buyer))}</td><td><b>NOTIFY PARTY</b><br>${lines(addressBlock(bill.notify))}</td></tr></table>
    <p>INVOICE REF ${bill.invoice} &nbsp; PER S.S. ${bill.vessel} ${bill.voyage}</p>
    ${htmlGrid(
      ['LOT', 'DESCRIPTION', 'HS', 'CTNS', 'N.W. KGS', 'G.W. KGS', 'CBM'],
      [
        ...bill.lines.map((line) => [
          random.digits(6),
          line.text,
          dotted6(line.hts),
          String(line.cartons),
          line.weight,
          line.weight,
          line.volume,
        ]),
        ['TOTAL', '', '', String(sum(bill.lines.map((line) => line.cartons))), '', random.digits(6), ''],
      ],
    )}<p>PRODUCT OF THAILAND. ${escaped(cityLine(bill.seller))}</p>`,
  );
  return print(html, [joinTruth(commercial(bill, ['seller', 'buyer']), { amsRequestList: [] })]);
};

export const PRINTS: Record<string, Family> = {
  t21_house_draft: houseDraft,
  t22_indian_invoice: indianInvoice,
  t23_long_invoice: longInvoice,
  t24_parties_as_rows: partiesAsRows,
  t25_drawn_worksheet: drawnWorksheet,
  t26_transit_booking: transitBooking,
  t27_turned_labels: turnedLabels,
  t28_packing_list: packingList,
};
