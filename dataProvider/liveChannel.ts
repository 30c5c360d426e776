import { readEvent, type LiveEvent } from './liveMessage.ts';
import type { LiveEnvironment } from './liveEnvironment.ts';

const FIRST_WAIT_MS = 1_000;
const WAIT_MAX_MS = 30_000;

/**
 * Opens a stream of the portal's events. Reconnects with exponential back-off, and at once when the network returns.
 * Calls `open` and `lost` in turn; events between them are lost.
 * @returns closes the stream
 */
export function openLiveChannel(
  address: string,
  on: { open: () => void; event: (event: LiveEvent) => void; lost: () => void },
  environment: Pick<LiveEnvironment, 'open' | 'later' | 'onOnline'>,
): () => void {
  let source: EventSource | null = null;
  let wait = FIRST_WAIT_MS;
  let cancel = () => {};

  function connect() {
    cancel();
    source?.close();
    const opened = environment.open(address);
    source = opened;
    opened.onopen = () => {
      if (source !== opened) return;
      wait = FIRST_WAIT_MS;
      on.open();
    };
    opened.onmessage = (message: MessageEvent<string>) => {
      const event = readEvent(message.data);
      if (event) on.event(event);
    };
    opened.onerror = () => {
      if (source !== opened) return;
      // Browsers reconnect after a fixed time, and never after an HTTP error.
      opened.close();
      source = null;
      on.lost();
      cancel();
      cancel = environment.later(connect, wait);
      wait = Math.min(wait * 2, WAIT_MAX_MS);
    };
  }

  connect();
  // A stream may survive a network change without an error, but calls made meanwhile have failed.
  const stopOnline = environment.onOnline(() => {
    on.lost();
    connect();
  });
  return () => {
    cancel();
    stopOnline();
    source?.close();
    source = null;
  };
}
