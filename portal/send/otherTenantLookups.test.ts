import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, sendBill, sendDrafts, postDraft } from '../testing/sending.ts';

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

/** VIP settlement pays for any number of rows. */
const sendNumbers = (...amsNos: string[]) => sendBill(filer, withNumbers(...amsNos), { payType: 3 });

describe('numbers of other enterprises', () => {
  it('[D04] are revealed thirty times an hour, each counted once, by any call', async () => {
    const [first = '', ...others] = theirs;
    for (let again = 0; again < 40; again += 1) expect((await sendNumbers(first)).body).toMatchObject({ code: 1008 });
    const many = await sendNumbers(freshNumber(), ...others);
    expect(many.body).toMatchObject({ code: 1008, conflicts: others.slice(0, 29).map((amsNo) => ({ amsNo })) });
    expect(many.body['conflicts']).toHaveLength(29);

    for (const amsNos of [[others[30] ?? ''], [first], [freshNumber(), first]]) {
      const answer = await sendNumbers(...amsNos);
      expect([answer.status, answer.body['message']]).toEqual([429, expect.stringContaining('60 minutes')]);
      expect(answer.text).not.toContain('OOLU');
    }
    test.passTime(3_600_000);
    expect((await sendNumbers(others[30] ?? '')).body).toMatchObject({ code: 1008 });
  });

  it('[D04] beyond the limit do not block sending of free numbers', async () => {
    await sendNumbers(...theirs);
    expect((await sendNumbers(theirs[32] ?? '')).status).toBe(429);
    const amsNo = freshNumber();
    expect((await sendBill(filer, withNumbers(amsNo), { quotedTotal: 70 })).body).toMatchObject({ charged: 70 });
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    expect((await sendBill(rival, { ...withNumbers(freshNumber()), houseScac: 'RIVL' })).status).toBe(200);
  });

  it('[D04] are revealed only after every other check, so that a probe costs its price', async () => {
    const [first = ''] = theirs;
    for (const amsNo of [first, freshNumber()]) {
      expect((await sendBill(filer, withNumbers(amsNo), { quotedTotal: 1 })).body).toMatchObject({ code: 1010 });
      expect((await sendBill(filer, withNumbers(amsNo), { payType: 1 })).status).toBe(422);
    }
    // A revealed number does not reveal others beyond the limit.
    await sendNumbers(...theirs);
    const answers = [await sendNumbers(first, theirs[31] ?? ''), await sendNumbers(first, freshNumber())];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('[D04] revealed to an enterprise do not change the answers for its own drafts', async () => {
    const draft = await postDraft(filer, withNumbers(freshNumber()));
    const sent = await sendDrafts(filer, [draft], { key: 'sent' });
    await sendNumbers(...theirs);
    expect((await sendDrafts(filer, [draft], { key: 'sent' })).text).toBe(sent.text);
  });
});
