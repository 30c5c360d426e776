import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationHistory, UploadReply } from '#contract/endpoints/applications.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { uploadAgreement } from '../uploads/testing/agreementFiles.ts';
import { watchOriginals } from './originals.ts';

const DAY = 24 * 3_600_000;
let test: TestPortal;
let quay: TestClient;
let support: TestClient;
let jobs: RunningJobs;
let id: string;

beforeEach(async () => {
  test = await startTestPortal();
  jobs = startJobs(test.portal);
  quay = await test.signIn(ACCOUNTS.notOpen);
  support = await test.signIn(ACCOUNTS.support);
  const { fileId } = (await uploadAgreement(quay)).body as UploadReply;
  await quay.post(`/enterprises/upload-contract-file?fileId=${fileId}`);
  const { body } = await support.get('/support/applications?filter=%7B%22status%22%3A%22submitted%22%7D');
  id = (body as { id: string }[])[0]?.id ?? '';
  await support.post(`/support/applications/${id}/review`, { decision: 'accepted' });
});
afterEach(async () => {
  await jobs.stop();
  await test.close();
});

async function afterDays(days: number): Promise<void> {
  test.passTime(days * DAY);
  await jobs.drain();
}
const history = async () => {
  const client = await test.signIn(ACCOUNTS.notOpen);
  const path = '/api/enterprise/latest-application-apply-history?productId=7';
  return (await client.get(path)).body as ApplicationHistory;
};
const mails = async () => {
  const rows = await test.portal.db.selectFrom('mail').select('template').orderBy('created_at').execute();
  return rows.map(({ template }) => template);
};
/** Whether a member may file. */
const isOpen = async () => (await (await test.signIn(ACCOUNTS.notOpen)).get('/draft-bills')).status === 200;
const receive = async (account: string = ACCOUNTS.support) =>
  (await test.signIn(account)).post(`/support/applications/${id}/originals-received`);
const acts = async () => {
  const rows = await test.portal.db.selectFrom('audit_log').select(['action', 'user_name']).orderBy('id').execute();
  return rows.slice(2).map(({ action, user_name }) => `${action} by ${user_name}`);
};

describe('[G09] [K02] the originals of an agreement', () => {
  it('are requested after five days; without them the service closes after seven', async () => {
    expect(await history()).toMatchObject({ originalsDueAt: '2026-08-10 10:00:00', closedAt: '' });
    await afterDays(4.99);
    expect(await mails()).toEqual(['serviceOpened']);
    await afterDays(0.01);
    expect(await mails()).toEqual(['serviceOpened', 'originalsMissing']);
    await quay.post('/enterprises/agreement-mailed');
    await afterDays(1.99);
    expect(await isOpen()).toBe(true);
    await afterDays(0.01);
    expect(await isOpen()).toBe(false);
    expect(await mails()).toEqual(['serviceOpened', 'originalsMissing', 'serviceClosed']);
    expect(await history()).toMatchObject({ closedAt: '2026-08-10 10:00:00', originalsReceivedAt: '' });

    expect((await receive()).status).toBe(204);
    expect((await receive()).status).toBe(204);
    expect(await isOpen()).toBe(true);
    expect(await acts()).toEqual(['application.closed by TenPlusTwo', 'application.originalsReceived by Sam Desk']);
  });

  it('that arrive in time end the waiting', async () => {
    await afterDays(3);
    expect((await receive(ACCOUNTS.notOpen)).status).toBe(403);
    expect((await receive()).status).toBe(204);
    await afterDays(30);
    expect(await isOpen()).toBe(true);
    expect(await mails()).toEqual(['serviceOpened']);
  });

  it('are waited for again when a job ran early, by the clock that no step forward shortens', async () => {
    const { db, config, clock } = test.portal;
    const wrong = { config, clock: () => new Date(clock().getTime() + 30 * DAY), expiryClock: clock };
    await db.transaction().execute((trx) => watchOriginals(wrong, trx, { applicationId: id, step: 'close' }));
    expect(await isOpen()).toBe(true);
    await afterDays(7);
    expect(await isOpen()).toBe(false);
  });

  it('leave a service that support staff enabled again open', async () => {
    await afterDays(7);
    await test.portal.db.updateTable('enterprise').set({ enabled: true }).where('id', '=', '2').execute();
    await db().execute((trx) => watchOriginals(test.portal, trx, { applicationId: id, step: 'close' }));
    expect(await isOpen()).toBe(true);
  });
  const db = () => test.portal.db.transaction();

  it('of an application that was not accepted cannot be received', async () => {
    const rows = { status: 'rejected' as const };
    await test.portal.db.updateTable('service_application').set(rows).where('id', '=', id).execute();
    expect((await receive()).status).toBe(404);
    expect((await support.post('/support/applications/none/originals-received')).status).toBe(404);
  });
});
