/** What happened on the portal that an open page may show. */
export interface LiveEvent {
  type: string;
  data?: unknown;
}

/** What the channel needs of its surroundings; tests give their own. */
export interface LiveWorld {
  open: (address: string) => EventSource;
  /** Runs `act` after some milliseconds; returns how to forget it. */
  later: (act: () => void, ms: number) => () => void;
  /** Calls back when the network is there again; returns how to stop. */
  onOnline: (act: () => void) => () => void;
  /** Whether somebody can see the page and the browser knows of a network. */
  mayAsk: () => boolean;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** How often the page asks by itself while no stream is open. */
const ASK_MS = 15_000;

/**
 * One stream of the portal's events that comes back by itself, each time after a longer rest, at once when the network
 * returns. Events of the time between are gone, so a return is told apart: the page then asks for what it shows. It asks
 * at a calm pace, too, while no stream opens at all: a proxy may let none through.
 * @returns how to close it
 */
export function openLiveChannel(
  address: string,
  on: { event: (event: LiveEvent) => void; back: () => void; deaf: () => void },
  world: LiveWorld,
): () => void {
  let source: EventSource | null = null;
  let wait = FIRST_WAIT_MS;
  let wasLost = false;
  let forget = () => {};
  let stopAsking: (() => void) | null = null;

  function askLater() {
    stopAsking = world.later(() => {
      if (world.mayAsk()) on.deaf();
      askLater();
    }, ASK_MS);
  }

  function connect() {
    forget();
    source?.close();
    const opened = world.open(address);
    source = opened;
    if (!stopAsking) askLater();
    opened.onopen = () => {
      if (source !== opened) return;
      stopAsking?.();
      stopAsking = null;
      wait = FIRST_WAIT_MS;
      if (wasLost) on.back();
      wasLost = false;
    };
    opened.onmessage = (message: MessageEvent<string>) => {
      const event = readEvent(message.data);
      if (event) on.event(event);
    };
    opened.onerror = () => {
      if (source !== opened) return;
      // The browser would come back after a fixed time, and never after an HTTP error.
      opened.close();
      source = null;
      wasLost = true;
      if (!stopAsking) askLater();
      forget();
      forget = world.later(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  }

  connect();
  // A stream may outlive its network without a word of it, and what was asked meanwhile has failed.
  const stopOnline = world.onOnline(() => {
    wasLost = true;
    connect();
  });
  return () => {
    forget();
    stopAsking?.();
    stopOnline();
    source?.close();
    source = null;
  };
}

function readEvent(text: string): LiveEvent | null {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null) return null;
    return 'type' in value && typeof value.type === 'string' ? (value as LiveEvent) : null;
  } catch {
    return null;
  }
}
