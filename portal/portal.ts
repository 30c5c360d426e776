import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/tables/database.ts';
import type { EventBus } from './events/bus.ts';
import type { Activity } from './fairness/activity.ts';
import type { Pace } from './plugins/watchPace.ts';
import type { Steps } from './steps.ts';

/** The database, or one transaction on it: what a store function takes. */
export type Db = Kysely<Database>;
/** A function that must run inside a transaction asks for one. */
export type Tx = Transaction<Database>;

/** Everything a handler may need: passed, never global. */
export interface Portal {
  config: Config;
  db: Db;
  pool: Pool;
  clock: () => Date;
  /** For ends of sessions and retention: a large step of the server's clock forward counts only after two days. */
  expiryClock: () => Date;
  /** Milliseconds on a clock that cannot be set; only differences mean anything. */
  elapsed: () => number;
  steps: Steps;
  log: FastifyBaseLogger;
  bus: EventBus;
  /** Which enterprises have calls or jobs at work. */
  activity: Activity;
  /** How slow a client may send or take a file; a test has its own. */
  paces?: { upload?: Pace; download?: Pace };
}
