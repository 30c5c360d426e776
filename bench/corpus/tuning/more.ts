import type { DrawnText } from '../content.ts';
import { single, type Family } from '../content.ts';
import { box, escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressLine, blockLines, cityLine, oneLine, type Party, addressBlock } from '../parties.ts';
import { code6, dotted, dotted10, dotted6, hsCodes, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth } from '../truth.ts';

/** Each party is one paragraph whose parts are labeled in the line. */
const partsInLine: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'plastic', lines: 2 });
  const party = (label: string, who: Party) =>
    `${label}: Company: ${who.name}  Add: ${who.street}  City: ${who.city}  Postcode: ${who.zip}  Country: ${who.countryText}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: 'ISF data for US shipment', bold: true },
        `HBL: ${bill.house}; MBL: ${bill.master}; ETD: ${bill.departure}`,
        party('Factory', bill.manufacturer),
        party('Seller', bill.seller),
        party('Buyer', bill.buyer),
        party('Ship to', bill.shipTo),
        party('Place of stuffing', bill.stuffing),
        party('Consolidator', bill.consolidator),
        `Importer's tax ID: ${bill.importerNo} (consignee: same number)`,
        `HS codes: ${bill.lines.map((line) => `${dotted6(line.hts)} ${line.text}`).join('; ')}`,
        'All items made in Taiwan',
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A carrier's own bill: its number is the only one; loads of small print and charges. */
const carrierBill: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2, containers: 2 });
  const direct = { ...bill, house: bill.master };
  const html = htmlPage(
    `<table><tr><td style="width:58%">${box('SHIPPER / EXPORTER', addressBlock(bill.seller))}</td><td>${box('BILL OF LADING NUMBER', bill.master)}${box('BOOKING NUMBER', bill.booking)}${box('EXPORT REFERENCES', `${bill.order} / SC ${random.digits(8)}`)}</td></tr>
    <tr><td>${box('CONSIGNEE', `${addressBlock(bill.buyer)}\nPH ${bill.buyer.phone}`)}</td><td>${box('FORWARDING AGENT - REFERENCES', `${bill.consolidator.name}\nFMC NO. ${random.digits(6)}`)}</td></tr>
    <tr><td>${box('NOTIFY PARTY / ADDRESS', `${addressBlock(bill.notify)}\nEMAIL ${bill.notify.email}`)}</td><td>${box('ALSO NOTIFY', oneLine(bill.agent))}</td></tr>
    <tr><td>${box('VESSEL / VOYAGE', `${bill.vessel} ${bill.voyage}`)}${box('PORT OF LOADING', bill.loading.text)}</td><td>${box('PORT OF DISCHARGE', bill.discharge.text)}${box('PLACE OF DELIVERY', bill.discharge.text)}</td></tr></table>
    ${htmlGrid(
      [
        'MKS & NOS / CONTAINER',
        'NO. OF PKGS',
        'HM',
        'DESCRIPTION OF PACKAGES AND GOODS',
        'GROSS WEIGHT',
        'MEASUREMENT',
      ],
      bill.lines.map((line, at) => [
        `${bill.containers[at]?.no}\n${bill.containers[at]?.seal}`,
        `${line.cartons} CTN`,
        '',
        `1 X 40HC CONTAINER SAID TO CONTAIN\n${line.text}\nHS CODE: ${code6(line.hts)}\nORIGIN: VIETNAM`,
        `${line.weight} KGM`,
        `${line.volume} MTQ`,
      ]),
    )}
    ${htmlGrid(
      ['CHARGE', 'RATE', 'PREPAID', 'COLLECT'],
      [
        ['OCEAN FREIGHT', '4850.00', '', '9700.00'],
        ['AMS FILING', '35.00', '35.00', ''],
      ],
    )}`,
  );
  return {
    files: [{ name: 'bill', content: { kind: 'print', html } }],
    truth: [commercial(direct, ['seller', 'buyer'])],
  };
};

/** Values far right of their labels, empty columns between, labels merged over the party's rows. */
const sparseSheet: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'garment', lines: 3 });
  const party = (label: string, who: Party) => {
    const [name = '', ...rest] = blockLines(who);
    return [
      [label, null, null, 'Co.:', null, name],
      ...rest.map((text, at) => [null, null, null, at === 0 ? 'Addr.:' : null, null, text]),
    ];
  };
  const rows: (string | number | null)[][] = [
    ['ISF 10+2 申报信息 / FILING INFO'],
    [],
    ['B/L (AMS) 提单', null, null, null, null, bill.house],
    ['Carrier B/L 船东提单', null, null, null, null, bill.master],
    ...party('Manufacturer 工厂', bill.manufacturer),
    ...party('Seller 卖家', bill.seller),
    ...party('Buyer 买家', bill.buyer),
    ...party('Ship-to 送货方', bill.shipTo),
    ...party('Stuffing 装箱地', bill.stuffing),
    ...party('Consolidator 集拼方', bill.consolidator),
    ['Importer No. 进口商编号', null, null, 'EIN', null, bill.importerNo],
    ['Consignee No. 收货人编号', null, null, 'EIN', null, bill.consigneeNo],
    ['Commodity 商品', null, null, 'HTS-10', null, 'C/O'],
    ...bill.lines.map((line) => [line.text, null, null, dotted10(line.hts), null, 'CHINA']),
  ];
  return {
    files: [
      { name: 'isf', content: { kind: 'sheet', format: 'xlsx', sheets: [{ name: 'ISF', rows, merges: ['A1:F1'] }] } },
    ],
    truth: [isf10Truth(bill)],
  };
};

