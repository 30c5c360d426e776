import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { withProviderBond, type ProviderBond } from '#rules/providerBond.ts';
import type { Finding } from '#customs/finding.ts';
import type { Rehearsal, RehearsalContext } from '#customs/rehearse.ts';
import { isSameAt } from '#schema/record.ts';

/** The environment of rehearsals; tests supply their own. */
interface RehearsalEnvironment {
  load: () => Promise<(bill: Bill, context: RehearsalContext) => Rehearsal>;
  /** Runs work after a pause, when the browser is idle. @returns cancels it */
  later: (work: () => void) => () => void;
}

interface Source {
  bill: () => Bill;
  /** @returns unsubscribes */
  onChange: (listener: () => void) => () => void;
  /** The action and number that the bill would be sent with; null while unknown. */
  context: (bill: Bill) => SendingContext | null;
}

/** With the provider's bond. */
export type SendingContext = RehearsalContext & ProviderBond;

/** The rehearsal of a form, updated while the user types. */
export interface Rehearsals {
  /** The latest; null before the first. */
  get: () => Rehearsal | null;
  /** The same array while the findings stay the same. */
  findings: () => readonly Finding[];
  /** Whether the form has changed since the latest. */
  isOld: () => boolean;
  /** @returns tells whether the latest saw a field as it is now */
  compare: () => (path: string) => boolean;
  on: (listener: () => void) => () => void;
  /** Rehearses now, without a pause; null while the context is unknown. */
  now: () => Promise<Rehearsal | null>;
  /** Changes the context of the form. */
  sendAs: (context: Source['context']) => void;
}

/**
 * Rehearses a form during input. Every change restarts the pause, so typing never waits for it; nothing runs without
 * listeners.
 */
export function createRehearsals(
  { bill, onChange, context }: Source,
  { load, later }: RehearsalEnvironment,
): Rehearsals {
  let readContext = context;
  let newest: Rehearsal | null = null;
  let seen: Bill | null = null;
  let pending: Promise<Rehearsal | null> | null = null;
  let findings: readonly Finding[] = [];
  let isStale = true;
  let cancel: () => void = () => {};
  let leave: () => void = () => {};
  const listeners = new Set<() => void>();

  async function run(): Promise<Rehearsal | null> {
    const rehearse = await load();
    const typed = bill();
    const sentAs = readContext(typed);
    if (!sentAs) return null;
    const found = rehearse(withProviderBond(typed, sentAs), sentAs);
    isStale = false;
    newest = found;
    seen = typed;
    if (JSON.stringify(found.findings) !== JSON.stringify(findings)) ({ findings } = found);
    for (const listener of listeners) listener();
    return found;
  }
  // A failed load is ignored: the next change retries, and the portal rehearses before sending as well.
  const soon = (): void => {
    cancel();
    cancel = later(() => void run().catch(() => {}));
  };

  const again = (): void => {
    isStale = true;
    if (listeners.size > 0) soon();
  };

  return {
    get: () => newest,
    sendAs(next) {
      if (next === readContext) return;
      readContext = next;
      again();
    },
    findings: () => findings,
    isOld: () => newest !== null && isStale,
    compare() {
      const before = seen;
      if (!before || !isStale) return () => true;
      const now = bill();
      const { fields } = billEntity(now.billType);
      return (path) => isSameAt(fields, before, now, path);
    },
    on(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        leave = onChange(again);
        if (isStale) soon();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel();
        leave();
        // Stop the updates.
        isStale = true;
      };
    },
    now() {
      cancel();
      pending ??= run().finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}

/** Longer than the pause between two keys. */
const PAUSE_MS = 450;

export const REHEARSAL_ENVIRONMENT: RehearsalEnvironment = {
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
