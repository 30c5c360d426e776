import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestEarly, earlyFetch, forgetEarly } from './earlyRequests.ts';

const LIST = '/portal/draft-bills?pageSize=10&pageNum=1';
const network = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json(network.mock.calls.length)));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  forgetEarly();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const ask = async (address: string, init?: RequestInit) => (await earlyFetch(address, init)).json();

it('uses the early response once', async () => {
  requestEarly(LIST, {});
  expect(await ask(LIST)).toBe(1);
  expect(await ask(LIST)).toBe(2);
});

it('ignores the timestamp of /me', async () => {
  requestEarly('/portal/me', {});
  expect(await ask('/portal/me?timestamp=123')).toBe(1);
});

it('does not use it for another page, after ten seconds, or after a write', async () => {
  requestEarly(LIST, {});
  expect(await ask(LIST.replace('10', '20'))).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(await ask(LIST)).toBe(3);
  requestEarly(LIST, {});
  await ask('/portal/draft-bills/save', { method: 'POST' });
  expect(await ask(LIST)).toBe(6);
});

it('does not wait for an early response after an abort', async () => {
  network.mockReturnValue(new Promise(() => {}));
  requestEarly(LIST, {});
  const controller = new AbortController();
  const given = ask(LIST, { signal: controller.signal });
  controller.abort(new Error('timeout'));
  await expect(given).rejects.toThrow('timeout');
});
