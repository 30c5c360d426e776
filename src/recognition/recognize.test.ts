import { describe, expect, it } from 'vitest';
import type { DocumentModel } from './documentModel.ts';
import { recognize } from './recognize.ts';
import { readCountry } from './party/countryWords.ts';
import { withOwnDocuments } from './withOwnDocuments.ts';

const references = { port: (text: string) => (text === 'CAVAN' ? 'VANCOUVER|CAVAN' : null), country: readCountry };

/** A sheet of which each row is a list of cells. */
function sheetOf(rows: readonly (readonly string[])[], filename = 'sheet.xlsx'): DocumentModel {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column) => (text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text }])),
  );
  return { filename, parts: [{ kind: 'grid', name: 'Sheet1', rows: rows.length, columns: 8, cells }] };
}

const draftsOf = (rows: readonly (readonly string[])[]) => recognize([sheetOf(rows)], { references }).drafts;

describe('recognition of a sheet', () => {
  const model = sheetOf([
    ['AMS B/L NO.', 'QHLX25110482'],
    ['卖方 SELLER', 'ABC TRADING CO., LTD.\nNO. 1 XINGYE ROAD\nDONGGUAN, CHINA'],
    ['Buyer', 'Same as ship to'],
    ['Ship to', 'PALOMA INC.\n5520 E JURUPA AVE\nONTARIO, CA 91761, USA'],
    ['HTS code', '9403.60 / 940350'],
    ['Country of origin', 'CHINA'],
  ]);

  it('[D15] reads labels, parties and goods, and follows "same as"', () => {
    const [draft] = recognize([model], { references }).drafts;
    expect(draft?.bill).toMatchObject({
      billType: 1,
      amsRequestList: [{ amsNo: 'QHLX25110482' }],
      sellerName: 'ABC TRADING CO., LTD.',
      sellerCity: 'DONGGUAN',
      sellerCountryCode: 'CN',
      bugerName: 'PALOMA INC.',
      bugerCity: 'ONTARIO',
      billHsRequestList: [
        { hsCode: '940360', hsCountryCode: 'CN' },
        { hsCode: '940350', hsCountryCode: 'CN' },
      ],
    });
  });

  it('[D15] names the source of every value', () => {
    const [draft] = recognize([model], { references }).drafts;
    for (const { sources } of draft?.values ?? []) expect(sources.length).toBeGreaterThan(0);
  });

  it('[E04] tells apart a document without text from one without a shipment', () => {
    expect(recognize([sheetOf([])], { references }).message).toBe('noText');
    expect(recognize([sheetOf([['Minutes of the meeting', 'Monday']])], { references }).message).toBe(
      'nothingRecognized',
    );
  });
});

it('[D15] takes no street for a name, no passport for an address, and a date behind its port', () => {
  const [draft] = draftsOf([
    ['H B/L NO.: QHLX25110482'],
    ['ETD NINGBO: Dec 5, 2026'],
    ['Importer: JOHN SMITH'],
    ['Passport: US passport 561234567, born 03/04/1980'],
    ['Importer address: 22 ELM STREET, BOSTON MA 02118'],
    ['装箱地址：NO.12 WENGUAN ROAD, SHANTOU'],
    ['HS code: 9503.00'],
  ]);
  expect(draft?.bill).toMatchObject({
    loadingAt: '2026-12-05 00:00:00',
    bugerName: 'JOHN SMITH',
    bugerAddr: '22 ELM STREET, MA 02118',
    bugerCity: 'BOSTON',
    stuffingAddr: 'NO.12 WENGUAN ROAD',
    stuffingCity: 'SHANTOU',
  });
  expect(draft?.bill).not.toHaveProperty('stuffingName');
});