/** Traditional Chinese form with its labels above, customs-assigned importer number. */
const traditionalForm: Family = (random) => {
  const made = shipment(random, { origin: 'TW', trade: 'auto', lines: 2 });
  const assigned = `26${random.letters(4)}-${random.digits(5)}`;
  const bill = { ...made, importerNo: assigned, consigneeNo: assigned };
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: '美國 ISF 申報資料', bold: true, size: 14, align: 'center' },
        {
          table: [
            [
              { text: '提單號碼 HBL NO.', fill: 'EEEEEE' },
              { text: '船公司提單 MBL NO.', fill: 'EEEEEE' },
            ],
            [bill.house, bill.master],
            [
              { text: '製造商 (名稱及地址)', fill: 'EEEEEE' },
              { text: '賣方 (名稱及地址)', fill: 'EEEEEE' },
            ],
            [addressBlock(bill.manufacturer), '與製造商相同'],
            [
              { text: '買方 (名稱及地址)', fill: 'EEEEEE' },
              { text: '交貨地 (名稱及地址)', fill: 'EEEEEE' },
            ],
            [addressBlock(bill.buyer), addressBlock(bill.shipTo)],
            [
              { text: '裝櫃地點', fill: 'EEEEEE' },
              { text: '併櫃業者', fill: 'EEEEEE' },
            ],
            [addressBlock(bill.stuffing), addressBlock(bill.consolidator)],
            [
              { text: '進口商海關編號 CBP ASSIGNED NO.', fill: 'EEEEEE' },
              { text: '收貨人海關編號', fill: 'EEEEEE' },
            ],
            [bill.importerNo, bill.consigneeNo],
            [
              { text: '稅則號列 (6碼)', fill: 'EEEEEE' },
              { text: '原產地', fill: 'EEEEEE' },
            ],
            [hsCodes(bill).join('\n'), '台灣 TAIWAN'],
          ],
        },
      ],
    },
    [isf10Truth({ ...bill, seller: bill.manufacturer })],
  );
};

/** A bill of lading of two pages: goods go on in an attached list. */
const attachedList: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'hardware', lines: 5, containers: 3 });
  const texts: DrawnText[] = [];
  const put = (x: number, y: number, label: string, value: string[], page = 1) => {
    texts.push({ x, y, text: label, size: 6.5, bold: true, page });
    for (const [at, text] of value.entries()) texts.push({ x: x + 4, y: y + 11 + at * 11, text, page });
  };
  put(36, 40, 'Shipper', blockLines(bill.seller));
  put(36, 120, 'Consignee', blockLines(bill.buyer));
  put(36, 200, 'Notify party', ['Same as consignee']);
  put(330, 40, 'B/L No.', [bill.house]);
  put(330, 80, 'Carrier reference', [bill.master, `Booking ${bill.booking}`]);
  put(330, 130, 'Agent at destination', blockLines(bill.agent));
  put(36, 260, 'Vessel', [`${bill.vessel} ${bill.voyage}`]);
  put(180, 260, 'Port of loading', [bill.loading.text]);
  put(330, 260, 'Port of discharge', [bill.discharge.text]);
  put(36, 310, 'Particulars', [
    `${sum(bill.lines.map((line) => line.cartons))} CARTONS IN ${bill.containers.length} CONTAINERS`,
    'HARDWARE, DETAILS AS PER ATTACHED LIST',
    'COUNTRY OF ORIGIN: CHINA',
  ]);
  put(36, 40, `Attached list to B/L ${bill.house}`, [], 2);
  for (const [at, text] of ['CONTAINER', 'GOODS', 'H.S. CODE', 'CTNS', 'KGS'].entries())
    texts.push({ x: [36, 130, 320, 410, 480][at] ?? 0, y: 66, text, bold: true, page: 2 });
  for (const [at, line] of bill.lines.entries())
    for (const [column, text] of [
      bill.containers[at % 3]?.no ?? '',
      line.text,
      dotted6(line.hts),
      String(line.cartons),
      line.weight,
    ].entries())
      texts.push({ x: [36, 130, 320, 410, 480][column] ?? 0, y: 82 + at * 14, text, size: 8, page: 2 });
  return {
    files: [{ name: 'bill', content: { kind: 'drawn', texts } }],
    truth: [commercial(bill, ['seller', 'buyer'])],
  };
};

