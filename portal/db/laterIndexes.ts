import pg, { type PoolConfig } from 'pg';
import { SPAN_DAYS, spanKey } from '../lists/searchSpans.ts';
import { dropIndexSafely, isIndexValid } from './dropIndexSafely.ts';

/** An index of a large table, which a migration could only build under a lock (decision 0058). */
interface LaterIndex {
  name: string;
  /** What follows `create index … on`. */
  made: string;
  /** Number of its expressions: the sample shows what is frequent, and counting them would slow each analyze. */
  columns: number;
  /** Indexes that it makes useless. */
  replaced: readonly string[];
}

/** Searches of the lists (decision 0063). */
const findIndex = (table: string, time: string): LaterIndex => {
  const spans = SPAN_DAYS.map((days) => `(${spanKey(time, days)})`);
  const columns = [...spans, 'search gin_trgm_ops', 'search_words(search)', 'search_parts(search)'];
  return {
    name: `${table}_find`,
    // Every look-up reads what was written since the last vacuum: at most 256 KB.
    made: `${table} using gin (${columns.join(', ')}) with (gin_pending_list_limit = 256)`,
    columns: columns.length,
    replaced: [`${table}_search`, `${table}_words`],
  };
};

export const LATER_INDEXES: readonly LaterIndex[] = [
  findIndex('filing', 'created_at'),
  findIndex('draft', 'created_at'),
  findIndex('consumption', 'at'),
  findIndex('bond_settlement', 'at'),
  // The retention of old refusals.
  { name: 'intent_refused', made: 'intent (created_at) where status <> 200', columns: 0, replaced: [] },
  // The filings that a person filed first, a filter of the list.
  {
    name: 'operation_first_by',
    made: 'operation (enterprise_id, operator_id, filing_id) where seq = 0',
    columns: 0,
    replaced: [],
  },
];

/** Of the advisory lock; any number that no other lock of the portal has. */
const LOCK = 600_063;

/**
 * Builds the indexes that are missing while the portal works: writes go on meanwhile, and each replaced index is dropped
 * when its successor is complete. Of several portals on a database one builds. An interrupted build begins again.
 */
export async function buildLaterIndexes(connection: PoolConfig, signal?: AbortSignal): Promise<void> {
  const [builder, holder] = [openClient(connection), openClient(connection)];
  const stop = () => void builder.end();
  signal?.addEventListener('abort', stop);
  try {
    await builder.connect();
    // A portal that waited for the lock would hold a snapshot, and a concurrent build waits for every snapshot.
    const { rows } = await builder.query<{ isMine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as "isMine"`);
    if (!rows[0]?.isMine) return;
    await builder.query("set maintenance_work_mem = '256MB'");
    await holder.connect();
    for (const index of LATER_INDEXES) {
      await buildIndex(builder, index);
      for (const old of index.replaced) await dropIndexSafely(builder, holder, old, signal);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    if (!signal?.aborted) await builder.end();
    await holder.end();
  }
}

function openClient(connection: PoolConfig): pg.Client {
  const client = new pg.Client({ ...connection, keepAlive: true });
  // The statement in progress fails as well.
  client.on('error', () => {});
  return client;
}

async function buildIndex(client: pg.Client, { name, made, columns }: LaterIndex): Promise<void> {
  if (await isIndexValid(client, name)) return;
  await client.query(`drop index concurrently if exists ${name}`);
  await client.query(`create index concurrently ${name} on ${made}`);
  const targets = Array.from({ length: columns }, (_, at) => at + 1)
    .filter((column) => column !== SPAN_DAYS.length + 1)
    .map((column) => `alter column ${column} set statistics 0`);
  for (const target of targets) await client.query(`alter index ${name} ${target}`);
}
