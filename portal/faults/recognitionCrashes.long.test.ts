import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, it, onTestFinished } from 'vitest';
import type { RecognizedResult } from '#contract/endpoints/recognition.ts';
import { ISF_10 } from '#contract/codes.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import { DocumentKeys } from '../recognition/documentKeys.ts';
import { addBatch, addFile, queueBatch } from '../recognition/documentStore.ts';
import { openJson } from '../recognition/sealedJson.ts';
import { soundPortal } from './bundlePortal.ts';
import { IS_LONG } from './crashSample.ts';
import { POLL_TIMEOUT } from './expectFinalState.ts';
import { FaultRun } from './faultRun.ts';
import { seededDraws } from './seededDraws.ts';

const SEED = Number(process.env.TPT_FAULT_SEED ?? '20261124');
const BATCHES = 4;
/** Kills at random moments, after those at chosen points. */
const KILLS = IS_LONG ? 3 : 1;
/** Documents of one shipment: together they give one draft. */
const documents = (batch: number) =>
  ['Seller: NINGBO PIVOT CO', 'Buyer: PIVOT USA INC'].map(
    (party) => `B/L No.: OOLU271940368${batch}\n${party}\nHS Code: 940360\nCountry of Origin: CHINA`,
  );

const bundle = soundPortal();

describe('when the portal is killed while it recognizes documents', () => {
  it('[A06] each document is recognized once or reported, never twice', { timeout: 600_000 }, async ({ expect }) => {
    const run = new FaultRun(bundle);
    onTestFinished(() => run.end());
    const key = randomBytes(32);
    const env = { TPT_DOCUMENT_KEY: key.toString('hex') };
    await run.prepare({ env });
    const documentKeys = new DocumentKeys({ documentKeys: [key], documentDir: '/nowhere' });
    const clock = () => new Date();
    const batches = await run.withDatabase(async (db) => {
      const tools = { db, clock, documentKeys, config: { documentDays: 30 } };
      const user = await db
        .selectFrom('app_user')
        .where('account', 'like', '%@faults.test')
        .select(['id as userId', 'enterprise_id'])
        .executeTakeFirstOrThrow();
      const owner = { userId: user.userId, enterpriseId: user.enterprise_id ?? '' };
      const ids: string[] = [];
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const id = await addBatch(tools, owner, ISF_10);
        for (const [at, text] of documents(batch).entries()) {
          await addFile(tools, owner.enterpriseId, id, at, { filename: '', kind: 'text', bytes: Buffer.from(text) });
        }
        await db.transaction().execute((trx) => queueBatch(trx, owner.enterpriseId, id, ISF_10, clock()));
        ids.push(id);
      }
      return { ids, enterpriseId: owner.enterpriseId };
    });

    for (const crashAt of ['recognition.started', 'recognition.stored:2', 'job.done:2']) {
      const portal = await run.start({ crashAt, env });
      expect([crashAt, await portal.exited]).toEqual([crashAt, 'SIGKILL']);
    }
    const draw = seededDraws(SEED, 'recognition');
    for (let kills = 0; kills < KILLS; kills += 1) {
      const portal = await run.start({ env });
      await sleep(draw() * 600);
      await portal.kill();
    }
    await run.start({ env });
    const openBatches = () =>
      run.withDatabase(async (db) => {
        await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
        return db
          .selectFrom('recognition_batch')
          .where('state', 'not in', ['done', 'failed'])
          .select(['id', 'state'])
          .execute();
      });
    await expect.poll(openBatches, { timeout: 3 * POLL_TIMEOUT, interval: 300 }).toEqual([]);

    await run.withDatabase(async (db) => {
      const files = await db.selectFrom('recognition_file').select(['batch_id', 'state', 'reason']).execute();
      const rows = await db.selectFrom('recognition_batch').selectAll().execute();
      expect(rows).toHaveLength(BATCHES);
      expect(files).toHaveLength(2 * BATCHES);
      const reasons = files.filter(({ state }) => state === 'failed').map(({ reason }) => reason);
      // What a kill interrupted twice is reported; nothing else fails.
      expect(reasons.filter((reason) => reason !== 'stoppedTwice')).toEqual([]);
      expect(files.filter(({ state }) => state !== 'failed' && state !== 'done')).toEqual([]);
      for (const { id, state, result, result_ids } of rows) {
        const results = await openJson<RecognizedResult[]>(documentKeys, batches.enterpriseId, `result ${id}`, result);
        expect([id, results?.length ?? 0]).toEqual([id, state === 'done' ? 1 : 0]);
        expect(result_ids).toEqual((results ?? []).map((one) => one.id));
      }
      expect(rows.some(({ state }) => state === 'done')).toBe(true);
      const jobs = db.selectFrom('job').where('kind', '=', 'recognition.run').where('done_at', 'is', null).select('id');
      expect(await jobs.execute()).toEqual([]);
    });
  });
});
