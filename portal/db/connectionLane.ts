import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom a connection is taken. `enterprises`: one lane per enterprise; `sessions`: finding out who calls;
 * `anonymous`: callers without a session, sign-in included; `portal`: jobs and all other work outside requests.
 */
export interface ConnectionLane {
  section: 'enterprises' | 'sessions' | 'anonymous' | 'portal';
  /** Tells the lanes of a section apart. */
  key: string;
}

const lanes = new AsyncLocalStorage<ConnectionLane>();

/** Runs work whose database calls all count for a lane, those of its promises and timers included. */
export const runInLane = <T>(lane: ConnectionLane, work: () => T): T => lanes.run(lane, work);

/** The lane of the running work. */
export const currentLane = (): ConnectionLane => lanes.getStore() ?? { section: 'portal', key: '' };
