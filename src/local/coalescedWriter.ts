import { errorNames } from './errorNames.ts';

/** `unprotected`: there is no key to encrypt personal ids with. */
export type WriteFailure = 'full' | 'lost' | 'slow' | 'unprotected' | 'unknown';

export interface WriteState {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  failure?: WriteFailure;
  /** Time of the last successful write, milliseconds since 1970. */
  savedAt?: number;
}

export interface WriterClock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

interface CoalescedWriter<T> {
  /** Writes the value at once, or when the write in flight is done. */
  put(value: T): void;
  /** Resolves to whether the newest value was written. */
  flush(): Promise<boolean>;
  state(): WriteState;
  subscribe(listener: (state: WriteState) => void): () => void;
}

/** A write that takes longer is reported as `slow`, and the next one may start. */
export const WRITE_TIMEOUT_MS = 900;
export const WRITE_RETRY_MS = 5_000;

const systemClock: WriterClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * [D01] Writes changes without delay. While a write is in flight, only the newest change waits. A value that cannot be
 * written stays in memory, is reported within a second and retried.
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

  const setState = (next: WriteState): void => {
    current = next;
    for (const listener of listeners) listener(next);
  };

  const fail = (failure: WriteFailure): void => {
    setState({ state: 'failed', failure, savedAt: current.savedAt });
    cancelRetry?.();
    cancelRetry = clock.after(WRITE_RETRY_MS, writeNext);
  };

  function writeNext(): void {
    if (inFlight !== null || !newest || newest.number === written) return;
    const { value, number } = newest;
    inFlight = number;
    cancelRetry?.();
    const cancelTimeout = clock.after(WRITE_TIMEOUT_MS, () => {
      if (inFlight !== number) return;
      // The next write may start: writes of one connection run in order, so this one cannot overtake it.
      inFlight = null;
      fail('slow');
    });
    const done = (report: () => void): void => {
      cancelTimeout();
      const abandoned = inFlight !== number;
      if (!abandoned) inFlight = null;
      report();
      if (!abandoned) writeNext();
    };
    write(value).then(
      () =>
        done(() => {
          written = Math.max(written, number);
          if (newest?.number !== number) return;
          cancelRetry?.();
          setState({ state: 'saved', savedAt: clock.now() });
        }),
      (error: unknown) =>
        done(() => {
          if (newest?.number === number) fail(classifyFailure(error));
        }),
    );
  }

  return {
    put(value) {
      newest = { value, number: (newest?.number ?? 0) + 1 };
      if (current.state !== 'saving' && current.state !== 'failed')
        setState({ state: 'saving', savedAt: current.savedAt });
      writeNext();
    },
    flush() {
      writeNext();
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

function classifyFailure(error: unknown): WriteFailure {
  const names = errorNames(error);
  if (names.includes('QuotaExceededError')) return 'full';
  if (names.includes('LocalKeyMissing')) return 'unprotected';
  return names.some((name) => /Abort|Closed|InvalidState|Unknown|MissingAPI|OpenFailed/u.test(name))
    ? 'lost'
    : 'unknown';
}
