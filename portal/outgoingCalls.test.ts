import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adapterProvider } from './payments/adapterProvider.ts';
import { startTestPortal, type TestPortal } from './testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

/** Call of `fetch` with its options; a query cursor of the exports has this name too. */
const FETCH = /\bfetch\(\s*[^;]*?\}\);/gu;

it('[15.3.2] follows no redirect in any call to another server', () => {
  const files = readdirSync('portal', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:testing|faults)\//u.test(name),
  );
  const calls = files.flatMap((name) => {
    const source = readFileSync(join('portal', name), 'utf8');
    return (source.match(FETCH) ?? []).filter((call) => call.includes('method:')).map((call) => ({ name, call }));
  });
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'payments/adapterProvider.ts',
    'push/weChat.ts',
    'recognition/model/modelClient.ts',
    'sms/sendSms.ts',
  ]);
  expect(calls.filter(({ call }) => !call.includes("redirect: 'error'"))).toEqual([]);
});

it('[15.3.2] sends a payment message to no address that the service redirects to', async () => {
  const called: string[] = [];
  const server = createServer((request, response) => {
    called.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = adapterProvider(test.portal, { url, secret: 'a secret of this test' });
    await expect(provider.query('order', AbortSignal.timeout(5_000))).rejects.toThrow();
    expect(called).toEqual(['/payments/query']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
