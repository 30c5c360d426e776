import { expect, it } from 'vitest';
import { viewQuery } from './viewQuery.ts';

it('[L01] writes filters and order of a saved view as the address of the list', () => {
  const query = new URLSearchParams(viewQuery({ billType: '1', keyword: '' }, { field: 'loading', order: 'ASC' }));
  expect(Object.fromEntries(query)).toEqual({ filter: '{"billType":"1"}', sort: 'loading', order: 'ASC', page: '1' });
});