it('[D15] reads a bill of lading to order, whose shipper is named like its country', () => {
  const [draft] = draftsOf([
    ['B/L No. EGLV080600123456'],
    ['Shipper: PT JAVA RATTAN INDONESIA'],
    ['JL. RAYA PLUMBON NO. 88'],
    ['CIREBON 45155, INDONESIA'],
    ['Consignee: TO ORDER OF BANK OF AMERICA'],
    ['Manufacturer: JAVA CANE WORKS, same address as shipper'],
    ['Stuffing location: KHO 5, 18 TRUONG SON, QUAN TAN BINH, TP. HO CHI MINH, VIETNAM'],
    ['Shipped on board: 2026/12/11'],
    ['HS code: 9401.52'],
  ]);
  expect(draft?.bill).toMatchObject({
    sellerName: 'PT JAVA RATTAN INDONESIA',
    sellerAddr: 'JL. RAYA PLUMBON NO. 88',
    sellerCountryCode: 'ID',
    manufacturerName: 'JAVA CANE WORKS',
    manufacturerAddr: 'JL. RAYA PLUMBON NO. 88',
    manufacturerCity: 'CIREBON',
    stuffingAddr: '18 TRUONG SON, QUAN TAN BINH',
    stuffingCity: 'HO CHI MINH CITY',
    loadingAt: '2026-12-11 00:00:00',
  });
  expect(draft?.bill).not.toHaveProperty('bugerName');
});

it('[D15] reads addresses in a cell of their own and behind a slash, and no party that is not applicable', () => {
  const [draft] = draftsOf([
    ['HBL#', 'CMDUFSN2612001'],
    ['1) SELLER', 'FOSHAN TILE CO., LTD', '88 JIHUA 5TH RD, CHANCHENG, FOSHAN 528000, CHINA'],
    ['2) BUYER', 'TILE DEPOT LP / 9000 WALLISVILLE RD, HOUSTON TX 77029'],
    ['3) CONSOLIDATOR', 'N/A - FACTORY LOADED'],
    ['Ship To: TILE DEPOT #882, 125 LOGISTICS PARKWAY, LORDSTOWN, OH 44481'],
    ['From QINZHOU, CHINA by sea'],
    ['HTS', '6907.21'],
  ]);
  expect(draft?.bill).toMatchObject({
    sellerName: 'FOSHAN TILE CO., LTD',
    sellerAddr: '88 JIHUA 5TH RD, CHANCHENG',
    sellerCity: 'FOSHAN',
    bugerName: 'TILE DEPOT LP',
    bugerAddr: '9000 WALLISVILLE RD, TX 77029',
    shipAddr: '125 LOGISTICS PARKWAY, OH 44481',
    shipCity: 'LORDSTOWN',
  });
  expect(draft?.bill).not.toHaveProperty('consolidatorName');
});

describe('recognition of several documents', () => {
  const worksheet = sheetOf([
    ['AMS B/L NO.', 'QHLX25110482'],
    ['Seller', 'ABC TRADING CO., LTD.\nNO. 1 XINGYE ROAD\nDONGGUAN, CHINA'],
    ['HTS code', '9403.60'],
  ]);
  const minutes = sheetOf([['Minutes of the meeting', 'Monday']]);
  const packingList = sheetOf([
    ['B/L No.', 'QHLX25110482'],
    ['HTS code', '9403.60'],
  ]);

  it('[A03] names the documents that gave or confirmed a value, and no other of the batch', () => {
    const models = [minutes, worksheet, packingList];
    const drafts = recognize(models, { references }).drafts.map(withOwnDocuments);
    expect(drafts.map(({ documents }) => documents.map(({ jobId }) => jobId))).toEqual([['1', '2']]);
    const bill = drafts[0]?.values.find(({ path }) => path === 'amsRequestList.0.amsNo');
    expect(bill?.sources.map(({ document }) => document)).toEqual([0, 1]);
  });

  it('[A03] makes a draft of each bill, with its own document', () => {
    const other = sheetOf([
      ['AMS B/L NO.', 'QHLX25119999'],
      ['Seller', 'OTHER TRADING CO., LTD.\nNO. 2 HAIER ROAD\nQINGDAO, CHINA'],
      ['HTS code', '8501.10'],
    ]);
    const drafts = recognize([worksheet, other], { references }).drafts.map(withOwnDocuments);
    expect(drafts.map(({ documents }) => documents.map(({ jobId }) => jobId))).toEqual([['0'], ['1']]);
    expect(drafts[1]?.values.flatMap(({ sources }) => sources.map(({ document }) => document))).not.toContain(1);
  });
});

