import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';
import { purge, PURGE_BATCH, queuePurges } from './purge.ts';

const DAY = 24 * 3_600_000;

let test: TestPortal;
let filer: TestClient;
let jobs: RunningJobs;
beforeEach(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
});
afterEach(async () => {
  await jobs.stop();
  await test.close();
});

const newDraft = () =>
  postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], bugerName: 'SECRET CO' }));
const draftRow = (id: string) => test.portal.db.selectFrom('draft').selectAll().where('id', '=', id).executeTakeFirst();
async function purgeAll(): Promise<void> {
  await test.portal.db.transaction().execute((trx) => queuePurges(trx, test.now.value));
  await jobs.drain();
  test.passTime(2_000);
  await jobs.drain();
}

describe('the retention', () => {
  it('[O01] removes rows older than the limit, keeps others and every invariant (I1–I9)', async () => {
    const [removed, sent, live] = [await newDraft(), await newDraft(), await newDraft()];
    await filer.post('/draft-bills/remove', [removed]);
    const key = freshKey();
    const answer = await sendDrafts(filer, [sent], { key });
    const stale = freshKey();
    const refusal = await sendDrafts(filer, [live], { key: stale, revisions: { [live]: 7 } });
    expect([answer.status, refusal.status]).toEqual([200, 409]);
    expect(refusal.text).toContain('SECRET CO');
    await jobs.drain();

    test.passTime(29 * DAY);
    filer = await test.signIn(ACCOUNTS.filer);
    const young = await newDraft();
    await filer.post('/draft-bills/remove', [young]);
    await purgeAll();
    expect([await draftRow(removed), await draftRow(sent)].map((row) => JSON.stringify(row?.body))).toEqual([
      expect.stringContaining('SECRET CO'),
      expect.stringContaining('SECRET CO'),
    ]);

    test.passTime(2 * DAY);
    await purgeAll();
    expect(await draftRow(removed)).toBeUndefined();
    expect(await draftRow(sent)).toMatchObject({ body: {}, search: '', buyer_name: '', sent_by_name: 'Finn Zhao' });
    expect(JSON.stringify((await draftRow(young))?.body)).toContain('SECRET CO');
    expect(JSON.stringify((await draftRow(live))?.body)).toContain('SECRET CO');
    expect((await sendDrafts(filer, [sent], { key })).text).toBe(answer.text);
    const again = await sendDrafts(filer, [live], { key: stale, revisions: { [live]: 7 } });
    expect([again.status, again.body.message]).toEqual([409, refusal.body.message]);
    expect(again.text).not.toContain('SECRET CO');
    expect((await filer.post('/draft-bills/restore', [young])).body).toEqual({ restored: 1 });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[O01] removes done jobs after a week and ended sessions at once', async () => {
    const { db } = test.portal;
    await sendDrafts(filer, [await newDraft()]);
    await jobs.drain();
    test.passTime(8 * DAY);
    await purgeAll();
    const kinds = await db.selectFrom('job').select('kind').distinct().where('done_at', 'is not', null).execute();
    expect(kinds.map(({ kind }) => kind)).not.toContain('gateway.submit');
    expect(await db.selectFrom('session').select('user_id').execute()).toEqual([]);
  });

  it('[O01] removes a bounded batch, skips locked rows, and continues later', async () => {
    const { db } = test.portal;
    const count = PURGE_BATCH + 5;
    await db
      .insertInto('gateway_file')
      .values(
        Array.from({ length: count }, (_, index) => ({ digest: `${index}`, name: 'x', taken_at: test.now.value })),
      )
      .execute();
    const left = async () => (await db.selectFrom('gateway_file').select('digest').execute()).length;
    test.passTime(401 * DAY);
    await db.transaction().execute(async (holder) => {
      await holder.selectFrom('gateway_file').selectAll().where('digest', '=', '0').forUpdate().execute();
      const gone = await db
        .transaction()
        .execute((trx) => purge(trx, 'digests of taken files', test.now.value, test.now.value));
      expect([gone, await left()]).toEqual([PURGE_BATCH, count - PURGE_BATCH]);
    });
    test.passTime(1_000);
    await jobs.drain();
    expect(await left()).toBe(0);
  });
});
