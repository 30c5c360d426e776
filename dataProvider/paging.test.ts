import { expect, it } from 'vitest';
import { toListQuery, toListResult } from './paging.ts';

it("[L01] requests pages by pageSize and pageNum, in the portal's order unless one is given", () => {
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

it('[L03] converts search texts to upper case', () => {
  expect(toListQuery({ filter: { keyword: ' txsl1 ' } }).keyword).toBe('TXSL1');
});

it('[L01] returns rows, total and statistics', () => {
  const page = { records: [{ id: 'd1' }], total: 41, statistics: { capped: true } };
  expect(toListResult(page)).toEqual({ data: [{ id: 'd1' }], total: 41, meta: { statistics: { capped: true } } });
});
