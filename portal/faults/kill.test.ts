import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, describe, it, onTestFinished, type ExpectStatic } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { CRASH_POINTS, type CrashPoint } from '../steps.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { Ordeal, PRICE, type Asked, type Attempt } from './ordeal.ts';

/** Inside the repository, so that the bundle finds its packages; of this run alone. */
const BUNDLE = resolve(`node_modules/.cache/tpt-faults-${process.pid}`);
const PATIENCE = 30_000;
const LIMIT = 240_000;

const SEND_POINTS = CRASH_POINTS.filter((point) => point.startsWith('send.'));
const JOB_POINTS = CRASH_POINTS.filter((point) => !point.startsWith('send.'));
/** From here on the send is durable. */
const isCommitted = (point: CrashPoint) => point === 'send.committed' || point === 'send.answering';

beforeAll(async () => {
  // Always the present code: a bundle left in dist may be an older one.
  await build({
    configFile: 'vite.portal.config.ts',
    logLevel: 'silent',
    build: { outDir: BUNDLE, emptyOutDir: true, sourcemap: false },
  });
}, 60_000);
afterAll(() => rmSync(BUNDLE, { recursive: true, force: true }));

function begin(): Ordeal {
  const ordeal = new Ordeal(join(BUNDLE, 'main.js'));
  onTestFinished(() => ordeal.end());
  return ordeal;
}

/** Asks until the portal can say. */
async function known(ordeal: Ordeal, attempt: Attempt, expect: ExpectStatic): Promise<Asked> {
  let asked: Asked = { state: 'working' };
  const look = async () => (asked = await ordeal.ask(attempt)).state;
  await expect.poll(look, { timeout: PATIENCE }).not.toBe('working');
  return asked;
}

/** Every attempt is there once and whole, was charged once and heard everything once, and its key says so. */
async function judge(ordeal: Ordeal, attempts: readonly Attempt[], expect: ExpectStatic): Promise<void> {
  for (const attempt of attempts) {
    const asked = await known(ordeal, attempt, expect);
    const again = await ordeal.send(attempt);
    expect(again).toMatchObject({
      status: 200,
      body: { charged: PRICE, filings: attempt.amsNos.map((amsNo) => ({ amsNo })) },
    });
    if (asked.state === 'done') expect(again?.body).toEqual(asked.body);
    expect(await ordeal.ask(attempt)).toEqual({ state: 'done', ...again });
  }
  const { db } = openDatabase(ordeal.connection());
  try {
    const openJobs = () => db.selectFrom('job').select('id').where('done_at', 'is', null).execute();
    await expect.poll(openJobs, { timeout: PATIENCE }).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
    const filings = await db
      .selectFrom('filing')
      .leftJoin('receipt', 'receipt.filing_id', 'filing.id')
      .where('filing.draft_id', 'is not', null)
      .select((row) => [
        'ams_no',
        'declaration_status',
        'match_status',
        row.fn.count<number>('receipt.id').as('receipts'),
      ])
      .groupBy(['filing.enterprise_id', 'filing.id'])
      .orderBy('ams_no')
      .execute();
    const once = { declaration_status: 'receiveSuccess', match_status: 'onFile', receipts: 3 };
    expect(filings).toEqual(attempts.flatMap(({ amsNos }) => amsNos.map((ams_no) => ({ ams_no, ...once }))));
    expect(await db.selectFrom('parked_receipt').selectAll().execute()).toEqual([]);
    const { balance } = await db.selectFrom('wallet').select('balance').executeTakeFirstOrThrow();
    expect(balance).toBe(2_000 - PRICE * attempts.length);
  } finally {
    await db.destroy();
  }
}

describe('a filing survives, once and charged once (F03),', () => {
  it(
    '[D05] [D08] a kill -9 of the portal between any two steps',
    async ({ expect }) => {
      const ordeal = begin();
      const [first, ...others] = (await ordeal.prepare(1 + JOB_POINTS.length)) as [Attempt, ...Attempt[]];
      // One send dies at every step in turn, each time after asking what the last death left.
      let isThere = false;
      for (const point of SEND_POINTS) {
        const victim = await ordeal.start(point);
        const asked = await known(ordeal, first, expect);
        expect([point, asked.state]).toEqual([point, isThere ? 'done' : 'unknown']);
        expect([point, await ordeal.send(first)]).toEqual([point, null]);
        expect([point, await victim.gone]).toEqual([point, 'SIGKILL']);
        isThere = isCommitted(point);
      }
      for (const [index, point] of JOB_POINTS.entries()) {
        const victim = await ordeal.start(point);
        // What an earlier death left may kill it before it is asked for anything.
        await ordeal.send(others[index] ?? first);
        expect([point, await victim.gone]).toEqual([point, 'SIGKILL']);
      }
      await ordeal.start();
      await judge(ordeal, [first, ...others], expect);
    },
    LIMIT,
  );

  it(
    '[D05] [D08] a kill -9 of the database between any two steps',
    async ({ expect }) => {
      const ordeal = begin();
      const attempts = await ordeal.prepare(3);
      await ordeal.start(CRASH_POINTS.map((point) => `db:${point}`).join(','));
      const lives = new Set([ordeal.databasePid()]);
      let isWatched = true;
      const watching = (async () => {
        while (isWatched) {
          const pid = ordeal.databasePid();
          if (pid) lives.add(pid);
          await sleep(20);
        }
      })();
      onTestFinished(() => void (isWatched = false));
      for (const attempt of attempts) {
        const sent = async () => {
          const { state } = await known(ordeal, attempt, expect);
          const answer = await ordeal.send(attempt);
          // The key never forgets a yes, and a no of the moment is never kept.
          if (state === 'done') expect([200, 500]).toContain(answer?.status);
          return answer?.status;
        };
        await expect.poll(sent, { timeout: PATIENCE * 2 }).toBe(200);
        const { body } = await known(ordeal, attempt, expect);
        const status = async () => {
          const detail = await ordeal.call('GET', `/bill/${body?.filings[1]?.id}`);
          return (detail?.body as { matchStatus?: string } | undefined)?.matchStatus;
        };
        await expect.poll(status, { timeout: PATIENCE * 2 }).toBe('onFile');
      }
      isWatched = false;
      await watching;
      expect(lives.size).toBe(1 + CRASH_POINTS.length);
      await judge(ordeal, attempts, expect);
    },
    LIMIT,
  );
});