it('[D15] asks to check a name that customs has no room for, beside its whole text', () => {
  const name = 'ZHEJIANG MUYUN BAMBOO AND WOOD PRODUCTS CO., LTD.';
  const model = sheetOf([
    ['AMS B/L NO.', 'QHLX25110482'],
    ['Seller', `${name}\nNO. 1 XINGYE ROAD\nDONGGUAN, CHINA`],
    ['HTS code', '9403.60'],
  ]);
  const value = recognize([model], { references }).drafts[0]?.values.find(({ path }) => path === 'sellerName');
  expect(value).toMatchObject({
    value: name.slice(0, 35).trim(),
    confidence: 'check',
    remark: 'recognition.remark.cut',
    sources: [{ text: expect.stringContaining(name) }],
  });
});

const ALPHA = 'ALPHA CO., LTD.\nNO. 1 XINGYE ROAD\nDONGGUAN, CHINA';

it.each([
  ['1200 AVENUE OF THE AMERICAS\nNEW YORK, NY 10036, USA', '1200 AVENUE OF THE AMERICAS, NY 10036', 'NEW YORK', 'US'],
  ['12 LOOP CENTRAL DR\nHOUSTON TX 77081', '12 LOOP CENTRAL DR, TX 77081', 'HOUSTON', 'US'],
  ['5 ZHONGZHENG RD, TAICHUNG\nTAIWAN, PROVINCE OF CHINA', '5 ZHONGZHENG RD', 'TAICHUNG', 'TW'],
  ['AV. CONSTITUCION 100\nMONTERREY, NL\nMEXICO', 'AV. CONSTITUCION 100', 'MONTERREY', 'MX'],
  ['100 KING ST W\nTORONTO, ON, CA', '100 KING ST W, ON', 'TORONTO', 'CA'],
  ['100 KING ST W\nTORONTO, ON, CANADA M5X 1A9', '100 KING ST W, ON M5X 1A9', 'TORONTO', 'CA'],
])('[D15] keeps street and city of %s', (text, bugerAddr, bugerCity, bugerCountryCode) => {
  const [draft] = draftsOf([
    ['HBL', 'QHLX25110482'],
    ['Buyer', `ACME INC\n${text}`],
    ['HS code', '940360'],
  ]);
  expect(draft?.bill).toMatchObject({ bugerName: 'ACME INC', bugerAddr, bugerCity, bugerCountryCode });
});

it('[D15] asks to check a country that the document does not write', () => {
  const [draft] = draftsOf([
    ['HBL', 'QHLX25110482'],
    ['Seller', 'ALPHA CO., LTD.\nNO. 1 XINGYE ROAD\nDONGGUAN, GUANGDONG'],
  ]);
  const country = draft?.values.find(({ path }) => path === 'sellerCountryCode');
  expect(country).toMatchObject({ value: 'CN', confidence: 'check' });
});

it('[D15] takes no words for nothing as a company', () => {
  const words = ['TO BE ADVISED', 'SEE ATTACHED LIST', 'Không có', 'FCL - NOT APPLICABLE', '待定'];
  for (const word of words) {
    const [draft] = draftsOf([
      ['HBL', 'QHLX25110482'],
      ['Seller', ALPHA],
      ['Consolidator', word],
    ]);
    expect([word, draft?.bill['consolidatorName'] ?? '']).toEqual([word, '']);
  }
});

it('[D15] takes the word factory beside a place for the manufacturer, not for its label', () => {
  for (const [place, word] of [
    ['Stuffing location', 'Factory'],
    ['装箱地点', '工厂'],
  ] as const) {
    const [draft] = draftsOf([
      ['HBL', 'QHLX25110482'],
      ['Manufacturer', ALPHA],
      [place, word],
      ['Consolidator', 'GAMMA CO., LTD.\n2 PORT ROAD\nNINGBO, CHINA'],
    ]);
    expect(draft?.bill).toMatchObject({
      manufacturerName: 'ALPHA CO., LTD.',
      stuffingName: 'ALPHA CO., LTD.',
      consolidatorName: 'GAMMA CO., LTD.',
    });
  }
});

