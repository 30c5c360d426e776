/** `stopped`: frozen, in the back/forward cache or being closed; such a page must hold nothing that others wait for. */
export type PageState = 'shown' | 'hidden' | 'stopped';

/** What the tabs of one browser profile share. */
export interface TabsWorld {
  /**
   * Waits to be the only leader under a name; `elected` runs once, when the tab is.
   * @returns how to give up the place, held or waited for
   */
  lead: (name: string, elected: () => void) => () => void;
  /** Messages of the other tabs under a name, never this tab's own; null where the browser refuses. */
  join: (name: string, receive: (message: unknown) => void) => TabPort | null;
  newId: () => string;
}

export interface TabPort {
  post: (message: unknown) => void;
  leave: () => void;
}

/** What live events need of their surroundings; tests give their own. */
export interface LiveWorld {
  open: (address: string) => EventSource;
  /** Runs `act` after some milliseconds; returns how to cancel it. */
  later: (act: () => void, ms: number) => () => void;
  /** Calls back when the network returns; returns how to stop. */
  onOnline: (act: () => void) => () => void;
  isOnline: () => boolean;
  pageState: () => PageState;
  /** Calls back when the page's state may have changed; returns how to stop. */
  onPageState: (act: (state: PageState) => void) => () => void;
  /** Null where the browser has no Web Locks (plain http on another host) or no BroadcastChannel. */
  tabs: TabsWorld | null;
}

const visibility = (): PageState => (document.visibilityState === 'visible' ? 'shown' : 'hidden');

/** The browser. */
export const BROWSER: LiveWorld = {
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
    const look = () => {
      // A page that is left becomes hidden after `pagehide`.
      if (!isStopped) act(visibility());
    };
    const stop = () => {
      isStopped = true;
      act('stopped');
    };
    const resume = () => {
      isStopped = false;
      look();
    };
    document.addEventListener('visibilitychange', look, { signal });
    document.addEventListener('freeze', stop, { signal });
    document.addEventListener('resume', resume, { signal });
    window.addEventListener('pagehide', stop, { signal });
    window.addEventListener('pageshow', resume, { signal });
    return () => listening.abort();
  },
  tabs: hasTabs() ? { lead, join, newId: () => crypto.randomUUID() } : null,
};

function hasTabs(): boolean {
  // Both are missing in old browsers, Web Locks also where the page did not come over https or from this computer.
  return typeof navigator !== 'undefined' && 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
}

function lead(name: string, elected: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let release = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      // Granted in the moment in which the tab gave up.
      if (signal.aborted) return resolve();
      release = resolve;
      elected();
    });
  // Rejected when aborted, or where the browser refuses: a tab that is never elected polls.
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
