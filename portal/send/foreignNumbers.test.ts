import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, sendBill, sendDrafts, saveDraft } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let theirs: string[];

beforeEach(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const rival = await test.signIn(ACCOUNTS.rivalFiler);
  theirs = Array.from({ length: 33 }, () => freshNumber());
  await test.portal.db.updateTable('enterprise').set({ vip: true }).execute();
  const sent = await sendBill(rival, { ...withNumbers(...theirs), houseScac: 'RIVL' }, { payType: 3 });
  expect(sent.status).toBe(200);
});
afterEach(() => test.close());

const withNumbers = (...amsNos: string[]) => isf10Bill({ amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });

describe('numbers of other enterprises', () => {
  it('[D04] are told thirty times an hour, however they are asked for', async () => {
    const [first = '', ...others] = theirs;
    for (let again = 0; again < 3; again += 1) {
      expect((await sendBill(filer, withNumbers(first))).body).toMatchObject({ code: 1008 });
    }
    const many = await sendBill(filer, withNumbers(freshNumber(), ...others));
    expect(many.body).toMatchObject({ code: 1008, conflicts: others.slice(0, 29).map((amsNo) => ({ amsNo })) });
    expect(many.body['conflicts']).toHaveLength(29);

    const amsNo = freshNumber();
    for (const bill of [withNumbers(others[30] ?? ''), withNumbers(amsNo)]) {
      const answer = await sendBill(filer, bill, { key: 'later' });
      expect([answer.status, answer.body['message']]).toEqual([429, expect.stringContaining('60 minutes')]);
    }
    test.now.value = new Date(test.now.value.getTime() + 3_600_000);
    expect((await sendBill(filer, withNumbers(amsNo), { key: 'later' })).status).toBe(200);
    expect((await sendBill(filer, withNumbers(others[30] ?? ''))).body).toMatchObject({ code: 1008 });
  });

  it('[D04] told to one enterprise keep nobody else from sending, and its own sent drafts keep their answer', async () => {
    const draft = await saveDraft(filer, withNumbers(freshNumber()));
    const sent = await sendDrafts(filer, [draft], { key: 'sent' });
    await sendBill(filer, withNumbers(...theirs));
    expect((await sendBill(filer, withNumbers(freshNumber()))).status).toBe(429);
    expect((await sendDrafts(filer, [draft], { key: 'sent' })).text).toBe(sent.text);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    expect((await sendBill(rival, { ...withNumbers(freshNumber()), houseScac: 'RIVL' })).status).toBe(200);
  });
});
