import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { FilerCode } from '#contract/endpoints/people.ts';
import type { PracticeState } from '#contract/endpoints/practice.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { auditedAct } from '../testing/auditedAct.ts';
import type { TestClient } from '../testing/client.ts';
import { lastMessage } from '../testing/customsReplies.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let support: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  // Refused audit rows are expected.
  test.portal.log.level = 'silent';
  test.app.log.level = 'silent';
  support = await test.signIn(ACCOUNTS.support);
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(() => test.close());

type Entry = Record<string, unknown> & { id: string };
/** The newest entry about a subject, as support staff read it. */
async function lastEntry(subject: string, subjectId: string): Promise<Entry> {
  const filter = encodeURIComponent(JSON.stringify({ subject, subjectId }));
  const [newest] = (await support.get(`/support/audit-log?filter=${filter}`)).body as Entry[];
  return (await support.get(`/support/audit-log/${newest?.id}`)).body as Entry;
}

describe('a call of support staff to the practice customs', () => {
  const state = async () => (await support.get('/support/practice')).body as PracticeState;
  const act = (verb: string, path: string, body: object, probe: () => Promise<unknown>) =>
    auditedAct(
      test,
      () => support.post(`/support/practice${path}`, body),
      probe,
      () => `practice.${verb} practice`,
    );

  it('[D08] [S05] changes the rules with an audit entry that has those before and after', async () => {
    const setting = async () => {
      const { speed, rules } = await state();
      return { speed, rules };
    };
    const initial = await setting();
    const first = { speed: 2, rules: [{ mark: 'SLOW', says: 'reject', code: '133' }] };
    const second = { speed: 0.01, rules: [{ mark: 'FAST', says: 'accept' }] };
    await act('rules', '/rules', first, setting);
    expect(await lastEntry('practice', 'practice')).toMatchObject({ before: initial, after: first });
    await act('rules', '/rules', second, setting);
    expect(await lastEntry('practice', 'practice')).toMatchObject({
      action: 'practice.rules',
      userName: support.user?.userName,
      before: first,
      after: second,
    });
  });

  it('[D08] [S05] releases answers with an audit entry that names the message', async () => {
    await support.post('/support/practice/rules', { speed: 0.01, rules: [] });
    const { body } = await sendBill(admin, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const jobs = startJobs(test.portal);
    await jobs.drain();
    await jobs.stop();
    const { controlNo } = await lastMessage(test, body.filings[0]?.id ?? '');
    const due = async () => (await state()).messages.find((one) => one.controlNo === controlNo)?.due;
    await act('answered', '/answer-now', { controlNo }, due);
    expect(await lastEntry('practice', 'practice')).toMatchObject({
      action: 'practice.answered',
      before: null,
      after: { controlNo },
    });
  });

  it('[D08] [S05] registers a bill in AMS with an audit entry', async () => {
    const registered = { amsNo: freshNumber(), amsType: 'OB' };
    const types = () =>
      test.portal.db.selectFrom('practice_ams_bill').where('number', '=', registered.amsNo).select('type').execute();
    await act('registered', '/ams-bills', registered, types);
    expect(await types()).toEqual([{ type: 'OB' }]);
    expect(await lastEntry('practice', 'practice')).toMatchObject({ action: 'practice.registered', after: registered });
  });
});

describe('a requested filer code', () => {
  it.each([
    ['OWNA', true, 'confirmed'],
    ['OWNB', false, 'refused'],
  ] as const)('[K02] [S05] %s is decided with an audit entry', async (code, isAccepted, decided) => {
    expect((await admin.post('/enterprises/filer-codes', { code, effectiveOn: '2026-08-05' })).status).toBe(204);
    const decision = { enterpriseId: '1', code, isAccepted };
    const stateOf = async () =>
      ((await admin.get('/enterprises/filer-codes')).body as FilerCode[]).find((one) => one.code === code)?.state;
    const decide = () => support.post('/support/filer-codes/decide', decision);
    await auditedAct(test, decide, stateOf, () => `filerCode.${decided} 1.${code}`);
    expect(await stateOf()).toBe(decided);
    expect(await lastEntry('filerCode', `1.${code}`)).toMatchObject({
      enterpriseId: '1',
      userName: support.user?.userName,
      before: { state: 'requested' },
      after: { state: decided },
    });
  });
});
