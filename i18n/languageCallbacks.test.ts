import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLanguageChange, notifyLanguageChange } from './languageCallbacks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[G10] reports a burst of changes once, 50 ms after the last', () => {
  const listener = vi.fn();
  const stop = onLanguageChange(listener);
  notifyLanguageChange('en');
  vi.advanceTimersByTime(49);
  notifyLanguageChange('vi');
  vi.advanceTimersByTime(49);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener.mock.calls).toEqual([['vi']]);
  stop();
});
