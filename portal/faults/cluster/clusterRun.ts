import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../db/database.ts';
import type { Db } from '../../portal.ts';
import { ApiClient } from '../apiClient.ts';
import { checkOutcomes, type Violations } from '../checkOutcomes.ts';
import { createOffices, FILER_PASSWORD } from '../createOffices.ts';
import { runScenario, runSend, type Outcome, type SimulatedUser } from '../scenarios.ts';
import { seededDraws } from '../seededDraws.ts';
import { SimulatedPage } from '../simulatedPage.ts';
import { Cluster, until } from './cluster.ts';
import type { ClusterFault } from './clusterFaults.ts';
import { EventWatcher } from './watchEvents.ts';

/** Milliseconds that a page waits for an answer. */
const PAGE_TIMEOUT = 3_000;
const LISTS_EACH = 20;

interface ClusterRunOptions {
  /** Entry file of the built portal. */
  portal: string;
  sends: number;
  /** Portals behind the balancer, at most two; two by default. */
  portals?: number;
  /** Users that send at the same time. */
  parallel: number;
  seed: number;
  /**
   * Injected one after another, evenly over the sends; sending continues until all are over. Without faults nothing but sends
   * runs, so that they can be counted per second.
   */
  faults: readonly ClusterFault[];
  /** Ends the cluster, for a test that timed out. */
  signal?: AbortSignal;
}

interface FaultReport {
  name: string;
  /** Until the cluster was whole again, seconds. */
  seconds: number;
  /** Longest time without any answered send, seconds. */
  outage: number;
}

export interface ClusterRunReport {
  sends: number;
  /** Sends, changes and deletions that were answered. */
  actions: number;
  posts: number;
  seconds: number;
  /** Answered lists of filings per second, read by all users at once after the sends. */
  lists: number;
  /** Size of the database per operation: a send, change or deletion with its message and answers. */
  bytesPerOperation: number;
  faults: FaultReport[];
  /** Of the page at each portal: streams opened, and the longest time without one in seconds. */
  streams: { connections: number; longestGap: number }[];
  violations: Violations;
}

/** Sends through a cluster while faults are injected, then checks every answer against the database. */
export async function runCluster(options: ClusterRunOptions): Promise<ClusterRunReport> {
  const cluster = await Cluster.create(options.portal, options.portals);
  const interrupted = new Promise<never>((_, reject) => {
    options.signal?.addEventListener('abort', () => reject(new Error('The run was interrupted.')));
  });
  try {
    await Promise.race([cluster.start(), interrupted]);
    const { db } = openDatabase(cluster.database, () => {});
    try {
      return await Promise.race([flood(cluster, db, options), interrupted]);
    } finally {
      await db.destroy();
    }
  } finally {
    await cluster.end();
  }
}

/** Longest time without an answered send. */
class Outage {
  #last = Date.now();
  #longest = 0;
  mark(): void {
    this.#longest = this.longest();
    this.#last = Date.now();
  }
  longest(): number {
    return Math.max(this.#longest, Date.now() - this.#last);
  }
  reset(): void {
    this.#longest = 0;
  }
}

async function flood(cluster: Cluster, db: Db, options: ClusterRunOptions): Promise<ClusterRunReport> {
  const { sends, parallel, seed, faults } = options;
  const outcomes: Outcome[] = [];
  const outage = new Outage();
  const report = (outcome: Outcome) => {
    outage.mark();
    outcomes.push(outcome);
  };
  const filers = await createOffices(db, Math.ceil(parallel / 2), parallel);
  const users = await Promise.all(
    filers.map(async (filer, index): Promise<SimulatedUser> => {
      const page = new SimulatedPage(cluster.url, seed, `page ${index}`, PAGE_TIMEOUT);
      await page.signIn(cluster.url, filer.account, FILER_PASSWORD);
      return { page, filer, draw: seededDraws(seed, 'lane', index), report };
    }),
  );
  const watchers = await watchEvents(cluster, filers[0]?.account ?? '');
  const emptySize = await sizeOf(db);
  const startedAt = Date.now();
  const each = Math.ceil(sends / users.length);
  let finished = 0;
  let areFaultsOver = false;
  const faultReports: FaultReport[] = [];
  const injecting = (async () => {
    for (const [index, fault] of faults.entries()) {
      while (finished < (each * users.length * (index + 0.5)) / (faults.length + 1)) await sleep(20);
      outage.reset();
      const injectedAt = Date.now();
      await fault.inject(cluster);
      faultReports.push({
        name: fault.name,
        seconds: (Date.now() - injectedAt) / 1_000,
        outage: outage.longest() / 1_000,
      });
    }
    areFaultsOver = true;
  })();
  injecting.catch(() => (areFaultsOver = true));
  await Promise.all(
    users.map(async (user, lane) => {
      for (let n = 0; n < each || !areFaultsOver; n += 1) {
        await (faults.length > 0 ? runScenario : runSend)(user, `L${lane}X${n}`);
        finished += 1;
      }
    }),
  );
  await injecting;
  const seconds = (Date.now() - startedAt) / 1_000;
  await expectEvents(users[0], watchers, report);
  await Promise.all(watchers.map((watcher) => watcher.end()));
  await until('all jobs', async () => {
    const open = await db.selectFrom('job').select('id').where('done_at', 'is', null).limit(1).execute();
    return open.length === 0;
  });
  const operations = await countOperations(db);
  return {
    lists: await readLists(users),
    bytesPerOperation: ((await sizeOf(db)) - emptySize) / operations,
    sends: outcomes.filter(({ kind }) => kind === 'send').length,
    actions: outcomes.length,
    posts: outcomes.reduce((sum, { posts }) => sum + posts, 0),
    seconds,
    faults: faultReports,
    streams: watchers.map(({ connections, longestGap }) => ({ connections, longestGap: longestGap / 1_000 })),
    violations: await checkOutcomes(db, outcomes),
  };
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function countOperations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operation')
    .innerJoin('enterprise', 'enterprise.id', 'operation.enterprise_id')
    .where('enterprise.name', 'like', 'Office ORD%')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns answered lists per second */
async function readLists(users: readonly SimulatedUser[]): Promise<number> {
  const startedAt = Date.now();
  await Promise.all(
    users.map(async ({ page }) => {
      for (let n = 0; n < LISTS_EACH; n += 1) await page.get('/bills?pageSize=20');
    }),
  );
  return (users.length * LISTS_EACH * 1_000) / (Date.now() - startedAt);
}

/** One page at each portal, and one behind the balancer. */
async function watchEvents(cluster: Cluster, account: string): Promise<EventWatcher[]> {
  return Promise.all(
    [...cluster.portalUrls, cluster.url].map(async (base) => {
      const client = new ApiClient();
      await client.signIn(cluster.url, account, FILER_PASSWORD);
      return new EventWatcher(base, client);
    }),
  );
}

/** The pages at every portal receive the events of a send through one of them. */
async function expectEvents(
  user: SimulatedUser | undefined,
  watchers: readonly EventWatcher[],
  report: (outcome: Outcome) => void,
): Promise<void> {
  if (!user) throw new Error('A run needs users.');
  const before = watchers.map(({ events }) => events);
  await runScenario({ ...user, report }, 'EVENTS');
  await until('the events of a send at every page', async () =>
    watchers.every(({ events }, index) => events > (before[index] ?? 0)),
  );
}
