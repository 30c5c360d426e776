import { printedPage, single, type DrawnText, type Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, addressBlock, blockLines, oneLine, type Party } from '../parties.ts';
import { code6, dotted, dotted10, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, hsTruth, isf10Truth } from '../truth.ts';

/** House bill whose number stands alone under the title; labels left of their values without a colon. */
const numberByTitle: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 2 });
  const texts: DrawnText[] = [
    { x: 36, y: 34, text: bill.consolidator.name, size: 11, bold: true },
    { x: 400, y: 34, text: 'BILL OF LADING', size: 13, bold: true },
    { x: 400, y: 52, text: 'FOR COMBINED TRANSPORT OR PORT TO PORT', size: 6 },
    { x: 400, y: 64, text: `NO. ${bill.house}`, size: 10 },
  ];
  let y = 100;
  const put = (label: string, value: string[]) => {
    texts.push({ x: 36, y, text: label, size: 7, bold: true });
    for (const text of value) {
      texts.push({ x: 130, y, text, size: 9 });
      y += 12;
    }
    y += 10;
  };
  put('SHIPPER', blockLines(bill.seller));
  put('CONSIGNEE', blockLines(bill.buyer));
  put('NOTIFY', blockLines(bill.notify));
  put('VESSEL / VOY.', [`${bill.vessel} / ${bill.voyage}`]);
  put('LOADED AT', [bill.loading.text]);
  put('DISCHARGED AT', [bill.discharge.text]);
  texts.push({ x: 36, y, text: 'MARKS AND NUMBERS', size: 7, bold: true });
  texts.push({ x: 160, y, text: 'QUANTITY AND DESCRIPTION OF GOODS', size: 7, bold: true });
  texts.push({ x: 480, y, text: 'KGS', size: 7, bold: true });
  y += 14;
  for (const line of bill.lines) {
    texts.push({ x: 160, y, text: `${line.cartons} CARTONS ${line.text}` }, { x: 480, y, text: line.weight });
    texts.push({ x: 160, y: y + 12, text: `HS CODE ${dotted6(line.hts)} ORIGIN CHINA` });
    y += 30;
  }
  return {
    files: [{ name: 'bill', content: { kind: 'drawn', texts } }],
    truth: [commercial(bill, ['seller', 'buyer'])],
  };
};

/** Sea waybill of a carrier's agent: the number for customs is in the remarks. */
const waybillRemark: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 1 });
  const html = htmlPage(
    `<h1>NON-NEGOTIABLE SEA WAYBILL</h1><table><tr><td style="width:50%">${box('SHIPPER / EXPORTER', addressBlock(bill.seller))}</td><td>${box('SEA WAYBILL NO.', bill.master)}${box('BOOKING REF.', bill.booking)}</td></tr>
    <tr><td>${box('CONSIGNEE', addressBlock(bill.buyer))}</td><td>${box('EXPORT REFERENCES', `INV ${bill.invoice}`)}</td></tr>
    <tr><td>${box('NOTIFY PARTY', 'SAME AS CONSIGNEE')}</td><td>${box('ALSO NOTIFY', addressBlock(bill.notify))}</td></tr>
    <tr><td>${box('VESSEL', `${bill.vessel} V.${bill.voyage}`)}</td><td>${box('PORT OF DISCHARGE', bill.discharge.text)}</td></tr></table>
    <table><tr><th>CONTAINER / SEAL</th><th>PACKAGES AND DESCRIPTION</th><th>WEIGHT</th></tr><tr><td>${bill.containers[0]?.no}<br>${bill.containers[0]?.seal}</td><td>${bill.lines
      .map(
        (line) =>
          `${line.cartons} CTNS<br>${escaped(line.text)}<br>H.S.CODE: ${dotted6(line.hts)}<br>COUNTRY OF ORIGIN: THAILAND`,
      )
      .join(
        '<br>',
      )}<br>AMS HBL NO.: ${bill.house}<br>SHIPPER'S LOAD, STOW, COUNT AND SEAL</td><td>${bill.lines[0]?.weight} KGS</td></tr></table>`,
  );
  return single(printedPage(html), [commercial(bill, ['seller', 'buyer'])]);
};

