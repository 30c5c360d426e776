import { dataProvider } from '#dataProvider/dataProvider.ts';
import { ownTab } from './ownTab.ts';

/** Batches that this browser sent: it stores their drafts. Another browser of the same person only shows them. */
interface BegunBatch {
  id: string;
  /** The tab that sent it, and opens the last draft. */
  tab: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Its draft was opened, or offered. */
  isOpened?: boolean;
  /** Its drafts once they are stored in this browser: the result is not needed again. */
  draftIds?: readonly string[];
}

interface Begun {
  batches: BegunBatch[];
  /** Jobs that are not shown any more. */
  dismissed: string[];
}

/** The portal keeps results for 30 days. */
const KEPT_MS = 31 * 86_400_000;
const NONE: Begun = { batches: [], dismissed: [] };
const storageKey = (): string => `tpt_recognition:${dataProvider.owner() ?? ''}`;
const listeners = new Set<() => void>();
let cached: { text: string | null; begun: Begun } = { text: null, begun: NONE };

function read(): Begun {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey());
    if (text !== cached.text) cached = { text, begun: text === null ? NONE : (JSON.parse(text) as Begun) };
  } catch {
    // Storage is forbidden or damaged: this page remembers for itself.
  }
  return cached.begun;
}

function write(begun: Begun): void {
  const text = JSON.stringify(begun);
  try {
    localStorage.setItem(storageKey(), text);
  } catch {
    // The batch is known until the page closes.
  }
  cached = { text, begun };
  for (const listener of listeners) listener();
}

function mark(id: string, change: Partial<BegunBatch>): void {
  const { batches, dismissed } = read();
  write({ batches: batches.map((batch) => (batch.id === id ? { ...batch, ...change } : batch)), dismissed });
}

export const begunBatches = {
  get: read,
  subscribe: (listener: () => void) => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === storageKey()) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
  add: (id: string, now = Date.now()): void => {
    const { batches, dismissed } = read();
    const recent = batches.filter((batch) => batch.at > now - KEPT_MS && batch.id !== id);
    write({ batches: [...recent, { id, tab: ownTab.id(), at: now }], dismissed: dismissed.slice(-200) });
  },
  isOwnTab: (id: string): boolean => read().batches.some((batch) => batch.id === id && batch.tab === ownTab.id()),
  markOpened: (id: string): void => mark(id, { isOpened: true }),
  markStored: (id: string, draftIds: readonly string[]): void => mark(id, { draftIds }),
  dismiss: (jobIds: readonly string[]): void => {
    const { batches, dismissed } = read();
    write({ batches, dismissed: [...new Set([...dismissed, ...jobIds])] });
  },
  /** Forgets batches of which nothing is left to show: without any, a page asks the portal for no jobs. */
  forget: (ids: readonly string[]): void => {
    const { batches, dismissed } = read();
    write({ batches: batches.filter(({ id }) => !ids.includes(id)), dismissed });
  },
};
