import { expect, it } from 'vitest';
import { toListQuery, toListResult } from './paging.ts';

it("[L01] asks for a page by pageSize and pageNum, in the portal's own order unless one is named", () => {
  const asked = toListQuery({
    pagination: { page: 3, perPage: 20 },
    sort: { field: 'id', order: 'DESC' },
    filter: { billType: 1 },
  });
  expect(asked).toEqual({ billType: 1, pageSize: 20, pageNum: 3 });
  const sorted = toListQuery({
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'updatedAt', order: 'ASC' },
    filter: {},
  });
  expect(sorted).toMatchObject({ sortField: 'updatedAt', sortOrder: 'asc' });
});

it('[L03] upper-cases what is searched for', () => {
  expect(toListQuery({ filter: { keyword: ' txsl1 ' } }).keyword).toBe('TXSL1');
});

it('[L01] gives rows, total and statistics', () => {
  const page = { records: [{ id: 'd1' }], total: 41, statistics: { capped: true } };
  expect(toListResult(page)).toEqual({ data: [{ id: 'd1' }], total: 41, meta: { statistics: { capped: true } } });
});
