import type { LinkmanRecord } from '#contract/entities/linkman.ts';
import type { PartyFieldsRecord } from '#contract/entities/party.ts';
import type { PartyType } from '#contract/codes.ts';

type Entry = readonly [
  type: PartyType,
  name: string,
  addr: string,
  city: string,
  countryCode: string,
  more?: Partial<Pick<PartyFieldsRecord, 'idType' | 'partyId' | 'remark'>>,
];

const ein = (partyId: string, remark = '') => ({ idType: 'EI', partyId, remark });

/** Oldest first. Some companies occur twice, as in real address books with several editors. */
const ENTRIES: readonly Entry[] = [
  ['buyer', 'OAKLINE HOME FURNISHINGS INC', '1750 E GRAND AVE SUITE 220', 'EL SEGUNDO', 'US', ein('95-483920100')],
  ['buyer', 'REDWOOD CYCLES LLC', '48 HARBOR BAY PKWY', 'ALAMEDA', 'US', ein('94-330218700')],
  ['buyer', 'LAKESHORE TOYS AND GIFTS CORP', '900 N MICHIGAN AVE FL 12', 'CHICAGO', 'US', ein('36-417755200')],
  ['buyer', 'OAKLINE HOME FURNISHINGS, INC.', '1750 EAST GRAND AVENUE, STE 220', 'EL SEGUNDO', 'US'],
  ['buyer', 'CASCADE OUTDOOR SUPPLY CO', '2121 2ND AVE SUITE 300', 'SEATTLE', 'US', ein('91-220475100')],
  ['buyer', 'BLUE HERON LIGHTING LLC', '611 GATEWAY BLVD', 'SOUTH SAN FRANCISCO', 'US', ein('94-118830200')],
  ['buyer', 'PEACHTREE KITCHENWARE INC', '3344 PEACHTREE RD NE', 'ATLANTA', 'US', ein('58-209917300')],
  ['seller', 'NINGBO WUHAI FURNITURE CO LTD', 'NO 16 XINQI EAST ROAD, BEILUN', 'NINGBO', 'CN'],
  ['seller', 'JIANGSU JINLUN BICYCLE CO LTD', 'NO 301 HUANCHENG ROAD', 'KUNSHAN', 'CN'],
  ['seller', 'THIEN AN TOYS JOINT STOCK CO', 'LOT B7, VSIP 1 INDUSTRIAL PARK', 'BINH DUONG', 'VN'],
  ['seller', 'NINGBO WUHAI FURNITURE CO., LTD.', '16 XINQI E RD, BEILUN DISTRICT', 'NINGBO', 'CN'],
  ['seller', 'XIAMEN HAICANG LIGHTING CO LTD', '88 CANGHONG ROAD, HAICANG', 'XIAMEN', 'CN'],
  ['seller', 'ZHEJIANG LINHAI OUTDOOR CO LTD', 'DATIAN INDUSTRIAL ZONE', 'LINHAI', 'CN'],
  ['manufacturer', 'NINGBO WUHAI FURNITURE CO LTD', 'NO 16 XINQI EAST ROAD, BEILUN', 'NINGBO', 'CN'],
  ['manufacturer', 'FOSHAN SHUNDE KITCHENWARE FACTORY', 'NO 5 XINGYE ROAD, BEIJIAO', 'FOSHAN', 'CN'],
  ['manufacturer', 'DONG NAI WOODWORK CO LTD', 'ROAD 9A, BIEN HOA 2 INDUSTRIAL ZONE', 'BIEN HOA', 'VN'],
  ['manufacturer', 'HAI PHONG CASTING JSC', 'DINH VU INDUSTRIAL ZONE', 'HAI PHONG', 'VN'],
  ['manufacturer', 'PT JAWA RATTAN INDAH', 'JL RAYA TEGALWANGI 21', 'CIREBON', 'ID'],
  ['manufacturer', 'RAYONG RUBBER PARTS CO LTD', '64 MOO 4, EASTERN SEABOARD', 'RAYONG', 'TH'],
  ['stuffing', 'BEILUN BONDED CFS WAREHOUSE 5', 'NO 2 GANGQU ROAD', 'NINGBO', 'CN'],
  ['stuffing', 'WAIGAOQIAO CFS NO 3', '889 YINGLUN ROAD, PUDONG', 'SHANGHAI', 'CN'],
  ['stuffing', 'WAIGAOQIAO CFS NO. 3', 'YINGLUN RD 889', 'SHANGHAI', 'CN', { remark: 'Gate 2, before 16:00' }],
  ['stuffing', 'CAT LAI ICD DEPOT 6', '1295B NGUYEN THI DINH STREET', 'HO CHI MINH', 'VN'],
  ['stuffing', 'YANTIAN CFS WAREHOUSE 11', 'MINGZHU AVENUE, YANTIAN', 'SHENZHEN', 'CN'],
  ['consolidator', 'HARBOUR LOGISTICS LTD', '18F, 299 DONGDU ROAD', 'NINGBO', 'CN'],
  ['consolidator', 'EAST SEA CONSOLIDATION LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'],
  ['consolidator', 'SAIGON BOX CONSOLIDATORS CO LTD', '12 TON DUC THANG STREET, DISTRICT 1', 'HO CHI MINH', 'VN'],
  ['shipTo', 'OAKLINE DISTRIBUTION CENTER 4', '8300 UTICA AVE', 'RANCHO CUCAMONGA', 'US'],
  ['shipTo', 'REDWOOD CYCLES WAREHOUSE', '45500 FREMONT BLVD', 'FREMONT', 'US'],
  ['shipTo', 'LAKESHORE FULFILLMENT JOLIET', '3500 CHANNAHON RD', 'JOLIET', 'US', { remark: 'By appointment' }],
  ['shipTo', 'CASCADE OUTDOOR DC KENT', '7800 S 228TH ST', 'KENT', 'US'],
  ['shipTo', 'PEACHTREE DC SAVANNAH', '150 PORTSIDE CT', 'SAVANNAH', 'US'],
  ['consignee', 'REDWOOD CYCLES LLC', '48 HARBOR BAY PKWY', 'ALAMEDA', 'US', ein('94-330218700')],
  ['consignee', 'BLUE HERON LIGHTING LLC', '611 GATEWAY BLVD', 'SOUTH SAN FRANCISCO', 'US', ein('94-118830200')],
  [
    'consignee',
    'MARGARET OAKES',
    '77 PIONEER CT',
    'PORTLAND',
    'US',
    { idType: 'AEF', partyId: '561230984', remark: 'Household goods' },
  ],
  ['shipper', 'IMPORTADORA DEL PACIFICO SA', 'AV TENIENTE AZUETA 27', 'MANZANILLO', 'MX'],
  ['shipper', 'PACIFIC RIM FORWARDING LTD', 'UNIT 1204, 28 QUEENS ROAD CENTRAL', 'HONG KONG', 'HK'],
  ['shipper', 'BUSAN MARINE TRADING CO LTD', '17 CHUNGJANG-DAERO, JUNG-GU', 'BUSAN', 'KR'],
  ['notifier', 'SUNRISE CUSTOMS BROKERS INC', '5757 W CENTURY BLVD SUITE 700', 'LOS ANGELES', 'US'],
  ['notifier', 'GREAT LAKES CUSTOMS BROKERAGE', '1717 W DEVON AVE', 'CHICAGO', 'US', { remark: 'Chicago and Joliet' }],
];

