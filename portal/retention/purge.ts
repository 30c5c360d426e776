import { sql } from 'kysely';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { RETENTION } from './retention.ts';

const DAY = 24 * 3_600_000;
/** Rows per transaction; locked rows are left for the next one. */
export const PURGE_BATCH = 200;
/** Milliseconds between two batches of one rule. */
const PAUSE = 1_000;

/** Queues a purge for each rule that has none open. */
export async function queuePurges(trx: Tx, now: Date): Promise<void> {
  await lockUntilCommit(trx, 'retention', 'retention');
  const open = await trx
    .selectFrom('job')
    .select(sql<string>`payload->>'what'`.as('what'))
    .where('kind', '=', 'retention.purge')
    .where('done_at', 'is', null)
    .execute();
  const missing = RETENTION.filter(({ what }) => !open.some((job) => job.what === what));
  await queueJobs(
    trx,
    now,
    missing.map(({ what }) => ({ kind: 'retention.purge' as const, payload: { what } })),
  );
}

/**
 * Removes one batch of a rule's rows, and queues the next one while there is more.
 * @param now a clock for retention: one that was set forward by mistake must not remove anything early
 * @returns the number of removed rows
 */
export async function purge(trx: Tx, what: string, now: Date, queuedAt: Date): Promise<number> {
  const rule = RETENTION.find((known) => known.what === what);
  // A rule of an earlier version.
  if (!rule) return 0;
  const table = sql.table(rule.table);
  const since = sql.ref(rule.since);
  const change = rule.blank === undefined ? sql`delete from ${table}` : sql`update ${table} set ${sql.raw(rule.blank)}`;
  const { numAffectedRows } = await sql`
    ${change} where ctid = any(array(
      select ctid from ${table}
      where ${since} <= ${new Date(now.getTime() - rule.days * DAY)} and ${sql.raw(rule.where ?? 'true')}
      order by ${since} limit ${PURGE_BATCH} for update skip locked))`.execute(trx);
  const gone = Number(numAffectedRows ?? 0);
  if (gone === PURGE_BATCH) {
    await queueJobs(trx, queuedAt, [{ kind: 'retention.purge', payload: { what }, delay: PAUSE }]);
  }
  return gone;
}
