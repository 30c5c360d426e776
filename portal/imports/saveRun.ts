import { sql } from 'kysely';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { openDatabase } from '../db/database.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { draftColumnsWith } from '../store/derivedDraftColumns.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import { yieldToRequests } from '../workers/yieldToRequests.ts';
import { lowerPriority } from '../workers/lowerPriority.ts';
import { DATABASE_TIME, runExpiry } from './importStore.ts';

/** Draft ids in the response; more are not shown. */
const RETURNED_IDS = 1_000;
/** More drafts than one part of an import holds. */
const PART_SPAN = 1_000;
/** Parts between two vacuums of the list counters, whose dead rows every list would scan. */
const VACUUM_COUNTERS_EVERY = 20;
/** After this many parts, then twice as many and so on, the drafts are analyzed for the query plans of the lists. */
const ANALYZE_AFTER = 40;

type Owner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * Creates the drafts of a preview, each once. The database copies them part by part, on a separate connection: during
 * one long transaction every list would scan the uncommitted drafts. A save can be resumed after a crash, because a
 * part is deleted in the transaction that creates its drafts.
 * @throws Refusal `importGone`
 */
export async function saveRun(
  portal: Portal,
  owner: Owner,
  id: string,
  onProgress: (share: number) => void,
): Promise<ImportOutcome> {
  const { db } = openDatabase({ ...connectionConfig(portal), max: 1 }, () => {});
  try {
    await lowerBackendPriority(portal, db);
    await sql`set vacuum_cost_delay = 2`.execute(db);
    let analyzeAt = ANALYZE_AFTER;
    for (let parts = 0; ; parts++) {
      const started = performance.now();
      const { saved, left } = await db.transaction().execute((trx) => savePart(portal, trx, owner, id));
      if (saved || parts % VACUUM_COUNTERS_EVERY === 0) await sql`vacuum draft_count, draft_count_delta`.execute(db);
      if (parts === analyzeAt || (saved && parts > ANALYZE_AFTER)) {
        await sql`vacuum (analyze) draft`.execute(db);
        analyzeAt *= 2;
      }
      if (saved) return saved;
      onProgress((parts + 1) / (parts + 1 + left));
      await yieldToRequests(performance.now() - started);
    }
  } finally {
    await db.destroy();
  }
}

/** Saves one part; `saved` is the outcome after the last one. */
async function savePart(portal: Portal, trx: Tx, owner: Owner, id: string) {
  const { state, outcome } = await lockRun(trx, owner, id, portal.clock());
  if (state === 'saved') return { saved: outcome, left: 0 };
  const parts = await trx
    .selectFrom('import_part')
    .where('run_id', '=', id)
    .select((part) => [part.fn.countAll<number>().as('count'), part.fn.min('seq').as('first')])
    .executeTakeFirstOrThrow();
  // `import_part` is an unlogged table: a crash of the database empties it.
  if (parts.count === 0) throw refuse('importGone');
  const now = portal.clock();
  const isLast = parts.count === 1;
  // Only the last part is announced, and its commit flushes those before it.
  if (!isLast) await sql`set local synchronous_commit = off`.execute(trx);
  await copyPart(trx, owner, id, parts.first, now);
  await trx.deleteFrom('import_part').where('run_id', '=', id).where('seq', '=', parts.first).execute();
  const { token: _token, ...withoutToken } = outcome;
  const saved: ImportOutcome | null = isLast ? { ...withoutToken, drafts: await draftIds(trx, owner, id) } : null;
  await trx
    .updateTable('import_run')
    .set(
      saved
        ? // The page learns of it also when the preview expired while it was saved.
          { state: 'saved', outcome: JSON.stringify(saved), expires_at: runExpiry(now) }
        : { state: 'saving', beat_at: DATABASE_TIME },
    )
    .where('enterprise_id', '=', owner.enterpriseId)
    .where('id', '=', id)
    .execute();
  if (saved) await portal.bus.publish(trx, owner.enterpriseId, { type: 'DRAFTS' });
  return { saved, left: parts.count - 1 };
}

async function lockRun(trx: Tx, { enterpriseId, userId }: Owner, id: string, now: Date) {
  const row = await trx
    .selectFrom('import_run')
    .select(['state', 'outcome'])
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((run) => run.or([run('expires_at', '>', now), run('state', '=', 'saving')]))
    .where('state', 'in', ['ready', 'saving', 'saved'])
    .forUpdate()
    .executeTakeFirst();
  if (!row?.outcome) throw refuse('importGone');
  return { state: row.state, outcome: row.outcome };
}

/**
 * Prefix of the ids of an import's drafts. The ids descend in the order of the file: lists sort drafts of the same
 * time by descending id, so that the first row comes first.
 */
const idPrefix = (id: string): string => id.slice(0, 24);

async function copyPart(trx: Tx, owner: Owner, id: string, seq: number, now: Date): Promise<void> {
  const names = columnNames();
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(
    names.map((name) => (name === 'body' ? sql`(blank.row).body || made.body` : sql.ref(`made.${name}`))),
  );
  await sql`
    with part as materialized (select drafts::json as json from import_part where run_id = ${id} and seq = ${seq}),
    blank as materialized (select json_populate_record(null::draft, json -> 'blank') as row from part)
    insert into draft (enterprise_id, id, owner_id, revision, created_at, updated_at, ${columns})
    select ${owner.enterpriseId},
      ${idPrefix(id)} || lpad(to_hex(281474976710655 - ${seq * PART_SPAN}::bigint - ordinality), 12, '0'),
      ${owner.userId}, 1, run.created_at, ${now}, ${values}
    from part cross join blank join import_run as run on run.id = ${id},
      json_populate_recordset(blank.row, part.json -> 'drafts') with ordinality as made`.execute(trx);
}

async function draftIds(trx: Tx, { enterpriseId }: Owner, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('draft')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '>=', `${idPrefix(id)}000000000000`)
    .where('id', '<=', `${idPrefix(id)}ffffffffffff`)
    .orderBy('id', 'desc')
    .limit(RETURNED_IDS)
    .execute();
  return rows.map((row) => row.id);
}

/** Columns of a draft that a part provides: all but owner and times. */
function columnNames(): string[] {
  const columns = draftColumnsWith(blankBill(ISF_10, ''), { userId: '', userName: '' }, new Date(0), {
    problems: 0,
    body: '',
  });
  return Object.keys(columns).filter((name) => name !== 'updated_at');
}

/** In the embedded database, the copying backend gets a lower priority than requests. */
async function lowerBackendPriority(portal: Portal, db: Db): Promise<void> {
  if (portal.config.databaseUrl !== undefined) return;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [backend] = rows;
  if (backend) lowerPriority(backend.pid);
}
