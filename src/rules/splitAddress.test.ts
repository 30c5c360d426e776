import { describe, expect, it } from 'vitest';
import { splitAddress } from './splitAddress.ts';
import { zipAtEnd } from './zipAtEnd.ts';

type Want = [name: string, addr: string, city: string, countryCode: string, zip?: string];

describe('[B04] splitAddress', () => {
  it.each<[string, Want]>([
    [
      'Pacific Home Goods Inc.\n2200 Harbor Blvd, Suite 410\nCosta Mesa, CA 92626\nUSA',
      ['PACIFIC HOME GOODS INC.', '2200 HARBOR BLVD, SUITE 410, CA 92626', 'COSTA MESA', 'US', '92626'],
    ],
    [
      'PACIFIC HOME GOODS INC\n2200 HARBOR BLVD\nCOSTA MESA, CALIFORNIA 92626-1234',
      ['PACIFIC HOME GOODS INC', '2200 HARBOR BLVD, CA 92626-1234', 'COSTA MESA', 'US', '92626'],
    ],
    [
      'APPALACHIAN GOODS LLC\n12 MAIN ST\nCHARLESTON WEST VIRGINIA 25301\nUnited States',
      ['APPALACHIAN GOODS LLC', '12 MAIN ST, WV 25301', 'CHARLESTON', 'US', '25301'],
    ],
    [
      'DC 2\n14500 VALLEY VIEW AVE SANTA FE SPRINGS CA 90670',
      ['DC 2', '14500 VALLEY VIEW AVE SANTA FE SPRINGS, CA 90670', '', 'US', '90670'],
    ],
    [
      'Ningbo Trading Co., Ltd., No. 588 Renmin Road, Beilun District, Ningbo, Zhejiang 315800, P.R. China',
      ['NINGBO TRADING CO., LTD.', 'NO. 588 RENMIN ROAD, BEILUN DISTRICT, ZHEJIANG 315800', 'NINGBO', 'CN'],
    ],
    [
      'EAST SEA LOGISTICS LTD\n88 HAITIAN ROAD\nNINGBO CITY\nCHINA',
      ['EAST SEA LOGISTICS LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'],
    ],
    [
      'Công ty TNHH Gỗ Đông Á\nSố 12 Đường Nguyễn Trãi, Quận 1\nTP. Hồ Chí Minh\nViệt Nam',
      ['CONG TY TNHH GO DONG A', 'SO 12 DUONG NGUYEN TRAI, QUAN 1', 'HO CHI MINH', 'VN'],
    ],
    [
      '名称：NINGBO FURNITURE FACTORY\n地址：NO 9 INDUSTRIAL ZONE\n城市：NINGBO\n国家：中国\n电话：0574-87001234',
      ['NINGBO FURNITURE FACTORY', 'NO 9 INDUSTRIAL ZONE', 'NINGBO', 'CN'],
    ],
    [
      'Name: MANZANILLO IMPORTADORA SA\nAddress: AV TENIENTE AZUETA 9\nCity: MANZANILLO\nCountry: Mexico\nTel: +52 1',
      ['MANZANILLO IMPORTADORA SA', 'AV TENIENTE AZUETA 9', 'MANZANILLO', 'MX'],
    ],
    ['MUSTER GMBH\nHafenstraße 5\n20457 Hamburg\nGermany', ['MUSTER GMBH', 'HAFENSTRASSE 5, 20457', 'HAMBURG', 'DE']],
    ['MAPLE LTD\n10 KING ST\nTORONTO\nCANADA', ['MAPLE LTD', '10 KING ST', 'TORONTO', 'CA']],
    ['OAK INC\n5 ELM ST\nAUSTIN, TX, USA', ['OAK INC', '5 ELM ST, TX', 'AUSTIN', 'US']],
    ['ACME', ['ACME', '', '', '']],
    ['XIN LTD\nNo. 88 Baoan Road\nShenzhen', ['XIN LTD', 'NO. 88 BAOAN ROAD', 'SHENZHEN', 'CN']],
    [
      'XIN LTD\nNo. 88 Baoan Road, Longgang\nGuangdong Province 518000',
      ['XIN LTD', 'NO. 88 BAOAN ROAD, GUANGDONG PROVINCE 518000', 'LONGGANG', 'CN'],
    ],
    ['GO DONG A\nSo 12 Nguyen Trai\nTP. Ho Chi Minh', ['GO DONG A', 'SO 12 NGUYEN TRAI', 'HO CHI MINH', 'VN']],
    ['ACME LTD\n12 Mill Road\nNewcastle', ['ACME LTD', '12 MILL ROAD', 'NEWCASTLE', '']],
    [
      'Company: NINGBO TRADING CO., LTD.\nAddress: No. 588 Renmin Rd., Beilun District\nCity: Ningbo\nCountry: China',
      ['NINGBO TRADING CO., LTD.', 'NO. 588 RENMIN RD., BEILUN DISTRICT', 'NINGBO', 'CN'],
    ],
    [
      'Name: ACME INC.\nAdd. 12 Main St. Suite 4, Newark, NJ 07105',
      ['ACME INC.', '12 MAIN ST. SUITE 4, NJ 07105', 'NEWARK', 'US', '07105'],
    ],
    ...[
      'ST. LOUIS',
      'SAINT PAUL',
      'PORT ST LUCIE',
      'EAST ST. LOUIS',
      'CITY OF INDUSTRY',
      'BUENA PARK',
      'ELK GROVE VILLAGE',
      'CENTER VALLEY',
      'INDIAN TRAIL',
      'SO SAN FRANCISCO',
    ].map((city): [string, Want] => [
      `ARCH LTD\n9 PINE ST\n${city}, MO 63101`,
      ['ARCH LTD', '9 PINE ST, MO 63101', city, 'US', '63101'],
    ]),
    ...['MAIN ST', 'LAKE DR', 'OAK INDUSTRIAL PARK', 'EASTGATE BUSINESS PARK', 'NORTH DOCK ROAD'].map(
      (street): [string, Want] => [
        `ARCH LTD\n${street}, MO 63101`,
        ['ARCH LTD', `${street}, MO 63101`, '', 'US', '63101'],
      ],
    ),
  ])('%j', (text, [name, addr, city, countryCode, zip = '']) => {
    expect(splitAddress(text)).toEqual({ name, addr, city, countryCode, zip });
  });

  it('reads a Chinese address by its administrative suffixes and keeps its characters', () => {
    expect(splitAddress('宁波贸易有限公司\n中国浙江省宁波市北仑区人民路588号')).toMatchObject({
      name: '宁波贸易有限公司',
      city: '宁波',
      countryCode: 'CN',
    });
  });

  it('drops phone and contact lines and keeps everything else', () => {
    const { name, addr, city } = splitAddress('A CO\nTel: 123\nUNIT 5, 9 DOCK ROAD\nFAX 44\nNINGBO\nCHINA');
    expect([name, addr, city]).toEqual(['A CO', 'UNIT 5, 9 DOCK ROAD', 'NINGBO']);
  });
});

it.each([
  ['2200 HARBOR BLVD CA 92626', '92626'],
  ['2200 HARBOR BLVD, 92626-1234', '92626'],
  ['14500 VALLEY VIEW AVE', ''],
  ['UNIT 123456', ''],
])('finds the postal code at the end of %j', (address, zip) => {
  expect(zipAtEnd(address)).toBe(zip);
});
