import { afterAll, beforeAll, expect, it } from 'vitest';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import type { TestPortal } from '../testing/harness.ts';
import { freshKey, freshNumber, postDraft, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  ({ test, filer } = await startWithClients({ coins: 5_000 }));
});
afterAll(() => test.close());

const detail = async (path: string) => (await filer.get(path)).body as Record<string, unknown>;
const BILLS = { 'ISF-10': isf10Bill, 'ISF-5': isf5Bill };
const TYPES = Object.keys(BILLS) as (keyof typeof BILLS)[];
const fresh = (type: keyof typeof BILLS) => BILLS[type]({ amsRequestList: [amsRowOf(freshNumber())] });

it.each(TYPES)('[D01] [C01] saves, prices and sends the detail of a draft as it came: %s', async (type) => {
  const path = `/draft-bills/detail/${await postDraft(filer, fresh(type))}`;
  const came = await detail(path);
  expect((await filer.post('/draft-bills/save', came)).body).toMatchObject({ revision: 2 });
  const { revision, updatedAt, ...saved } = await detail(path);
  expect(came).toMatchObject(saved);
  expect([revision, typeof updatedAt]).toEqual([2, 'string']);
  expect((await filer.post('/pre-settlement2', await detail(path))).status).toBe(200);
  const sent = await filer.post('/bills/send?payType=0', await detail(path), { 'idempotency-key': freshKey() });
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
});

it.each(TYPES)('[T01] [C01] saves the detail of a template as it came: %s', async (type) => {
  const template = asBody({ ...fresh(type), template_name: `BACK ${type}` });
  const { id } = (await filer.post('/template/save', template)).body as { id: string };
  const came = await detail(`/template/detail/${id}`);
  const answer = await filer.post('/template/save', came);
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"revision":2')]);
});

it.each(TYPES)('[D09] [C01] takes the detail of a filing as its new version: %s', async (type) => {
  const { body } = await sendBill(filer, fresh(type));
  const id = body.filings[0]?.id ?? '';
  await applyVerdicts(test, id, 'accepted');
  const came = await detail(`/bill/${id}`);
  const priced = await filer.post('/pre-settlement2', { ...came, filingId: id });
  expect(priced.status, priced.text).toBe(200);
  const answer = await filer.post('/bill/update?payType=0', came, { 'idempotency-key': freshKey() });
  expect(answer.status, answer.text).toBe(200);
});

it('[D09] [B02] keeps the bill-level type of an ISF-5 apart from the type of its number', async () => {
  const bill = isf5Bill({ amsType: 'OB', amsRequestList: [amsRowOf(freshNumber(), 'BM')] });
  const { body } = await sendBill(filer, bill);
  const id = body.filings[0]?.id ?? '';
  expect(await detail(`/bill/${id}`)).toMatchObject({ amsType: 'OB', amsRequestList: [{ amsType: 'BM' }] });
  const { records } = (await detail('/bills')) as { records: { id: string; amsType: string }[] };
  expect(records.find((row) => row.id === id)).toMatchObject({ amsType: 'BM' });
});

it('[B06] refuses members that no detail has', async () => {
  const id = await postDraft(filer, fresh('ISF-10'));
  const came = await detail(`/draft-bills/detail/${id}`);
  for (const member of ['bugerCountryName', 'isfNo', 'owner_id', 'receipts']) {
    expect((await filer.post('/draft-bills/save', { ...came, [member]: 'X' })).status, member).toBe(422);
  }
});
