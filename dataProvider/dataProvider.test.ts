import { HttpError } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from './dataProvider.ts';
import type { PortalClient } from './portalClient.ts';
import { PortalError } from './portalError.ts';

/** A client that records its calls and gives the same reply to all of them. */
function providerWith(reply: () => unknown) {
  const call = vi.fn(async (..._args: unknown[]) => reply());
  return { provider: createDataProvider({ call } as unknown as PortalClient), call };
}

it("[L01] maps getList of drafts to the portal's call and its page to rows", async () => {
  const { provider, call } = providerWith(() => ({ records: [{ id: 'd1' }], total: 1, statistics: {} }));
  const list = await provider.getList('drafts', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'id', order: 'DESC' },
    filter: {},
  });
  expect(list).toMatchObject({ data: [{ id: 'd1' }], total: 1 });
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['listDrafts', { query: { pageSize: 10, pageNum: 2 } }]);
});

it('deletes several drafts in one call', async () => {
  const { provider, call } = providerWith(() => ({ removed: 2 }));
  await expect(provider.deleteMany('drafts', { ids: ['d1', 'd2'] })).resolves.toEqual({ data: ['d1', 'd2'] });
  expect(call.mock.calls).toEqual([['removeDrafts', { body: ['d1', 'd2'] }]]);
});

it("returns a saved draft with the portal's id and revision", async () => {
  const { provider, call } = providerWith(() => ({ id: '7', revision: 1 }));
  const saved = await provider.create('drafts', { data: { id: null, remark: 'x' } });
  expect(saved.data).toEqual({ id: '7', revision: 1, remark: 'x' });
  expect(call.mock.calls[0]).toEqual(['saveDraft', { body: { id: null, remark: 'x' } }]);
});

it('returns field errors where react-admin reads them', async () => {
  const errors = { remark: { message: 'validation.max', args: { max: 200 } } };
  const { provider } = providerWith(() => {
    throw new PortalError({ kind: 'answer', status: 422, code: 422, message: 'Check the fields', errors });
  });
  const refusal = await provider
    .update('drafts', { id: '7', data: {}, previousData: {} })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 422, kind: 'answer', body: { code: 422, errors } });
});

it('rejects verbs that a resource does not support', async () => {
  const { provider } = providerWith(() => ({}));
  await expect(provider.deleteMany('filings', { ids: ['1'] })).rejects.toThrow('The portal cannot remove "filings"');
  await expect(provider.getOne('ships', { id: '1' })).rejects.toThrow('The portal cannot get "ships"');
});

it('creates with the idempotency key of `meta` and restores deleted records', async () => {
  const { provider, call } = providerWith(() => ({ id: '9', revision: 1, restored: 2 }));
  await provider.create('contacts', { data: { name: 'Li' }, meta: { idempotencyKey: 'k1' } });
  expect(call.mock.calls[0]).toEqual(['saveLinkman', { body: { name: 'Li' } }, { idempotencyKey: 'k1' }]);
  await expect(provider.restoreMany('contacts', { ids: [8, '9'] })).resolves.toEqual({ data: 2 });
  expect(call.mock.calls[1]).toEqual(['restoreLinkmen', { body: ['8', '9'] }]);
});

it('serves single resources from ra-data-simple-rest and the rest from the portal', async () => {
  const asked: string[] = [];
  const rest = simpleRestProvider('/support', async (url) => {
    asked.push(url);
    return {
      status: 200,
      headers: new Headers({ 'content-range': 'bookings 0-0/41' }),
      body: '[]',
      json: [{ id: 'b1', carrier: 'OOCL' }],
    };
  });
  const call = vi.fn(async (..._args: unknown[]) => ({ records: [], total: 0, statistics: {} }));
  const provider = createDataProvider({ call } as unknown as PortalClient, { bookings: rest });
  const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
  await expect(provider.getList('bookings', params)).resolves.toMatchObject({ data: [{ id: 'b1' }], total: 41 });
  expect(asked).toEqual([expect.stringMatching(/^\/support\/bookings\?/u)]);
  expect(call).not.toHaveBeenCalled();
  await provider.getList('drafts', params);
  expect(call.mock.calls[0]?.[0]).toBe('listDrafts');
});
