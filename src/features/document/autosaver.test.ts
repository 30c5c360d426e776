import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autosaver } from './autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(save: () => Promise<boolean> = async () => true, canSave = () => true) {
  const saved = vi.fn(save);
  return { saved, ...autosaver(saved, canSave, () => Date.now()) };
}

it('[D01] saves 2 s after the last change', async () => {
  const { schedule, saved } = open();
  schedule();
  await vi.advanceTimersByTimeAsync(1_500);
  schedule();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toHaveBeenCalledTimes(1);
});

it('[D01] saves at least every 10 s during continuous typing', async () => {
  const { schedule, saved } = open();
  for (let second = 0; second < 21; second += 1) {
    schedule();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(saved).toHaveBeenCalledTimes(2);
});

it('[D01] repeats a save that failed after 30 s, until it succeeds', async () => {
  const answers = [false, false, true];
  const { schedule, saved } = open(async () => answers.shift() ?? true);
  schedule();
  await vi.advanceTimersByTimeAsync(2_000 + 30_000 + 30_000);
  expect(saved).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(saved).toHaveBeenCalledTimes(3);
});

it('[D01] saves nothing while a person must resolve a conflict', async () => {
  let isFree = false;
  const { schedule, saveNow, saved } = open(undefined, () => isFree);
  schedule();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).not.toHaveBeenCalled();
  isFree = true;
  saveNow();
  expect(saved).toHaveBeenCalledTimes(1);
});

it('[D01] saves once when it closes, and repeats nothing afterwards', async () => {
  const { schedule, saveNow, close, open: reopen, saved } = open(async () => false);
  schedule();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saved).toHaveBeenCalledTimes(1);
  close();
  expect(saved).toHaveBeenCalledTimes(2);
  saveNow();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(saved).toHaveBeenCalledTimes(2);
  reopen();
  schedule();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saved).toHaveBeenCalledTimes(3);
});
