import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { ReadReplica } from './db/readReplica.ts';
import type { Database } from './db/tables/database.ts';
import type { EventBus } from './events/bus.ts';
import type { Activity } from './fairness/activity.ts';
import type { Pace } from './plugins/watchPace.ts';
import type { PolicyReports } from './policyReports/policyReports.ts';
import type { DocumentKeys } from './recognition/documentKeys.ts';
import type { Steps } from './steps.ts';
import type { UploadStore } from './uploads/uploadStore.ts';

/** The database or a transaction; parameter of store functions. */
export type Db = Kysely<Database>;
/** Parameter of functions that must run inside a transaction. */
export type Tx = Transaction<Database>;

/** Dependencies of handlers and jobs, passed explicitly. */
export interface Portal {
  config: Config;
  db: Db;
  pool: Pool;
  /** A second server for large reads. */
  replica?: ReadReplica;
  clock: () => Date;
  /**
   * The clock for ends of sessions and retention: a large forward step of the server's clock counts only after two
   * days.
   */
  expiryClock: () => Date;
  /** Milliseconds of a monotonic clock; only differences are meaningful. */
  elapsed: () => number;
  steps: Steps;
  log: FastifyBaseLogger;
  bus: EventBus;
  /** Encrypt documents in recognition at rest. */
  documentKeys: DocumentKeys;
  uploads: UploadStore;
  /** Enterprises with running calls or jobs. */
  activity: Activity;
  /** Violations of their policy that pages reported. */
  policyReports: PolicyReports;
  /** Limits of slow uploads and downloads; tests set their own. */
  paces?: { upload?: Pace; download?: Pace };
}
