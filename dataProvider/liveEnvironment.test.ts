import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TabsEnvironment } from './liveEnvironment.ts';

/** Web Locks of one browser: each lock is held by one callback; the next one runs when its promise is settled. */
function webLocks() {
  const last = new Map<string, Promise<void>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> => {
    const held = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : hold()));
    last.set(
      name,
      held.catch(() => {}),
    );
    return held;
  };
  return { request };
}

let tabs: TabsEnvironment;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: webLocks() });
  vi.resetModules();
  const { BROWSER } = await import('./liveEnvironment.ts');
  if (!BROWSER.tabs) throw new Error('the stub has Web Locks');
  tabs = BROWSER.tabs;
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** Runs all promises that are settled already; the fake clock stands. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('[D08] elects the next tab when the leader gives up, without waiting for a timer', async () => {
  const elected: string[] = [];
  const leave = ['first', 'second', 'third'].map((tab) => tabs.lead('events', () => elected.push(tab)));
  await settle();
  expect(elected).toEqual(['first']);
  leave[0]?.();
  await settle();
  expect(elected).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
});

it('[D08] passes over a tab that gave up while it waited', async () => {
  const elected: string[] = [];
  const leave = ['first', 'second', 'third'].map((tab) => tabs.lead('events', () => elected.push(tab)));
  await settle();
  leave[1]?.();
  leave[0]?.();
  await settle();
  expect(elected).toEqual(['first', 'third']);
});
