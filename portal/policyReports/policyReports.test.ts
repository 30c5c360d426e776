import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SystemState } from '#contract/endpoints/support.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { REPORTS_PER_MINUTE } from './servePolicyReports.ts';

const TOKEN = 'a-token-of-at-least-32-characters';
const HOST = 'isf.example.com';
const PAGE = `https://${HOST}`;
const logLines: string[] = [];
let test: TestPortal;
beforeAll(async () => {
  const allowedHosts = [{ name: HOST, port: null }];
  test = await startTestPortal({ config: { metricsToken: TOKEN, allowedHosts }, logLines });
});
afterAll(() => test.close());

let lastAddress = 0;
/** Posts a body as the browser does, each time from another address. */
const post = (body: unknown, headers: Record<string, string> = {}, remoteAddress = `10.0.0.${(lastAddress += 1)}`) =>
  test.app.inject({
    method: 'POST',
    url: '/portal/csp-reports',
    headers: { host: HOST, 'content-type': 'application/reports+json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress,
  });
const ofBrowser = (body: object) => ({ type: 'csp-violation', age: 5, url: PAGE, user_agent: 'Firefox', body });
const violations = () =>
  logLines.flatMap((line) => {
    const { violation } = JSON.parse(line) as { violation?: Record<string, unknown> };
    return violation ? [violation] : [];
  });
const system = async () => (await (await test.signIn(ACCOUNTS.support)).get('/support/system')).body as SystemState;
const metrics = async () =>
  (await test.app.inject({ url: '/portal/metrics', headers: { host: HOST, authorization: `Bearer ${TOKEN}` } })).body;

it('[3.4.7] counts reports of both forms, and logs neither records nor texts', async () => {
  const first = await post([
    ofBrowser({
      documentURL: `${PAGE}/draft/detial?id=CANARY1`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: `${PAGE}/assets/app-1a2b.js`,
      lineNumber: 3,
      columnNumber: 14,
      sample: 'Element innerHTML|<b>CANARY2</b>',
    }),
    { type: 'deprecation', body: { id: 'CANARY3' } },
  ]);
  const older = {
    'document-uri': `${PAGE}/support/bills/CANARY4`,
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'https://evil.example/pixel.png?CANARY5',
    'source-file': `${PAGE}/CANARY6`,
    'script-sample': 'CANARY7',
  };
  const second = await post({ 'csp-report': older }, { 'content-type': 'application/csp-report' });
  expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(violations()).toEqual([
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: '/draft/detial',
      source: '/assets/app-1a2b.js',
      line: 3,
      column: 14,
      sink: 'Element innerHTML',
    },
    {
      directive: 'img-src',
      blocked: 'https://evil.example',
      page: '/support',
      source: PAGE,
      line: 0,
      column: 0,
      sink: '',
    },
  ]);
  expect(logLines.join('\n')).not.toContain('CANARY');
  expect((await system()).policyReports).toMatchObject({ count: 2, lastAt: expect.any(String) });
  expect(await metrics()).toMatch(/^tpt_policy_reports_total\{directive="img-src"\} 1$/mu);
});

it('[3.4.7] counts extensions of browsers apart, and does not log them', async () => {
  const [lines, { policyReports }] = [violations().length, await system()];
  const blockedURL = 'chrome-extension://abcdefgh/inject.js';
  await post([ofBrowser({ documentURL: PAGE, effectiveDirective: 'script-src-elem', blockedURL })]);
  expect(violations()).toHaveLength(lines);
  expect((await system()).policyReports).toEqual(policyReports);
  expect(await metrics()).toMatch(/^tpt_policy_reports_total\{directive="extension"\} 1$/mu);
});

it.each([
  ['no JSON', 'CANARY', {}, 204],
  ['null', 'null', {}, 204],
  ['a list of nothing', [null, 1, { type: 'csp-violation' }], {}, 204],
  ['another type', '{}', { 'content-type': 'application/json' }, 415],
  ['more than 64 KB', JSON.stringify([ofBrowser({ sample: 'x'.repeat(70_000) })]), {}, 413],
  ['a page of another site', [ofBrowser({})], { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin', [ofBrowser({})], { origin: 'https://evil.example' }, 403],
])('[3.4.7] counts nothing of %s', async (_, body, headers, status) => {
  const { policyReports } = await system();
  expect((await post(body, headers)).statusCode).toBe(status);
  expect((await system()).policyReports.count).toBe(policyReports.count);
});

it('[3.4.7] limits reports of a body, bodies of an address and lines of the log', async () => {
  const before = (await system()).policyReports.count;
  const many = Array.from({ length: 100 }, () => ofBrowser({ effectiveDirective: 'CANARY' }));
  expect((await post(many)).statusCode).toBe(204);
  const { count } = (await system()).policyReports;
  expect(count).toBe(before + 20);
  expect(violations()).toHaveLength(20);
  expect(violations().at(-1)).toMatchObject({ directive: 'other' });

  const statuses = [];
  for (let n = 0; n <= REPORTS_PER_MINUTE; n += 1) statuses.push((await post([], {}, '10.0.1.1')).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(REPORTS_PER_MINUTE);
  expect(statuses.at(-1)).toBe(429);
});
