import type { ErrorName } from '#contract/errors.ts';
import type { Principal } from '../principal.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Activity } from './activity.ts';
import { FairPlaces, NoPlace } from './fairPlaces.ts';

/** Limits of running requests. */
export interface ShareLimits {
  all: number;
  /** Less than `all`, so that no enterprise occupies everything. */
  perEnterprise: number;
  /** The same while another enterprise is active. */
  perEnterpriseBeside?: number;
  /** Of `all`, those that only enterprises without a place can take. */
  reserved?: number;
  /** Running and waiting. */
  perPerson: number;
  /** Milliseconds that a request waits. */
  patience: number;
  /** The refusal of a person who already has `perPerson`; its argument is `most`. */
  own: ErrorName;
}

/** Waiting callers of one enterprise; the limits per person come first. */
const WAITING = 100;
/** Seconds; sent as Retry-After. */
const RETRY_AFTER = 15;

/** The refusal when no place became free, with the time to retry. */
export const refuseBusy = (reason: 'enterpriseBusy' | 'transferBusy'): Refusal =>
  refuse(reason, { args: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER });

/** The enterprise and person of a share. */
export type ShareOwner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * A limited number of places, shared between enterprises: one with many waiting callers delays another by at most one
 * of them.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #people = new Map<string, number>();
  readonly #places: FairPlaces;

  /** @param activity of every enterprise; required for `perEnterpriseBeside` */
  constructor(limits: ShareLimits, activity?: Activity) {
    this.#limits = limits;
    const { all, reserved, perEnterprise, perEnterpriseBeside, patience } = limits;
    const places = {
      all,
      ...(reserved && { reserved }),
      each: perEnterprise,
      waiting: WAITING,
      patience,
      ...(perEnterpriseBeside && { beside: { each: perEnterpriseBeside } }),
    };
    this.#places = new FairPlaces(places, activity);
  }

  /**
   * Waits for a place.
   * @returns a function that gives it back; further calls of it have no effect
   * @throws Refusal `own`, or `enterpriseBusy` or `transferBusy` when no place became free in time
   */
  async take(owner: ShareOwner): Promise<() => void> {
    const { perPerson, own } = this.#limits;
    const person = `${owner.enterpriseId} ${owner.userId}`;
    if ((this.#people.get(person) ?? 0) >= perPerson) throw refuse(own, { args: { most: perPerson } });
    add(this.#people, person, 1);
    try {
      const giveBack = await this.#places.take(owner.enterpriseId);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        add(this.#people, person, -1);
        giveBack();
      };
    } catch (error) {
      add(this.#people, person, -1);
      if (error instanceof NoPlace) throw refuseBusy(error.isOwn ? 'enterpriseBusy' : 'transferBusy');
      throw error;
    }
  }

  /** Runs a function in a place. @throws the refusals of `take` */
  async run<T>(owner: ShareOwner, work: () => Promise<T>): Promise<T> {
    const give = await this.take(owner);
    try {
      return await work();
    } finally {
      give();
    }
  }
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
