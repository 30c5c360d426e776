import type { LiveEvent } from './liveMessage.ts';
import type { LiveWorld } from './liveWorld.ts';

/** How often a tab polls while it knows of no open stream, in milliseconds. */
const POLL_MS = 15_000;

export interface LiveListener {
  event: (event: LiveEvent) => void;
  /** A stream is open, and events before it were missed. */
  missed: () => void;
  /** No stream is known to be open: time to ask the portal instead. */
  poll: () => void;
}

/**
 * What one tab knows of the stream whose events it receives. Every stream has an id: a tab that learns of another one has
 * missed what happened in between. A tab that has not learned of an open stream for 15 s polls: a proxy may let no stream
 * through.
 */
export function createFollower(on: LiveListener, world: Pick<LiveWorld, 'later' | 'isOnline' | 'pageState'>) {
  let stream: string | null = null;
  let hasMissed = false;
  let cancelPoll = () => {};

  function pollLater() {
    cancelPoll();
    cancelPoll = world.later(() => {
      poll();
      pollLater();
    }, POLL_MS);
  }
  function poll() {
    if (world.pageState() === 'shown' && world.isOnline()) on.poll();
  }

  pollLater();
  return {
    stream: () => stream,
    /** The stream is open now. */
    follow: (id: string) => {
      pollLater();
      if (id === stream) return;
      if (stream !== null || hasMissed) on.missed();
      stream = id;
      hasMissed = false;
    },
    /** The stream is closed, or nothing is known of it any more. */
    lose: () => {
      stream = null;
      hasMissed = true;
    },
    poll,
    close: () => cancelPoll(),
  };
}
