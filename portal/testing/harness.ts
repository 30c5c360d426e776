import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { SteadyClock } from '../clock/steadyClock.ts';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';
import { REQUEST_TIMEOUTS, openDatabase, SECTIONS, type DatabaseTimeouts } from '../db/database.ts';
import { openBus } from '../events/bus.ts';
import { Activity } from '../fairness/activity.ts';
import { CALL_LIMITS, type CallLimits } from '../implement.ts';
import { openLog } from '../log.ts';
import type { Portal } from '../portal.ts';
import { DocumentKeys } from '../recognition/documentKeys.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import type { SecurityLine } from '../securityLog.ts';
import { noSteps, type Steps } from '../steps.ts';
import { PolicyReports } from '../policyReports/policyReports.ts';
import { openUploadStore } from '../uploads/openUploadStore.ts';
import { ACCOUNTS_TEMPLATE } from './administer.ts';
import { TestClient, type ProxyRoute } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { seedTestAccounts, TEST_START } from './seedTestAccounts.ts';

/** Every account of a test portal has this password. */
export const PASSWORD = DEMO_PASSWORD;

export { ACCOUNTS } from './seedTestAccounts.ts';

export interface TestPortal {
  app: FastifyInstance;
  portal: Portal;
  connection: DatabaseConnection;
  /** The portal's time; changes only when a test changes it. */
  now: { value: Date };
  passTime(milliseconds: number): void;
  /** Steps the portal's clock forward or back, without elapsed time. */
  stepClock(milliseconds: number): void;
  rivalId: string;
  /** Lines of the security log, newest last. */
  security: SecurityLine[];
  /** A client that is not signed in. */
  newClient(route?: ProxyRoute): TestClient;
  signIn(account: string): Promise<TestClient>;
  close(): Promise<void>;
}

interface TestPortalOptions {
  /** A migrated database with accounts of its own, instead of a new one with the practice accounts; dropped by `close`. */
  database?: TestDatabase;
  config?: Partial<Config>;
  appFolder?: string;
  steps?: Steps;
  now?: Date;
  paces?: Portal['paces'];
  /** Milliseconds for receiving a body, except uploads. */
  bodyTimeout?: number;
  /** Database calls have the timeouts of a running portal instead of those for slow machines. */
  hasRealTimeouts?: boolean;
  /** Receives every line of the log. */
  logLines?: string[];
  /** The portal's clock smooths steps, as that of a running portal; otherwise it shows `now`. */
  usesSteadyClock?: boolean;
}

/** For tests that do not test timeouts, on busy machines. */
const SLOW_MACHINE: DatabaseTimeouts = {
  ...REQUEST_TIMEOUTS,
  connect: 30_000,
  lock: 60_000,
  statement: 60_000,
  silence: 65_000,
};
const { enterprises, sessions, anonymous, portal: jobs } = SECTIONS;
const timeout = 60_000;
const SLOW_MACHINE_SECTIONS: typeof SECTIONS = {
  enterprises: { ...enterprises, timeout },
  sessions: { ...sessions, timeout },
  anonymous: { ...anonymous, timeout },
  portal: { ...jobs, timeout },
};
const SLOW_MACHINE_CALLS: CallLimits = {
  paid: { ...CALL_LIMITS.paid, timeout },
  other: { ...CALL_LIMITS.other, timeout },
};

/**
 * Starts a portal on a new database, with the practice accounts, a colleague, and a rival enterprise with money. Jobs
 * do not run until `startJobs(test.portal)`.
 * @example
 * const test = await startTestPortal();
 * const filer = await test.signIn(ACCOUNTS.filer);
 * expect((await filer.get('/draft-bills')).status).toBe(200);
 */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const isSeeded = !options.database && !options.now;
  const database = options.database ?? (await createTestDatabase(isSeeded ? ACCOUNTS_TEMPLATE : undefined));
  const { db, pool } = openDatabase(database.connection, () => {}, {
    sections: options.hasRealTimeouts ? SECTIONS : SLOW_MACHINE_SECTIONS,
    timeouts: options.hasRealTimeouts ? REQUEST_TIMEOUTS : SLOW_MACHINE,
  });
  const bus = openBus(database.connection);
  const now = { value: options.now ?? new Date(TEST_START) };
  const passTime = (milliseconds: number): void => {
    now.value = new Date(now.value.getTime() + milliseconds);
  };
  let stepped = 0;
  const elapsed = () => now.value.getTime() - stepped;
  const steady = options.usesSteadyClock ? new SteadyClock({ wall: () => now.value.getTime(), elapsed }) : null;
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'error', TPT_PRACTICE_SUPPORT: 'on' }),
    // Created with the first mail, upload and document.
    outboxDir: join(tmpdir(), `tpt-outbox-${randomUUID()}`),
    uploadDir: join(tmpdir(), `tpt-uploads-${randomUUID()}`),
    documentDir: join(tmpdir(), `tpt-documents-${randomUUID()}`),
    ...options.config,
  };
  const portal: Portal = {
    config,
    db,
    pool,
    clock: () => steady?.now() ?? new Date(now.value),
    expiryClock: () => steady?.cautious() ?? new Date(now.value),
    elapsed,
    steps: options.steps ?? noSteps,
    log: options.logLines ? openLog('trace', { write: (line) => void options.logLines?.push(line) }) : openLog('error'),
    bus,
    documentKeys: new DocumentKeys(config),
    uploads: openUploadStore(config),
    activity: new Activity(2_000),
    policyReports: new PolicyReports(),
    ...(options.paces ? { paces: options.paces } : {}),
  };
  const rivalId = isSeeded ? inject('rivalId') : options.database ? '' : await seedTestAccounts(db, now.value);
  const security: SecurityLine[] = [];
  const app = await buildApp(portal, {
    appFolder: options.appFolder ?? '/nowhere',
    security: (_level, line) => void security.push(line),
    bodyTimeout: options.bodyTimeout,
    callLimits: options.hasRealTimeouts ? CALL_LIMITS : SLOW_MACHINE_CALLS,
  });
  return {
    app,
    portal,
    connection: database.connection,
    now,
    passTime,
    stepClock: (milliseconds) => {
      stepped += milliseconds;
      passTime(milliseconds);
    },
    rivalId,
    security,
    newClient: (route) => new TestClient(app, route),
    signIn: (account) => new TestClient(app).signIn(account, PASSWORD),
    close: async () => {
      await Promise.all([app.close(), bus.close()]);
      await db.destroy();
      await database.drop();
      const { outboxDir, uploadDir, documentDir } = portal.config;
      for (const folder of [outboxDir, uploadDir, documentDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
