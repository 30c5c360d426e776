import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NumberHolder } from '#contract/endpoints/drafts.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { postDraft, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  colleague = await test.signIn(ACCOUNTS.colleague);
});
afterAll(() => test.close());

const holders = (amsNo: string) => expectOk<NumberHolder[]>(filer.get(`/ams-numbers/${encodeURIComponent(amsNo)}`));

it('[D04] lists the drafts and filings of the enterprise that use a number, newest first', async () => {
  const bill = (amsNo: string) => isf10Bill({ amsRequestList: [amsRowOf('OOLU7700000009'), amsRowOf(amsNo)] });
  test.now.value = new Date('2026-08-03T02:00:00Z');
  const mine = await postDraft(filer, bill('OOLU7700000001'));
  test.now.value = new Date('2026-08-03T03:00:00Z');
  const theirs = await postDraft(colleague, bill('oolu7700000001 '));
  test.now.value = new Date('2026-08-03T04:00:00Z');
  const amsRequestList = [amsRowOf('OOLU7700000001')];
  const sent = await sendBill(colleague, isf5Bill({ amsRequestList }));
  expect(await holders('OOLU7700000001')).toEqual([
    {
      kind: 'filing',
      id: sent.body.filings[0]?.id,
      amsNo: 'OOLU7700000001',
      operator: 'Cole Wu',
      own: false,
      at: '2026-08-03 12:00:00',
    },
    expect.objectContaining({ kind: 'draft', id: theirs, own: false, operator: 'Cole Wu' }),
    expect.objectContaining({ kind: 'draft', id: mine, own: true, operator: 'Finn Zhao' }),
  ]);
});

it('[D04] accepts stray separators and any case, and matches whole numbers only', async () => {
  const id = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf('OOLU7700000002')] }));
  expect(await holders('oolu-7700 000002')).toMatchObject([{ id }]);
  expect(await holders('OOLU770000000')).toEqual([]);
  expect(await holders('%%%%%%')).toEqual([]);
});

it('[D04] ignores removed and sent drafts, and filings deleted with customs', async () => {
  const amsRequestList = [amsRowOf('OOLU7700000003')];
  const id = await postDraft(filer, isf10Bill({ amsRequestList }));
  await filer.post('/draft-bills/remove', [id]);
  expect(await holders('OOLU7700000003')).toEqual([]);
  const { body } = await sendBill(filer, isf10Bill({ amsRequestList }));
  expect(await holders('OOLU7700000003')).toMatchObject([{ kind: 'filing', own: true }]);
  await test.portal.db
    .updateTable('filing')
    .set({ declaration_status: 'deleteSuccess' })
    .where('id', '=', body.filings[0]?.id ?? '')
    .execute();
  expect(await holders('OOLU7700000003')).toEqual([]);
});

it('[D04] requires five characters, and returns at most twenty holders', async () => {
  expect((await filer.get('/ams-numbers/OOLU')).status).toBe(404);
  for (let n = 0; n < 22; n++) await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf('OOLU7700000004')] }));
  expect(await holders('OOLU7700000004')).toHaveLength(20);
});

it('[D04] answers for many numbers at once', async () => {
  const numbers = Array.from({ length: 100 }, (_, at) => `OOLU78000000${String(at).padStart(2, '0')}`);
  const id = await postDraft(filer, isf10Bill({ amsRequestList: numbers.slice(0, 60).map((no) => amsRowOf(no)) }));
  const findNumbers = (also: string[]) => filer.get(`/ams-numbers/${numbers[0]}?also=${also.join(',')}`);
  const found = (await findNumbers(numbers.slice(1))).body as NumberHolder[];
  expect(found.map(({ amsNo }) => amsNo)).toEqual(numbers.slice(0, 60));
  expect(new Set(found.map((holder) => holder.id))).toEqual(new Set([id]));
  expect((await findNumbers(numbers)).status).toBe(422);
});
