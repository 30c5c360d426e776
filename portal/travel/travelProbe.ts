import { afterAll, beforeAll, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import type { TestClient } from '../testing/client.ts';

// Runs in a copy of the sources that has the field `sealNo` (see fieldTravels.long.test.ts).
let test: TestPortal;
let filer: TestClient;
const withSeal = (sealNo: string) => ({ ...isf10Bill(), sealNo });

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

it('is stored in a draft as typed', async () => {
  const saved = await filer.post('/draft-bills/save', withSeal('seal 1'));
  const { id } = saved.body as { id: string };
  expect((await filer.get(`/draft-bills/detail/${id}`)).body).toMatchObject({ sealNo: 'seal 1' });
  const { records } = (await filer.get('/draft-bills')).body as { records: { id: string; problems: number }[] };
  expect(records.find((row) => row.id === id)?.problems).toBe(1);
});

it('is validated by its declaration on send, with its path, and stored in the filing', async () => {
  const send = (sealNo: string, key: string) =>
    filer.post('/bills/send?payType=0', withSeal(sealNo), { 'idempotency-key': key });
  const refused = await send('seal 1', 'travel-1');
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: { sealNo: { message: 'validation.charset.upperAlphanumeric' } } },
  ]);
  const sent = await send('SEAL1', 'travel-2');
  const [filing] = (sent.body as { filings: { id: string }[] }).filings;
  expect((await filer.get(`/bill/${filing?.id}`)).body).toMatchObject({ sealNo: 'SEAL1' });
});
