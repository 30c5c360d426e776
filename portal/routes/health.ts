import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openDatabase, type DatabasePatience } from '../db/database.ts';
import type { Db, Portal } from '../portal.ts';
import { connectionOf } from '../workers/connectionOf.ts';

/** A supervisor asks every few seconds and takes silence for a no. */
const PATIENCE: DatabasePatience = {
  connect: 2_000,
  lock: 1_500,
  statement: 1_500,
  idleInTransaction: 2_000,
  silence: 2_000,
};
/** The database is asked and written at most once in these times, however many calls come. Milliseconds. */
const FRESH_ANSWER = 250;
const FRESH_WRITE = 1_000;

/**
 * `/healthz` (liveness): the process answers; it asks no database, because a restart of the portal repairs none. `/readyz`
 * (readiness): the database answers and can save, over connections of its own, so it answers for the portal and not for
 * the load of its callers.
 */
export function answerHealth(app: FastifyInstance, portal: Portal): void {
  const { db } = openDatabase({ ...connectionOf(portal), max: 2 }, () => {}, { patience: PATIENCE });
  app.addHook('onClose', () => db.destroy());
  const answers = onceIn(FRESH_ANSWER, () => sql`select 1`.execute(db));
  const saves = onceIn(FRESH_WRITE, () => writeSomething(db));
  // Watchers ask from one address and are never to be limited.
  const config = { rateLimit: false };

  app.get('/healthz', { config }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const [database, write] = await Promise.all([answers(), saves()]);
    const ok = database && write;
    return reply.code(ok ? 200 : 503).send({ ok, checks: { database, write } });
  });
}

/** Whether a check succeeds. Calls within `fresh` milliseconds of the last result, or while one is under way, share it. */
function onceIn(fresh: number, check: () => Promise<unknown>): () => Promise<boolean> {
  let last: { result: Promise<boolean>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.result;
    const begun = { result: check().then(...YES_OR_NO), until: Infinity };
    void begun.result.then(() => (begun.until = performance.now() + fresh));
    last = begun;
    return begun.result;
  };
}

const YES_OR_NO = [() => true, () => false] as const;

/**
 * An update that commits, and a sort that does not fit into memory: its temporary file needs room on the disk, where
 * an update of one row may reuse the room of its predecessor.
 */
function writeSomething(db: Db): Promise<void> {
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
