import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Endpoint } from '#schema/endpoint.ts';
import { buildApp } from './app.ts';
import { TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import { freshNumber, postDraft, sendBill } from './testing/sending.ts';

let test: TestPortal;
let signedIn: Record<'filer' | 'support', TestClient>;

beforeAll(async () => {
  test = await startTestPortal();
  test.portal.log.level = 'silent';
  signedIn = { filer: await test.signIn(ACCOUNTS.filer), support: await test.signIn(ACCOUNTS.support) };
  const bill = () => isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] });
  await postDraft(signedIn.filer, bill());
  await sendBill(signedIn.filer, bill());
});
afterAll(() => test.close());

const TIMES = [
  '9999-12-31 23:59:59',
  '9999-12-31',
  '0001-01-01 00:00:00',
  '0000-01-01',
  '1582-10-10',
  '2200-01-01 00:00:00',
  '2026-02-30',
  '2026-12-31 23:59:60',
  '+275760-09-13',
  '-000001-01-01',
];
const TIME_PARAMETER = /(?:At|Begin|End)$|^(?:from|to|start|end|month|due|timestamp)$/u;
const OTHERS = [
  '-1',
  '0',
  '1e308',
  '-1e308',
  '9223372036854775808',
  'NaN',
  'Infinity',
  '0x7f',
  ' ',
  '%',
  '\\',
  "'",
  '\u202E',
  'x'.repeat(2_000),
  ','.repeat(300),
  'infinity',
  '[]',
];

/** The parameters of a read; every query of the contract is an object. */
function parametersOf(name: BuiltCall): string[] {
  const { query }: Endpoint = endpoints[name];
  if (!query) return [];
  if (!(query instanceof z.ZodObject)) throw new Error(`The query of ${name} is no object.`);
  return Object.keys(query.shape);
}
/** Further parameters that a read requires. */
const NEEDED: Partial<Record<BuiltCall, Record<string, string>>> = {
  importTemplate: { billType: '1' },
  importTemplateFile: { billType: '1' },
  flowData: { flowId: 'FLOW', stageId: 'STAGE' },
  getTableConfig: { type: 'sentList' },
};

// The stream of events never ends by itself.
const reads = (Object.keys(endpoints) as BuiltCall[]).filter(
  (name) => calls[name].method === 'GET' && name !== 'events' && parametersOf(name).length > 0,
);

describe('a read with an extreme parameter', () => {
  it.each(reads)(
    'answers no 5xx: %s',
    async (name) => {
      const { query }: Endpoint = endpoints[name];
      // Each has a separate rate limit.
      const app = await buildApp(test.portal, { appFolder: '/nowhere' });
      const client = new TestClient(app);
      const account = calls[name].access === 'support' ? signedIn.support : signedIn.filer;
      for (const [cookie, value] of account.cookies) client.cookies.set(cookie, value);
      const path = calls[name].path.replace('{resource}', 'enterprises').replace(/\{\w+\}/gu, 'no-such-id');
      const found: string[] = [];
      const isAccepted = (asked: Record<string, string>) => query?.safeParse(asked).success;
      const ask = async (asked: Record<string, string>, what: string) => {
        const { status, text } = await client.get(`${path}?${new URLSearchParams(asked).toString()}`);
        if (status >= 500 || status === 429) found.push(`${what}: ${status} ${text.slice(0, 80)}`);
      };
      for (const value of [...TIMES, ...OTHERS]) {
        const shown = value.slice(0, 40);
        const isTime = TIMES.includes(value);
        if (name.startsWith('export')) {
          // Every file takes a thread. Its list has the same filter, whose parameters are tested there one at a time.
          const taken = parametersOf(name).filter((parameter) => isAccepted({ ...NEEDED[name], [parameter]: value }));
          const asked = { ...NEEDED[name], ...Object.fromEntries(taken.map((parameter) => [parameter, value])) };
          if (taken.length > 0) await ask(asked, `${taken.join(', ')}=${shown}`);
          continue;
        }
        for (const parameter of parametersOf(name)) {
          // Elsewhere a time is a text like others.
          if (isTime && !TIME_PARAMETER.test(parameter)) continue;
          await ask({ ...NEEDED[name], [parameter]: value }, `${parameter}=${shown}`);
        }
      }
      await app.close();
      expect(found).toEqual([]);
    },
    180_000,
  );
});
