import type { Principal } from '../principal.ts';

/** One per browser (decision 0014); the rest is a reserve for connections that broke unnoticed. */
const PER_PERSON = 10;
const PER_ENTERPRISE = 200;

/** Counts the open event streams of one portal process. */
export class StreamSlots {
  readonly #ofPerson = new Map<string, number>();
  readonly #ofEnterprise = new Map<string, number>();

  /**
   * Takes a slot for a stream.
   * @returns a function that frees it, to be called once; null when the person or the enterprise has none left
   */
  take({ userId, enterpriseId }: Pick<Principal, 'userId' | 'enterpriseId'>): (() => void) | null {
    const ofPerson = this.#ofPerson.get(userId) ?? 0;
    const ofEnterprise = this.#ofEnterprise.get(enterpriseId) ?? 0;
    if (ofPerson >= PER_PERSON || ofEnterprise >= PER_ENTERPRISE) return null;
    this.#ofPerson.set(userId, ofPerson + 1);
    this.#ofEnterprise.set(enterpriseId, ofEnterprise + 1);
    return () => {
      removeOne(this.#ofPerson, userId);
      removeOne(this.#ofEnterprise, enterpriseId);
    };
  }
}

function removeOne(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
