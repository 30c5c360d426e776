// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { cacheRows, seedCachedRows, type CachedListState } from './cachedRows.ts';

const AT = Date.parse('2026-03-02T06:03:00Z');
const plain: CachedListState = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'DESC' },
  filter: {},
};
const page = (name: string, state = plain) => ({
  resource: 'drafts',
  state,
  result: { data: [{ id: '1', name }], total: 1, meta: { statistics: { ready: 1 } } },
});
const keyOf = (state: CachedListState) => ['drafts', 'getList', { ...state, meta: undefined }];
const signIn = (session: string) => {
  document.cookie = `${SESSION_ID_COOKIE}=${session}`;
};

beforeEach(() => {
  localStorage.clear();
  signIn('s1');
});

describe('cached rows', () => {
  it('[L01] are seeded into the list’s query with their age, and reloaded', () => {
    cacheRows('u1.e1', page('A'), AT);
    const client = new QueryClient();
    seedCachedRows(client, 'drafts', 'u1.e1');
    expect(client.getQueryData(keyOf(plain))).toMatchObject({
      data: [{ name: 'A' }],
      total: 1,
      meta: { statistics: { ready: 1 }, cachedAt: '03-02 14:03' },
    });
    expect(client.getQueryState(keyOf(plain))?.dataUpdatedAt).toBe(AT);
  });

  it('[D16] are never shown to another owner or session', () => {
    cacheRows('u1.e1', page('A'), AT);
    const client = new QueryClient();
    signIn('s2');
    seedCachedRows(client, 'drafts', 'u1.e1');
    expect(client.getQueryData(keyOf(plain))).toBeUndefined();

    cacheRows('u1.e1', page('B'), AT);
    seedCachedRows(client, 'drafts', 'u2.e1');
    expect(client.getQueryData(keyOf(plain))).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it.each(endpoints.listDrafts.searches ?? [])('[D16] leave out the result of a search by %s', (name) => {
    cacheRows('u1.e1', page('A', { ...plain, filter: { billType: '1', [name]: '987-65-4321' } }), AT);
    expect(localStorage.length).toBe(0);
  });

  it('keep the latest page per list state and a few states per list', () => {
    const state = (n: number): CachedListState => ({ ...plain, filter: { due: String(n) } });
    for (let n = 0; n < 5; n++) cacheRows('u1.e1', page(`P${n}`, state(n)), AT);
    cacheRows('u1.e1', page('newer', state(4)), AT);
    const client = new QueryClient();
    seedCachedRows(client, 'drafts', 'u1.e1');
    expect(client.getQueryData(keyOf(state(4)))).toMatchObject({ data: [{ name: 'newer' }] });
    expect(client.getQueryData(keyOf(state(2)))).toBeDefined();
    expect(client.getQueryData(keyOf(state(1)))).toBeUndefined();
  });

  it('do not replace rows already fetched', () => {
    cacheRows('u1.e1', page('old'), AT);
    const client = new QueryClient();
    client.setQueryData(keyOf(plain), { data: [{ id: '1', name: 'fresh' }], total: 1 });
    seedCachedRows(client, 'drafts', 'u1.e1');
    expect(client.getQueryData(keyOf(plain))).toMatchObject({ data: [{ name: 'fresh' }] });
  });
});
