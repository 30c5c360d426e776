import { expect, it, vi } from 'vitest';
import { onSignedOut, notifySignedOut } from './signedOut.ts';

it('[G05] [E03] prompts at most once a second for any number of refused calls', () => {
  const prompt = vi.fn();
  const stop = onSignedOut(prompt);
  notifySignedOut({}, 10_000);
  notifySignedOut({}, 10_999);
  expect(prompt).toHaveBeenCalledTimes(1);
  notifySignedOut({}, 11_000);
  expect(prompt).toHaveBeenCalledTimes(2);
  stop();
  notifySignedOut({}, 20_000);
  expect(prompt).toHaveBeenCalledTimes(2);
});
