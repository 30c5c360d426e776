import { describe, expect, it } from 'vitest';
import { parseParty } from './parseParty.ts';

describe('splits the block of a party', () => {
  it.each([
    [['ACME LLC', '12 Mill Rd', 'St. Louis, MO 63110'], '12 MILL RD, MO 63110', 'ST. LOUIS', 'US'],
    [
      ['ACME LLC', '1723 E Old Mill Dr, Suite 439 St. Louis MO 63110 U.S.A.'],
      '1723 E OLD MILL DR, SUITE 439, MO 63110',
      'ST. LOUIS',
      'US',
    ],
    [['ACME LLC', '4520 E Sycamore Street', 'Carson, CA 90745'], '4520 E SYCAMORE STREET, CA 90745', 'CARSON', 'US'],
    [['ACME LLC', '5 Canal Ave', 'City of Industry, CA 91748, US'], '5 CANAL AVE, CA 91748', 'CITY OF INDUSTRY', 'US'],
    [
      ['ACME CO., LTD', 'NO. 7 QIHANG RD.', 'ZHONGSHAN, GUANGDONG 528400, P. R. OF CHINA'],
      'NO. 7 QIHANG RD',
      'ZHONGSHAN',
      'CN',
    ],
    [
      ['ACME CORP.', '5F, NO. 100, HEPING RD., LUGANG TOWNSHIP', 'CHANGHUA 500, TAIWAN, R.O.C.'],
      '5F, NO. 100, HEPING RD, LUGANG TOWNSHIP',
      'CHANGHUA',
      'TW',
    ],
    [
      ['ACME LTD', 'NO. 6, HEPING RD., XITUN DIST. TAICHUNG CITY 407 TAIWAN'],
      'NO. 6, HEPING RD, XITUN DIST.',
      'TAICHUNG',
      'TW',
    ],
    [
      ['ACME LTD', '84/26 MOO 2, THEPARAK ROAD, SAM PHRAN NAKHON PATHOM 73110 Thailand'],
      '84/26 MOO 2, THEPARAK ROAD, SAM PHRAN',
      'NAKHON PATHOM',
      'TH',
    ],
    [['ACME SA', '8374 Commerce Way', 'Queretaro, QUERETARO 76220, Mexico'], '8374 COMMERCE WAY', 'QUERETARO', 'MX'],
    [
      ['ACME LLC – 592 Freight Way, Suite 237, Reno, NV 89502, USA'],
      '592 FREIGHT WAY, SUITE 237, NV 89502',
      'RENO',
      'US',
    ],
    [
      ['Công ty TNHH ACME - Số 49 Lê Trọng Tấn, Quận Hải An, Hải Phòng, Việt Nam'],
      'SO 49 LE TRONG TAN, QUAN HAI AN',
      'HAI PHONG',
      'VN',
    ],
    [
      ['ACME LTD', 'NO. 5 KEJI RD., GUZHEN', 'TOWN', 'ZHONGSHAN, GUANGDONG 528400, P. R.', 'OF CHINA'],
      'NO. 5 KEJI RD, GUZHEN TOWN',
      'ZHONGSHAN',
      'CN',
    ],
    [['ACME SAN. VE TIC. A.S.', '3. CADDE NO: 6', '35620 IZMIR / TURKEY'], '3. CADDE NO: 6', 'IZMIR', 'TR'],
    [['ACME LTD', 'FLAT 24A, KAM PO CENTRE, SHEUNG WAN HK'], 'FLAT 24A, KAM PO CENTRE, SHEUNG WAN', 'HONG KONG', 'HK'],
  ])('[D03] %j', (lines, addr, city, countryCode) => {
    expect(parseParty(lines)).toMatchObject({ addr, city, countryCode });
  });
});

