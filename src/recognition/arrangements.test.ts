import { describe, expect, it } from 'vitest';
import type { DocumentModel } from './documentModel.ts';
import { readCountry } from './party/countryWords.ts';
import { recognize } from './recognize.ts';

const references = { port: () => null, country: readCountry };

function sheet(...rows: readonly (readonly string[])[]): DocumentModel {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column) => (text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text }])),
  );
  return { filename: 'a.xlsx', parts: [{ kind: 'grid', name: 'S', rows: rows.length, columns: 12, cells }] };
}

/** Texts as `[left, top, text, height]` in points. */
function page(...texts: readonly (readonly [number, number, string, number?])[]): DocumentModel {
  const placed = texts.map(([left, top, text, height = 9]) => ({
    text,
    box: { x: left / 600, y: top / 800, width: (text.length * height) / 1200, height: height / 800 },
  }));
  return { filename: 'a.pdf', parts: [{ kind: 'page', width: 600, height: 800, texts: placed }] };
}

const bills = (...models: DocumentModel[]) => recognize(models, { references }).drafts.map(({ bill }) => bill);
const SELLER = {
  sellerName: 'ABC TRADING CO LTD',
  sellerAddr: '5 XINGYE ROAD',
  sellerCity: 'NINGBO',
  sellerCountryCode: 'CN',
};
const BUYER = { bugerName: 'TULIP INC', bugerCity: 'AUSTIN', bugerCountryCode: 'US' };
const goods = [{ hsCode: '940360', hsCountryCode: 'CN' }];

