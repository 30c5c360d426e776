import { openDatabase } from '../db/database.ts';
import type { CrashPoint } from '../steps.ts';
import { seededDraws } from './seededDraws.ts';
import { checkOutcomes, type Violations } from './checkOutcomes.ts';
import { CrashLoop } from './crashLoop.ts';
import { openLossyProxy, type LossyProxy } from './lossyProxy.ts';
import { createOffices, FILER_PASSWORD } from './createOffices.ts';
import { SimulatedPage } from './simulatedPage.ts';
import { competeForNumber, runScenario, type SimulatedUser, type Outcome } from './scenarios.ts';

export interface LossyRunOptions {
  /** Entry file of the portal. */
  bundle: string;
  seed: number;
  sends: number;
  /** Number of users that send at the same time. */
  parallel: number;
  /** How long a page waits for an answer, milliseconds; the network delays requests up to 1.5 times as long. */
  timeout?: number;
  /** Limit of injected faults, network faults not counted. */
  mostFaults?: number;
  /** Steps to crash at; all steps by default. */
  steps?: readonly CrashPoint[];
  /** Multiplies the time between two crashes. */
  slowdown?: number;
  /** Multiplies the probability of network faults. */
  severity?: number;
  /** Share of the sends in which several users send the same B/L number. */
  contested?: number;
  /** Ends portal and database, for a test that timed out. */
  signal?: AbortSignal;
}

export interface LossyRunReport {
  seed: number;
  sends: number;
  intents: number;
  posts: number;
  injected: CrashLoop['injected'];
  networkFaults: LossyProxy['networkFaults'];
  seconds: number;
  /** Seconds from the end of all faults to the last answer. */
  lastAnsweredAfterHealing: number;
  violations: Violations;
}

/** Users who send one number at the same time, from the same and from different enterprises. */
const COMPETITORS = 3;
/** Faults end when this share of the scenarios is finished. */
const HEALED_AT = 0.95;
const JOBS_TIMEOUT = 120_000;

/** Sends over a lossy network while portal and database crash, then checks the database against the answers. */
export async function runLossyNetwork(options: LossyRunOptions): Promise<LossyRunReport> {
  const {
    bundle,
    seed,
    parallel,
    mostFaults = Number.POSITIVE_INFINITY,
    steps,
    severity,
    slowdown,
    timeout = 600,
  } = options;
  const startedAt = Date.now();
  const crashLoop = new CrashLoop(bundle);
  options.signal?.addEventListener('abort', () => void crashLoop.end());
  const network = await openLossyProxy({ seed, target: () => crashLoop.url, longest: timeout * 1.5, severity });
  try {
    await crashLoop.prepare();
    const outcomes: Outcome[] = [];
    let lastAnsweredAt = 0;
    const report = (outcome: Outcome) => {
      outcomes.push(outcome);
      lastAnsweredAt = Date.now();
    };
    const filers = await withDatabase(crashLoop, (db) => createOffices(db, Math.ceil(parallel / 2), parallel));
    const actors = await Promise.all(
      filers.map(async (filer, index): Promise<SimulatedUser> => {
        const page = new SimulatedPage(network.url, seed, `page ${index}`, timeout);
        await page.signIn(crashLoop.url, filer.account, FILER_PASSWORD);
        return { page, filer, draw: seededDraws(seed, 'lane', index), report };
      }),
    );
    const scenarios = planScenarios(options, actors);
    const all = scenarios.reduce((sum, { length }) => sum + length, 0);
    let finished = 0;
    let hasFailed = false;
    let healedAt = 0;
    const isNearlyFinished = () => finished >= all * HEALED_AT;
    const hasInjectedEnough = () =>
      Object.values(crashLoop.injected).reduce((sum, times) => sum + times, 0) >= mostFaults;
    const crashing = crashLoop.run(
      seededDraws(seed, 'kills'),
      { steps, slowdown },
      () => hasFailed || isNearlyFinished() || hasInjectedEnough(),
    );
    const working = Promise.all(
      scenarios.map(async (own) => {
        for (const scenario of own) {
          await scenario();
          finished += 1;
          if (isNearlyFinished()) network.heal();
          if (isNearlyFinished()) healedAt ||= Date.now();
        }
      }),
    );
    working.catch(() => (hasFailed = true));
    await crashing;
    const crashesEndedAt = Date.now();
    await working;
    await network.lateCopiesDelivered();
    await waitForJobs(crashLoop);
    return {
      seed,
      sends: outcomes.filter(({ kind }) => kind === 'send' || kind === 'contest').length,
      intents: outcomes.length,
      posts: outcomes.reduce((sum, { posts }) => sum + posts, 0),
      injected: crashLoop.injected,
      networkFaults: network.networkFaults,
      seconds: (Date.now() - startedAt) / 1_000,
      lastAnsweredAfterHealing: Math.max(0, lastAnsweredAt - Math.max(crashesEndedAt, healedAt)) / 1_000,
      violations: await withDatabase(crashLoop, (db) => checkOutcomes(db, outcomes)),
    };
  } finally {
    await network.close();
    await crashLoop.end();
  }
}

type Scenario = () => Promise<void>;

/** The first actors compete for numbers, the others send numbers of their own. */
function planScenarios({ sends, contested = 0.1 }: LossyRunOptions, actors: readonly SimulatedUser[]): Scenario[][] {
  const competitors = actors.slice(0, COMPETITORS);
  const others = actors.slice(COMPETITORS);
  const contests = Math.round((sends * contested) / COMPETITORS);
  const own = Math.ceil((sends - contests * COMPETITORS) / others.length);
  return [
    Array.from({ length: contests }, (_, n) => () => competeForNumber(competitors, String(n))),
    ...others.map((actor, index) => Array.from({ length: own }, (_, n) => () => runScenario(actor, `L${index}X${n}`))),
  ];
}

async function withDatabase<T>(
  crashLoop: CrashLoop,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>,
): Promise<T> {
  const { db } = openDatabase(crashLoop.folder.connection());
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function waitForJobs(crashLoop: CrashLoop): Promise<void> {
  return withDatabase(crashLoop, async (db) => {
    const deadline = Date.now() + JOBS_TIMEOUT;
    for (;;) {
      const open = await db
        .selectFrom('job')
        .select(['id', 'kind', 'last_error'])
        .where('done_at', 'is', null)
        .execute();
      if (open.length === 0) return;
      if (Date.now() > deadline) throw new Error(`Jobs are left: ${JSON.stringify(open.slice(0, 5))}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
}