/** Mail of a broker with a table of two columns, quoted older message beneath with another bill. */
const quotedMail: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'kitchen', lines: 2 });
  const rows = [
    ['HBL', bill.house],
    ['OBL', bill.master],
    ['Mfr / supplier', oneLine(bill.manufacturer)],
    ['Seller', 'Same as mfr'],
    ['Buyer', oneLine(bill.buyer)],
    ['Ship to', oneLine(bill.shipTo)],
    ['Stuffed at', 'Same as mfr'],
    ['Consol.', oneLine(bill.consolidator)],
    ['IOR', bill.importerNo],
    ['Cnee', bill.consigneeNo],
    ['HTS', bill.lines.map((line) => dotted(line.hts)).join(' + ')],
    ['C/O', 'TH'],
  ];
  return single(
    {
      kind: 'print',
      html: htmlPage(
        `<p><b>Subject:</b> RE: RE: ISF info needed - ${bill.vessel} ${bill.voyage}</p><p>Hi ${bill.agent.contact.split(' ')[0]},</p><p>here you go:</p><table style="width:80%">${rows.map(([label = '', value = '']) => `<tr><td>${label}</td><td>${escaped(value)}</td></tr>`).join('')}</table>
            <p>Thanks,<br>${bill.consolidator.contact}<br>${escaped(bill.consolidator.name)}<br>${escaped(addressLine(bill.consolidator))}<br>${bill.consolidator.phone}</p><hr><p>&gt; Please send the ISF data at least 72 hours before loading. Penalty USD 5,000.<br>&gt; ${escaped(bill.agent.name)}, ${escaped(cityLine(bill.agent))}</p>`,
      ),
    },
    [isf10Truth({ ...bill, seller: bill.manufacturer, stuffing: bill.manufacturer })],
  );
};

/** Indian shipping bill draft as a sheet; labels with a colon in the cell of the value. */
const colonCells: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'furniture', lines: 2 });
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: 'ISF',
          rows: [
            [`HBL NO : ${bill.house}`, `MBL NO : ${bill.master}`],
            [`SELLER : ${bill.seller.name}`, `BUYER : ${bill.buyer.name}`],
            [`ADDRESS : ${addressLine(bill.seller)}`, `ADDRESS : ${addressLine(bill.buyer)}`],
            [`MANUFACTURER : ${bill.manufacturer.name}`, `SHIP TO : ${bill.shipTo.name}`],
            [`ADDRESS : ${addressLine(bill.manufacturer)}`, `ADDRESS : ${addressLine(bill.shipTo)}`],
            [`STUFFING LOCATION : ${bill.stuffing.name}`, `CONSOLIDATOR : ${bill.consolidator.name}`],
            [`ADDRESS : ${addressLine(bill.stuffing)}`, `ADDRESS : ${addressLine(bill.consolidator)}`],
            [`IMPORTER EIN : ${bill.importerNo}`, `CONSIGNEE EIN : ${bill.consigneeNo}`],
            [`HTS CODE : ${bill.lines.map((line) => code6(line.hts)).join(', ')}`, 'COUNTRY OF ORIGIN : INDIA'],
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** Five elements: the carrier's notice of cargo that continues by rail to Canada. */
const immediateExport: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'toys', lines: 2, buyer: 'CA' });
  const html = htmlPage(
    `<h1>ISF-5 INFORMATION SHEET</h1><p>Type: IE (Immediate Exportation)</p>${htmlGrid(
      ['Element', 'Information'],
      [
        ['1. Booking party', addressBlock(bill.seller)],
        ['2. Foreign port of unlading', 'Halifax, NS (CAHAL)'],
        ['3. Place of delivery', 'Toronto, ON (CATOR)'],
        ['4. Ship to party', addressBlock(bill.shipTo)],
        ['5. Commodity HTS-6', hsCodes(bill).join('\n')],
        ['House B/L', bill.house],
        ['Master B/L', bill.master],
        ['US port of transit', 'NEW YORK, NY (USNYC)'],
      ],
    )}<p>${lines(`Prepared by ${bill.consolidator.contact}\n${bill.consolidator.phone}`)}</p>`,
  );
  return {
    files: [{ name: 'isf5', content: { kind: 'print', html } }],
    truth: [joinTruth(isf5Truth(bill, { delivery: 'TORONTO|CATOR', discharge: 'HALIFAX|CAHAL' }))],
  };
};

export const MORE: Record<string, Family> = {
  t51_parts_in_line: partsInLine,
  t52_carrier_bill: carrierBill,
  t53_sparse_sheet: sparseSheet,
  t54_traditional_form: traditionalForm,
  t55_attached_list: attachedList,
  t56_quoted_mail: quotedMail,
  t57_colon_cells: colonCells,
  t58_immediate_export: immediateExport,
};
