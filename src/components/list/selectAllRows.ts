import type { DataProvider, SortPayload } from 'react-admin';
import type { Row } from './column.ts';

/** Everything that a list's filters let through, up to what one call may name. */
export interface AllRows<R extends Row> {
  rows: R[];
  /** How many there were when the asking ended. */
  total: number;
  /** The list changed meanwhile: the number said before is no longer true. */
  hasChanged: boolean;
}

/** How many rows one action may take, and how many one page of the data provider may hold. */
export interface SelectionLimits {
  rows: number;
  perPage: number;
}

/**
 * The rows of all pages for the filters and the order as they are now, in as few calls as the limits allow.
 * @example await selectAllRows(dataProvider, 'drafts', { filter, sort, limits: { rows: 1000, perPage: 100 } })
 */
export async function selectAllRows<R extends Row>(
  dataProvider: DataProvider,
  resource: string,
  { filter, sort, limits }: { filter: object; sort: SortPayload; limits: SelectionLimits },
): Promise<AllRows<R>> {
  const found = new Map<string, R>();
  const { rows: most, perPage } = limits;
  let firstTotal: number | undefined;
  let total = 0;
  for (let page = 1; page <= most / perPage; page += 1) {
    // One after the other: the second page makes sense only with what the first one said.
    const answer = await dataProvider.getList<R>(resource, { filter, sort, pagination: { page, perPage } });
    total = answer.total ?? 0;
    firstTotal ??= total;
    for (const row of answer.data) found.set(row.id, row);
    if (answer.data.length < perPage || page * perPage >= total) break;
  }
  const rows = [...found.values()];
  return { rows, total, hasChanged: firstTotal !== total || rows.length < Math.min(total, most) };
}
