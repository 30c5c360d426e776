import { expect, it, vi } from 'vitest';
import { onSignedOut, tellSignedOut } from './signedOut.ts';

it('[G05] [E03] prompts at most once a second for any number of refused calls', () => {
  const prompt = vi.fn();
  const stop = onSignedOut(prompt);
  tellSignedOut({}, 10_000);
  tellSignedOut({}, 10_999);
  expect(prompt).toHaveBeenCalledTimes(1);
  tellSignedOut({}, 11_000);
  expect(prompt).toHaveBeenCalledTimes(2);
  stop();
  tellSignedOut({}, 20_000);
  expect(prompt).toHaveBeenCalledTimes(2);
});
