import { sql } from 'kysely';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { openDatabase } from '../db/database.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { draftColumnsWith } from '../store/draftColumns.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import { yieldToRequests } from '../workers/yieldToRequests.ts';
import { lowerPriority } from '../workers/lowerPriority.ts';
import { DATABASE_TIME } from './importStore.ts';

/** As many ids as a person can look at. */
const TOLD = 1_000;
/** More drafts than one part of an import holds. */
const PART_SPAN = 1_000;
/** After so many parts the counters of the lists are tidied: what was added up would be passed over by every list. */
const TIDY_EVERY = 20;
/** After so many, twice as many and so on, the database's notes on the drafts: lists are planned by them. */
const MANY_PARTS = 40;

type Owner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * Makes the drafts of a preview, each once. The database copies them by itself, part by part, on a connection of its
 * own: in one long transaction every list would have to pass over all the drafts that are not there yet. A saving that
 * has begun is finished, whatever happens in between: a part leaves the preview in the transaction that makes its
 * drafts, and whoever comes next goes on from there.
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
    await letOthersFirst(portal, db);
    await sql`set vacuum_cost_delay = 2`.execute(db);
    let noteAt = MANY_PARTS;
    for (let made = 0; ; made++) {
      const begun = performance.now();
      const { saved, left } = await db.transaction().execute((trx) => savePart(portal, trx, owner, id));
      if (saved || made % TIDY_EVERY === 0) await sql`vacuum draft_count, draft_count_delta`.execute(db);
      if (made === noteAt || (saved && made > MANY_PARTS)) {
        await sql`vacuum (analyze) draft`.execute(db);
        noteAt *= 2;
      }
      if (saved) return saved;
      onProgress((made + 1) / (made + 1 + left));
      await yieldToRequests(performance.now() - begun);
    }
  } finally {
    await db.destroy();
  }
}

/** Saves one part; with the last one, the import is saved. */
async function savePart(portal: Portal, trx: Tx, owner: Owner, id: string) {
  const { state, outcome } = await lockRun(trx, owner, id, portal.clock());
  if (state === 'saved') return { saved: outcome, left: 0 };
  const parts = await trx
    .selectFrom('import_part')
    .where('run_id', '=', id)
    .select((part) => [part.fn.countAll<number>().as('count'), part.fn.min('seq').as('first')])
    .executeTakeFirstOrThrow();
  // A crash of the database took the parts and left the run.
  if (parts.count === 0) throw refuse('importGone');
  const isLast = parts.count === 1;
  // Nobody is told of a part before the last one is on the disk, and what came before it then is, too.
  if (!isLast) await sql`set local synchronous_commit = off`.execute(trx);
  await copyPart(trx, owner, id, parts.first, portal.clock());
  await trx.deleteFrom('import_part').where('run_id', '=', id).where('seq', '=', parts.first).execute();
  const { token: _token, ...rest } = outcome;
  const saved: ImportOutcome | null = isLast ? { ...rest, drafts: await draftsOf(trx, owner, id) } : null;
  await trx
    .updateTable('import_run')
    .set(saved ? { state: 'saved', outcome: JSON.stringify(saved) } : { state: 'saving', beat_at: DATABASE_TIME })
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
 * Drafts of one import have a family of ids that falls in the order of the file: the list shows the newest first, and
 * of the same moment by falling id, so that the file's first row comes first.
 */
const familyOf = (id: string): string => id.slice(0, 24);

async function copyPart(trx: Tx, owner: Owner, id: string, seq: number, now: Date): Promise<void> {
  const names = columnNames();
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(
    names.map((name) => (name === 'body' ? sql`(blank.row).body || made.body` : sql.ref(`made.${name}`))),
  );
  await sql`
    with part as materialized (select drafts::json as said from import_part where run_id = ${id} and seq = ${seq}),
    blank as materialized (select json_populate_record(null::draft, said -> 'blank') as row from part)
    insert into draft (enterprise_id, id, owner_id, revision, created_at, updated_at, ${columns})
    select ${owner.enterpriseId},
      ${familyOf(id)} || lpad(to_hex(281474976710655 - ${seq * PART_SPAN}::bigint - ordinality), 12, '0'),
      ${owner.userId}, 1, run.created_at, ${now}, ${values}
    from part cross join blank join import_run as run on run.id = ${id},
      json_populate_recordset(blank.row, part.said -> 'drafts') with ordinality as made`.execute(trx);
}

async function draftsOf(trx: Tx, { enterpriseId }: Owner, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('draft')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '>=', `${familyOf(id)}000000000000`)
    .where('id', '<=', `${familyOf(id)}ffffffffffff`)
    .orderBy('id', 'desc')
    .limit(TOLD)
    .execute();
  return rows.map((row) => row.id);
}

/** What a part says of a draft, beside whose it is and when it was made. */
function columnNames(): string[] {
  const columns = draftColumnsWith(blankBill(ISF_10, ''), { userId: '', userName: '' }, new Date(0), {
    problems: 0,
    body: '',
  });
  return Object.keys(columns).filter((name) => name !== 'updated_at');
}

/** In a database of our own on this machine, the copying steps back behind everybody's calls. */
async function letOthersFirst(portal: Portal, db: Db): Promise<void> {
  if (portal.config.databaseUrl !== undefined) return;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [backend] = rows;
  if (backend) lowerPriority(backend.pid);
}
