import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Isf10Bill, type Isf5Bill } from '#contract/entities/bill.ts';
import { HARBOUR } from './accounts.ts';

/** A company as the fields of a party block. */
type Company = readonly [name: string, addr: string, city: string, country: string];

const COMPANIES = {
  oakline: ['OAKLINE HOME FURNISHINGS INC', '1750 E GRAND AVE SUITE 220', 'EL SEGUNDO', 'US'],
  redwood: ['REDWOOD CYCLES LLC', '48 HARBOR BAY PKWY', 'ALAMEDA', 'US'],
  lakeshore: ['LAKESHORE TOYS AND GIFTS CORP', '900 N MICHIGAN AVE FL 12', 'CHICAGO', 'US'],
  wuhai: ['NINGBO WUHAI FURNITURE CO LTD', 'NO 16 XINQI EAST ROAD, BEILUN', 'NINGBO', 'CN'],
  jinlun: ['JIANGSU JINLUN BICYCLE CO LTD', 'NO 301 HUANCHENG ROAD', 'KUNSHAN', 'CN'],
  thienan: ['THIEN AN TOYS JOINT STOCK CO', 'LOT B7, VSIP 1 INDUSTRIAL PARK', 'BINH DUONG', 'VN'],
  beilunCfs: ['BEILUN BONDED CFS WAREHOUSE 5', 'NO 2 GANGQU ROAD', 'NINGBO', 'CN'],
  waigaoqiao: ['WAIGAOQIAO CFS NO 3', '889 YINGLUN ROAD, PUDONG', 'SHANGHAI', 'CN'],
  catLai: ['CAT LAI ICD DEPOT 6', '1295B NGUYEN THI DINH STREET', 'HO CHI MINH', 'VN'],
  rancho: ['OAKLINE DISTRIBUTION CENTER 4', '8300 UTICA AVE', 'RANCHO CUCAMONGA', 'US'],
  fremont: ['REDWOOD CYCLES WAREHOUSE', '45500 FREMONT BLVD', 'FREMONT', 'US'],
  joliet: ['LAKESHORE FULFILLMENT JOLIET', '3500 CHANNAHON RD', 'JOLIET', 'US'],
  harbour: ['HARBOUR LOGISTICS LTD', '18F, 299 DONGDU ROAD', 'NINGBO', 'CN'],
  pacifico: ['IMPORTADORA DEL PACIFICO SA', 'AV TENIENTE AZUETA 27', 'MANZANILLO', 'MX'],
} as const satisfies Record<string, Company>;

const goods = (...pairs: [hsCode: string, hsCountryCode: string][]) =>
  pairs.map(([hsCode, hsCountryCode]) => ({ hsCode, hsCountryCode }));

const OAKLINE = {
  ...isf10Parties('oakline', 'wuhai', 'beilunCfs', 'rancho'),
  ...importer('95-483920100'),
  billHsRequestList: goods(['940360', 'CN'], ['940350', 'CN'], ['940161', 'VN']),
  vesselVoyage: 'EVER LYRIC 1182E',
};
const REDWOOD = {
  ...isf10Parties('redwood', 'jinlun', 'waigaoqiao', 'fremont'),
  ...importer('94-330218700'),
  billHsRequestList: goods(['871200', 'CN'], ['871491', 'CN']),
  vesselVoyage: 'COSCO PRIDE 047E',
};
const LAKESHORE = {
  ...isf10Parties('lakeshore', 'thienan', 'catLai', 'joliet'),
  ...importer('36-417755200'),
  billHsRequestList: goods(['950300', 'VN'], ['950490', 'VN']),
  vesselVoyage: 'ONE HARMONY 031E',
};

/** Shippers of the practice filings. */
const SHIPPERS = { OAKLINE, REDWOOD, LAKESHORE } as const;
type Shipper = keyof typeof SHIPPERS;

/** A complete ISF-10 of a shipper for one or more B/L numbers. */
export function demoIsf10(shipper: Shipper, amsNos: readonly string[], changes: Partial<Isf10Bill> = {}): Isf10Bill {
  return {
    ...blankBill(ISF_10, HARBOUR.houseScac),
    ...SHIPPERS[shipper],
    amsRequestList: amsNos.map((amsNo) => demoRow(amsNo)),
    ...changes,
  };
}

/** A complete ISF-5 for cargo in transit from Los Angeles to Mexico. */
export function demoIsf5(amsNos: readonly string[], changes: Partial<Isf5Bill> = {}): Isf5Bill {
  return {
    ...blankBill(ISF_5, HARBOUR.houseScac),
    ...block('book', 'harbour'),
    ...block('ship', 'pacifico'),
    deliveryCode: 'MANZANILLO|MXZLO',
    dischargingPortCode: 'MANZANILLO|MXZLO',
    billHsRequestList: goods(['850440', ''], ['853400', '']),
    vesselVoyage: 'MSC ARIA 112E',
    amsRequestList: amsNos.map((amsNo) => demoRow(amsNo)),
    ...changes,
  };
}

export const demoRow = (amsNo: string, userRemark = '') => ({ amsNo, amsType: 'BM', userRemark });

function isf10Parties(
  buyer: keyof typeof COMPANIES,
  maker: keyof typeof COMPANIES,
  stuffing: keyof typeof COMPANIES,
  shipTo: keyof typeof COMPANIES,
) {
  return {
    ...block('buger', buyer),
    ...block('seller', maker),
    ...block('manufacturer', maker),
    ...block('stuffing', stuffing),
    ...block('consolidator', 'harbour'),
    ...block('ship', shipTo),
  };
}

function importer(number: string) {
  return { importerId: number, consigneeId: number, bondHolderId: number };
}

function block<const P extends string>(prefix: P, company: keyof typeof COMPANIES) {
  const [name, addr, city, country] = COMPANIES[company];
  return {
    [`${prefix}Name`]: name,
    [`${prefix}Addr`]: addr,
    [`${prefix}City`]: city,
    [`${prefix}CountryCode`]: country,
  };
}