export const DEMO_PARTIES: readonly PartyFieldsRecord[] = ENTRIES.map(
  ([type, name, addr, city, countryCode, { idType = '', partyId = '', remark = '' } = {}]) => ({
    name,
    type,
    addr,
    city,
    countryCode,
    idType,
    partyId,
    remark,
  }),
);

const CONTACTS: readonly Omit<LinkmanRecord, 'pushEvents'>[] = [
  {
    name: 'Grace Oakes',
    email: 'imports@oakline.test',
    phone: '+1 310 555 0142',
    company: 'OAKLINE HOME FURNISHINGS INC',
  },
  { name: 'Dan Whitfield', email: 'dan@redwoodcycles.test', phone: '+1 510 555 0178', company: 'REDWOOD CYCLES LLC' },
  {
    name: 'Teresa Mendoza',
    email: 'ops@lakeshore.test',
    phone: '+1 312 555 0119',
    company: 'LAKESHORE TOYS AND GIFTS CORP',
  },
  { name: '王建国', email: 'wang@wuhai.test', phone: '+86 574 5555 0136', company: '宁波五海家具有限公司' },
  {
    name: 'Nguyễn Thị Lan',
    email: 'lan.nguyen@thienan.test',
    phone: '+84 274 555 0161',
    company: 'CTCP Đồ chơi Thiên An',
  },
  { name: 'Sunrise desk', email: 'desk@sunrisebrokers.test', phone: '', company: 'SUNRISE CUSTOMS BROKERS INC' },
];

export const DEMO_LINKMEN: readonly LinkmanRecord[] = CONTACTS.map((contact) => ({ ...contact, pushEvents: '' }));
