import type { Principal } from '../principal.ts';

/** One per browser (decision 0014); the rest is a reserve for connections that broke unnoticed. */
const PER_PERSON = 10;
const PER_ENTERPRISE = 200;

/** A place for one event stream. */
export interface StreamSlot {
  /** Aborted when the same page opens another stream: the connection of this one broke unnoticed. */
  replaced: AbortSignal;
  /** Frees the place; further calls have no effect. */
  free: () => void;
}

/** Counts the open event streams of one portal process. */
export class StreamSlots {
  readonly #ofPerson = new Map<string, number>();
  readonly #ofEnterprise = new Map<string, number>();
  /** How to end the stream of a page, by person and page. */
  readonly #ofPage = new Map<string, () => void>();

  /**
   * Takes a slot for a stream; ends an earlier stream of the same page, because a page never needs two. The kernel notices a
   * vanished client only after a quarter of an hour, as long as its heartbeats stay unacknowledged.
   * @param page identifies the loaded page; undefined for other programs
   * @returns null when the person or the enterprise has no slot left
   */
  take({ userId, enterpriseId }: Pick<Principal, 'userId' | 'enterpriseId'>, page?: string): StreamSlot | null {
    const pageKey = page && `${userId} ${page}`;
    if (pageKey) this.#ofPage.get(pageKey)?.();
    const ofPerson = this.#ofPerson.get(userId) ?? 0;
    const ofEnterprise = this.#ofEnterprise.get(enterpriseId) ?? 0;
    if (ofPerson >= PER_PERSON || ofEnterprise >= PER_ENTERPRISE) return null;
    this.#ofPerson.set(userId, ofPerson + 1);
    this.#ofEnterprise.set(enterpriseId, ofEnterprise + 1);
    const replacing = new AbortController();
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      removeOne(this.#ofPerson, userId);
      removeOne(this.#ofEnterprise, enterpriseId);
      if (pageKey && this.#ofPage.get(pageKey) === replace) this.#ofPage.delete(pageKey);
    };
    const replace = () => {
      free();
      replacing.abort();
    };
    if (pageKey) this.#ofPage.set(pageKey, replace);
    return { replaced: replacing.signal, free };
  }
}

function removeOne(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
