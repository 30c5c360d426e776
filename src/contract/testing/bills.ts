import { ISF_10, ISF_5 } from '../codes.ts';
import { blankBill, type Bill, type Isf10Bill, type Isf5Bill } from '../entities/bill.ts';
import { blankFields } from '#schema/blank.ts';
import { amsRow } from '../entities/billRows.ts';

export function flatParty<const P extends string>(
  prefix: P,
  name: string,
  addr: string,
  city: string,
  country: string,
) {
  return {
    [`${prefix}Name`]: name,
    [`${prefix}Addr`]: addr,
    [`${prefix}City`]: city,
    [`${prefix}CountryCode`]: country,
  } as Record<`${P}Name` | `${P}Addr` | `${P}City` | `${P}CountryCode`, string>;
}

export const amsRowOf = (amsNo: string, amsType = 'BM', userRemark = '') => ({
  ...(blankFields(amsRow) as { amsNo: string; amsType: string; userRemark: string }),
  amsNo,
  amsType,
  userRemark,
});

/** A complete ISF-10 that passes every rule; furniture from Ningbo to Long Beach. */
export function isf10Bill(changes: Partial<Isf10Bill> = {}): Isf10Bill {
  return {
    ...blankBill(ISF_10, 'HBRL'),
    amsRequestList: [amsRowOf('OOLU2719403685')],
    bondHolderId: '12-345678900',
    importerId: '12-345678900',
    consigneeId: '12-345678900',
    ...flatParty('buger', 'PACIFIC HOME GOODS INC', '2200 HARBOR BLVD SUITE 410', 'COSTA MESA', 'US'),
    ...flatParty('seller', 'NINGBO TRADING CO LTD', '588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO', 'CN'),
    ...flatParty('manufacturer', 'NINGBO FURNITURE FACTORY', 'NO 9 INDUSTRIAL ZONE', 'NINGBO', 'CN'),
    ...flatParty('stuffing', 'BEILUN CFS WAREHOUSE 3', '21 PORT ROAD', 'NINGBO', 'CN'),
    ...flatParty('consolidator', 'EAST SEA CONSOLIDATION LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
    ...flatParty('ship', 'PACIFIC HOME GOODS DC 2', '14500 VALLEY VIEW AVE', 'SANTA FE SPRINGS', 'US'),
    billHsRequestList: [
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940161', hsCountryCode: 'VN' },
    ],
    ...changes,
  };
}

export const goodsRowsOf = (count: number, hsCountryCode = 'CN') =>
  Array.from({ length: count }, (_, index) => ({ hsCode: String(100_000 + index), hsCountryCode }));

/** A complete ISF-10 with this many bills of lading and goods; the forms accept 999. */
export const isf10BillOfLines = (count: number): Isf10Bill =>
  isf10Bill({
    amsRequestList: Array.from({ length: count }, (_, index) => amsRowOf(`OOLU${100_000 + index}`)),
    billHsRequestList: goodsRowsOf(count),
  });

/** A complete ISF-5 that passes every rule. */
export function isf5Bill(changes: Partial<Isf5Bill> = {}): Isf5Bill {
  return {
    ...blankBill(ISF_5, 'HBRL'),
    amsRequestList: [amsRowOf('COSU6281104477')],
    ...flatParty('book', 'EAST SEA LOGISTICS LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
    ...flatParty('ship', 'MANZANILLO IMPORTADORA SA', 'AV TENIENTE AZUETA 9', 'MANZANILLO', 'MX'),
    deliveryCode: 'MANZANILLO (MEXICO)|MXZLO',
    dischargingPortCode: 'MANZANILLO (MEXICO)|MXZLO',
    billHsRequestList: [{ hsCode: '940360', hsCountryCode: '' }],
    ...changes,
  };
}

export const asBody = (bill: Bill): Record<string, unknown> => ({ ...bill });
