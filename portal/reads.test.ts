import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import { saveDraft, sendBill } from './testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let known: Record<string, string>;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const bill = (amsNo: string) => isf10Bill({ amsRequestList: [amsRowOf(amsNo)] });
  const id = await saveDraft(filer, bill('OOLU000001'));
  const sent = await sendBill(filer, bill('OOLU000002'), { key: 'asked-for' });
  known = { getDraft: id, getFiling: sent.body.filings[0]?.id ?? '', getIntent: 'asked-for' };
});
afterAll(() => test.close());

/** Every row of every table, as one sum each. */
async function snapshot(): Promise<Record<string, string>> {
  const { db } = test.portal;
  const tables = await db.introspection.getTables();
  const sums = tables.map(async ({ name }) => {
    const { rows } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as sum from ${sql.table(name)} t`.execute(db);
    return [name, rows[0]?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

describe('reading', () => {
  // The stream of events never ends by itself.
  const reads = (Object.keys(endpoints) as BuiltCall[]).filter(
    (name) => calls[name].method === 'GET' && name !== 'events',
  );

  it.each(reads)('[C01] changes nothing: %s', async (name) => {
    const before = await snapshot();
    const path = calls[name].path.replace(/\{\w+\}/u, known[name] ?? '');
    const { status } = await filer.get(`${path}?localeCode=en&keyword=OOLU`);
    expect(status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });

  it('[D06] changes nothing: what sending would cost', async () => {
    const before = await snapshot();
    expect((await filer.post('/pre-settlement2', { ids: [known['getDraft']] })).status).toBe(200);
    expect((await filer.post('/pre-settlement2', asBody(isf10Bill()))).status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });
});
