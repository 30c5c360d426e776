import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openDatabase, type DatabaseTimeouts } from '../db/database.ts';
import type { Db, Portal } from '../portal.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';

/** A supervisor checks every few seconds and counts a timeout as a failure. Milliseconds. */
const TIMEOUTS: DatabaseTimeouts = {
  connect: 2_000,
  lock: 1_500,
  statement: 1_500,
  idleInTransaction: 2_000,
  silence: 2_000,
};
/** The database is queried and written at most once in these times, for any number of calls. Milliseconds. */
const FRESH_ANSWER = 250;
const FRESH_WRITE = 1_000;

/**
 * `/healthz` (liveness) queries no database, because restarting the portal repairs none. `/readyz` (readiness) checks
 * that the database answers and can write, over separate connections, so that load on the portal does not fail it.
 */
export function registerHealth(app: FastifyInstance, portal: Portal): void {
  const { db } = openDatabase({ ...connectionConfig(portal), max: 2 }, () => {}, { timeouts: TIMEOUTS });
  app.addHook('onClose', () => db.destroy());
  const canRead = shareRecent(FRESH_ANSWER, () => sql`select 1`.execute(db));
  const canWrite = shareRecent(FRESH_WRITE, () => writeAndSort(db));
  // All probes may come from one address.
  const config = { rateLimit: false };

  app.get('/healthz', { config }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const [database, write] = await Promise.all([canRead(), canWrite()]);
    const ok = database && write;
    return reply.code(ok ? 200 : 503).send({ ok, checks: { database, write } });
  });
}

/** Shares the result of a check between the calls that come during it or within `fresh` milliseconds after it. */
function shareRecent(fresh: number, check: () => Promise<unknown>): () => Promise<boolean> {
  let last: { result: Promise<boolean>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.result;
    const running = {
      result: check().then(
        () => true,
        () => false,
      ),
      until: Infinity,
    };
    void running.result.then(() => (running.until = performance.now() + fresh));
    last = running;
    return running.result;
  };
}

/**
 * Commits an update and sorts more than fits into memory: the sort's temporary file needs free disk space, while an
 * update of one row may reuse the space of its predecessor.
 */
function writeAndSort(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from (
      select text from (select repeat('x', 200) || row as text from generate_series(1, 5000) row) texts order by text
    ) sorted`.execute(trx);
    await trx
      .updateTable('heartbeat')
      .set({ at: sql`clock_timestamp()` })
      .execute();
  });
}
