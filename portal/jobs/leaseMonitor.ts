import type { Portal } from '../portal.ts';
import { listLeases, releaseLease, type JobLease } from '../store/jobLeases.ts';
import { effectTimeout } from './jobKinds.ts';
import type { JobScheduler } from './jobScheduler.ts';

/** Milliseconds beyond the time limit of the effect, so that no two workers run one effect at the same time. */
const LEASE_MARGIN = 2_000;
const leaseDuration = ({ kind }: JobLease): number => effectTimeout(kind) + LEASE_MARGIN;

/**
 * Releases the jobs of workers that died. A lease of another process ends when this process has seen it unchanged for
 * its duration on its own monotonic clock, so neither a clock step nor a difference between hosts affects it.
 */
export class LeaseMonitor {
  readonly #portal: Pick<Portal, 'db' | 'elapsed'>;
  readonly #scheduler: JobScheduler;
  readonly #isOwnDatabase: boolean;
  /** When each lease was first seen. */
  #seen = new Map<string, number>();

  /** @param isOwnDatabase no other portal uses the database: any other process with a lease is dead */
  constructor(portal: Pick<Portal, 'db' | 'elapsed'>, scheduler: JobScheduler, isOwnDatabase: boolean) {
    this.#portal = portal;
    this.#scheduler = scheduler;
    this.#isOwnDatabase = isOwnDatabase;
  }

  /** @returns leases released now, and the milliseconds until the next one may end, null without leases */
  async check(): Promise<{ released: number; nextEnd: number | null }> {
    const now = this.#portal.elapsed();
    const seen = new Map<string, number>();
    const ends: number[] = [];
    let released = 0;
    for (const lease of await listLeases(this.#portal.db)) {
      if (lease.by === this.#scheduler.process && this.#scheduler.external.has(lease.id)) continue;
      const key = `${lease.id} ${lease.by} ${lease.attempts}`;
      const since = this.#seen.get(key) ?? now;
      if (this.#isDead(lease) || now - since >= leaseDuration(lease)) {
        await releaseLease(this.#portal.db, lease);
        released += 1;
      } else {
        seen.set(key, since);
        ends.push(since + leaseDuration(lease));
      }
    }
    this.#seen = seen;
    return { released, nextEnd: ends.length === 0 ? null : Math.max(0, Math.min(...ends) - now) };
  }

  /** A lease of this process without a worker remains when the database was away at the end of the job. */
  #isDead = ({ by }: JobLease): boolean => by === this.#scheduler.process || this.#isOwnDatabase;
}