/** Export invoice whose goods are described in running lines with the code in brackets. */
const bracketCodes: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 3 });
  const html = htmlPage(
    `<h1>COMMERCIAL INVOICE</h1><p style="text-align:right">No. ${bill.invoice}<br>Date: ${bill.departure}</p>
    <p><b>Exporter / Manufacturer</b><br>${lines(addressBlock(bill.seller))}<br>Tax code: ${bill.seller.taxNo}</p><p><b>Importer / Consignee</b><br>${lines(addressBlock(bill.buyer))}</p>
    <p><b>Deliver to</b><br>${lines(addressBlock(bill.shipTo))}</p><p>House B/L: ${bill.house} - Vessel: ${bill.vessel} ${bill.voyage} - POL: ${bill.loading.name}</p>
    <table><tr><th>Description</th><th>Quantity</th><th>Amount (USD)</th></tr>${bill.lines
      .map(
        (line) =>
          `<tr><td>${escaped(line.text)} (HTS ${dotted(line.hts)})<br>Style ${line.item}, made in Vietnam</td><td>${line.pieces} pcs</td><td>${line.amount}</td></tr>`,
      )
      .join(
        '',
      )}<tr><td>TOTAL</td><td></td><td>${sum(bill.lines.map((line) => line.amount)).toFixed(2)}</td></tr></table>
    <p>Bank: Saigon Harbor Commercial Bank, account ${random.digits(13)}</p>`,
  );
  return single(printedPage(html), [
    commercial({ ...bill, manufacturer: bill.seller }, ['seller', 'manufacturer', 'buyer', 'shipTo']),
  ]);
};

/** A form with dotted and underlined blanks. */
const dottedForm: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'furniture', lines: 2 });
  const party = (title: string, who: Party) =>
    `<p><b>${title}</b><br>Name ........ ${escaped(who.name)}<br>Address ...... ${escaped(who.street)}<br>City/State/Zip .... ${escaped(
      [who.city, who.region, who.zip].filter(Boolean).join(', '),
    )}<br>Country ...... ${who.countryText}</p>`;
  const html = htmlPage(
    `<h1>ISF Information Form</h1><p>House Bill No. ____ ${bill.house} ____ Master Bill No. ____ ${bill.master}</p>
    <p>Importer IRS No. ____ ${bill.importerNo}</p><p>Consignee IRS No. ____ ${bill.consigneeNo}</p>
    ${party('A. Seller', bill.seller)}${party('B. Buyer', bill.buyer)}${party('C. Manufacturer', bill.manufacturer)}${party('D. Ship to', bill.shipTo)}${party('E. Stuffing location', bill.stuffing)}${party('F. Consolidator', bill.consolidator)}
    <p>HTS No(s). ____ ${hsCodes(bill).join(', ')}</p><p>Country of origin ____ India</p>`,
  );
  return single(printedPage(html), [isf10Truth(bill)]);
};

/** Chinese booking note in Word: boxes with Chinese labels first. */
const bookingNote: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 3 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: '海运出口货物托运单 BOOKING NOTE', bold: true, size: 14, align: 'center' },
        {
          table: [
            [{ text: `托运人 Shipper\n${addressBlock(bill.seller)}` }, { text: `编号 S/O No.\n${bill.booking}` }],
            [{ text: `收货人 Consignee\n${addressBlock(bill.buyer)}` }, { text: `分提单号 HB/L No.\n${bill.house}` }],
            [
              { text: `通知人 Notify Party\n${addressBlock(bill.notify)}` },
              { text: `主提单号 MB/L No.\n${bill.master}` },
            ],
            [
              `船名/航次 Vessel/Voyage\n${bill.vessel} ${bill.voyage}`,
              `目的港 Port of Discharge\n${bill.discharge.text}`,
            ],
          ],
        },
        {
          table: [
            ['唛头', '件数', '中英文品名', 'HS编码', '毛重(KGS)', '体积(CBM)'],
            ...bill.lines.map((line) => ['N/M', `${line.cartons}`, line.text, line.hts, line.weight, line.volume]),
          ],
        },
        `工厂/生产商: ${oneLine(bill.manufacturer)}`,
        `装箱地点: ${oneLine(bill.stuffing)}`,
        '原产国: 中国 CHINA',
      ],
    },
    [commercial(bill, ['seller', 'buyer', 'manufacturer', 'stuffing'])],
  );
};

