import { namesOf } from './errorNames.ts';

/**
 * Why the newest text is not on this computer: `full` storage, `lost` connection, `slow` answer, `unprotected` personal
 * ids (no key to encrypt them with).
 */
export type WriteFailure = 'full' | 'lost' | 'slow' | 'unprotected' | 'unknown';

export interface WriteState {
  /** `idle`: nothing was put yet. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  failure?: WriteFailure;
  /** When the newest value was written, milliseconds since 1970. */
  savedAt?: number;
}

/** Time as the writer needs it; tests give their own. */
export interface WriterClock {
  now(): number;
  /** Gives a function that cancels. */
  after(ms: number, run: () => void): () => void;
}

export interface CoalescedWriter<T> {
  /** Takes the newest value; it is written at once, or as soon as the write in flight is done. */
  put(value: T): void;
  /** Resolves when the newest value is written (true) or could not be (false). */
  flush(): Promise<boolean>;
  state(): WriteState;
  subscribe(listener: (state: WriteState) => void): () => void;
}

/** A write without an answer after this long is reported as not saved, and the next write may start. Milliseconds. */
export const WRITE_PATIENCE = 900;
/** A value that could not be written is tried again after this long, changed or not. Milliseconds. */
export const WRITE_RETRY = 5_000;

const systemClock: WriterClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * [D01] Writes every change with no trailing delay: while a write is in flight later changes collect, and the newest of
 * them is written next. A failed value stays here, in memory, and is reported within a second.
 */
export function coalescedWriter<T>(
  write: (value: T) => Promise<void>,
  clock: WriterClock = systemClock,
): CoalescedWriter<T> {
  const listeners = new Set<(state: WriteState) => void>();
  let current: WriteState = { state: 'idle' };
  let newest: { value: T; number: number } | null = null;
  let written = 0;
  let inFlight: number | null = null;
  let cancelRetry: (() => void) | null = null;

  const settle = (next: WriteState): void => {
    current = next;
    for (const listener of listeners) listener(next);
  };

  const failed = (failure: WriteFailure): void => {
    settle({ state: 'failed', failure, savedAt: current.savedAt });
    cancelRetry?.();
    cancelRetry = clock.after(WRITE_RETRY, next);
  };

  function next(): void {
    if (inFlight !== null || !newest || newest.number === written) return;
    const { value, number } = newest;
    inFlight = number;
    cancelRetry?.();
    const cancelPatience = clock.after(WRITE_PATIENCE, () => {
      if (inFlight !== number) return;
      // Writes of one connection run in order, so the next one may start: it cannot be overtaken by this one.
      inFlight = null;
      failed('slow');
    });
    const done = (report: () => void): void => {
      cancelPatience();
      const abandoned = inFlight !== number;
      if (!abandoned) inFlight = null;
      report();
      if (!abandoned) next();
    };
    write(value).then(
      () =>
        done(() => {
          written = Math.max(written, number);
          if (newest?.number !== number) return;
          cancelRetry?.();
          settle({ state: 'saved', savedAt: clock.now() });
        }),
      (error: unknown) =>
        done(() => {
          if (newest?.number === number) failed(failureOf(error));
        }),
    );
  }

  return {
    put(value) {
      newest = { value, number: (newest?.number ?? 0) + 1 };
      if (current.state !== 'saving' && current.state !== 'failed')
        settle({ state: 'saving', savedAt: current.savedAt });
      next();
    },
    flush() {
      next();
      if (!newest || newest.number === written) return Promise.resolve(true);
      return new Promise((resolve) => {
        const off = this.subscribe(({ state }) => {
          if (state === 'saving') return;
          off();
          resolve(state === 'saved');
        });
      });
    },
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The quota's error also comes wrapped as AbortError. */
function failureOf(error: unknown): WriteFailure {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return 'full';
  if (names.includes('LocalKeyMissing')) return 'unprotected';
  return names.some((name) => /Abort|Closed|InvalidState|Unknown|MissingAPI|OpenFailed/u.test(name))
    ? 'lost'
    : 'unknown';
}
