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

/** The statements of one call, in order; `npm run bench -- --only=scale` measures their speed at a million rows. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const statements = spy.mock.calls.map(([text]: unknown[]) => text).filter((text) => typeof text === 'string');
  spy.mockRestore();
  return statements;
}

describe('[O07] the portal', () => {
  it('[O07] lists filings with as many statements at any page size', async () => {
    const read = (pageSize: number) => async () =>
      expect((await filer.get(`/bills?pageSize=${pageSize}`)).body).toMatchObject({ records: { length: pageSize } });
    await read(20)();
    const statements = await statementsOf(read(20));
    expect(statements.some((text) => /from "?filing/u.test(text))).toBe(true);
    expect(await statementsOf(read(100))).toHaveLength(statements.length);
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