describe('arrangements of labels and values', () => {
  it('[D15] a bill in each row, with parts under party headings', () => {
    const made = bills(
      sheet(
        ['AMS B/L', 'SELLER', '', '', '', 'HTS', 'ORIGIN'],
        ['', 'Name', 'Address', 'City', 'Country'],
        ['ABCD25110001', 'ABC TRADING CO LTD', '5 XINGYE ROAD', 'NINGBO', 'CN', '940360', 'CN'],
        ['ABCD25110002', 'DEF TRADING CO LTD', '6 XINGYE ROAD', 'XIAMEN', 'CN', '940161', 'CN'],
      ),
    );
    expect(made).toMatchObject([
      { amsRequestList: [{ amsNo: 'ABCD25110001' }], ...SELLER, billHsRequestList: goods },
      { amsRequestList: [{ amsNo: 'ABCD25110002' }], sellerCity: 'XIAMEN' },
    ]);
  });

  it('[D15] a tax number beside the label of its kind, which is no name', () => {
    const [made] = bills(
      sheet(
        ['House bill of lading', 'ABCD25110001', ''],
        ['Seller', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA', ''],
        ['Importer of record', 'IRS number', '49-1398640'],
      ),
    );
    expect(made).toMatchObject({ importerId: '49-139864000' });
    expect(made).not.toHaveProperty('bugerName');
  });

  it('[D15] a bill in each column', () => {
    const made = bills(
      sheet(
        ['HBL no.', 'ABCD25110001', 'ABCD25110002'],
        ['Seller', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA', 'DEF LTD\n1 ROAD\nXIAMEN, CHINA'],
        ['HS code', '940360', '940161'],
        ['Origin', 'CN', 'CN'],
      ),
    );
    expect(made).toMatchObject([{ ...SELLER, billHsRequestList: goods }, { sellerName: 'DEF LTD' }]);
  });

  it('[D15] a party in each column, and one in each row', () => {
    const columns = sheet(
      ['', 'Seller', 'Buyer'],
      ['Name', 'ABC TRADING CO LTD', 'TULIP INC'],
      ['Address', '5 XINGYE ROAD', '55 MAIN STREET'],
      ['City', 'NINGBO', 'AUSTIN'],
      ['Country', 'CHINA', 'USA'],
      ['House B/L', 'ABCD12345678'],
    );
    const rows = sheet(
      ['Party', 'Name', 'Address', 'City', 'Country'],
      ['Seller', 'ABC TRADING CO LTD', '5 XINGYE ROAD', 'NINGBO', 'CHINA'],
      ['Buyer', 'TULIP INC', '55 MAIN STREET', 'AUSTIN', 'USA'],
      ['House B/L', 'ABCD12345678'],
    );
    expect(bills(columns)).toMatchObject([{ ...SELLER, ...BUYER }]);
    expect(bills(rows)).toMatchObject([{ ...SELLER, ...BUYER }]);
  });

  it('[D15] parts of two parties side by side', () => {
    const made = bills(
      sheet(
        ['Seller', '', 'Buyer'],
        ['Name:', 'ABC TRADING CO LTD', 'Name:', 'TULIP INC'],
        ['Address:', '5 XINGYE ROAD', 'Address:', '55 MAIN STREET'],
        ['City, State, ZIP:', 'NINGBO', 'City, State, ZIP:', 'AUSTIN, TX 78701'],
        ['Country:', 'CHINA', 'Country:', 'USA'],
        ['HBL', 'ABCD12345678'],
      ),
    );
    expect(made).toMatchObject([{ ...SELLER, ...BUYER }]);
  });

  it('[D15] boxes of a page side by side', () => {
    const made = bills(
      page(
        [30, 30, 'SHIPPER', 6],
        [320, 30, 'B/L NO.', 6],
        [30, 40, 'ABC TRADING CO LTD'],
        [320, 40, 'ABCD12345678'],
        [30, 52, '5 XINGYE ROAD'],
        [320, 60, 'NOTIFY PARTY', 6],
        [30, 64, 'NINGBO, CHINA'],
        [320, 70, 'OTHER FREIGHT LLC'],
        [30, 90, 'CONSIGNEE', 6],
        [320, 82, '1 DOCK ROAD'],
        [30, 100, 'TULIP INC'],
        [30, 112, '55 MAIN STREET'],
        [30, 124, 'AUSTIN, TX 78701, USA'],
      ),
    );
    expect(made).toMatchObject([{ amsRequestList: [{ amsNo: 'ABCD12345678' }], ...SELLER, ...BUYER }]);
  });

  it('[D15] joins an invoice to its bill of lading and keeps what they disagree on', () => {
    const bill = sheet(
      ['B/L No.', 'ABCD12345678'],
      ['Shipper', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA'],
      ['Invoice No.', 'X-77'],
    );
    const invoice = sheet(
      ['Invoice No.', 'X-77'],
      ['Shipper', 'XYZ TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA'],
      ['HS code', '940360'],
      ['Origin', 'CN'],
    );
    const { drafts } = recognize([bill, invoice], { references });
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.bill).toMatchObject({ ...SELLER, billHsRequestList: goods });
    const name = drafts[0]?.values.find(({ path }) => path === 'sellerName');
    expect(name).toMatchObject({ confidence: 'guess', others: [{ value: 'XYZ TRADING CO LTD' }] });
  });

  it('[D15] takes the house bill and not the master bill', () => {
    const made = bills(
      sheet(['HBL / MBL', 'ABCD12345678 / OOLU1234567890'], ['Seller', 'ABC LTD\n1 ROAD\nNINGBO, CHINA']),
    );
    expect(made.map(({ amsRequestList }) => amsRequestList)).toEqual([[{ amsNo: 'ABCD12345678' }]]);
  });

  it('[D15] parts of two parties side by side on a page, with labels of their own', () => {
    const made = bills(
      page(
        [30, 30, 'Seller'],
        [320, 30, 'Buyer'],
        [30, 44, 'Name'],
        [80, 44, 'ABC TRADING CO LTD'],
        [316, 44, 'Name'],
        [370, 44, 'TULIP INC'],
        [30, 58, 'Street'],
        [80, 58, '5 XINGYE ROAD'],
        [316, 58, 'Street'],
        [370, 58, '55 MAIN STREET'],
        [30, 72, 'City'],
        [80, 72, 'NINGBO'],
        [316, 72, 'City'],
        [370, 72, 'AUSTIN'],
        [30, 86, 'Country'],
        [80, 86, 'CHINA'],
        [316, 86, 'Country'],
        [370, 86, 'USA'],
        [30, 110, 'House B/L'],
        [120, 110, 'ABCD12345678'],
        [30, 130, '☑ Continuous bond ☐ Single transaction bond'],
        [30, 150, 'HTSUS'],
        [200, 150, 'Country'],
        [30, 164, '9403.60'],
        [200, 164, 'CN'],
      ),
    );
    expect(made).toMatchObject([{ ...SELLER, ...BUYER, bondType: 'Continuous', billHsRequestList: goods }]);
  });

  it('[D15] labels that go on as a sentence, in the plural, or behind a comma', () => {
    const made = bills(
      sheet(
        ['House bill number(s) as transmitted in AMS', 'ABCD12345678'],
        ['Carrier bill number', 'MAEU8764275540'],
        ['Seller as named in the invoice', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA'],
        ['Commodity codes', '940360'],
        ['Origin', 'CN'],
      ),
    );
    expect(made).toMatchObject([{ amsRequestList: [{ amsNo: 'ABCD12345678' }], ...SELLER, billHsRequestList: goods }]);
    const comma = bills(
      sheet(['Invoice no. MH263601, HBL ABCD12345678'], ['Seller', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA']),
    );
    expect(comma).toMatchObject([{ amsRequestList: [{ amsNo: 'ABCD12345678' }], ...SELLER }]);
  });

  it('[D15] a bill number in a sentence, unless sentences name several', () => {
    const mail = (...lines: string[]) =>
      bills(sheet(['Seller', 'ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA'], ...lines.map((line) => [line])));
    const [made] = mail('Please file our HBL ABCD12345678 (carrier MBL OOLU1234567890) today.');
    expect(made).toMatchObject({ amsRequestList: [{ amsNo: 'ABCD12345678' }], ...SELLER });
    const [several] = mail('It replaces HBL ABCD12345678 by now.', 'And it goes with B/L ABCD87654321 today.');
    expect(several).not.toHaveProperty('amsRequestList');
  });

  it('[D15] a party above a row of numbers, and a whole party at a label of its address', () => {
    const made = bills(
      sheet(
        ['HBL', 'ABCD12345678'],
        ['Stuffing address', 'BEILUN CFS FACTORY\nNO. 21 PORT ROAD\nNINGBO, CHINA'],
        ['Consolidator', '', ''],
        ['Importer EIN 12-3456789   Consignee EIN 98-7654321'],
        ['Consignee tax number', 'Same as importer'],
      ),
    );
    expect(made).toMatchObject([
      {
        stuffingName: 'BEILUN CFS FACTORY',
        stuffingAddr: 'NO. 21 PORT ROAD',
        stuffingCity: 'NINGBO',
        importerId: '12-345678900',
        consigneeId: '98-765432100',
      },
    ]);
    expect(made[0]).not.toHaveProperty('consolidatorName');
    const same = bills(
      sheet(['HBL', 'ABCD12345678'], ['IOR tax number', '12-3456789'], ['Consignee tax number', 'Same as 2']),
    );
    expect(same).toMatchObject([{ importerId: '12-345678900', consigneeId: '12-345678900' }]);
  });

  it('[D15] rows far apart, a label of two lines, codes below each other in a bill of a list', () => {
    const [far] = bills(
      page(
        [30, 30, 'Description'],
        [200, 30, 'HS code'],
        [300, 30, 'Made'],
        [400, 30, 'Qty'],
        [300, 40, 'in'],
        [30, 60, 'TABLES'],
        [200, 60, '940360'],
        [300, 60, 'CHINA'],
        [400, 60, '12'],
        [30, 200, 'CHAIRS'],
        [200, 200, '940161'],
        [300, 200, 'CHINA'],
        [400, 200, '10'],
      ),
    );
    expect(far).toMatchObject({ billHsRequestList: [goods[0], { hsCode: '940161', hsCountryCode: 'CN' }] });
    const list = bills(
      page(
        [30, 30, 'House B/L'],
        [130, 30, 'Shipper'],
        [300, 30, 'HS'],
        [380, 30, 'Origin'],
        [30, 60, 'ABCD25110001'],
        [130, 60, 'ABC TRADING CO LTD'],
        [300, 60, '9403.60'],
        [380, 60, 'CHINA'],
        [130, 71, '5 XINGYE ROAD'],
        [300, 71, '9401.61'],
        [130, 82, 'NINGBO, CHINA'],
        [30, 100, 'ABCD25110002'],
        [130, 100, 'DEF TRADING CO LTD'],
        [300, 100, '9403.60'],
        [380, 100, 'CHINA'],
        [130, 111, '6 XINGYE ROAD'],
        [130, 122, 'XIAMEN, CHINA'],
      ),
    );
    expect(list).toMatchObject([
      { ...SELLER, billHsRequestList: [goods[0], { hsCode: '940161', hsCountryCode: 'CN' }] },
      { sellerCity: 'XIAMEN', billHsRequestList: goods },
    ]);
  });

  it('[D15] the carrier bill in the box below the house bill is no bill of its own', () => {
    const made = bills(
      page(
        [30, 30, 'Consignee', 6],
        [320, 30, 'HBL No. & Date', 6],
        [30, 40, 'TULIP INC'],
        [320, 40, 'ABCD12345678 dt. 16.11.2026'],
        [30, 51, '55 MAIN STREET'],
        [320, 62, 'MBL No. & Date', 6],
        [30, 62, 'AUSTIN, TX 78701, USA'],
        [320, 72, 'EGLV0874499617 dt. 16.11.2026'],
        [30, 100, 'HS code: 940360'],
      ),
    );
    expect(made).toMatchObject([{ amsRequestList: [{ amsNo: 'ABCD12345678' }] }]);
  });

  it('[D15] a place that heads the parts of a party is the ship-to party', () => {
    const [made] = bills(
      sheet(
        ['賣方', '名稱', 'ABC TRADING CO LTD'],
        ['', '地址', '5 XINGYE ROAD'],
        ['', '城市/國家', 'HONG KONG'],
        ['收貨地', '名稱', 'TULIP INC'],
        ['', '地址', '55 MAIN STREET'],
        ['', '城市/國家', 'AUSTIN, TX 78701, USA'],
        ['HBL', 'ABCD12345678'],
      ),
    );
    expect(made).toMatchObject({
      sellerName: 'ABC TRADING CO LTD',
      sellerCity: 'HONG KONG',
      sellerCountryCode: 'HK',
      shipName: 'TULIP INC',
      shipCity: 'AUSTIN',
    });
  });

  it('[D15] values below headings that go on behind their label', () => {
    const made = bills(
      sheet(
        ['House bill to be matched in AMS'],
        ['ABCD 12345678'],
        ['Ocean carrier bill'],
        ['EGLV0874499617'],
        ['出貨人'],
        ['ABC TRADING CO LTD\n5 XINGYE ROAD\nNINGBO, CHINA'],
        ['Commodity HTSUS numbers'],
        ['9403 60 8093 tables'],
        ['9401 61 0010 chairs'],
        ['Country of origin'],
        ['China'],
      ),
    );
    expect(made).toMatchObject([
      {
        amsRequestList: [{ amsNo: 'ABCD12345678' }],
        ...SELLER,
        billHsRequestList: [goods[0], { hsCode: '940161', hsCountryCode: 'CN' }],
      },
    ]);
  });

  it('[D15] issuer and number of a bill in two cells', () => {
    const made = bills(
      sheet(['HBL', 'ABCD', 'NGB2611045'], ['MBL', 'EGLV0874499617'], ['HS code', '940360'], ['Origin', 'CN']),
    );
    expect(made).toMatchObject([{ amsRequestList: [{ amsNo: 'ABCDNGB2611045' }], billHsRequestList: goods }]);
  });

  it('[D15] texts of two columns that nearly touch', () => {
    const [made] = bills(
      page(
        [30, 30, 'SELLER'],
        [168, 30, 'BUYER'],
        [30, 42, 'ABC INTERNATIONAL TRADING CO LTD'],
        [168, 42, 'TULIP INC'],
        [30, 54, '5 XINGYE ROAD'],
        [168, 54, '55 MAIN STREET'],
        [30, 66, 'NINGBO, CHINA'],
        [168, 66, 'AUSTIN, TX 78701, USA'],
        [30, 90, 'HBL: ABCD12345678'],
      ),
    );
    expect(made).toMatchObject({ sellerName: 'ABC INTERNATIONAL TRADING CO LTD', ...BUYER });
  });
});
