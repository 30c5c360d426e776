/** In slices, so that a page that was busy all the time does not blame the database. Milliseconds. */
const SLICE = 500;
const SLICES = 6;
/** How often a database that does not answer is tried again. Milliseconds. */
const PROBE_EVERY = 5_000;

/** The browser's databases do not answer: a request was neither fulfilled nor refused within 3 s. */
export class LocalDatabaseUnresponsive extends Error {
  override readonly name = 'LocalDatabaseUnresponsive';
}

let isUnresponsive = false;
let probedAt = 0;
const listeners = new Set<() => void>();

/** Whether the browser's databases fail to answer now. */
export const isLocalUnresponsive = (): boolean => isUnresponsive;

/** Calls back when they stop answering and when they answer again. @returns how to stop that */
export function onLocalUnresponsive(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether a request may be made: always while the databases answer, else one every few seconds.
 * @returns `probe` when the connection should be opened anew first
 */
export function mayRequest(now = Date.now()): 'yes' | 'probe' | 'no' {
  if (!isUnresponsive) return 'yes';
  if (now - probedAt < PROBE_EVERY) return 'no';
  probedAt = now;
  return 'probe';
}

/**
 * Gives the answer of a database, or rejects when there is none in time.
 * @param onLate called then; the request must not be repeated after that
 * @throws LocalDatabaseUnresponsive
 */
export function inTime<T>(answer: Promise<T>, onLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let slices = 0;
    let timer = setTimeout(tick, SLICE);
    function tick(): void {
      slices += 1;
      if (slices < SLICES) {
        timer = setTimeout(tick, SLICE);
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
