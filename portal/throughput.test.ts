import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import { addManyFilings } from './testing/manyFilings.ts';
import { postDraft } from './testing/sending.ts';

const FILINGS = 3_000;
const LIST = '/bills?pageSize=20';
/** Measurements of each kind, by turns, so that other load affects both. */
const ROUNDS = 60;
/** Of the same statements without the portal; `npm run bench -- --only=scale` measures it at a million rows. */
const LEAST_SHARE = 0.1;
const CALLS = 160;
/** Bytes that a call may leave behind on average: less than one stored bill. */
const LEFT_BY_CALL = 4 * 1024;

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  await addManyFilings(test.portal.pool, '1', FILINGS);
  await test.portal.pool.query('analyze');
});
afterAll(() => test.close());

/** The statements of one call with their values, in order. */
async function statementsOf(call: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const statements = spy.mock.calls.flatMap(([text, values]: unknown[]) =>
    typeof text === 'string' ? [{ text, values: Array.isArray(values) ? values : [] }] : [],
  );
  spy.mockRestore();
  return statements;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

describe('[O07] the portal', () => {
  it('[O07] lists filings at a share of the speed of the same statements alone', async () => {
    const list = async () => expect((await filer.get(LIST)).status).toBe(200);
    await list();
    const statements = await statementsOf(list);
    expect(statements.some(({ text }) => /from "?filing/u.test(text))).toBe(true);
    const client = new pg.Client(test.connection);
    await client.connect();
    const bare = async () => {
      for (const { text, values } of statements) await client.query(text, values);
    };
    const times = { portal: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await time(bare));
      times.portal.push(await time(list));
    }
    await client.end();
    expect(median(times.bare) / median(times.portal)).toBeGreaterThan(LEAST_SHARE);
  });

  it('[O07] keeps its memory flat over many calls', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const colleague = await test.signIn(ACCOUNTS.colleague);
    const run = async () => {
      for (let call = 0; call < CALLS / 4; call += 1) {
        await filer.get(LIST);
        await colleague.get('/draft-bills?pageSize=20');
        await colleague.remove(`/draft-bills/none-${call}`);
        await postDraft(filer, isf10Bill({ bugerName: `BUYER ${call}` }));
      }
      collect();
      return process.memoryUsage().heapUsed;
    };
    await run();
    const before = await run();
    expect(((await run()) - before) / CALLS).toBeLessThan(LEFT_BY_CALL);
  });
});
