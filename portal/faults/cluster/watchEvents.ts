import { setTimeout as sleep } from 'node:timers/promises';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { ApiClient } from '../apiClient.ts';

const RECONNECT_DELAY = 250;

/** The event stream of one page, which reconnects by itself as the app's page does. */
export class EventWatcher {
  /** Streams that were opened. */
  connections = 0;
  /** Events that arrived. */
  events = 0;
  /** Longest time without a stream, milliseconds. */
  longestGap = 0;
  readonly #ended = new AbortController();
  readonly #done: Promise<void>;

  /** @param base address of the balancer or of one portal @param client a signed-in session */
  constructor(base: string, client: ApiClient) {
    this.#done = this.#run(base, client);
  }

  async end(): Promise<void> {
    this.#ended.abort();
    await this.#done;
  }

  async #run(base: string, client: ApiClient): Promise<void> {
    const { signal } = this.#ended;
    let lostAt = Date.now();
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${base}${PORTAL_BASE}/events`, { headers: client.headers(), signal });
        if (!answer.ok || !answer.body) throw new Error(`The stream was answered ${answer.status}.`);
        this.connections += 1;
        this.longestGap = Math.max(this.longestGap, Date.now() - lostAt);
        await this.#read(answer.body).finally(() => (lostAt = Date.now()));
      } catch {
        // The portal is down; the loop tries again.
      }
      await sleep(RECONNECT_DELAY);
    }
  }

  async #read(body: ReadableStream<BufferSource>): Promise<void> {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      this.events += text.split('\n').filter((line) => line.startsWith('data:')).length;
    }
  }
}
