/** Failures of one account from one address before it has to wait. */
const PER_ACCOUNT = 10;
/** Failures of one address over all accounts: somebody tries one password on many. */
const PER_ADDRESS = 100;
const WINDOW = 5 * 60_000;
/** Memory stays bounded, whatever is thrown at it. */
const MOST_KEYS = 50_000;

interface Count {
  failures: number;
  until: number;
}

/**
 * Counts failed sign-ins; those that succeed are taken out again. In memory: n portals on one database allow n times as
 * many, and a restart forgets.
 */
export class SignInFailures {
  readonly #counts = new Map<string, Count>();

  /**
   * Takes an attempt for a failure until it succeeds, so that attempts made all at once are counted too.
   * @returns false when account or address has to wait; such an attempt does not count
   */
  begin(account: string, address: string, now: Date): boolean {
    const { own, all } = keysOf(account, address);
    if (this.#failures(own, now) >= PER_ACCOUNT || this.#failures(all, now) >= PER_ADDRESS) return false;
    for (const key of [own, all]) {
      const failures = this.#failures(key, now) + 1;
      const until = failures === 1 ? now.getTime() + WINDOW : (this.#counts.get(key)?.until ?? 0);
      this.#counts.set(key, { failures, until });
    }
    if (this.#counts.size > MOST_KEYS) this.#forget(now);
    return true;
  }

  succeeded(account: string, address: string): void {
    const { own, all } = keysOf(account, address);
    this.#counts.delete(own);
    const count = this.#counts.get(all);
    if (count) count.failures -= 1;
  }

  #failures(key: string, now: Date): number {
    const count = this.#counts.get(key);
    return count && count.until > now.getTime() ? count.failures : 0;
  }

  #forget(now: Date): void {
    for (const [key, count] of this.#counts) {
      if (count.until <= now.getTime() || this.#counts.size > MOST_KEYS) this.#counts.delete(key);
    }
  }
}

const keysOf = (account: string, address: string) => ({ own: `${address} ${account}`, all: `${address} *` });