it('[D15] makes a draft for each of two numbers that share the values around them', () => {
  const drafts = draftsOf([
    ['HBL', 'QHLX25110482'],
    ['HBL', 'QHLX25110483'],
    ['Seller', ALPHA],
    ['HS code', '940360'],
  ]);
  expect(drafts.map(({ bill }) => bill)).toMatchObject([
    { amsRequestList: [{ amsNo: 'QHLX25110482' }], sellerName: 'ALPHA CO., LTD.' },
    { amsRequestList: [{ amsNo: 'QHLX25110483' }], sellerName: 'ALPHA CO., LTD.' },
  ]);
});

it('[D15] shows a second party under the same label beside the first', () => {
  const [draft] = draftsOf([
    ['HBL', 'QHLX25110482'],
    ['Manufacturer', ALPHA],
    ['Manufacturer', 'BETA CO., LTD.\n2 PORT ROAD\nNINGBO, CHINA'],
  ]);
  const name = draft?.values.find(({ path }) => path === 'manufacturerName');
  expect(name).toMatchObject({ value: 'ALPHA CO., LTD.', confidence: 'guess', others: [{ value: 'BETA CO., LTD.' }] });
});

it('[D15] splits name and street in one line of a mail', () => {
  const [draft] = draftsOf([
    ['HBL: QHLX25110482'],
    ['Seller: ALPHA CO., LTD. NO. 1 XINGYE ROAD, DONGGUAN, CHINA'],
    ['HTS: 9403.60'],
  ]);
  expect(draft?.bill).toMatchObject({ sellerName: 'ALPHA CO., LTD.', sellerAddr: 'NO. 1 XINGYE ROAD' });
});

it('[D15] reads the booking of an import as an ISF-10', () => {
  const [draft] = draftsOf([
    ['Booking party', 'FAST FORWARDERS LTD\n1 PORT ROAD\nSHENZHEN, CHINA'],
    ['Shipper', ALPHA],
    ['Consignee', 'PALOMA INC.\n5520 E JURUPA AVE\nONTARIO, CA 91761, USA'],
    ['HBL NO.', 'QHLX25110482'],
  ]);
  expect(draft?.bill.billType).toBe(1);
});

it.each([
  [[['State', 'CA', 'Zip', '91761']], '5520 E JURUPA AVE, CA 91761', 'US'],
  [[['State/Zip', 'CA 91761']], '5520 E JURUPA AVE, CA 91761', 'US'],
  [
    [
      ['Province', 'ON'],
      ['Postal code', 'M5X 1A9'],
      ['Country', 'CANADA'],
    ],
    '5520 E JURUPA AVE, ON M5X 1A9',
    'CA',
  ],
])(
  '[D15] adds state and postal code with labels of their own to the address: %j',
  (rows, shipAddr, shipCountryCode) => {
    const [draft] = draftsOf([
      ['HBL', 'QHLX25110482'],
      ['Ship to', 'PALOMA INC.'],
      ['Address', '5520 E JURUPA AVE'],
      ['City', 'ONTARIO'],
      ...rows,
      ['HTS', '940360'],
    ]);
    expect(draft?.bill).toMatchObject({ shipAddr, shipCity: 'ONTARIO', shipCountryCode });
  },
);

describe('origins of goods in a table', () => {
  const goodsOf = (...rows: readonly string[][]) => {
    const [draft] = draftsOf([['HBL', 'QHLX25110482'], ['Description', 'HS code', 'Qty', 'Origin'], ...rows]);
    const origins = draft?.values.filter(({ path }) => path.endsWith('hsCountryCode')) ?? [];
    return origins.map(({ path, value, confidence }) => `${path.split('.')[1]} ${value} ${confidence}`);
  };

  it('[D03] belong to the code of their row', () => {
    const rows = [
      ['TOYS', '950300', '400', 'CHINA'],
      ['LAMPS', '940542', '20', ''],
      ['CHAIRS', '940161', '5', 'VIETNAM'],
    ];
    expect(goodsOf(...rows)).toEqual(['0 CN sure', '2 VN sure']);
  });

  it('[D03] are to be checked where only another row names one', () => {
    expect(goodsOf(['TOYS', '950300', '400', ''], ['LAMPS', '940542', '20', 'VIETNAM'])).toEqual([
      '0 VN check',
      '1 VN sure',
    ]);
  });
});
