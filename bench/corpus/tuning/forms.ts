import { printedPage, single, type DrawnText, type Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, addressBlock, blockLines, cityLine, type Party } from '../parties.ts';
import { code6, dotted, dotted10, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, hsTruth, isf10Truth } from '../truth.ts';
import { chineseMail, preAlert, vietnameseMail } from './mails.ts';

/** Arrival notice of a forwarder in the US: its own letterhead, charges, house and AMS number apart from the master's. */
const arrivalNotice: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 2 });
  const cell = (label: string, text: string, span = 1) => `<td colspan="${span}">${box(label, text)}</td>`;
  const html = htmlPage(
    `<p><b style="font-size:16px">${escaped(bill.agent.name)}</b><br>${escaped(addressLine(bill.agent))}<br>TEL: ${bill.agent.phone} FAX: ${bill.agent.fax}</p>
    <h1>ARRIVAL NOTICE / FREIGHT INVOICE</h1><table>
    <tr>${cell('SHIPPER', addressBlock(bill.seller), 2)}${cell('REFERENCE NO.', `SE-${random.digits(6)}`)}${cell('PREPARED BY', bill.agent.contact)}</tr>
    <tr>${cell('CONSIGNEE', addressBlock(bill.buyer), 2)}${cell('MASTER B/L NO.', bill.master)}${cell('HOUSE B/L NO.', bill.house)}</tr>
    <tr>${cell('NOTIFY PARTY', addressBlock(bill.notify), 2)}${cell('AMS B/L NO.', bill.house)}${cell('IT NO. / DATE', random.digits(9))}</tr>
    <tr>${cell('VESSEL INFO', `${bill.vessel} ${bill.voyage}`)}${cell('PORT OF LOADING', `${bill.loading.name} ETD ${bill.departure}`)}${cell('PORT OF DISCHARGE', `${bill.discharge.name} ETA ${bill.arrival}`)}${cell('FREIGHT LOCATION', `${bill.shipTo.name} FIRMS ${random.letters(1)}${random.digits(3)}`)}</tr>
    <tr>${cell('CUSTOMS BROKER', bill.notify.name, 2)}${cell('LAST FREE DAY', bill.arrival)}${cell('G.O. DATE', bill.arrival)}</tr></table>
    ${htmlGrid(
      ['Container No. / Seal', 'No. of PKGS', 'Description of packages and goods', 'Gross weight', 'Measurement'],
      [
        [
          `${bill.containers[0]?.no}\n${bill.containers[0]?.seal}`,
          `${sum(bill.lines.map((line) => line.cartons))} CTNS`,
          bill.lines.map((line) => `${line.text}\nHTS# ${dotted6(line.hts)}`).join('\n'),
          `${bill.lines[0]?.weight} KG`,
          `${bill.lines[0]?.volume} CBM`,
        ],
      ],
    )}${htmlGrid(
      ['Description of charges', 'Unit', 'Rate', 'Amount'],
      [
        ['OCEAN FREIGHT', '1', '3,850.00', '3,850.00'],
        ['ISF FILING FEE', '1', '35.00', '35.00'],
        ['DESTINATION HANDLING', '1', '95.00', '95.00'],
      ],
    )}<p>Please pay before release. Checks payable to ${escaped(bill.agent.name)}.</p>`,
  );
  return single(printedPage(html), [
    commercial(bill, ['seller', 'buyer'], { billHsRequestList: hsTruth(bill.lines, false) }),
  ]);
};

/** Worksheet of a forwarder: two columns of blocks, each with its own small labels in front of the lines. */
const pairedBlocks: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 3, seller: 'HK' });
  const party = (title: string, who: Party) =>
    `<td style="width:50%"><b>${title}</b><br>Company: ${escaped(who.name)}<br>Street: ${escaped(who.street)}<br>City: ${escaped(who.city)}${
      who.region ? `<br>State/Province: ${escaped(who.region)}` : ''
    }${who.zip ? `<br>Zip/Postal: ${who.zip}` : ''}<br>Country: ${who.countryText}</td>`;
  const html = htmlPage(
    `<h1>10+2 IMPORTER SECURITY FILING WORKSHEET</h1>
    <p>Please complete and e-mail to ${bill.agent.email} no later than 72 hours prior to vessel departure</p><table>
    <tr><td>AMS HBL: ${bill.house}</td><td>MBL: ${bill.master}</td></tr>
    <tr><td>Importer of Record (IRS/EIN): ${bill.importerNo}</td><td>Consignee (IRS/EIN): ${bill.consigneeNo}</td></tr>
    <tr>${party('1. SELLER', bill.seller)}${party('2. BUYER', bill.buyer)}</tr>
    <tr>${party('3. MANUFACTURER / SUPPLIER', bill.manufacturer)}${party('4. SHIP-TO PARTY', bill.shipTo)}</tr>
    <tr>${party('5. CONTAINER STUFFING LOCATION', bill.stuffing)}${party('6. CONSOLIDATOR / STUFFER', bill.consolidator)}</tr></table>
    ${htmlGrid(
      ['Item', 'Commodity', '7. HTSUS (6 digits)', '8. Country of origin'],
      bill.lines.map((line, at) => [String(at + 1), line.text, code6(line.hts), 'VN']),
    )}<p>Completed by: ${bill.consolidator.contact} &nbsp; Signature: ______ &nbsp; Date: ${bill.departure}</p>`,
  );
  return single(printedPage(html), [isf10Truth(bill)]);
};

/** Packing list with cells of several lines: code and origin stand below the name of the goods. */
const deepCells: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 4 });
  const html = htmlPage(
    `<p style="text-align:center"><b>${escaped(bill.seller.name)}</b><br>${escaped(addressLine(bill.seller))}</p><h1>PACKING LIST</h1>
    <table style="border:0"><tr><td style="border:0;width:60%">Messrs.:<br>${lines(addressBlock(bill.buyer))}</td><td style="border:0">Invoice No.: ${bill.invoice}<br>Date: ${bill.departure}<br>B/L No.: ${bill.house}<br>Shipped per: ${bill.vessel} ${bill.voyage}<br>From ${bill.loading.name} to ${bill.discharge.name}</td></tr></table>
    ${htmlGrid(
      ['Shipping marks', 'Description', 'Packing', 'N.W. / G.W.', 'Meas.'],
      bill.lines.map((line, at) => [
        `N/M\nC/NO. ${at * 100 + 1}-${at * 100 + line.cartons}`,
        `${line.text}\nITEM ${line.item}\nHS CODE: ${dotted(line.hts)}\nMADE IN CHINA`,
        `${line.cartons} CTNS\n${line.pieces} PCS`,
        `${line.weight}\n${(Number(line.weight) * 1.08).toFixed(2)}`,
        line.volume,
      ]),
    )}<p>SAY TOTAL ${sum(bill.lines.map((line) => line.cartons))} CARTONS ONLY</p>`,
  );
  return single(printedPage(html), [commercial(bill, ['seller', 'buyer'])]);
};

/** Bill of lading on the form of US exporters: long labels over the values, boxes drawn by lines. */
const boxedBill: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 2 });
  const texts: DrawnText[] = [{ x: 200, y: 24, text: 'OCEAN BILL OF LADING', size: 13, bold: true }];
  const put = (x: number, y: number, label: string, value: string[]) => {
    texts.push({ x, y, text: label, size: 6 });
    for (const [at, text] of value.entries()) texts.push({ x: x + 6, y: y + 9 + at * 10.5, text, size: 8.5 });
  };
  put(32, 48, '2. EXPORTER (Principal or seller-licensee and address including ZIP Code)', blockLines(bill.seller));
  put(306, 48, '5. DOCUMENT NUMBER', [bill.booking]);
  put(450, 48, '5a. B/L NUMBER', [bill.house]);
  put(306, 84, '6. EXPORT REFERENCES', [`PO ${bill.order}`, `INV ${bill.invoice}`]);
  put(32, 124, '3. CONSIGNED TO', blockLines(bill.buyer));
  put(306, 124, '7. FORWARDING AGENT (Name and address - references)', blockLines(bill.consolidator));
  put(32, 196, '4. NOTIFY PARTY/INTERMEDIATE CONSIGNEE (Name and address)', blockLines(bill.notify));
  put(306, 196, '8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', [bill.loading.name]);
  put(306, 228, '9. DOMESTIC ROUTING/EXPORT INSTRUCTIONS', ['CY/CY']);
  put(32, 268, '12. PRE-CARRIAGE BY', ['TRUCK']);
  put(170, 268, '13. PLACE OF RECEIPT BY PRE-CARRIER', [bill.loading.name]);
  put(32, 298, '14. EXPORTING CARRIER', [`${bill.vessel} ${bill.voyage}`]);
  put(170, 298, '15. PORT OF LOADING/EXPORT', [bill.loading.text]);
  put(306, 298, '10. LOADING PIER/TERMINAL', ['LCB1']);
  put(32, 328, '16. FOREIGN PORT OF UNLOADING', [bill.discharge.text]);
  put(170, 328, '17. PLACE OF DELIVERY BY ON-CARRIER', [bill.discharge.text]);
  const columns = [32, 120, 180, 420, 500];
  for (const [at, text] of [
    'MARKS AND NUMBERS',
    'PACKAGES',
    'DESCRIPTION OF COMMODITIES',
    'GROSS WEIGHT',
    'MEASUREMENT',
  ].entries())
    texts.push({ x: columns[at] ?? 0, y: 366, text, size: 6 });
  for (const [at, line] of bill.lines.entries()) {
    const y = 382 + at * 48;
    for (const [column, text] of ['N/M', `${line.cartons} CTNS`, line.text, line.weight, line.volume].entries())
      texts.push({ x: columns[column] ?? 0, y, text, size: 8 });
    texts.push({ x: 180, y: y + 11, text: `H.S. CODE ${dotted6(line.hts)}  PRODUCT OF THAILAND`, size: 8 });
  }
  const rules: [number, number, number, number][] = [44, 120, 192, 264, 294, 324, 362].map((y) => [28, y, 584, y]);
  return {
    files: [{ name: 'bill', content: { kind: 'drawn', texts, lines: [...rules, [302, 44, 302, 362]] } }],
    truth: [commercial(bill, ['seller', 'buyer', 'consolidator'], { _ignore: ['consolidator*'] })],
  };
};

/** Template of an NVOCC: a row for each part of each party, the party in a merged cell before them. */
const partsBelow: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'garment', lines: 3 });
  const rows: (string | null)[][] = [
    ['ISF 10+2 DATA ENTRY FORM', null, null],
    ['Bill of Lading', 'SCAC', bill.scac],
    ['', 'House B/L (without SCAC)', bill.house.slice(4)],
    ['Importer', 'IRS / EIN', bill.importerNo],
    ['Consignee', 'IRS / EIN', bill.consigneeNo],
  ];
  const merges: string[] = ['A1:C1'];
  const put = (title: string, who: Party) => {
    const from = rows.length + 1;
    const parts = [
      ['Company name', who.name],
      ['Address line 1', who.street],
      ['City', who.city],
      ['State', who.region],
      ['Zip code', who.zip],
      ['Country code', who.country],
    ];
    for (const [at, [label = '', value = '']] of parts.entries()) rows.push([at === 0 ? title : null, label, value]);
    merges.push(`A${from}:A${from + parts.length - 1}`);
  };
  put('Manufacturer (or supplier)', bill.manufacturer);
  put('Seller (or owner)', bill.seller);
  put('Buyer (or owner)', bill.buyer);
  put('Ship to', bill.shipTo);
  put('Container stuffing', bill.stuffing);
  put('Consolidator (stuffer)', bill.consolidator);
  for (const [at, line] of bill.lines.entries())
    rows.push([at === 0 ? 'Commodity' : null, `HTS-6 #${at + 1} / origin`, `${code6(line.hts)} / IN`]);
  return single({ kind: 'sheet', format: 'xlsx', sheets: [{ name: 'ISF', rows, merges }] }, [isf10Truth(bill)]);
};

