import { sql, type Selectable } from 'kysely';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { ImportRunTable } from '../db/tables/imports.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

const HOUR = 3_600_000;
/** Open previews of one person; each can be a hundred megabytes. */
const PREVIEWS_MAX = 3;

/** The database's clock, because the clocks of several portals differ. */
export const DATABASE_TIME = sql<Date>`clock_timestamp()`;
/** Milliseconds between two heartbeats of the portal that processes an import. */
export const HEARTBEAT_INTERVAL = 2_000;
/** Seconds after its last heartbeat until a run counts as abandoned; a busy portal sends late ones. */
const ALIVE_FOR = 15;

type FoundRun = Selectable<ImportRunTable> & {
  /** A portal, this one or another, is processing it. */
  isAlive: boolean;
};

type Owner = Pick<Principal, 'enterpriseId' | 'userId'>;

/** Until when an import's file or outcome is kept. */
export const runExpiry = (now: Date): Date => new Date(now.getTime() + HOUR);

/** Records the start of an import and deletes the person's oldest previews. */
export async function addRun(db: Db, { enterpriseId, userId }: Owner, id: string, now: Date): Promise<void> {
  await deleteExpiredRuns(db, now);
  await sql`
    delete from import_run where enterprise_id = ${enterpriseId} and state = 'ready' and id in (
      select id from import_run
      where enterprise_id = ${enterpriseId} and user_id = ${userId} and state = 'ready'
      order by created_at desc, beat_at desc offset ${PREVIEWS_MAX - 1} for update skip locked
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
      expires_at: runExpiry(now),
      beat_at: DATABASE_TIME,
    })
    .execute();
}

/** Records that this portal is processing an import, with its progress. */
export async function sendHeartbeat(
  db: Db,
  id: string,
  { progress, rows }: { progress: number; rows: number },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ beat_at: DATABASE_TIME, progress, rows_read: rows })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'saving'])
    .execute();
}

/** Records that a file was read: its drafts can be saved. */
export async function finishReading(db: Db, enterpriseId: string, id: string, outcome: ImportOutcome): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'ready', outcome: JSON.stringify(outcome) })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .execute();
}

/** Marks an import as failed and deletes its data. @returns false if saving has started or finished */
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

/** Finds a person's own import within an hour after its upload or its save. @throws Refusal `importGone`, also for imports of others */
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

/** Deletes expired runs, except those that are being saved. */
async function deleteExpiredRuns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('import_run').where('expires_at', '<=', now).where('state', '!=', 'saving').execute();
}

/** Finds saves that were started and not finished. */
export function unfinishedRuns(db: Db) {
  return db.selectFrom('import_run').where('state', '=', 'saving').select(['enterprise_id', 'user_id', 'id']).execute();
}
