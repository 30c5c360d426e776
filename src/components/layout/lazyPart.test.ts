// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './lazyPart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('retries a failed chunk as soon as there is a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => (navigator.onLine ? Promise.resolve('part') : Promise.reject(new Error('offline'))));
  const part = retryImport(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(10);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

it('reports a missing chunk after a few retries online', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const part = retryImport(load);
  const rejected = expect(part).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  await rejected;
  expect(load).toHaveBeenCalledTimes(4);
});