/** Form of a broker in three columns: element, what it means, the answer. */
const explainedForm: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 2 });
  const rows: [string, string, string][] = [
    ['1. Importer of Record Number', 'IRS, EIN, SSN or CBP assigned number of the importer', bill.importerNo],
    ['2. Consignee Number', 'IRS, EIN or SSN of the party on whose account the goods are shipped', bill.consigneeNo],
    ['3. Seller', 'Last known entity by whom the goods are sold', addressBlock(bill.seller)],
    ['4. Buyer', 'Last known entity to whom the goods are sold', addressBlock(bill.buyer)],
    ['5. Ship To', 'First deliver-to party scheduled to receive the goods', addressBlock(bill.shipTo)],
    ['6. Manufacturer', 'Entity that last manufactures, assembles or grows the goods', 'SAME AS SELLER'],
    ['7. Country of Origin', 'Country of manufacture or growth', 'Taiwan'],
    ['8. HTSUS-6', 'Harmonized tariff number to six digits', bill.lines.map((line) => dotted10(line.hts)).join('\n')],
    ['9. Container Stuffing Location', 'Where the goods were loaded into the container', addressBlock(bill.stuffing)],
    ['10. Consolidator', 'Party who stuffed the container', addressBlock(bill.consolidator)],
    ['Bill of lading', 'Lowest level, as in AMS', bill.house],
  ];
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: 'Importer Security Filing questionnaire', bold: true, size: 14 },
        { table: [['Element', 'What CBP wants', 'Your answer'], ...rows] },
        `Questions? Call ${bill.agent.name}, ${cityLine(bill.agent)}, ${bill.agent.phone}`,
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** Invoice of a factory with addresses in mixed case: sold to, ship to and remit to; code and origin as columns. */
const soldTo: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 4 });
  const html = htmlPage(
    `<table style="border:0"><tr><td style="border:0;width:55%"><b>${escaped(bill.seller.name)}</b><br>${escaped(bill.seller.street)}<br>${escaped(cityLine(bill.seller))}<br>Phone ${bill.seller.phone}</td><td style="border:0;text-align:right;font-size:20px">INVOICE<br><span style="font-size:11px">Invoice # ${bill.invoice}<br>Invoice date ${bill.departure}<br>Customer PO ${bill.order}</span></td></tr>
    <tr><td style="border:0"><u>SOLD TO:</u><br>${lines(addressBlock(bill.buyer))}</td><td style="border:0"><u>SHIP TO:</u><br>${lines(addressBlock(bill.shipTo))}</td></tr>
    <tr><td style="border:0">Ship via: ${bill.vessel} ${bill.voyage}<br>HB/L: ${bill.house}</td><td style="border:0">Terms: T/T 30 days<br>Incoterms: FOB ${bill.loading.name}</td></tr></table>
    ${htmlGrid(
      ['Qty', 'Part number', 'Description', 'Harmonized Code', 'C.O.O.', 'Unit price', 'Extended'],
      bill.lines.map((line) => [
        String(line.pieces),
        line.item,
        line.text,
        dotted10(line.hts),
        'TW',
        line.price,
        line.amount,
      ]),
    )}<p>Subtotal ${sum(bill.lines.map((line) => line.amount)).toFixed(2)}</p><p>REMIT TO: First Harbor Bank, A/C ${random.digits(12)}, SWIFT FHBKTWTP</p>`,
  );
  return single(printedPage(html), [commercial(bill, ['seller', 'buyer', 'shipTo'])]);
};