it.each([
  [
    ['PRAIRIE CANYON HOME', 'STORAGE COMPANY, LLC', '2517 N DISTRIBUTION WAY'],
    'PRAIRIE CANYON HOME STORAGE COMPANY, LLC',
  ],
  [['JUNIPER RIDGE HOME STORAGE DC', '#2', '8817 FREIGHT PARKWAY'], 'JUNIPER RIDGE HOME STORAGE DC #2'],
  [['GRANITE ANVIL', 'KITCHENWARE COMPANY,', 'LLC', '3149 N AIRPORT DR'], 'GRANITE ANVIL KITCHENWARE COMPANY, LLC'],
  [['MARBLE SUMMIT LIGHTING', 'CO.', '5867 E SYCAMORE', 'STREET, BLDG A'], 'MARBLE SUMMIT LIGHTING CO.'],
  [['HARBOR FABLE', 'TABLEWARE, INC.', '1887 SYCAMORE LN'], 'HARBOR FABLE TABLEWARE, INC.'],
  [['ACME LLC', 'DISTRIBUTION CENTER', '12 MILL RD'], 'ACME LLC'],
])('[D15] joins a name that a narrow column broke: %j', (lines, name) => {
  expect(parseParty([...lines, 'Laredo, TX 78045, USA']).name).toBe(name);
});

it('[D15] leaves a dash that is part of a name', () => {
  const lines = ['ACME CO., LTD - NINGBO BRANCH', '5 XINGYE ROAD', 'NINGBO, CHINA'];
  expect(parseParty(lines).name).toBe('ACME CO., LTD - NINGBO BRANCH');
});

it.each([
  ['NO. 88 BAOAN ROAD, SHENZHEN', 'NO. 88 BAOAN ROAD', 'SHENZHEN', 'CN'],
  ['NO. 88 BAOAN ROAD, LONGHUA TOWN, GUANGDONG PROVINCE 518000', 'NO. 88 BAOAN ROAD, LONGHUA TOWN', '', 'CN'],
  ['LOT A2, VSIP II, BINH DUONG PROVINCE', 'LOT A2, VSIP II', 'BINH DUONG', 'VN'],
  ['JL. RAYA NO. 5, CIREBON, WEST JAVA 45154', 'JL. RAYA NO. 5', 'CIREBON', 'ID'],
  ['5 MILL ROAD, HYDERABAD', '5 MILL ROAD', 'HYDERABAD', ''],
  ['AV. CONSTITUCION 100, MONTERREY, NL', 'AV. CONSTITUCION 100', 'MONTERREY', 'MX'],
  ['NO. 88 BAOAN ROAD, SHENZHEN, GD', 'NO. 88 BAOAN ROAD', 'SHENZHEN', 'CN'],
  ['12 PORT ROAD, MUMBAI, MH', '12 PORT ROAD', 'MUMBAI', 'IN'],
])(
  '[D15] takes the country of a city or province that no other country has: %s',
  (address, addr, city, countryCode) => {
    expect(parseParty(['ACME LTD', address])).toMatchObject({ addr, city, countryCode, isImplied: countryCode !== '' });
  },
);

it.each([
  ['ACME CO.,LTD UNIT 5, NO.9 HUBIN SOUTH RD, XIAMEN, CHINA', 'ACME CO.,LTD', 'UNIT 5, NO.9 HUBIN SOUTH RD'],
  ['ACME INC 5520 E JURUPA AVE, ONTARIO, CA 91761', 'ACME INC', '5520 E JURUPA AVE, CA 91761'],
  ['ACME WAREHOUSE NO. 2, 18 PORT ROAD, NINGBO, CHINA', 'ACME WAREHOUSE NO. 2', '18 PORT ROAD'],
  ['3M COMPANY 12 DIVISION, 18 PORT ROAD, NINGBO, CHINA', '3M COMPANY 12 DIVISION', '18 PORT ROAD'],
])('[D15] splits name and street in one line: %s', (line, name, addr) => {
  expect(parseParty([line])).toMatchObject({ name, addr });
});

it('reads a line of mail signs in the time of its length', () => {
  // With an expression that tries every split, this would take hours.
  expect(parseParty(['a@'.repeat(5_000)]).city).toBe('');
});
