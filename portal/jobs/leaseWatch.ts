import type { Portal } from '../portal.ts';
import { listLeases, releaseLease, type JobLease } from '../store/jobLeases.ts';
import type { JobTurns } from './jobTurns.ts';

/** Milliseconds after which the job of a process that does not answer for it is taken over. */
export const LEASE = 10_000;

/**
 * Takes jobs back from workers that died. A lease of another process ends when this one has seen it unchanged for `LEASE`
 * on its own monotonic clock: neither a clock that was set nor two hosts that differ end it early or keep it for ever.
 */
export class LeaseWatch {
  readonly #portal: Pick<Portal, 'db' | 'elapsed'>;
  readonly #turns: JobTurns;
  readonly #isOwnDatabase: boolean;
  /** When each lease was first seen. */
  #seen = new Map<string, number>();

  /** @param isOwnDatabase no other portal uses it: a lease of another process is that of a dead one */
  constructor(portal: Pick<Portal, 'db' | 'elapsed'>, turns: JobTurns, isOwnDatabase: boolean) {
    this.#portal = portal;
    this.#turns = turns;
    this.#isOwnDatabase = isOwnDatabase;
  }

  /** @returns milliseconds until a lease may end; null when there is none to wait for */
  async look(): Promise<number | null> {
    const now = this.#portal.elapsed();
    const seen = new Map<string, number>();
    for (const lease of await listLeases(this.#portal.db)) {
      if (lease.by === this.#turns.process && this.#turns.outside.has(lease.id)) continue;
      const key = `${lease.id} ${lease.by} ${lease.attempts}`;
      const since = this.#seen.get(key) ?? now;
      if (this.#isDead(lease) || now - since >= LEASE) await releaseLease(this.#portal.db, lease);
      else seen.set(key, since);
    }
    this.#seen = seen;
    return seen.size === 0 ? null : Math.max(0, Math.min(...seen.values()) + LEASE - now);
  }

  /** One of this process that no worker is at: the database was away when the job ended. */
  #isDead = ({ by }: JobLease): boolean => by === this.#turns.process || this.#isOwnDatabase;
}
