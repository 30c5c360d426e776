import { openLiveChannel } from './liveChannel.ts';
import { createFollower, type LiveListener } from './liveFollower.ts';
import { readTabMessage, type TabMessage } from './liveMessage.ts';
import type { LiveEnvironment, PageState, TabPort } from './liveEnvironment.ts';

/** Interval of the leader's heartbeat; tabs that miss three of them poll. */
const BEAT_MS = 5_000;
/** How long a hidden tab keeps the lead, so that switching tabs briefly opens no new stream. */
const HIDDEN_LEAD_MS = 5_000;

/**
 * Receives the portal's events over one stream for all tabs of an owner: over HTTP/1.1 a browser opens six connections
 * per host, and each stream occupies one for as long as it is open. The tabs elect a leader among those that are shown;
 * it opens the stream and forwards the events. When it closes, crashes, is frozen or stays hidden, another one is
 * elected. While every tab is hidden there is no stream. Without Web Locks or BroadcastChannel the tab polls.
 * @returns stops and closes everything
 */
export function followInAllTabs(
  { owner, address }: { owner: string; address: string },
  on: LiveListener,
  environment: LiveEnvironment,
): () => void {
  const { tabs } = environment;
  // Tabs of different owners share neither leader nor channel.
  const name = `tpt-events:${owner}`;
  const follower = createFollower(on, environment);
  let page = environment.pageState();
  let port: TabPort | null = null;
  let resign: (() => void) | null = null;
  let closeStream: (() => void) | null = null;
  let cancelHidden = () => {};

  const post = (message: TabMessage) => port?.post(message);

  function lead() {
    let id = '';
    let cancelBeat = () => {};
    function beat() {
      post({ kind: 'open', stream: id });
      follower.follow(id);
      cancelBeat();
      cancelBeat = environment.later(beat, BEAT_MS);
    }
    const closeChannel = openLiveChannel(
      address,
      {
        open: () => {
          id = tabs?.newId() ?? '';
          beat();
        },
        event: (event) => {
          post({ kind: 'event', stream: id, event });
          on.event(event);
        },
        lost: () => {
          cancelBeat();
          post({ kind: 'lost' });
          follower.lose();
        },
      },
      environment,
    );
    closeStream = () => {
      cancelBeat();
      closeChannel();
      follower.lose();
    };
  }

  function applyForLead() {
    if (port && !resign) resign = tabs?.lead(name, lead) ?? null;
  }
  function stepDown() {
    // Closes the stream first, because the next leader may open its own at once.
    closeStream?.();
    closeStream = null;
    resign?.();
    resign = null;
  }

  function receive(value: unknown) {
    const message = readTabMessage(value);
    const stream = follower.stream();
    if (closeStream) {
      // Answers a tab that was opened later.
      if (message?.kind === 'hello' && stream !== null) post({ kind: 'open', stream });
      return;
    }
    if (message?.kind === 'open') follower.follow(message.stream);
    if (message?.kind === 'lost') follower.lose();
    if (message?.kind === 'event') {
      follower.follow(message.stream);
      on.event(message.event);
    }
  }

  function enter() {
    port = tabs?.join(name, receive) ?? null;
    post({ kind: 'hello' });
    if (page === 'shown') applyForLead();
  }
  function leave() {
    cancelHidden();
    stepDown();
    port?.leave();
    port = null;
  }

  function change(to: PageState) {
    if (to === page) return;
    const from = page;
    page = to;
    cancelHidden();
    if (to === 'stopped') return leave();
    if (from === 'stopped') {
      follower.lose();
      enter();
    }
    if (to === 'hidden') {
      cancelHidden = environment.later(stepDown, HIDDEN_LEAD_MS);
      return;
    }
    applyForLead();
    if (follower.stream() === null) follower.poll();
  }

  enter();
  const stopPageState = environment.onPageState(change);
  return () => {
    stopPageState();
    leave();
    follower.close();
  };
}
