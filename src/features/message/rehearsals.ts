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
  /** What the bill would be sent as; null while nobody knows. */
  context: (bill: Bill) => RehearsalContext | null;
}

/** What customs would say to a form as it stands, followed while one types. */
export interface Rehearsals {
  /** The newest; null until the first is there. */
  get: () => Rehearsal | null;
  /** The same array as before while nothing else is found. */
  findings: () => readonly Finding[];
  on: (listener: () => void) => () => void;
  /** Of the form as it is now, without a pause; null while nobody knows what it would be sent as. */
  now: () => Promise<Rehearsal | null>;
  /** The form would be sent as something else from now on. */
  sendAs: (context: Source['context']) => void;
}

/**
 * Rehearses a form that is being typed into. Every change puts the rehearsal off again, so that no key ever waits for it;
 * nothing runs while nobody listens.
 */
export function createRehearsals({ bill, onChange, context }: Source, { load, later }: RehearsalWorld): Rehearsals {
  let contextOf = context;
  let newest: Rehearsal | null = null;
  let findings: readonly Finding[] = [];
  let isStale = true;
  let callOff: () => void = () => {};
  let leave: () => void = () => {};
  const listeners = new Set<() => void>();

  async function run(): Promise<Rehearsal | null> {
    const rehearse = await load();
    const typed = bill();
    const sentAs = contextOf(typed);
    if (!sentAs) return null;
    const found = rehearse(typed, sentAs);
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

  const again = (): void => {
    isStale = true;
    if (listeners.size > 0) soon();
  };

  return {
    get: () => newest,
    sendAs(next) {
      if (next === contextOf) return;
      contextOf = next;
      again();
    },
    findings: () => findings,
    on(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        leave = onChange(again);
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
