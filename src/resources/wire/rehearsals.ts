import type { Bill } from '#contract/entities/bill.ts';
import type { Finding } from '#customs/finding.ts';
import type { Rehearsal, RehearsalContext } from '#customs/rehearse.ts';

/** What rehearsing needs of its surroundings; tests give their own. */
export interface RehearsalWorld {
  load: () => Promise<(bill: Bill, context: RehearsalContext) => Rehearsal>;
  /** Runs work after a pause, and when the page has nothing better to do. @returns how to call it off */
  later: (work: () => void) => () => void;
}

interface Source {
  bill: () => Bill;
  /** @returns how to stop listening */
  onChange: (listener: () => void) => () => void;
  context: () => RehearsalContext;
}

/** What customs would say to a form as it stands, followed while one types. */
export interface Rehearsals {
  /** The newest; null until the first is there. */
  get: () => Rehearsal | null;
  /** The same array as before while nothing else is found. */
  findings: () => readonly Finding[];
  on: (listener: () => void) => () => void;
  /** Of the form as it is now, without a pause. */
  now: () => Promise<Rehearsal>;
}

/**
 * Rehearses a form that is being typed into. Every change puts the rehearsal off again, so that no key ever waits for it;
 * nothing runs while nobody listens.
 */
export function createRehearsals({ bill, onChange, context }: Source, { load, later }: RehearsalWorld): Rehearsals {
  let newest: Rehearsal | null = null;
  let findings: readonly Finding[] = [];
  let isStale = true;
  let callOff: () => void = () => {};
  let leave: () => void = () => {};
  const listeners = new Set<() => void>();

  async function run(): Promise<Rehearsal> {
    const rehearse = await load();
    const found = rehearse(bill(), context());
    isStale = false;
    newest = found;
    if (JSON.stringify(found.findings) !== JSON.stringify(findings)) ({ findings } = found);
    for (const listener of listeners) listener();
    return found;
  }
  // A help that does not come is not worth a word: the next change asks again, and the portal rehearses too.
  const soon = (): void => {
    callOff();
    callOff = later(() => void run().catch(() => {}));
  };

  return {
    get: () => newest,
    findings: () => findings,
    on(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        leave = onChange(() => {
          isStale = true;
          soon();
        });
        if (isStale) soon();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        callOff();
        leave();
        // Nobody hears of changes from now on.
        isStale = true;
      };
    },
    now() {
      callOff();
      return run();
    },
  };
}

/** Longer than the pause between two keys. */
const PAUSE_MS = 450;

export const REHEARSAL_WORLD: RehearsalWorld = {
  load: async () => (await import('#customs/rehearse.ts')).rehearse,
  later(work) {
    let idle: number | undefined;
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, { timeout: 2_000 });
      else work();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  },
};
