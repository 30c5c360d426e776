import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportResourceOf } from '#contract/support/resources.ts';
import type { SupportResource } from '#contract/support/supportResource.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { SUPPORT_BINDINGS } from './bindings.ts';
import { readQuery } from './readQuery.ts';
import { pageOf } from './readRows.ts';
import type { SupportBinding } from './supportBinding.ts';

let test: TestPortal;
let support: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  support = await test.signIn(ACCOUNTS.support);
});
afterAll(() => test.close());

type Row = Record<string, unknown> & { id: string; revision: string };
const list = (resource: string, query: Record<string, unknown> = {}) => {
  const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return support.get(`/support/${resource}?${new URLSearchParams(Object.fromEntries(asked)).toString()}`);
};
const idsOf = (body: unknown) => (body as Row[]).map(({ id }) => id);
const read = async (resource: string, id: string) => (await support.get(`/support/${resource}/${id}`)).body as Row;

describe('a list of the support desk', () => {
  it('[S02] filters, sorts and pages in the dialect of simple-rest', async () => {
    const all = await list('enterprises', { sort: ['name', 'ASC'], range: [0, 1] });
    expect(all.headers['content-range']).toBe('enterprises 0-1/3');
    expect((all.body as Row[]).map(({ name }) => name)).toEqual(['Harbour Logistics Ltd', 'Quay Forwarding']);
    const next = await list('enterprises', { sort: ['name', 'ASC'], range: [2, 3] });
    expect(next.headers['content-range']).toBe('enterprises 2-2/3');
    expect(idsOf(next.body)).toEqual([test.rivalId]);
    expect(idsOf((await list('enterprises', { filter: { q: 'rival' } })).body)).toEqual([test.rivalId]);
    expect(idsOf((await list('enterprises', { filter: { auditStatus: ['none'] } })).body)).toEqual(['2']);
    const ids = [test.rivalId, '1', 'missing'];
    expect(idsOf((await list('enterprises', { filter: { id: ids } })).body).toSorted()).toEqual(
      ['1', test.rivalId].toSorted(),
    );
    expect((await list('enterprises', { filter: { createdAt_gte: '2999-01-01' } })).headers['content-range']).toBe(
      'enterprises 0-0/0',
    );
  });

  it('[S02] names a filter, order or range that the resource does not declare', async () => {
    for (const [query, name] of [
      [{ filter: { passwordHash: 'x' } }, 'passwordHash'],
      [{ filter: { balance: 1 } }, 'balance'],
      [{ filter: { createdAt: '2026-01-01' } }, 'createdAt'],
      [{ filter: { enabled: 'yes' } }, 'enabled'],
      [{ filter: { __proto__x: 1 } }, '__proto__x'],
      [{ sort: ['vip', 'ASC'] }, 'sort vip'],
      [{ sort: ['name', 'ASC; drop table job'] }, 'sort ASC; drop table job'],
      [{ sort: [{ toString: 1 }, 'ASC'] }, 'sort {'],
      [{ sort: ['id', { toString: 1 }] }, 'sort {'],
      [{ range: [0, 100] }, 'range'],
      [{ range: [-1, 10] }, 'range'],
      [{ range: [10_001, 10_002] }, 'range'],
    ] as const) {
      const answer = await list('enterprises', query);
      expect(answer.status, JSON.stringify(query)).toBe(400);
      expect((answer.body as { message: string }).message).toContain(name);
    }
    expect((await support.get('/support/enterprises?filter={')).status).toBe(400);
    expect((await list('sessions')).status).toBe(404);
    expect((await list('constructor')).status).toBe(404);
  });

  it('[S02] treats wildcards and quotes of a filter as text', async () => {
    for (const q of ['%', '_', "'", '\\'])
      expect(idsOf((await list('enterprises', { filter: { q } })).body)).toEqual([]);
  });
});

