/** The timeout counts slices of time, so that a page that was busy does not count as a database without an answer. */
const SLICE_MS = 500;
const SLICES = 6;
const PROBE_INTERVAL_MS = 5_000;

/** A request to a local database had no result within 3 s. */
export class LocalDatabaseUnresponsive extends Error {
  override readonly name = 'LocalDatabaseUnresponsive';
}

let isUnresponsive = false;
let probedAt = 0;
const listeners = new Set<() => void>();

export const isLocalUnresponsive = (): boolean => isUnresponsive;

/**
 * Calls the listener when the state changes.
 * @returns unsubscribe
 */
export function onLocalUnresponsive(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether a request may be made: always while the databases answer, else one every 5 s.
 * @returns `probe` when the connection should be opened again first
 */
export function mayRequest(now = Date.now()): 'yes' | 'probe' | 'no' {
  if (!isUnresponsive) return 'yes';
  if (now - probedAt < PROBE_INTERVAL_MS) return 'no';
  probedAt = now;
  return 'probe';
}

/**
 * Rejects when a database does not answer within 3 s.
 * @param onLate called at the timeout; the request must not be repeated afterwards
 * @throws LocalDatabaseUnresponsive
 */
export function withTimeout<T>(answer: Promise<T>, onLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let slices = 0;
    let timer = setTimeout(tick, SLICE_MS);
    function tick(): void {
      slices += 1;
      if (slices < SLICES) {
        timer = setTimeout(tick, SLICE_MS);
        return;
      }
      onLate();
      probedAt = Date.now();
      setUnresponsive(true);
      reject(new LocalDatabaseUnresponsive('the databases of this browser do not answer'));
    }
    answer.then(
      (value) => {
        clearTimeout(timer);
        setUnresponsive(false);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

function setUnresponsive(next: boolean): void {
  if (isUnresponsive === next) return;
  isUnresponsive = next;
  for (const listener of listeners) listener();
}
