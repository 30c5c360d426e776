import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, type Asking, type Heard } from './browser.ts';
import { drawsOf } from './drawsOf.ts';

/** Everything that time decides, one fiftieth of what the app has, milliseconds. */
const BACK_OFF = [20, 40, 80, 160, 300, 600] as const;
const UNKNOWN_FOR = 1_200;
/** Of all sends this share is left by a page that is closed at once. */
const CLOSED = 0.05;
/** Refusals at the door say nothing of what came in before. */
const AT_THE_DOOR = [401, 403, 408, 429];

/** What somebody wants done once, as it is kept until it is answered. */
export interface Wish {
  key: string;
  path: string;
  body: unknown;
}

/** A wish with its answer. */
export interface Settled extends Wish {
  status: number;
  reply: unknown;
  posts: number;
}

/**
 * A page of the app as the portal sees it: the key of a wish is kept before it is posted; who hears nothing asks after
 * the key, ever less often, and posts the same again only when the portal said long enough that it knows nothing.
 */
export class Page {
  readonly #browser = new Browser();
  readonly #base: string;
  readonly #seed: number;
  readonly name: string;
  readonly #patience: number;
  #asked = 0;

  /** @param base the lossy network @param name of this page among all @param patience for one answer, milliseconds */
  constructor(base: string, seed: number, name: string, patience: number) {
    this.name = name;
    this.#patience = patience;
    this.#base = base;
    this.#seed = seed;
  }

  /** Past the network: a person is signed in before it turns bad. @param portal the portal's own address */
  signIn(portal: string | null, account: string, password: string): Promise<void> {
    return this.#browser.signIn(portal, account, password);
  }

  /** Asks until something is heard that is no trouble of the moment. */
  async get<T>(path: string): Promise<T> {
    for (let tried = 0; ; tried += 1) {
      const heard = await this.#call('GET', path);
      if (heard && heard.status < 300) return heard.body as T;
      if (heard && heard.status < 500 && !AT_THE_DOOR.includes(heard.status)) {
        throw new Error(`${path} was answered ${JSON.stringify(heard)}.`);
      }
      await sleep(backOff(tried));
    }
  }

  /** Has something done once, however long it takes. */
  async perform(wish: Wish): Promise<Settled> {
    for (let posts = 1; ; posts += 1) {
      const isClosed = drawsOf(this.#seed, wish.key, posts)() < CLOSED;
      const heard = await this.#call('POST', wish.path, {
        body: wish.body,
        key: wish.key,
        patience: isClosed ? 10 : this.#patience,
      });
      const final = isFinal(heard, posts) ? heard : await this.#askAfter(wish.key);
      if (final) return { ...wish, status: final.status, reply: final.body, posts };
    }
  }

  /** Posts what carries no key, until `isDone` sees that it is done. */
  async insist(path: string, isDone: () => Promise<boolean>): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      const heard = await this.#call('POST', path);
      if (heard?.status === 200 || (await isDone())) return;
      await sleep(backOff(tried));
    }
  }

  /** @returns the answer to a key; null when it never arrived */
  async #askAfter(key: string): Promise<Heard> {
    let unknownSince: number | null = null;
    for (let question = 0; ; question += 1) {
      await sleep(backOff(question));
      const heard = await this.#call('GET', `/intents/${key}`);
      if (heard?.status !== 200) continue;
      const { state, status = 200, body } = heard.body as { state: string; status?: number; body?: unknown };
      if (state === 'done') return { status, body };
      if (state !== 'unknown') unknownSince = null;
      else unknownSince ??= Date.now();
      if (unknownSince !== null && Date.now() - unknownSince >= UNKNOWN_FOR) return null;
    }
  }

  #call(method: 'GET' | 'POST', path: string, asking: Asking = {}): Promise<Heard> {
    this.#asked += 1;
    const name = `${this.name} ${this.#asked}`;
    return this.#browser.call(this.#base, method, path, { patience: this.#patience, name, ...asking });
  }
}

const backOff = (question: number): number => BACK_OFF[Math.min(question, BACK_OFF.length - 1)] ?? 600;

/** Whether an answer says for certain what became of a wish. */
function isFinal(heard: Heard, posts: number): boolean {
  if (!heard || heard.status >= 500 || AT_THE_DOOR.includes(heard.status)) return false;
  const { code } = heard.body as { code?: number };
  return posts === 1 || code !== 409;
}
