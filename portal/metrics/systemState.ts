import { sql } from 'kysely';
import type { SystemState as ShownState } from '#contract/endpoints/support.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Portal } from '../portal.ts';
import { countUnplaced } from '../store/unplacedReceipts.ts';

interface WaitingJobs {
  kind: string;
  count: number;
  /** Seconds since the first of them could have run. */
  oldest: number;
  /** How many of them have failed before. */
  failed: number;
}

interface SystemState {
  waiting: WaitingJobs[];
  databaseBytes: number;
  /** Answers of customs that match no filing and are not handled yet. */
  parkedAnswers: number;
  /** When the oldest message that has not left was sent by its filer; null when none waits. */
  oldestMessage: Date | null;
  /** When customs answered last; null before the first answer. */
  lastAnswer: Date | null;
}

/** What waits for a worker, the last answer of customs, and the size of the database. */
export async function readSystemState(db: Db, now: Date): Promise<SystemState> {
  const { rows: waiting } = await sql<WaitingJobs>`
    select kind, count(*)::int as count, count(*) filter (where attempts > 0)::int as failed,
      greatest(0, extract(epoch from ${now}::timestamptz - min(run_at)))::float8 as oldest
    from job where done_at is null group by kind order by kind`.execute(db);
  const { rows } = await sql<{ bytes: number; lastAnswer: Date | null; oldestMessage: Date | null }>`
    select pg_database_size(current_database()) as bytes,
      (select at from receipt order by at desc limit 1) as "lastAnswer",
      (select min(operation.at) from job join operation on operation.enterprise_id = job.payload->>'enterpriseId'
          and operation.id = job.payload->>'operationId'
        where job.done_at is null and job.kind = 'gateway.submit') as "oldestMessage"`.execute(db);
  const [facts] = rows;
  return {
    waiting,
    databaseBytes: Number(facts?.bytes ?? 0),
    parkedAnswers: await countUnplaced(db),
    oldestMessage: facts?.oldestMessage ?? null,
    lastAnswer: facts?.lastAnswer ?? null,
  };
}

/** [O04] The state as support staff see it, with the archive of the embedded database. */
export async function showSystemState({ db, clock, config, pool, policyReports }: Portal): Promise<ShownState> {
  const now = clock();
  const state = await readSystemState(db, now);
  const { rows } = await sql<{ version: string; schema: string | null }>`
    select current_setting('server_version') as version, (select max(name) from kysely_migration) as schema`.execute(
    db,
  );
  const textOf = (at: Date | null) => (at ? toServerText(at) : null);
  return {
    queues: state.waiting.map(({ oldest, ...queue }) => ({ ...queue, oldest: Math.round(oldest) })),
    gateway: config.gateway,
    oldestMessageAt: textOf(state.oldestMessage),
    lastAnswerAt: textOf(state.lastAnswer),
    parkedAnswers: state.parkedAnswers,
    databaseBytes: state.databaseBytes,
    databaseVersion: rows[0]?.version ?? '',
    schema: rows[0]?.schema ?? '',
    connections: { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount },
    policyReports: { count: policyReports.total, lastAt: textOf(policyReports.lastAt) },
    archive: config.walArchive ? await readArchive(db) : null,
    readAt: toServerText(now),
  };
}

async function readArchive(db: Db): Promise<ShownState['archive']> {
  const { rows } = await sql<{ archived: Date | null; failed: Date | null }>`
    select last_archived_time as archived, last_failed_time as failed from pg_stat_archiver`.execute(db);
  const { archived = null, failed = null } = rows[0] ?? {};
  return {
    archivedAt: archived && toServerText(archived),
    isFailing: failed !== null && (archived === null || failed > archived),
  };
}
