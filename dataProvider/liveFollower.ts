import type { LiveEvent } from './liveMessage.ts';
import type { LiveEnvironment } from './liveEnvironment.ts';

/** Polling interval while no open stream is known. */
const POLL_MS = 15_000;

export interface LiveListener {
  event: (event: LiveEvent) => void;
  /** A stream opened, and events before it were missed. */
  missed: () => void;
  /** No stream is known to be open: poll the portal. */
  poll: () => void;
}

/**
 * The state of the stream whose events a tab receives. Each stream has an id: a tab that learns of a new id
 * has missed the events in between. A tab without an open stream for 15 s polls, because a proxy may block streams.
 */
export function createFollower(
  on: LiveListener,
  environment: Pick<LiveEnvironment, 'later' | 'isOnline' | 'pageState'>,
) {
  let stream: string | null = null;
  let hasMissed = false;
  let cancelPoll = () => {};

  function pollLater() {
    cancelPoll();
    cancelPoll = environment.later(() => {
      poll();
      pollLater();
    }, POLL_MS);
  }
  function poll() {
    if (environment.pageState() === 'shown' && environment.isOnline()) on.poll();
  }

  pollLater();
  return {
    stream: () => stream,
    /** The stream is open. */
    follow: (id: string) => {
      pollLater();
      if (id === stream) return;
      if (stream !== null || hasMissed) on.missed();
      stream = id;
      hasMissed = false;
    },
    /** The stream is closed, or its state is unknown. */
    lose: () => {
      stream = null;
      hasMissed = true;
    },
    poll,
    close: () => cancelPoll(),
  };
}
