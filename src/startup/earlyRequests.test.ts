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

it('gives what was asked early to the first request, and asks anew for the second', async () => {
  requestEarly(LIST, {});
  expect(await ask(LIST)).toBe(1);
  expect(await ask(LIST)).toBe(2);
});

it('knows /me whatever its time', async () => {
  requestEarly('/portal/me', {});
  expect(await ask('/portal/me?timestamp=123')).toBe(1);
});

it('asks anew for another page, after ten seconds, and after any write', async () => {
  requestEarly(LIST, {});
  expect(await ask(LIST.replace('10', '20'))).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(await ask(LIST)).toBe(3);
  requestEarly(LIST, {});
  await ask('/portal/draft-bills/save', { method: 'POST' });
  expect(await ask(LIST)).toBe(6);
});

it('does not keep waiting for an early answer when it is given up', async () => {
  network.mockReturnValue(new Promise(() => {}));
  requestEarly(LIST, {});
  const controller = new AbortController();
  const given = ask(LIST, { signal: controller.signal });
  controller.abort(new Error('timeout'));
  await expect(given).rejects.toThrow('timeout');
});