/** Flat table of a system's export: a column for each part of each party, a row for each bill. */
const flatExport: Family = (random) => {
  const bills = Array.from({ length: 2 }, () => shipment(random, { origin: 'VN', trade: 'toys', lines: 1 }));
  const roles = [
    ['Manufacturer', 'manufacturer'],
    ['Seller', 'seller'],
    ['Buyer', 'buyer'],
    ['Ship To', 'shipTo'],
    ['Stuffing', 'stuffing'],
    ['Consolidator', 'consolidator'],
  ] as const;
  const head = [
    'House BL',
    'Importer EIN',
    'Consignee EIN',
    ...roles.flatMap(([name]) => [`${name} Name`, `${name} Address`, `${name} City`, `${name} Country`]),
    'HTS6',
    'Origin',
  ];
  const rows = bills.map((bill) => [
    bill.house,
    bill.importerNo,
    bill.consigneeNo,
    ...roles.flatMap(([, role]) => [bill[role].name, bill[role].street, bill[role].city, bill[role].country]),
    code6(bill.lines[0]?.hts ?? ''),
    'VN',
  ]);
  return single(
    { kind: 'sheet', format: 'xls', sheets: [{ name: 'Export', rows: [head, ...rows] }] },
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** Headings as paragraphs of their own, the block below, no table and no colon. */
const headedBlocks: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'kitchen', lines: 2 });
  const section = (title: string, who: Party) => [{ text: title, bold: true }, ...blockLines(who), ''];
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: 'Shipment data for the security filing', bold: true, size: 15 },
        `Our file ${bill.order}, vessel ${bill.vessel} voyage ${bill.voyage}, ETD ${bill.departure}`,
        { text: 'House bill of lading', bold: true },
        bill.house,
        '',
        ...section('Name and address of the manufacturer', bill.manufacturer),
        ...section('Name and address of the seller', bill.seller),
        ...section('Name and address of the buyer', bill.buyer),
        ...section('Ship-to name and address', bill.shipTo),
        ...section('Container stuffing location', bill.stuffing),
        ...section('Consolidator (stuffer)', bill.consolidator),
        { text: 'Importer of record number', bold: true },
        bill.importerNo,
        { text: 'Consignee number', bold: true },
        bill.consigneeNo,
        { text: 'Tariff numbers (6 digits) and origin', bold: true },
        ...bill.lines.map((line) => `${dotted6(line.hts)} ${line.text}, Taiwan`),
      ],
    },
    [isf10Truth(bill)],
  );
};

/** Packing list and weight note of a trading house: labels with two colons in a row, maker apart. */
const weightNote: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'hardware', lines: 3, seller: 'HK' });
  const html = htmlPage(
    `<h1>${escaped(bill.seller.name)}</h1><p style="text-align:center">${escaped(addressLine(bill.seller))}</p><h1>PACKING / WEIGHT LIST</h1>
    <table style="border:0"><tr><td style="border:0">TO: ${lines(addressBlock(bill.buyer))}</td><td style="border:0">DATE: ${bill.departure}<br>INV NO.: ${bill.invoice}<br>P/O NO.: ${bill.order}<br>HBL NO.: ${bill.house}<br>CNTR NO.: ${bill.containers[0]?.no}</td></tr></table>
    ${htmlGrid(
      ['C/NO.', 'DESCRIPTION', 'H.S. NO.', 'QTY (PCS)', 'CTNS', 'G.W.(KGS)'],
      bill.lines.map((line, at) => [
        `${at + 1}-UP`,
        line.text,
        code6(line.hts),
        String(line.pieces),
        String(line.cartons),
        line.weight,
      ]),
    )}<p>MANUFACTURER: ${escaped(oneLine(bill.manufacturer))}</p><p>COUNTRY OF ORIGIN: P.R. CHINA</p><p>DELIVERY ADDRESS: ${escaped(oneLine(bill.shipTo))}</p>`,
  );
  return single(printedPage(html), [commercial(bill, ['seller', 'buyer', 'manufacturer', 'shipTo'])]);
};