describe.each([
  'bills',
  'operations',
  'gateway-messages',
  'receipts',
  'consume-records',
  'ledger',
  'mails',
  'top-ups',
  'payments',
] as const)('the list %s of a large table', (name) => {
  const resource: SupportResource = supportResourceOf(name);
  const binding: SupportBinding = SUPPORT_BINDINGS[name];
  const compiled = (part: RawBuilder<unknown> | undefined) => part?.compile(test.portal.db).sql ?? '';

  it('[S02] has an index for each of its filters', async () => {
    const tables = [...`${compiled(binding.from)} ${compiled(binding.joins)}`.matchAll(/\w+/gu)].map(([word]) => word);
    const { rows } = await sql<{ first: string }>`
        select trim(regexp_replace(lower(replace(pg_get_indexdef(indexrelid, 1, true), '::text', '')), '\\s+', ' ', 'g')) as first
        from pg_index join pg_class on pg_class.oid = indrelid
        where relname = any(${tables}) and coalesce(pg_get_expr(indpred, indrelid), '') in
          ('', '(' || pg_get_indexdef(indexrelid, 1, true) || ' IS NOT NULL)')`.execute(test.portal.db);
    const indexed = new Set(rows.map(({ first }) => first.replaceAll(/^\(\s*|\)$/gu, '')));
    const filters = Object.entries(resource.columns).filter(([, { filter }]) => filter && filter !== 'contains');
    const columns = filters.map(([column]) => {
      const text = compiled((binding.columns as Record<string, RawBuilder<unknown>>)[column]);
      return text.replaceAll(/"|\b\w+"?\./gu, '').toLowerCase();
    });
    expect(columns.length).toBeGreaterThan(2);
    expect(columns.filter((column) => !indexed.has(column))).toEqual([]);
  });

  it.each(['ASC', 'DESC'])('[S02] is in its order %s without sorting the table', async (order) => {
    const query = readQuery(resource, binding, { sort: JSON.stringify([resource.sort[0], order]) });
    const plan = await test.portal.db.transaction().execute(async (trx) => {
      await sql`set local enable_sort = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`
          explain (costs off) ${pageOf(resource, binding, query)}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (?:Only )?Scan/u);
    // An incremental sort orders rows with the same time.
    expect(plan).not.toMatch(/^\s*(?:->\s+)?Sort$/mu);
  });
});

describe('a change at the support desk', () => {
  const change = async (values: object, reason = 'Agreed by phone') => {
    const { revision } = await read('enterprises', '2');
    return support.put('/support/enterprises/2', { ...values, revision, reason });
  };

  it('[S06] is in the audit log with what differs, its reason and its origin', async () => {
    const answer = await change({ creditLimit: 5_000, vip: true, name: 'not writable' });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ creditLimit: 5_000, vip: true })]);
    const [entry] = (await list('audit-log', { filter: { subject: 'enterprise', subjectId: '2' } })).body as Row[];
    expect(entry).toMatchObject({
      action: 'enterprise.changed',
      userName: support.user?.userName,
      enterpriseId: '2',
      reason: 'Agreed by phone',
      address: '127.0.0.1',
    });
    expect(await read('audit-log', entry?.id ?? '')).toMatchObject({
      before: { creditLimit: null, vip: false },
      after: { creditLimit: 5_000, vip: true },
    });
  });

  it('requires a reason and valid values, and keeps a form with older values from writing', async () => {
    const count = async () => Number((await list('audit-log')).headers['content-range']?.toString().split('/')[1]);
    const before = await count();
    const errorsOf = async (values: object, reason?: string) =>
      Object.keys(((await change(values, reason)).body as { errors: object }).errors);
    expect(await errorsOf({ vip: false }, ' ')).toEqual(['reason']);
    expect(await errorsOf({ creditLimit: -1, vip: 'no', secret: 1 })).toEqual(['secret', 'creditLimit', 'vip']);
    const old = await support.put('/support/enterprises/2', { vip: false, revision: 'older', reason: 'x' });
    expect([old.status, (old.body as { current: Row }).current.id]).toEqual([409, '2']);
    expect((await support.put('/support/enterprises/missing', { vip: true, revision: '', reason: 'x' })).status).toBe(
      404,
    );
    expect((await support.put('/support/audit-log/1', { reason: 'x' })).status).toBe(403);
    expect((await support.remove('/support/enterprises/2')).status).toBe(403);
    expect((await support.post('/support/enterprises', {})).status).toBe(403);
    expect(await count()).toBe(before);
  });

  it('[S06] renames an enterprise, whose number a filter finds, and leaves neither name nor credit line blank', async () => {
    expect(idsOf((await list('enterprises', { filter: { enterpriseId: '2' } })).body)).toEqual(['2']);
    const { revision, name: before } = await read('enterprises', '2');
    const save = (values: object) =>
      support.put('/support/enterprises/2', { revision, reason: 'New register entry', ...values });
    for (const blank of [{ name: ' ' }, { name: null }, { creditLimit: null }]) {
      expect((await save(blank)).status, JSON.stringify(blank)).toBe(422);
    }
    expect((await save({ name: 'Quay Lines' })).body).toMatchObject({ name: 'Quay Lines', enterpriseId: '2' });
    const entries = (await list('audit-log', { filter: { action: 'enterprise.changed' } })).body as Row[];
    const { before: old, after } = await read('audit-log', entries[0]!.id);
    expect([old, after]).toEqual([{ name: before }, { name: 'Quay Lines' }]);
  });
});
