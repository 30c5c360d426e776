import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLanguageChange, tellLanguageChange } from './languageCallbacks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[G10] reports a burst of changes once, 50 ms after the last', () => {
  const heard = vi.fn();
  const stop = onLanguageChange(heard);
  tellLanguageChange('en');
  vi.advanceTimersByTime(49);
  tellLanguageChange('vi');
  vi.advanceTimersByTime(49);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard.mock.calls).toEqual([['vi']]);
  stop();
});
