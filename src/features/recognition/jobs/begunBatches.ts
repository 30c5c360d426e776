import { dataProvider } from '#dataProvider/dataProvider.ts';

/** Batches that this browser sent: it stores their drafts. Another browser of the same person only shows them. */
export interface BegunBatch {
  id: string;
  /** The tab that sent it, and opens the last draft. */
  tab: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Its draft was opened, or offered. */
  isOpened?: boolean;
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

/** In session storage, so that the tab remains itself after a reload. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem('tpt_tab');
    if (known) return known;
    const made = Math.random().toString(36).slice(2);
    sessionStorage.setItem('tpt_tab', made);
    return made;
  } catch {
    return 'tab';
  }
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
    write({ batches: [...recent, { id, tab: tabId(), at: now }], dismissed: dismissed.slice(-200) });
  },
  isOwnTab: (id: string): boolean => read().batches.some((batch) => batch.id === id && batch.tab === tabId()),
  markOpened: (id: string): void => {
    const { batches, dismissed } = read();
    write({ batches: batches.map((batch) => (batch.id === id ? { ...batch, isOpened: true } : batch)), dismissed });
  },
  dismiss: (jobIds: readonly string[]): void => {
    const { batches, dismissed } = read();
    write({ batches, dismissed: [...new Set([...dismissed, ...jobIds])] });
  },
};
