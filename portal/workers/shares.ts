import type { ErrorName } from '#contract/errors.ts';
import type { Principal } from '../principal.ts';
import { DatabaseBusy } from '../db/databaseTrouble.ts';
import { FairPlaces } from '../db/fairPlaces.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** How many may be at work at once. */
export interface ShareLimits {
  all: number;
  /** Less than `all`: no enterprise holds everything. */
  perEnterprise: number;
  /** At work and waiting. */
  perPerson: number;
  /** Milliseconds that others wait. */
  patience: number;
  /** The refusal of a person who has `perPerson` already; gets `most`. */
  own: ErrorName;
}

/** Callers of one enterprise that wait; the limits of its people come first. */
const WAITING = 100;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 15;

/** No place came free, with the time to try again. */
export const refuseBusy = (reason: 'enterpriseBusy' | 'transferBusy'): Refusal =>
  refuse(reason, { args: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER });

/** Who takes a share. */
export type ShareOwner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * A limited number of places, shared between enterprises: one with many waiting callers delays another by at most one of
 * them.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #places: FairPlaces;
  readonly #people = new Map<string, number>();
  readonly #enterprises = new Map<string, number>();

  constructor(limits: ShareLimits) {
    const { all, perEnterprise, patience } = limits;
    this.#limits = limits;
    this.#places = new FairPlaces({ all, each: perEnterprise, waiting: WAITING, patience });
  }

  /**
   * Waits for a place.
   * @returns how to give it back; calling it again does nothing
   * @throws Refusal `own`, or `enterpriseBusy` or `transferBusy` when no place came free in time
   */
  async take({ enterpriseId, userId }: ShareOwner): Promise<() => void> {
    const { perPerson, perEnterprise, own } = this.#limits;
    const person = `${enterpriseId} ${userId}`;
    if ((this.#people.get(person) ?? 0) >= perPerson) throw refuse(own, { args: { most: perPerson } });
    add(this.#people, person, 1);
    const giveBack = await this.#places.take(enterpriseId).catch((error: unknown) => {
      add(this.#people, person, -1);
      if (!(error instanceof DatabaseBusy)) throw error;
      const isOwn = (this.#enterprises.get(enterpriseId) ?? 0) >= perEnterprise;
      throw refuseBusy(isOwn ? 'enterpriseBusy' : 'transferBusy');
    });
    add(this.#enterprises, enterpriseId, 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      add(this.#people, person, -1);
      add(this.#enterprises, enterpriseId, -1);
      giveBack();
    };
  }

  /** Has something done in a place. @throws what `take` throws */
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
