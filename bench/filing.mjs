/** The filing in every form: 100 lines of goods and 29 bills of lading make 325 inputs. */
const GOODS = 100;
const BILLS = 29;
const ORIGINS = ['CN', 'VN', 'TH', 'MY', 'ID'];

const party = (prefix, name, addr, city, country) => ({
  [`${prefix}Name`]: name,
  [`${prefix}Addr`]: addr,
  [`${prefix}City`]: city,
  [`${prefix}CountryCode`]: country,
});

const number = (index) => `OOLU27194${String(10_000 + index).slice(1)}85`;

/** A valid ISF-10 body without id. Its numbers start at `first`, so that no two drafts share one. */
export function filing({ first = 0, bills = BILLS, goods = GOODS } = {}) {
  return {
    billType: 1,
    houseScac: 'HBRL',
    template_name: '',
    loadingAt: '',
    arrivalAt: '',
    vesselVoyage: '',
    clientRef: '',
    actionReason: 'CT',
    cargoType: '01',
    amsRequestList: Array.from({ length: bills }, (_, index) => ({
      amsNo: number(first + index),
      amsType: 'BM',
      userRemark: '',
    })),
    bondType: 'Continuous',
    bondHolderType: 'IM',
    bondHolderId: '12-345678900',
    suretyCode: '',
    bondReferenceNo: '',
    importerType: 'EI',
    importerId: '12-345678900',
    importerBirth: '',
    importerCountry: '',
    consigneeType: 'EI',
    consigneeId: '12-345678900',
    consigneeBirth: '',
    consigneeCountry: '',
    ...party('buger', 'PACIFIC HOME GOODS INC', '2200 HARBOR BLVD SUITE 410', 'COSTA MESA', 'US'),
    ...party('seller', 'NINGBO TRADING CO LTD', '588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO', 'CN'),
    ...party('manufacturer', 'NINGBO FURNITURE FACTORY', 'NO 9 INDUSTRIAL ZONE', 'NINGBO', 'CN'),
    ...party('stuffing', 'BEILUN CFS WAREHOUSE 3', '21 PORT ROAD', 'NINGBO', 'CN'),
    ...party('consolidator', 'EAST SEA CONSOLIDATION LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
    ...party('ship', 'PACIFIC HOME GOODS DC 2', '14500 VALLEY VIEW AVE', 'SANTA FE SPRINGS', 'US'),
    billHsRequestList: Array.from({ length: goods }, (_, index) => ({
      hsCode: String(940_000 + index),
      hsCountryCode: ORIGINS[index % ORIGINS.length],
    })),
  };
}

/** Typed text by field: 53 keys in blocks and at both ends of lists. */
export const TYPING = [
  { path: 'bugerName', text: 'PACIFIC HOME' },
  { path: 'sellerAddr', text: '588 RENMIN' },
  { path: 'billHsRequestList.2.hsCode', text: '940360' },
  { path: 'amsRequestList.1.userRemark', text: 'URGENT BOX' },
  { path: 'billHsRequestList.60.hsCode', text: '940161' },
  { path: 'bondHolderId', text: '12-345678' },
];

/** Rows of every list. */
export const LIST_ROWS = 10;
export const listFiling = (index) => ({
  ...filing({ first: 1000 + index, bills: 1, goods: 2 }),
  importerId: `12-3456789${String(10 + index)}`,
});
