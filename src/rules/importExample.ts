import type { BillType } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { toServerDay } from '#schema/dateText.ts';
import { sheetColumns } from '#schema/sheet.ts';

/** The number in the example row of the import template; not a real carrier's. */
export const EXAMPLE_NUMBER = 'EXMP0000000000';

const EXAMPLE: Record<string, string> = {
  cargoType: '01',
  'amsRequestList.amsNo': EXAMPLE_NUMBER,
  'amsRequestList.amsType': 'BM',
  vesselVoyage: 'ORIENT STAR 048E',
  actionReason: 'CT',
  importerType: 'EI',
  importerId: '12-345678900',
  consigneeType: 'EI',
  consigneeId: '12-345678900',
  bondType: 'Continuous',
  bondHolderType: 'IM',
  bondHolderId: '12-345678900',
  deliveryCode: 'MANZANILLO (MEXICO)|MXZLO',
  dischargingPortCode: 'MANZANILLO (MEXICO)|MXZLO',
  'billHsRequestList.hsCode': '940360',
  'billHsRequestList.hsCountryCode': 'CN',
  ...party('buger', 'PACIFIC HOME GOODS INC', '2200 HARBOR BLVD SUITE 410', 'COSTA MESA', 'US'),
  ...party('seller', 'NINGBO TRADING CO LTD', '588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO', 'CN'),
  ...party('manufacturer', 'NINGBO FURNITURE FACTORY', 'NO 9 INDUSTRIAL ZONE', 'NINGBO', 'CN'),
  ...party('stuffing', 'BEILUN CFS WAREHOUSE 3', '21 PORT ROAD', 'NINGBO', 'CN'),
  ...party('consolidator', 'EAST SEA CONSOLIDATION LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
  ...party('ship', 'PACIFIC HOME GOODS DC 2', '14500 VALLEY VIEW AVE', 'SANTA FE SPRINGS', 'US'),
  ...party('book', 'EAST SEA LOGISTICS LTD', '88 HAITIAN ROAD', 'NINGBO', 'CN'),
};

const DAY = 86_400_000;

/** Loading in 14 days, arrival 16 days later: the example of a template downloaded today is never late. */
function exampleTimes(today: Date): Record<string, string> {
  const dayAfter = (days: number) => toServerDay(new Date(today.getTime() + days * DAY));
  return { loadingAt: `${dayAfter(14)} 18:00:00`, arrivalAt: `${dayAfter(30)} 08:00:00` };
}

/** The example row of an import template downloaded today, by field path, the same for every language. */
export function exampleRow(billType: BillType, today: Date): Map<string, string> {
  const texts = { ...EXAMPLE, ...exampleTimes(today) };
  return new Map(sheetColumns(billEntity(billType)).map(({ path }) => [path, texts[path] ?? '']));
}

/** The cells that every example row has: all but its times, which depend on the day of the download. */
export function exampleCells(billType: BillType): Map<string, string> {
  const today = new Date(0);
  const cells = exampleRow(billType, today);
  for (const path of Object.keys(exampleTimes(today))) cells.delete(path);
  return cells;
}

function party(prefix: string, name: string, addr: string, city: string, country: string): Record<string, string> {
  return {
    [`${prefix}Name`]: name,
    [`${prefix}Addr`]: addr,
    [`${prefix}City`]: city,
    [`${prefix}CountryCode`]: country,
  };
}
