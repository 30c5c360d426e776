import { openDatabase } from '../db/database.ts';
import type { CrashPoint } from '../steps.ts';
import { drawsOf } from './drawsOf.ts';
import { judge, type Verdict } from './judge.ts';
import { Keeper } from './keeper.ts';
import { openLossyProxy, type LossyProxy } from './lossyProxy.ts';
import { openOffices, ORDEAL_PASSWORD } from './offices.ts';
import { Page } from './page.ts';
import { contend, liveThrough, type Lane, type Outcome } from './stories.ts';

export interface OrdealOptions {
  /** File of the portal to run. */
  bundle: string;
  seed: number;
  sends: number;
  /** How many people send at the same time. */
  parallel: number;
  /** How long a page waits for an answer, milliseconds; the network holds requests half as long again. */
  patience?: number;
  /** No more deaths than these, the network aside. */
  mostKills?: number;
  /** Where the portal dies when it dies at a step; every step otherwise. */
  steps?: readonly CrashPoint[];
  /** How many times longer portal and database live between two deaths. */
  calm?: number;
  /** How many times worse the network is than usual. */
  badness?: number;
  /** Share of the sends that several want under one number. */
  contested?: number;
}

/** What happened, and how long the last wish was open after all was well again. */
export interface OrdealReport {
  seed: number;
  sends: number;
  wishes: number;
  posts: number;
  kills: Keeper['kills'];
  fates: LossyProxy['fates'];
  seconds: number;
  lastAnsweredAfterHealing: number;
  verdict: Verdict;
}

/** Three of different enterprises and of one want a number together. */
const CONTENDERS = 3;
/** Network and kills end when this share of the stories is told; what is open then must be answered soon. */
const HEALED_AT = 0.95;
const JOBS_WITHIN = 120_000;

/** Sends through a lossy network to a portal that is killed with its database again and again, and judges what is left. */
export async function runLossyOrdeal(options: OrdealOptions): Promise<OrdealReport> {
  const {
    bundle,
    seed,
    parallel,
    mostKills = Number.POSITIVE_INFINITY,
    steps,
    badness,
    calm,
    patience = 600,
  } = options;
  const begun = Date.now();
  const keeper = new Keeper(bundle);
  const network = await openLossyProxy({ seed, target: () => keeper.url, longest: patience * 1.5, badness });
  try {
    await keeper.start();
    const outcomes: Outcome[] = [];
    let lastAnsweredAt = 0;
    const tell = (outcome: Outcome) => {
      outcomes.push(outcome);
      lastAnsweredAt = Date.now();
    };
    const filers = await withDatabase(keeper, (db) => openOffices(db, Math.ceil(parallel / 2), parallel));
    const lanes = await Promise.all(
      filers.map(async (filer, index): Promise<Lane> => {
        const page = new Page(network.url, seed, `page ${index}`, patience);
        await page.signIn(keeper.url, filer.account, ORDEAL_PASSWORD);
        return { page, filer, draw: drawsOf(seed, 'lane', index), tell };
      }),
    );
    const stories = storiesOf(options, lanes);
    const all = stories.reduce((sum, { length }) => sum + length, 0);
    let told = 0;
    let hasFailed = false;
    let healedAt = 0;
    const isNearlyTold = () => told >= all * HEALED_AT;
    const hasKilled = () => Object.values(keeper.kills).reduce((sum, times) => sum + times, 0) >= mostKills;
    const tormenting = keeper.torment(
      drawsOf(seed, 'kills'),
      { steps, calm },
      () => hasFailed || isNearlyTold() || hasKilled(),
    );
    const working = Promise.all(
      stories.map(async (own) => {
        for (const story of own) {
          await story();
          told += 1;
          if (isNearlyTold()) network.heal();
          if (isNearlyTold()) healedAt ||= Date.now();
        }
      }),
    );
    working.catch(() => (hasFailed = true));
    await tormenting;
    const wellAt = Date.now();
    await working;
    await network.lateCopiesDelivered();
    await jobsDone(keeper);
    return {
      seed,
      sends: outcomes.filter(({ kind }) => kind === 'send' || kind === 'contest').length,
      wishes: outcomes.length,
      posts: outcomes.reduce((sum, { posts }) => sum + posts, 0),
      kills: keeper.kills,
      fates: network.fates,
      seconds: (Date.now() - begun) / 1_000,
      lastAnsweredAfterHealing: Math.max(0, lastAnsweredAt - Math.max(wellAt, healedAt)) / 1_000,
      verdict: await withDatabase(keeper, (db) => judge(db, outcomes)),
    };
  } finally {
    await network.close();
    await keeper.end();
  }
}

type Story = () => Promise<void>;

/** The first lanes contend with each other, the others send for themselves. */
function storiesOf({ sends, contested = 0.1 }: OrdealOptions, lanes: readonly Lane[]): Story[][] {
  const contenders = lanes.slice(0, CONTENDERS);
  const others = lanes.slice(CONTENDERS);
  const contests = Math.round((sends * contested) / CONTENDERS);
  const own = Math.ceil((sends - contests * CONTENDERS) / others.length);
  return [
    Array.from({ length: contests }, (_, n) => () => contend(contenders, String(n))),
    ...others.map((lane, index) => Array.from({ length: own }, (_, n) => () => liveThrough(lane, `L${index}X${n}`))),
  ];
}

async function withDatabase<T>(
  keeper: Keeper,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>,
): Promise<T> {
  const { db } = openDatabase(keeper.folder.connection());
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Every message has left and every answer has come in. */
function jobsDone(keeper: Keeper): Promise<void> {
  return withDatabase(keeper, async (db) => {
    const deadline = Date.now() + JOBS_WITHIN;
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
