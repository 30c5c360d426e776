import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Group of connections that a database call uses. `enterprises`: one lane per enterprise; `sessions`: session lookup;
 * `anonymous`: callers without a session, sign-in included; `portal`: all work outside requests.
 */
export interface ConnectionLane {
  section: 'enterprises' | 'sessions' | 'anonymous' | 'portal';
  key: string;
}

const lanes = new AsyncLocalStorage<ConnectionLane>();

/** Runs work in a lane; database calls of its promises and timers belong to the lane as well. */
export const runInLane = <T>(lane: ConnectionLane, work: () => T): T => lanes.run(lane, work);

export const currentLane = (): ConnectionLane => lanes.getStore() ?? { section: 'portal', key: '' };
