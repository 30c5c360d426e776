import type { ErrorName } from '#contract/errors.ts';
import type { Principal } from '../principal.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Activity } from './activity.ts';
import { addCount, FairSlots, NoFreeSlot } from './fairSlots.ts';

export interface ShareLimits {
  all: number;
  /** Less than `all`, so that no enterprise takes every slot. */
  perEnterprise: number;
  /** `perEnterprise` while another enterprise is active. */
  perEnterpriseContended?: number;
  /** Slots of `all` that only enterprises without a slot can take. */
  reserved?: number;
  /** Running and waiting. */
  perPerson: number;
  /** Longest wait, milliseconds. */
  timeout: number;
  /** The refusal of a person who already has `perPerson`; its argument is `most`. */
  own: ErrorName;
}

/** Waiting callers of one enterprise; the limits per person come first. */
const WAITING = 100;
/** Seconds; sent as Retry-After. */
const RETRY_AFTER = 15;

export const refuseBusy = (reason: 'enterpriseBusy' | 'transferBusy'): Refusal =>
  refuse(reason, { args: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER });

export type ShareOwner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * A limited number of slots, shared between enterprises: one with many waiting callers delays another by at most one
 * of them.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #people = new Map<string, number>();
  readonly #slots: FairSlots;

  /** @param activity of every enterprise; required for `perEnterpriseContended` */
  constructor(limits: ShareLimits, activity?: Activity) {
    this.#limits = limits;
    const { all, reserved, perEnterprise, perEnterpriseContended, timeout } = limits;
    const slots = {
      all,
      ...(reserved && { reserved }),
      each: perEnterprise,
      waiting: WAITING,
      timeout,
      ...(perEnterpriseContended && { contended: { each: perEnterpriseContended } }),
    };
    this.#slots = new FairSlots(slots, activity);
  }

  /**
   * Waits for a slot.
   * @returns releases the slot; further calls have no effect
   * @throws Refusal `own`, or `enterpriseBusy` or `transferBusy` when no slot became free in time
   */
  async take(owner: ShareOwner): Promise<() => void> {
    const { perPerson, own } = this.#limits;
    const person = `${owner.enterpriseId} ${owner.userId}`;
    if ((this.#people.get(person) ?? 0) >= perPerson) throw refuse(own, { args: { most: perPerson } });
    addCount(this.#people, person, 1);
    try {
      const releaseSlot = await this.#slots.take(owner.enterpriseId);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        addCount(this.#people, person, -1);
        releaseSlot();
      };
    } catch (error) {
      addCount(this.#people, person, -1);
      if (error instanceof NoFreeSlot) throw refuseBusy(error.isOwn ? 'enterpriseBusy' : 'transferBusy');
      throw error;
    }
  }

  /** @throws the refusals of `take` */
  async run<T>(owner: ShareOwner, work: () => Promise<T>): Promise<T> {
    const release = await this.take(owner);
    try {
      return await work();
    } finally {
      release();
    }
  }
}
