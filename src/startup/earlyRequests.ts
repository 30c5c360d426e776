/** Milliseconds that a response may wait for the app to request it. */
const FRESH_MS = 10_000;

export type SimpleFetch = (address: string, init?: RequestInit) => Promise<Response>;

interface EarlyRequest {
  response: Promise<Response>;
  at: number;
}
const pending = new Map<string, EarlyRequest>();
/** The timestamp in the query of `/me` only prevents caching. */
const offerKey = (address: string) => address.replace(/\?timestamp=\d+$/u, '');

/** Sends a read before the app has loaded; the app's first request to that address gets its response. */
export function requestEarly(address: string, headers: Record<string, string>): void {
  const response = fetch(address, { headers, credentials: 'same-origin' });
  // The app's request reports the failure.
  response.catch(() => {});
  pending.set(offerKey(address), { response, at: Date.now() });
}

/** The early response of an address, once, while it is fresh. */
function takeEarly(address: string): Promise<Response> | null {
  const key = offerKey(address);
  const found = pending.get(key);
  pending.delete(key);
  return found && Date.now() - found.at < FRESH_MS ? found.response : null;
}

/** Discards all early responses: after a write they are out of date. */
export function forgetEarly(): void {
  pending.clear();
}

/** `fetch` that uses early responses. An aborted request does not wait for one. */
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
