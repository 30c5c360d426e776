import { sql, type Selectable } from 'kysely';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { ImportRunTable } from '../db/tables/imports.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

const HOUR = 3_600_000;
/** Previews that one person may have open; each can be a hundred megabytes. */
const KEPT = 3;

/** Clocks of portals differ; this is one. */
export const DATABASE_TIME = sql<Date>`clock_timestamp()`;
/** Milliseconds between two beats of the portal that works on an import. */
export const BEAT_EVERY = 2_000;
/** Seconds after the last beat in which it counts as at work: a portal that is busy beats late. */
const ALIVE_FOR = 15;

/** An import as it was found. */
export type FoundRun = Selectable<ImportRunTable> & {
  /** A portal, this one or another, is at work on it. */
  isAlive: boolean;
};

type Owner = Pick<Principal, 'enterpriseId' | 'userId'>;

/** Notes that an import begins; the person's oldest previews make room. */
export async function addRun(db: Db, { enterpriseId, userId }: Owner, id: string, now: Date): Promise<void> {
  await forgetRuns(db, now);
  await sql`
    delete from import_run where enterprise_id = ${enterpriseId} and state = 'ready' and id in (
      select id from import_run
      where enterprise_id = ${enterpriseId} and user_id = ${userId} and state = 'ready'
      order by created_at desc, beat_at desc offset ${KEPT - 1} for update skip locked
    )`.execute(db);
  await db
    .insertInto('import_run')
    .values({
      enterprise_id: enterpriseId,
      id,
      user_id: userId,
      state: 'reading',
      outcome: null,
      message: null,
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR),
      beat_at: DATABASE_TIME,
    })
    .execute();
}

/** Notes that this portal is at work on an import, and how far it is. */
export async function beat(db: Db, id: string, { progress, rows }: { progress: number; rows: number }): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ beat_at: DATABASE_TIME, progress, rows_read: rows })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'saving'])
    .execute();
}

/** Notes that a file was read: its drafts can be saved. */
export async function finishReading(db: Db, enterpriseId: string, id: string, outcome: ImportOutcome): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'ready', outcome: JSON.stringify(outcome) })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .execute();
}

/** A failed import keeps its reason, and nothing of the file. A saved one stays saved. */
export async function failRun(db: Db, enterpriseId: string, id: string, message: string): Promise<boolean> {
  const failed = await db
    .updateTable('import_run')
    .set({ state: 'failed', message })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'ready'])
    .executeTakeFirst();
  if (failed.numUpdatedRows === 0n) return false;
  await db.deleteFrom('import_part').where('run_id', '=', id).execute();
  return true;
}

/** A person's own import, within its hour. @throws Refusal `importGone`, also for anybody else's */
export async function findRun(db: Db, { enterpriseId, userId }: Owner, id: string, now: Date): Promise<FoundRun> {
  const row = await db
    .selectFrom('import_run')
    .selectAll()
    .select(
      sql<boolean>`coalesce(beat_at > clock_timestamp() - make_interval(secs => ${ALIVE_FOR}), false)`.as('isAlive'),
    )
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((run) => run.or([run('expires_at', '>', now), run('state', '=', 'saving')]))
    .executeTakeFirst();
  if (!row) throw refuse('importGone');
  return row;
}

/** Forgets what ran out; a saving that has begun is finished first. */
export async function forgetRuns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('import_run').where('expires_at', '<=', now).where('state', '!=', 'saving').execute();
}

/** Savings that a portal began and did not end. */
export function unfinishedRuns(db: Db) {
  return db.selectFrom('import_run').where('state', '=', 'saving').select(['enterprise_id', 'user_id', 'id']).execute();
}
