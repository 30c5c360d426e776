import type { LiveEnvironment, PageState, TabsEnvironment } from '../liveEnvironment.ts';

/** An event stream that the test opens, feeds and breaks. */
export class FakeStream {
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  close() {
    this.closed = true;
  }
}

interface Waiting {
  name: string;
  grant: () => void;
}

/** A browser with tabs whose streams, locks and channels the test controls; it uses the test's clock. */
export function liveBrowser() {
  const streams: FakeStream[] = [];
  const queue: Waiting[] = [];
  const held = new Map<string, Waiting>();
  const ports = new Set<{ name: string; receive: (message: unknown) => void }>();
  const online = new Set<() => void>();
  const network = { isOnline: true };
  let ids = 0;

  function grantNext(name: string) {
    if (held.has(name)) return;
    const next = queue.find((waiting) => waiting.name === name);
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    held.set(name, next);
    next.grant();
  }
  const tabs: TabsEnvironment = {
    lead: (name, elected) => {
      const waiting = { name, grant: elected };
      queue.push(waiting);
      grantNext(name);
      return () => {
        if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
        if (held.get(name) !== waiting) return;
        held.delete(name);
        grantNext(name);
      };
    },
    join: (name, receive) => {
      const port = { name, receive };
      ports.add(port);
      return {
        post: (message) => {
          for (const other of ports) if (other !== port && other.name === name) other.receive(structuredClone(message));
        },
        leave: () => void ports.delete(port),
      };
    },
    newId: () => `stream ${(ids += 1)}`,
  };

  /** One tab's environment; `turn` changes its page state, `crash` ends it without running its code. */
  function tab(page: PageState = 'shown') {
    const watching = new Set<(state: PageState) => void>();
    const state = { page };
    /** What the browser releases when the tab's process ends. */
    const releases = new Set<() => void>();
    function released<R>(resource: R, release: () => void): R {
      releases.add(release);
      return resource;
    }
    const environment: LiveEnvironment = {
      open: (address) => {
        const stream = new FakeStream(address);
        streams.push(stream);
        return released(stream as unknown as EventSource, () => stream.close());
      },
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        const cancel = () => clearTimeout(timer);
        return released(cancel, cancel);
      },
      onOnline: (act) => {
        online.add(act);
        return () => void online.delete(act);
      },
      isOnline: () => network.isOnline,
      pageState: () => state.page,
      onPageState: (act) => {
        watching.add(act);
        return () => void watching.delete(act);
      },
      tabs: {
        ...tabs,
        lead: (name, elected) => {
          const resign = tabs.lead(name, elected);
          return released(resign, resign);
        },
        join: (name, receive) => {
          const port = tabs.join(name, receive);
          return released(port, () => port?.leave());
        },
      },
    };
    const turn = (to: PageState) => {
      state.page = to;
      for (const act of watching) act(to);
    };
    const crash = () => {
      watching.clear();
      for (const release of releases) release();
    };
    return { environment, turn, crash };
  }

  return {
    tab,
    /** Every stream ever opened, in order. */
    streams,
    openStreams: () => streams.filter(({ closed }) => !closed),
    network,
    comeOnline: () => {
      for (const act of online) act();
    },
    /** A message from a script of the same origin that is not one of our tabs. */
    send: (name: string, message: unknown) => {
      for (const port of ports) if (port.name === name) port.receive(message);
    },
    holders: () => [...held.keys()],
  };
}
