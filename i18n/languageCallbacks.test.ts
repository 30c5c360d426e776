import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLanguageChange, notifyLanguageChange } from './languageCallbacks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[G10] reports a burst of changes once, 50 ms after the last', () => {
  const heard = vi.fn();
  const stop = onLanguageChange(heard);
  notifyLanguageChange('en');
  vi.advanceTimersByTime(49);
  notifyLanguageChange('vi');
  vi.advanceTimersByTime(49);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard.mock.calls).toEqual([['vi']]);
  stop();
});
