/** Valid filings, written by hand from the layouts; trailing blanks are omitted here. */
const lines = (...records: string[]): readonly string[] => records.map((record) => record.padEnd(80));

const BLOCKS = [
  'SF30SE NINGBO TRADING CO LTD',
  'SF3515588 RENMIN ROAD BEILUN DISTRICT',
  'SF36NINGBO                                                     CN',
  'SF30BY PACIFIC HOME GOODS INC',
  'SF35152200 HARBOR BLVD SUITE 410',
  'SF36COSTA MESA                                                 US',
  'SF30ST PACIFIC HOME GOODS DC 2',
  'SF351514500 VALLEY VIEW AVE',
  'SF36SANTA FE SPRINGS                                           US',
  'SF30LG BEILUN CFS WAREHOUSE 3',
  'SF351521 PORT ROAD',
  'SF36NINGBO                                                     CN',
  'SF30CS EAST SEA CONSOLIDATION LTD',
  'SF351588 HAITIAN ROAD',
  'SF36NINGBO                                                     CN',
  'SF30MF NINGBO FURNITURE FACTORY',
  'SF3515NO 9 INDUSTRIAL ZONE',
  'SF36NINGBO                                                     CN',
  'SF40940360    CN',
  'SF40940161    VN',
];
const NUMBERS = [
  'SF30IM                                    EI 12-345678900',
  'SF30CN                                    EI 12-345678900',
];
const BILL = 'SF15BMABCD1234567890';
const CR = 'SF20CR HBRL-0000000007';

export const BASE_MESSAGES = {
  /** ISF-10 under a continuous bond. */
  ten: lines(
    'SF10101ACTEI 12-345678900           11               OOLU12-345678900   018',
    BILL,
    CR,
    ...NUMBERS,
    ...BLOCKS,
  ),
  /** ISF-10 under a single bond. */
  single: lines(
    'SF10101ACTEI 12-345678900           11                   12-345678900   169',
    BILL,
    CR,
    'SF20V1 016',
    'SF20SBN123456789',
    ...NUMBERS,
    ...BLOCKS,
  ),
  /** Household goods of a person with a passport; no bond. */
  passport: lines(
    'SF10103ACTAEFE12345678      0131198011                                        CN',
    BILL,
    CR,
    'SF20FN  SMITH, JOHN, A',
    'SF30IM                                    AEFE12345678           CN01311980',
    NUMBERS[1] ?? '',
    ...BLOCKS,
  ),
  carnet: lines('SF10106ACTEI 12-345678900           11', BILL, CR, 'SF206C CN12345678', ...NUMBERS, ...BLOCKS),
  informal: lines(
    'SF10111ACTEI 12-345678900           11',
    'SF13010000000080000000000012PCS00000000150K',
    BILL,
    CR,
    ...NUMBERS,
    ...BLOCKS,
  ),
  replace: lines(
    'SF10101RCTEI 12-345678900           11HBRL-0000000007    12-345678900   018',
    BILL,
    CR,
    ...NUMBERS,
    ...BLOCKS,
  ),
  delete: lines('SF10101D  EI 12-345678900           11HBRL-0000000007'),
  five: lines(
    'SF10201ACT2  HBRL                   11',
    'SF15OBCOSU6281104477',
    CR,
    'SF30BKPEAST SEA LOGISTICS LTD',
    'SF351588 HAITIAN ROAD',
    'SF36NINGBO                                                     CN',
    'SF30ST MANZANILLO IMPORTADORA SA',
    'SF3515AV TENIENTE AZUETA 9',
    'SF36MANZANILLO                                                 MX',
    'SF40940360',
    'SF50UN MXZLO          UN MXZLO',
  ),
} as const;

export type BaseName = keyof typeof BASE_MESSAGES;
