import { setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { tokensOf } from './session.ts';

/** Calls per minute (decision 0020); the anonymous ones of an address together. */
const CALLS_PER_MINUTE = { signedIn: 1_200, anonymous: 600 } as const;

/** Milliseconds by which each refusal is delayed, to slow down callers that ignore `Retry-After`. */
const HOLD = 1_000;
/** Refusals delayed at the same time; further ones are sent at once. */
const HELD_MAX = 1_000;
/** Callers over the limit that are remembered. */
const KNOWN_MAX = 10_000;

/** Callers over the limit, by the session tokens they send, until they may call again. */
class OverLimit {
  readonly #until = new Map<string, number>();
  #held = 0;

  /** @param ttl milliseconds until the caller may call again */
  add(tokens: readonly string[], ttl: number): void {
    if (tokens.length === 0) return;
    if (this.#until.size >= KNOWN_MAX) this.#until.clear();
    this.#until.set(tokens.join(' '), performance.now() + ttl);
  }

  /** Milliseconds until a caller may call again; 0 for one that may. */
  remaining(tokens: readonly string[]): number {
    const key = tokens.join(' ');
    const left = (this.#until.get(key) ?? 0) - performance.now();
    if (left > 0) return left;
    this.#until.delete(key);
    return 0;
  }

  async hold(): Promise<void> {
    if (this.#held >= HELD_MAX) return;
    this.#held += 1;
    await sleep(HOLD);
    this.#held -= 1;
  }
}

/**
 * Refuses callers over the limit without a database call. To be registered before `readSession`.
 */
export function refuseOverLimit(app: FastifyInstance): OverLimit {
  const over = new OverLimit();
  app.addHook('onRequest', async (request) => {
    const remaining = over.remaining(tokensOf(request));
    if (remaining === 0) return;
    await over.hold();
    throw refuse('tooMany', { retryAfter: Math.ceil(remaining / 1_000) });
  });
  return over;
}

/**
 * Stops a runaway page; no user reaches the limit by hand. Counted per process, in memory.
 * @param portals among which the balancer divides the calls of a caller; each allows its part
 */
export async function limitRates(app: FastifyInstance, over: OverLimit, portals: number): Promise<void> {
  await app.register(rateLimit, {
    hook: 'preParsing',
    timeWindow: 60_000,
    max: ({ signedIn }) => Math.ceil((signedIn ? CALLS_PER_MINUTE.signedIn : CALLS_PER_MINUTE.anonymous) / portals),
    keyGenerator: (request) => request.signedIn?.apiKey?.id ?? request.signedIn?.principal.userId ?? request.ip,
    errorResponseBuilder: (request: FastifyRequest, { ttl }) => {
      // Anonymous callers are counted by address, which signed-in users may share.
      if (request.signedIn) over.add(tokensOf(request), ttl);
      return refuse('tooMany');
    },
  });
}
