import { sql } from 'kysely';
import { lockNumber } from '../db/advisoryLock.ts';
import { PLANNED_ONCE } from '../db/preparedStatements.ts';
import type { Db, Tx } from '../portal.ts';

export interface TakenJob {
  id: number;
  kind: string;
  /** Index in `PRIORITIES`. */
  priority: number;
  payload: unknown;
  attempts: number;
  enterpriseId: string;
  /** The call that caused it. */
  requestId: string | null;
}

export interface JobSelection {
  /** Index in `PRIORITIES`. */
  priority: number;
  /** The enterprise served last: the search starts with the next id. */
  after: string;
}

/** A job that failed more often no longer blocks the jobs behind it: receipts are folded in customs' own order. */
const BLOCKING_ATTEMPTS = 4;

/**
 * The oldest ready job of the next enterprise in the first priority that has one, locked until the transaction ends.
 * Enterprises are found by stepping through the index `job_ready`, so that the cost does not depend on the number of
 * open jobs.
 * @param selections priorities to try, best first
 * @param excluded enterprises that may not start a job now
 * @returns null when no job can be taken now
 */
export async function takeJob(
  trx: Tx,
  selections: readonly JobSelection[],
  excluded: readonly string[],
): Promise<TakenJob | null> {
  for (;;) {
    const job = await findJob(trx, selections, excluded);
    if (!job) return null;
    const { order_key: orderKey, ...taken } = job;
    if (orderKey === null) return taken;
    // Another process may have leased a job of this key after the statement began and before it had the lock. The next
    // statement sees that lease and finds another job.
    const again = await sql<{ held: boolean }>`
      select ${isHeldBack} as held from job where id = ${taken.id}`.execute(trx);
    if (again.rows[0]?.held === false) return taken;
  }
}

/** Whether a job is ready, which costs less than a search in a transaction. Not every ready job may be taken. */
export async function hasReadyJob(db: Db): Promise<boolean> {
  // In the order of the index `job_ready`: without an order PostgreSQL may read the whole table.
  const { rows } = await sql`
    select from job where ${READY} order by priority, enterprise_id, id limit 1 ${PLANNED_ONCE}`.execute(db);
  return rows.length > 0;
}

/** The rows of `wanted` are visited in order, and the search ends at the first job: no other job is locked. */
async function findJob(
  trx: Tx,
  selections: readonly JobSelection[],
  excluded: readonly string[],
): Promise<(TakenJob & { order_key: string | null }) | null> {
  // Rows of a fixed number: with an array PostgreSQL would plan the statement for its length at every call.
  const wanted = selections.map(({ priority, after }) => sql`(${priority}::int, ${after}::text)`);
  const { rows } = await sql<TakenJob & { order_key: string | null }>`
    select first.id, kind, first.priority, payload, attempts, "enterpriseId", order_key, "requestId"
    from (values ${sql.join(wanted)}) as wanted (priority, after)
    cross join lateral (
      with recursive
      later (enterprise_id) as (
        (select enterprise_id from job where ${READY} and priority = wanted.priority and enterprise_id > wanted.after
          order by enterprise_id limit 1)
        union all
        select next.enterprise_id from later cross join lateral (
          select enterprise_id from job
          where ${READY} and priority = wanted.priority and enterprise_id > later.enterprise_id
          order by enterprise_id limit 1) next
      ),
      earlier (enterprise_id) as (
        (select enterprise_id from job where ${READY} and priority = wanted.priority order by enterprise_id limit 1)
        union all
        select next.enterprise_id from earlier cross join lateral (
          select enterprise_id from job
          where ${READY} and priority = wanted.priority and enterprise_id > earlier.enterprise_id
          order by enterprise_id limit 1) next
        where earlier.enterprise_id < wanted.after
      )
      select taken.id, kind, priority, payload, attempts, "enterpriseId", order_key, "requestId" from (
        select enterprise_id from later
        union all select enterprise_id from earlier where enterprise_id <= wanted.after
      ) as tenant
      cross join lateral (
        select id, kind, priority, payload, attempts, enterprise_id as "enterpriseId", order_key,
          request_id as "requestId"
        from job
        where ${READY} and priority = wanted.priority and job.enterprise_id = tenant.enterprise_id
          -- In this order: a lock that is taken for a job that cannot run would hold back others of its key.
          and case when job.order_key is null then true when ${isHeldBack} then false
            else pg_try_advisory_xact_lock(${lockNumber('jobOrder', sql`job.order_key`)}) end
        order by id limit 1 for update of job skip locked
      ) as taken
      where tenant.enterprise_id <> all(${[...excluded]}::text[])
      limit 1
    ) as first
    limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** The condition of the index `job_ready`. */
const READY = sql`job.done_at is null and job.is_ready and job.leased_by is null`;

/** Another job of the key runs outside the database, or was queued before and is neither done nor given up. */
const isHeldBack = sql<boolean>`(
  select true from job other
  where other.order_key = job.order_key and other.done_at is null and other.id <> job.id
    and (other.leased_by is not null
      or (other.id < job.id and (other.is_ready or other.attempts between 1 and ${BLOCKING_ATTEMPTS})))
  limit 1) is not null`;
