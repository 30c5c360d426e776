import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { amsRow } from '#contract/entities/billRows.ts';
import { blankFields } from '#schema/blank.ts';

const party = (prefix: string, name: string, address: string, city: string, country: string) => ({
  [`${prefix}Name`]: name,
  [`${prefix}Addr`]: address,
  [`${prefix}City`]: city,
  [`${prefix}CountryCode`]: country,
});
const row = (amsNo: string) => [{ ...blankFields(amsRow), amsNo, amsType: 'BM' }];

/** An ISF-10 with every party and two goods. @param scac of the enterprise, which its ISF numbers begin with */
export const certificationIsf10 = (scac: string, amsNo: string): Bill =>
  ({
    ...blankBill(ISF_10, scac),
    amsRequestList: row(amsNo),
    bondHolderId: '12-345678900',
    importerId: '12-345678900',
    consigneeId: '12-345678900',
    ...party('buger', 'PACIFIC HOME GOODS INC', '2200 HARBOR BLVD SUITE 410', 'COSTA MESA', 'US'),
    ...party('seller', 'NINGBO TRADING CO LTD', '588 RENMIN ROAD', 'NINGBO', 'CN'),
    ...party('manufacturer', 'NINGBO FURNITURE FACTORY', '9 INDUSTRIAL ZONE', 'NINGBO', 'CN'),
    ...party('stuffing', 'BEILUN CFS WAREHOUSE 3', '21 PORT ROAD', 'NINGBO', 'CN'),
    ...party('consolidator', 'EAST SEA CONSOLIDATION LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
    ...party('ship', 'PACIFIC HOME GOODS DC 2', '14500 VALLEY VIEW AVE', 'SANTA FE SPRINGS', 'US'),
    billHsRequestList: [
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940161', hsCountryCode: 'VN' },
    ],
  }) as Bill;

/** An ISF-5 of cargo that stays on board. */
export const certificationIsf5 = (scac: string, amsNo: string): Bill =>
  ({
    ...blankBill(ISF_5, scac),
    amsRequestList: row(amsNo),
    ...party('book', 'EAST SEA LOGISTICS LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
    ...party('ship', 'MANZANILLO IMPORTADORA SA', 'AV TENIENTE AZUETA 9', 'MANZANILLO', 'MX'),
    deliveryCode: 'MANZANILLO (MEXICO)|MXZLO',
    dischargingPortCode: 'MANZANILLO (MEXICO)|MXZLO',
    billHsRequestList: [{ hsCode: '940360', hsCountryCode: '' }],
  }) as Bill;
