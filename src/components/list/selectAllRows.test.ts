import type { DataProvider, GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { selectAllRows } from './selectAllRows.ts';

const LIMITS = { rows: 1_000, perPage: 100 } as const;
const SORT = { field: 'id', order: 'DESC' } as const;

/** A portal of `total` rows; after `change` calls it has `later` rows. */
function portal(total: number, later = total, change = Infinity) {
  const requests: Partial<GetListParams>[] = [];
  const getList = async (_: string, params: GetListParams) => {
    requests.push(params);
    const now = requests.length > change ? later : total;
    const { page = 1, perPage = 10 } = params.pagination ?? {};
    const first = (page - 1) * perPage;
    const count = Math.max(0, Math.min(perPage, now - first));
    return { data: Array.from({ length: count }, (__, index) => ({ id: `r${first + index}` })), total: now };
  };
  return { requests, provider: { getList } as unknown as DataProvider };
}

describe('selectAllRows', () => {
  it('[L01] collects the rows of all pages with the current filters and order', async () => {
    const { requests, provider } = portal(230);
    const found = await selectAllRows(provider, 'drafts', { filter: { keyword: 'A' }, sort: SORT, limits: LIMITS });
    expect(found).toMatchObject({ total: 230, hasChanged: false });
    expect(new Set(found.rows.map(({ id }) => id)).size).toBe(230);
    expect(requests).toHaveLength(3);
    expect(requests.every(({ filter, sort }) => filter.keyword === 'A' && sort === SORT)).toBe(true);
  });
  it('[L01] stops at the limit of one call', async () => {
    const { requests, provider } = portal(1_204);
    const found = await selectAllRows(provider, 'drafts', { filter: {}, sort: SORT, limits: LIMITS });
    expect([found.rows.length, found.total, found.hasChanged, requests.length]).toEqual([1_000, 1_204, false, 10]);
  });
  it('[L01] reports that the list changed meanwhile', async () => {
    const { provider } = portal(230, 231, 1);
    expect((await selectAllRows(provider, 'drafts', { filter: {}, sort: SORT, limits: LIMITS })).hasChanged).toBe(true);
  });
});
