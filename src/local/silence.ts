/** In slices, so that a page that was busy all the time does not blame the database. Milliseconds. */
const SLICE = 500;
const SLICES = 6;
/** How often a database that does not answer is tried again. Milliseconds. */
const PROBE_EVERY = 5_000;

/** The browser's databases do not answer: a request was neither fulfilled nor refused within 3 s. */
export class LocalDatabaseSilent extends Error {
  override readonly name = 'LocalDatabaseSilent';
}

let isSilent = false;
let probedAt = 0;
const listeners = new Set<() => void>();

/** Whether the browser's databases fail to answer now. */
export const isLocalSilent = (): boolean => isSilent;

/** Calls back when they stop answering and when they answer again. @returns how to stop that */
export function onLocalSilence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether a request may be made: always while the databases answer, else one every few seconds.
 * @returns `probe` when the connection should be opened anew first
 */
export function mayRequest(now = Date.now()): 'yes' | 'probe' | 'no' {
  if (!isSilent) return 'yes';
  if (now - probedAt < PROBE_EVERY) return 'no';
  probedAt = now;
  return 'probe';
}

/**
 * Gives the answer of a database, or rejects when there is none in time.
 * @param onLate called then; the request must not be repeated after that
 * @throws LocalDatabaseSilent
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
      setSilent(true);
      reject(new LocalDatabaseSilent('the databases of this browser do not answer'));
    }
    answer.then(
      (value) => {
        clearTimeout(timer);
        setSilent(false);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

function setSilent(silent: boolean): void {
  if (isSilent === silent) return;
  isSilent = silent;
  for (const listener of listeners) listener();
}
