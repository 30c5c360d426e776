/** `stopped`: frozen, in the back/forward cache or closing; such a page must release locks and streams. */
export type PageState = 'shown' | 'hidden' | 'stopped';

/** What the tabs of one browser profile share. */
export interface TabsEnvironment {
  /**
   * Waits to become the only leader under a name; then runs `elected`.
   * @returns gives up the lead or the wait
   */
  lead: (name: string, elected: () => void) => () => void;
  /** Receives messages of the other tabs under a name; null if the browser refuses. */
  join: (name: string, receive: (message: unknown) => void) => TabPort | null;
  newId: () => string;
}

export interface TabPort {
  post: (message: unknown) => void;
  leave: () => void;
}

export interface LiveEnvironment {
  open: (address: string) => EventSource;
  /** Runs `act` after some milliseconds; returns a function that cancels it. */
  later: (act: () => void, ms: number) => () => void;
  /** Runs `act` when the network returns; returns a function that stops it. */
  onOnline: (act: () => void) => () => void;
  isOnline: () => boolean;
  pageState: () => PageState;
  /** Runs `act` when the page's state may have changed; returns a function that stops it. */
  onPageState: (act: (state: PageState) => void) => () => void;
  /** Null without Web Locks (plain http on another host) or BroadcastChannel. */
  tabs: TabsEnvironment | null;
}

const visibility = (): PageState => (document.visibilityState === 'visible' ? 'shown' : 'hidden');

export const BROWSER: LiveEnvironment = {
  open: (address) => new EventSource(address),
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  onOnline: (act) => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  },
  isOnline: () => navigator.onLine,
  pageState: visibility,
  onPageState: (act) => {
    const listening = new AbortController();
    const { signal } = listening;
    let isStopped = false;
    const report = () => {
      // A page becomes hidden after `pagehide`, which must not overwrite `stopped`.
      if (!isStopped) act(visibility());
    };
    const stop = () => {
      isStopped = true;
      act('stopped');
    };
    const resume = () => {
      isStopped = false;
      report();
    };
    document.addEventListener('visibilitychange', report, { signal });
    document.addEventListener('freeze', stop, { signal });
    document.addEventListener('resume', resume, { signal });
    window.addEventListener('pagehide', stop, { signal });
    window.addEventListener('pageshow', resume, { signal });
    return () => listening.abort();
  },
  tabs: hasTabs() ? { lead, join, newId: () => crypto.randomUUID() } : null,
};

function hasTabs(): boolean {
  // Old browsers lack both; Web Locks also need https or localhost.
  return typeof navigator !== 'undefined' && 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
}

function lead(name: string, elected: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let release = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      // The lock was granted while the tab gave up.
      if (signal.aborted) return resolve();
      release = resolve;
      elected();
    });
  // Rejected if aborted or if the browser refuses: a tab that is never elected polls.
  navigator.locks.request(name, { signal }, hold).catch(() => {});
  return () => release();
}

function join(name: string, receive: (message: unknown) => void): TabPort | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => receive(data);
    return { post: (message) => channel.postMessage(message), leave: () => channel.close() };
  } catch {
    return null;
  }
}
