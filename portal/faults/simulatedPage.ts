import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, type ApiCallOptions, type ApiResponse } from './apiClient.ts';
import { seededDraws } from './seededDraws.ts';

/** Delays of the app divided by fifty, milliseconds. */
const BACK_OFF_DELAYS = [20, 40, 80, 160, 300, 600] as const;
const UNKNOWN_TIMEOUT = 1_200;
/** A busy portal may need longer than a page waits: each timeout in a row doubles the next wait, up to this factor. */
const PATIENCE_MAX = 32;
/** Share of sends whose page closes right after the request. */
const CLOSED_SHARE = 0.05;
/** Statuses that are answered before the key is looked up: they do not give the outcome of an earlier attempt. */
const REFUSED_BEFORE_LOOKUP = [401, 403, 408, 429];

/** A user action that must take effect once. */
interface SimulatedIntent {
  key: string;
  path: string;
  body: unknown;
}

export interface SettledIntent extends SimulatedIntent {
  status: number;
  reply: unknown;
  posts: number;
}

/**
 * A page of the app as the portal sees it. Without an answer it polls the intent's key with back-off, and repeats the
 * request only after the portal reported the key as unknown for a while.
 */
export class SimulatedPage {
  readonly #client = new ApiClient();
  readonly #base: string;
  readonly #seed: number;
  readonly name: string;
  readonly #timeout: number;
  #asked = 0;
  /** Factor of the timeout. */
  #patience = 1;

  /** @param base address of the lossy proxy @param name unique in the run @param timeout of a request, milliseconds */
  constructor(base: string, seed: number, name: string, timeout: number) {
    this.name = name;
    this.#timeout = timeout;
    this.#base = base;
    this.#seed = seed;
  }

  /** Signs in without the lossy proxy. @param portal the portal's own address */
  signIn(portal: string | null, account: string, password: string): Promise<void> {
    return this.#client.signIn(portal, account, password);
  }

  /** Repeats a request until it is answered without a temporary failure. */
  async get<T>(path: string): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#call('GET', path);
      if (response && response.status < 300) return response.body as T;
      if (response && response.status < 500 && !REFUSED_BEFORE_LOOKUP.includes(response.status)) {
        throw new Error(`${path} was answered ${JSON.stringify(response)}.`);
      }
      await sleep(backOffDelay(attempt));
    }
  }

  async runIntent(intent: SimulatedIntent): Promise<SettledIntent> {
    for (let posts = 1; ; posts += 1) {
      const isClosed = seededDraws(this.#seed, intent.key, posts)() < CLOSED_SHARE;
      const response = await this.#call('POST', intent.path, {
        body: intent.body,
        key: intent.key,
        ...(isClosed ? { timeout: 10 } : {}),
      });
      const final = isFinal(response, posts) ? response : await this.#pollIntent(intent.key);
      if (final) return { ...intent, status: final.status, reply: final.body, posts };
    }
  }

  /** Repeats a request without a key until it succeeds or `isDone`. */
  async postUntil(path: string, isDone: () => Promise<boolean>): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#call('POST', path);
      if (response?.status === 200 || (await isDone())) return;
      await sleep(backOffDelay(attempt));
    }
  }

  /** @returns the stored answer of a key; null when the portal has no such key */
  async #pollIntent(key: string): Promise<ApiResponse> {
    let unknownSince: number | null = null;
    for (let attempt = 0; ; attempt += 1) {
      await sleep(backOffDelay(attempt));
      const response = await this.#call('GET', `/intents/${key}`);
      if (response?.status !== 200) continue;
      const { state, status = 200, body } = response.body as { state: string; status?: number; body?: unknown };
      if (state === 'done') return { status, body };
      if (state !== 'unknown') unknownSince = null;
      else unknownSince ??= Date.now();
      if (unknownSince !== null && Date.now() - unknownSince >= UNKNOWN_TIMEOUT) return null;
    }
  }

  async #call(method: 'GET' | 'POST', path: string, options: ApiCallOptions = {}): Promise<ApiResponse> {
    this.#asked += 1;
    const name = `${this.name} ${this.#asked}`;
    const timeout = this.#timeout * this.#patience;
    const startedAt = Date.now();
    const response = await this.#client.call(this.#base, method, path, { timeout, name, ...options });
    if (response) this.#patience = 1;
    else if (Date.now() - startedAt >= timeout) this.#patience = Math.min(this.#patience * 2, PATIENCE_MAX);
    return response;
  }
}

const backOffDelay = (attempt: number): number => BACK_OFF_DELAYS[Math.min(attempt, BACK_OFF_DELAYS.length - 1)] ?? 600;

/** Whether a response settles an intent. A 409 to a repeated request may come from the first one. */
function isFinal(response: ApiResponse, posts: number): boolean {
  if (!response || response.status >= 500 || REFUSED_BEFORE_LOOKUP.includes(response.status)) return false;
  const { code } = response.body as { code?: number };
  return posts === 1 || code !== 409;
}
