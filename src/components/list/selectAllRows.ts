import type { DataProvider, SortPayload } from 'react-admin';
import type { Row } from './column.ts';

/** The filtered rows, up to the limit of one call. */
interface AllRows<R extends Row> {
  rows: R[];
  total: number;
  /** The list changed while loading. */
  hasChanged: boolean;
}

export interface SelectionLimits {
  rows: number;
  perPage: number;
}

/**
 * Loads the rows of all pages with the current filters and order, in as few calls as possible.
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
    // Sequential: later pages depend on the total of the first.
    const answer = await dataProvider.getList<R>(resource, { filter, sort, pagination: { page, perPage } });
    total = answer.total ?? 0;
    firstTotal ??= total;
    for (const row of answer.data) found.set(row.id, row);
    if (answer.data.length < perPage || page * perPage >= total) break;
  }
  const rows = [...found.values()];
  return { rows, total, hasChanged: firstTotal !== total || rows.length < Math.min(total, most) };
}
