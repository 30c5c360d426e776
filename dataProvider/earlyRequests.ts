/** How long an answer may wait for the app that asks for it. */
const FRESH_MS = 10_000;

/** What the app uses of `fetch`. */
export type SimpleFetch = (address: string, init?: RequestInit) => Promise<Response>;

interface Early {
  answer: Promise<Response>;
  at: number;
}
const asked = new Map<string, Early>();
/** The time in `/me`'s query only keeps caches away. */
const identityOf = (address: string) => address.replace(/\?timestamp=\d+$/u, '');

/** Sends a read before the app is there; the app's first request of that address gets its answer. */
export function askEarly(address: string, headers: Record<string, string>): void {
  const answer = fetch(address, { headers, credentials: 'same-origin' });
  answer.catch(() => {});
  asked.set(identityOf(address), { answer, at: Date.now() });
}

/** The early answer to an address, once, while it is fresh. */
export function takeEarly(address: string): Promise<Response> | null {
  const identity = identityOf(address);
  const found = asked.get(identity);
  asked.delete(identity);
  return found && Date.now() - found.at < FRESH_MS ? found.answer : null;
}

/** After a write nothing asked before it may be shown. */
export function forgetEarly(): void {
  asked.clear();
}

/** `fetch`, which takes what was already asked for. An aborted request does not wait for it. */
export const earlyFetch: SimpleFetch = (address, init) => {
  if (init?.method !== undefined && init.method !== 'GET') {
    forgetEarly();
    return fetch(address, init);
  }
  const early = takeEarly(address);
  if (!early) return fetch(address, init);
  const aborted = new Promise<never>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true });
  });
  return Promise.race([early, aborted]);
};
