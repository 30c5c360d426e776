import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { FilerCode, RequestedFilerCode } from '#contract/endpoints/people.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
let admin: TestClient;
let filer: TestClient;
let support: TestClient;
beforeAll(async () => {
  // A Monday, 10:00 at +08:00.
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
  filer = await test.signIn(ACCOUNTS.filer);
  support = await test.signIn(ACCOUNTS.support);
});
afterAll(() => test.close());

const request = (code: string, effectiveOn: string, by = admin) =>
  by.post('/enterprises/filer-codes', { code, effectiveOn });
const decide = (code: string, isAccepted: boolean) =>
  support.post('/support/filer-codes/decide', { enterpriseId: '1', code, isAccepted });
const codeOf = async (code: string) =>
  ((await filer.get('/enterprises/filer-codes')).body as FilerCode[]).find((one) => one.code === code);
const sendUnder = async (houseScac: string) => {
  const draft = await postDraft(filer, isf10Bill({ houseScac, amsRequestList: [amsRowOf(freshNumber())] }));
  const answer = await sendDrafts(filer, [draft]);
  return [answer.status, (answer.body as { code?: number }).code];
};

describe('an own filer code', () => {
  it('[K02] [P03] is requested at least two working days ahead', async () => {
    expect((await request('OWNA', '2026-08-04')).body).toMatchObject({
      errors: { effectiveOn: { message: 'people.weak.tooSoon', args: { day: '2026-08-05' } } },
    });
    expect((await request('OWNA', '2026-08-05')).status).toBe(204);
    expect(await codeOf('OWNA')).toEqual({
      code: 'OWNA',
      state: 'requested',
      effectiveOn: '2026-08-05',
      isDefault: false,
      isUsable: false,
    });
    expect((await request('OWNA', '2026-08-06')).body).toMatchObject({
      errors: { code: { message: 'people.weak.codeKnown' } },
    });
    expect((await request('ownb', '2026-08-05', filer)).status).toBe(403);
    expect((await request('own 1', '2026-08-05')).status).toBe(422);
  });

  it('[D11] files from its first day on, once support staff confirmed it', async () => {
    expect(await sendUnder('OWNA')).toEqual([409, 1009]);
    const open = (await support.get('/support/filer-codes')).body as RequestedFilerCode[];
    expect(open).toEqual([
      expect.objectContaining({ enterpriseName: 'Harbour Logistics Ltd', code: 'OWNA', effectiveOn: '2026-08-05' }),
    ]);
    expect((await decide('OWNA', true)).status).toBe(204);
    expect((await decide('OWNA', true)).status).toBe(404);
    expect(await sendUnder('OWNA')).toEqual([409, 1009]);
    test.now.value = new Date('2026-08-04T16:00:00Z');
    expect(await codeOf('OWNA')).toMatchObject({ state: 'confirmed', isUsable: true });
    expect(await sendUnder('OWNA')).toEqual([200, undefined]);
  });

  it('[K02] replaces the provider’s code as the default from its first day on', async () => {
    const { db } = test.portal;
    await db.updateTable('enterprise').set({ house_scac: 'TENP' }).where('id', '=', test.rivalId).execute();
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    const scac = async () => ((await rival.get('/me')).body as { houseScac: string }).houseScac;
    const accept = (code: string) =>
      support.post('/support/filer-codes/decide', { enterpriseId: test.rivalId, code, isAccepted: true });
    const jobs = startJobs(test.portal);
    onTestFinished(() => jobs.stop());
    for (const code of ['RIVA', 'RIVB', 'RIVC']) {
      expect((await request(code, '2026-08-07', rival)).status).toBe(204);
      expect((await accept(code)).status).toBe(204);
    }
    await rival.post('/enterprises/filer-codes/withdraw', { code: 'RIVA' });
    await jobs.drain();
    expect(await scac()).toBe('TENP');
    test.now.value = new Date('2026-08-06T16:00:00Z');
    await jobs.drain();
    const own = await scac();
    expect(['RIVB', 'RIVC']).toContain(own);
    expect((await request('RIVD', '2026-08-11', rival)).status).toBe(204);
    expect((await accept('RIVD')).status).toBe(204);
    test.now.value = new Date('2026-08-10T16:00:00Z');
    await jobs.drain();
    expect(await scac()).toBe(own);
    test.now.value = new Date('2026-08-04T16:00:00Z');
  });

  it('[D11] [P03] files no more once it is withdrawn, and may be requested again', async () => {
    expect((await admin.post('/enterprises/filer-codes/withdraw', { code: 'OWNA' })).status).toBe(204);
    expect(await sendUnder('OWNA')).toEqual([409, 1009]);
    expect((await admin.post('/enterprises/filer-codes/withdraw', { code: 'OWNA' })).status).toBe(404);
    expect((await request('OWNA', '2026-08-10')).status).toBe(204);
    expect((await decide('OWNA', false)).status).toBe(204);
    expect(await codeOf('OWNA')).toMatchObject({ state: 'refused', isUsable: false });
  });

  it('cannot be requested without end', async () => {
    const others = 20 - ((await filer.get('/enterprises/filer-codes')).body as FilerCode[]).length;
    for (let n = 0; n < others; n += 1) expect((await request(`Z${100 + n}`, '2026-08-12')).status).toBe(204);
    expect((await request('Z999', '2026-08-12')).body).toMatchObject({
      errors: { code: { message: 'people.weak.codesFull', args: { most: 20 } } },
    });
    expect((await request('OWNA', '2026-08-12')).status).toBe(204);
  });

  it('stays when bills without a code use it', async () => {
    expect((await admin.post('/enterprises/filer-codes/withdraw', { code: 'HBRL' })).status).toBe(409);
    expect(await sendUnder('HBRL')).toEqual([200, undefined]);
  });
});