/** Sheet of four columns: label, value, label, value. */
const fourColumns: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 2 });
  const pairs: [string, string, string, string][] = [
    ['Số vận đơn nhà / AMS HBL', bill.house, 'Số vận đơn chủ / MBL', bill.master],
    ['Tên tàu / Vessel', bill.vessel, 'Chuyến / Voyage', bill.voyage],
    ['Mã số thuế nhà nhập khẩu / IOR', bill.importerNo, 'Mã số thuế người nhận / Consignee no.', bill.consigneeNo],
    ['Bên bán / Seller', addressBlock(bill.seller), 'Bên mua / Buyer', addressBlock(bill.buyer)],
    ['Xưởng sản xuất / Factory', addressBlock(bill.manufacturer), 'Giao đến / Deliver to', addressBlock(bill.shipTo)],
    [
      'Kho đóng hàng / Stuffing',
      addressBlock(bill.stuffing),
      'Đại lý gom hàng / Consolidator',
      addressBlock(bill.consolidator),
    ],
    ['Mã HS / HS code', hsCodes(bill).join(', '), 'Xuất xứ / Origin', 'Vietnam'],
  ];
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [{ name: 'ISF', rows: [['BẢNG KÊ KHAI ISF', null, null, null], ...pairs] }],
    },
    [isf10Truth(bill)],
  );
};

