import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Db, Tx } from '../portal.ts';
import { finishJob, leaseJob } from '../store/jobs.ts';
import type { TestPortal } from '../testing/harness.ts';
import { externalJob, startWithRecorder, type JobRecorder } from '../testing/recordingJobs.ts';
import { openJobsDatabase } from './jobsDatabase.ts';
import { runJob } from './runJob.ts';

let test: TestPortal;
let recorder: JobRecorder;
/** Databases of tests commit asynchronously; this pool of jobs commits as the portal's does. */
let db: Db;
beforeAll(async () => {
  ({ test, recorder } = await startWithRecorder());
  const connection = { ...test.connection, options: '-c synchronous_commit=on' };
  ({ db } = openJobsDatabase(
    connection,
    () => {},
    () => {},
  ));
});
afterAll(async () => {
  await db.destroy();
  await test.close();
});

const settingIn = async (trx: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ value: string }>`select current_setting('synchronous_commit') as value`.execute(trx);
  return rows[0]?.value;
};

describe('commits of jobs', () => {
  it('are on the disk when an external effect ends, because its job may be done after a crash of the database', async () => {
    const unflushed: boolean[] = [];
    const external = async () => {
      for (let round = 0; round < 20; round += 1) {
        const end = await db.transaction().execute(async (trx) => {
          await trx.insertInto('parked_receipt').values({ reason: 'effect', raw: '', at: new Date() }).execute();
          const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(trx);
          return rows[0]?.at;
        });
        const { rows } = await sql<{ isLate: boolean }>`
          select pg_current_wal_flush_lsn() < ${end}::pg_lsn as "isLate"`.execute(db);
        unflushed.push(rows[0]?.isLate ?? true);
      }
    };
    await recorder.queue(externalJob('durable'));
    expect(await runJob({ ...test.portal, db }, recorder.handlers({ external }))).toBe(true);
    expect(unflushed).toEqual(Array.from({ length: 20 }, () => false));
  });

  it.each<[string, (trx: Tx, id: number) => Promise<unknown>]>([
    ['a lease', (trx, id) => leaseJob(trx, { id, attempts: 0 }, 'process')],
    ['the end of a job', (trx, id) => finishJob(trx, id, 'process', new Date())],
  ])('do not wait for the disk with %s, and do after it', async (_, write) => {
    await recorder.queue(externalJob('fast'));
    const { id } = await test.portal.db
      .selectFrom('job')
      .select('id')
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    const single = openDatabase({ ...test.connection, options: '-c synchronous_commit=on', max: 1 });
    const inside = await single.db.transaction().execute(async (trx) => {
      await write(trx, id);
      return settingIn(trx);
    });
    expect([inside, await settingIn(single.db)]).toEqual(['off', 'on']);
    await single.db.destroy();
    await finishJob(test.portal.db as Tx, id, 'process', new Date());
  });
});
