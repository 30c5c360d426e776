import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

describe('the second sender of a draft', () => {
  it('[D05] gets sender and time, as does a colleague who opens it, but no other enterprise', async () => {
    const [filer, colleague, rival] = [
      await test.signIn(ACCOUNTS.filer),
      await test.signIn(ACCOUNTS.colleague),
      await test.signIn(ACCOUNTS.rivalFiler),
    ];
    const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    expect((await sendDrafts(filer, [draft])).status).toBe(200);
    const second = await sendDrafts(colleague, [draft]);
    expect([second.status, second.body]).toEqual([
      404,
      {
        code: 404,
        message: expect.stringMatching(/Finn Zhao.*2026-08-03 10:00/u) as string,
        sentBy: 'Finn Zhao',
        sentAt: '2026-08-03 10:00:00',
      },
    ]);
    expect((await colleague.get(`/draft-bills/detail/${draft}`)).text).toBe(second.text);
    expect((await sendDrafts(filer, [draft])).body.message).not.toContain('Finn Zhao');
    const [otherTenant, missing] = [await sendDrafts(rival, [draft]), await sendDrafts(rival, ['no-such-draft'])];
    expect([otherTenant.status, otherTenant.text]).toEqual([404, missing.text]);
  });
});