/** A filled form of a broker whose goods table names the manufacturer of each line. */
const makerColumn: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 3, seller: 'HK' });
  const html = htmlPage(
    `<h1>ISF REQUEST FORM</h1><table><tr><td style="width:34%">Lowest bill of lading (SCAC + number)</td><td>${bill.house}</td></tr>
    <tr><td>Importer name / IRS no.</td><td>${escaped(bill.buyer.name)} / ${bill.importerNo}</td></tr><tr><td>Consignee IRS no.</td><td>${bill.consigneeNo}</td></tr>
    <tr><td>Selling party (name / address)</td><td>${lines(addressBlock(bill.seller))}</td></tr><tr><td>Buying party (name / address)</td><td>${lines(addressBlock(bill.buyer))}</td></tr>
    <tr><td>Ship to party (name / address)</td><td>${lines(addressBlock(bill.shipTo))}</td></tr><tr><td>Scheduled stuffing location</td><td>${lines(addressBlock(bill.stuffing))}</td></tr>
    <tr><td>Consolidator (name / address)</td><td>${lines(addressBlock(bill.consolidator))}</td></tr></table>
    ${htmlGrid(
      ['Line', 'Manufacturer name and address', 'HTS number', 'Origin'],
      bill.lines.map((line, at) => [String(at + 1), addressBlock(bill.manufacturer), dotted(line.hts), 'CHINA']),
    )}<p>Bond: continuous &nbsp; Filed by: ${escaped(bill.agent.name)}</p>`,
  );
  return single(printedPage(html), [isf10Truth(bill)]);
};

export const FORMS: Record<string, Family> = {
  t61_arrival_notice: arrivalNotice,
  t62_paired_blocks: pairedBlocks,
  t63_deep_cells: deepCells,
  t64_chinese_mail: chineseMail,
  t65_vietnamese_mail: vietnameseMail,
  t66_boxed_bill: boxedBill,
  t67_parts_below: partsBelow,
  t68_explained_form: explainedForm,
  t69_sold_to: soldTo,
  t70_pre_alert: preAlert,
  t71_four_columns: fourColumns,
  t72_maker_column: makerColumn,
};
