import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from './dataProvider.ts';
import type { PortalClient } from './portalClient.ts';
import { PortalError } from './portalError.ts';

/** A client that records what it is asked and gives the same reply to everything. */
function providerWith(reply: () => unknown) {
  const call = vi.fn(async (..._args: unknown[]) => reply());
  return { provider: createDataProvider({ call } as unknown as PortalClient), call };
}

it("[L01] turns a list of drafts into the portal's call and its page into rows", async () => {
  const { provider, call } = providerWith(() => ({ records: [{ id: 'd1' }], total: 1, statistics: {} }));
  const list = await provider.getList('drafts', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'id', order: 'DESC' },
    filter: {},
  });
  expect(list).toMatchObject({ data: [{ id: 'd1' }], total: 1 });
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['listDrafts', { query: { pageSize: 10, pageNum: 2 } }]);
});

it('deletes many drafts in one call', async () => {
  const { provider, call } = providerWith(() => ({ removed: 2 }));
  await expect(provider.deleteMany('drafts', { ids: ['d1', 'd2'] })).resolves.toEqual({ data: ['d1', 'd2'] });
  expect(call.mock.calls).toEqual([['removeDrafts', { body: ['d1', 'd2'] }]]);
});

it('saves a draft and gives it back with the id and revision that the portal answered', async () => {
  const { provider, call } = providerWith(() => ({ id: '7', revision: 1 }));
  const saved = await provider.create('drafts', { data: { id: null, remark: 'x' } });
  expect(saved.data).toEqual({ id: '7', revision: 1, remark: 'x' });
  expect(call.mock.calls[0]).toEqual(['saveDraft', { body: { id: null, remark: 'x' } }]);
});

it('gives field errors where react-admin reads them', async () => {
  const errors = { remark: { message: 'validation.max', args: { max: 200 } } };
  const { provider } = providerWith(() => {
    throw new PortalError({ kind: 'answer', status: 422, code: 422, message: 'Check the fields', errors });
  });
  const refusal = await provider
    .update('drafts', { id: '7', data: {}, previousData: {} })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 422, message: 'Check the fields', body: { code: 422, errors } });
});

it('refuses what a resource cannot do', async () => {
  const { provider } = providerWith(() => ({}));
  await expect(provider.deleteMany('filings', { ids: ['1'] })).rejects.toThrow('"filings" has no deleteMany');
  await expect(provider.getOne('ships', { id: '1' })).rejects.toThrow('"ships" has no getOne');
});
