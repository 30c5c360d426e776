import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { BuiltCall } from '#contract/endpoints/index.ts';
import { codeOf } from '../errorFacts.ts';
import { openDatabase, REQUEST_TIMEOUTS, SECTIONS, type Database, type OpenDatabase } from './database.ts';
import { temporaryFailure } from './databaseErrors.ts';

/** Calls that only read, and may read many rows. */
export const REPLICA_CALLS: ReadonlySet<string> = new Set<BuiltCall>([
  'listDrafts',
  'listFilings',
  'listConsumption',
  'listBondSettlements',
  'listLedger',
  'billStatistics',
  'importerReport',
  'listReportedImporters',
  'exportDrafts',
  'exportFilings',
  'exportConsumption',
  'exportBondSettlements',
  'exportBillStatistics',
  'exportImporterReport',
  'importerReportPdf',
  'exportLedger',
  'downloadStatement',
]);

/** Milliseconds that a call waits for the replica, and between two polls meanwhile. */
const REPLAY_TIMEOUT = 100;
const POLL_INTERVAL = 10;
/**
 * A replica that was behind for every call of this time is slow, milliseconds. A single call may come just before commits
 * are flushed.
 */
const BEHIND_MAX = 2_000;
/** Milliseconds in which all calls read from the primary, after a failure or while the replica is slow. */
const SUSPENSION = 10_000;

const SERIALIZATION_FAILURE = '40001';

/** Whether the replica has replayed the log up to a position. False for a server that is no longer a replica. */
async function hasReplayed(replica: Kysely<Database>, position: string): Promise<boolean> {
  const { rows } = await sql<{ isReplayed: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isReplayed"`.execute(replica);
  return rows[0]?.isReplayed === true;
}

/** The replica does not answer, or a query conflicted with the replay of a change to the same rows. */
const isFaultOfReplica = (error: unknown): boolean =>
  temporaryFailure(error) === 'databaseAway' || codeOf(error) === SERIALIZATION_FAILURE;

/** A pool whose connections are opened within a second, because the primary can answer instead. */
export const openReplica = (connection: PoolConfig): OpenDatabase =>
  openDatabase(connection, () => {}, { sections: SECTIONS, timeouts: { ...REQUEST_TIMEOUTS, connect: 1_000 } });

interface ReplicaTools {
  primary: OpenDatabase;
  replica: OpenDatabase;
  elapsed: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Tests have no replica. */
  hasReplayed?: typeof hasReplayed;
}

/**
 * A second server for large reads (decision 0065). It is used for a call only after it has replayed everything that
 * the primary had committed when the call arrived, so a list shows what its reader, or a colleague, has just saved.
 */
export class ReadReplica {
  readonly #tools: ReplicaTools;
  #suspendedUntil = 0;
  /** Since when no call found the replica up to date. */
  #behindSince: number | null = null;

  constructor(tools: ReplicaTools) {
    this.#tools = tools;
  }

  /** The replica, or the primary when the replica is behind or does not answer. */
  async choose(): Promise<OpenDatabase> {
    const { primary, replica, elapsed } = this.#tools;
    if (elapsed() < this.#suspendedUntil) return primary;
    const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`.execute(
      primary.db,
    );
    const check = this.#tools.hasReplayed ?? hasReplayed;
    const deadline = elapsed() + REPLAY_TIMEOUT;
    try {
      while (!(await check(replica.db, rows[0]?.position ?? ''))) {
        if (elapsed() >= deadline) return this.#skipBehind();
        await sleep(POLL_INTERVAL);
      }
      this.#behindSince = null;
      return replica;
    } catch (error) {
      return this.#suspend('the read replica does not answer', error);
    }
  }

  /** Runs a read on the chosen server, and again on the primary if the replica fails before anything is sent. */
  async read<T>(isSent: () => boolean, work: (store: OpenDatabase) => Promise<T>): Promise<T> {
    const store = await this.choose();
    try {
      return await work(store);
    } catch (error) {
      if (store === this.#tools.primary || isSent() || !isFaultOfReplica(error)) throw error;
      return work(this.#suspend('the read replica failed', error));
    }
  }

  destroy(): Promise<void> {
    return this.#tools.replica.db.destroy();
  }

  /** Leaves one call to the primary; suspends the replica when it stays behind. @returns the primary */
  #skipBehind(): OpenDatabase {
    const now = this.#tools.elapsed();
    this.#behindSince ??= now;
    return now - this.#behindSince < BEHIND_MAX ? this.#tools.primary : this.#suspend('the read replica is behind');
  }

  /** @returns the primary */
  #suspend(reason: string, error?: unknown): OpenDatabase {
    this.#suspendedUntil = this.#tools.elapsed() + SUSPENSION;
    this.#behindSince = null;
    this.#tools.log.warn({ err: error }, `${reason}; the primary answers for ${SUSPENSION / 1_000} s`);
    return this.#tools.primary;
  }
}