/** Draft of a bill for proofreading: fields as a list of label, colon and value; goods in free lines. */
const proofList: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'plastic', lines: 2 });
  const html = htmlPage(
    `<p>Dear customer, please check the draft B/L below and reply before SI cut-off.</p><p>HBL NUMBER : ${bill.house} (TELEX RELEASE)<br>OCEAN B/L : ${bill.master}<br>SHPR : ${escaped(oneLine(bill.seller))}<br>CNEE : ${escaped(oneLine(bill.buyer))}<br>NTFY : ${escaped(oneLine(bill.notify))}<br>VSL/VOY : ${bill.vessel} ${bill.voyage}<br>POL : ${bill.loading.text}<br>POD : ${bill.discharge.text}<br>CTNR/SEAL : ${bill.containers[0]?.no}/${bill.containers[0]?.seal}/40HQ<br>PKGS : ${sum(bill.lines.map((line) => line.cartons))} CTNS<br>GOODS : ${bill.lines.map((line) => `${escaped(line.text)} HS ${dotted10(line.hts)}`).join(', ')}</p><p>Best regards<br>${bill.consolidator.contact}</p>`,
  );
  return single(printedPage(html), [
    commercial(bill, ['seller', 'buyer'], { billHsRequestList: hsTruth(bill.lines, false) }),
  ]);
};

/** Two bills on a page each, in the same boxes. */
const twoPages: Family = (random) => {
  const bills = Array.from({ length: 2 }, () => shipment(random, { origin: 'CN', trade: 'garment', lines: 2 }));
  const one = (
    bill: (typeof bills)[number],
  ) => `<div style="page-break-after:always"><h1>IMPORTER SECURITY FILING</h1><table>
    <tr><td style="width:50%">${box('BILL OF LADING NUMBER', bill.house)}</td><td>${box('IMPORTER / CONSIGNEE NUMBER', bill.importerNo)}</td></tr>
    <tr><td>${box('SELLER', addressBlock(bill.seller))}</td><td>${box('BUYER', addressBlock(bill.buyer))}</td></tr>
    <tr><td>${box('MANUFACTURER', 'SAME AS SELLER')}</td><td>${box('SHIP TO', 'SAME AS BUYER')}</td></tr>
    <tr><td>${box('STUFFING LOCATION', addressBlock(bill.stuffing))}</td><td>${box('CONSOLIDATOR', addressBlock(bill.consolidator))}</td></tr>
    <tr><td>${box('HTS-6', hsCodes(bill).join(', '))}</td><td>${box('COUNTRY OF ORIGIN', 'CN')}</td></tr></table></div>`;
  return single(
    printedPage(htmlPage(bills.map(one).join(''))),
    bills.map((bill) => isf10Truth({ ...bill, manufacturer: bill.seller, shipTo: bill.buyer })),
  );
};

/** A worksheet without goods, and the packing list of the shipment with codes and origin. */
const sharedShipment: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 3 });
  const party = (label: string, who: Party): [string, string] => [label, addressBlock(who)];
  const worksheet = [
    ['AMS B/L No.', bill.house],
    ['Importer of record EIN', bill.importerNo],
    ['Consignee EIN', bill.consigneeNo],
    party('Seller', bill.seller),
    party('Buyer', bill.buyer),
    ['Manufacturer', 'Same as seller'],
    party('Ship to', bill.shipTo),
    party('Stuffing location', bill.stuffing),
    party('Consolidator', bill.consolidator),
  ];
  const packing = [
    ['PACKING LIST', null, null, null],
    ['B/L No.', bill.house, null, null],
    ['HS code', 'Description', 'Cartons', 'Origin'],
    ...bill.lines.map((line) => [code6(line.hts), line.text, line.cartons, 'CHINA']),
  ];
  const sheet = (name: string, rows: (string | number | null)[][]) => ({
    name,
    content: { kind: 'sheet' as const, format: 'xlsx' as const, sheets: [{ name: 'Sheet1', rows }] },
  });
  return {
    files: [sheet('worksheet', worksheet), sheet('packing', packing)],
    truth: [isf10Truth({ ...bill, manufacturer: bill.seller })],
  };
};

export const PAPERS: Record<string, Family> = {
  t81_number_by_title: numberByTitle,
  t82_waybill_remark: waybillRemark,
  t83_bracket_codes: bracketCodes,
  t84_dotted_form: dottedForm,
  t85_booking_note: bookingNote,
  t86_flat_export: flatExport,
  t87_headed_blocks: headedBlocks,
  t88_weight_note: weightNote,
  t89_proof_list: proofList,
  t90_two_pages: twoPages,
  t91_shared_shipment: sharedShipment,
};
