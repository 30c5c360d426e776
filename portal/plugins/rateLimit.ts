import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

/** Calls a minute: decisions promise a signed-in person at least 600. */
const SIGNED_IN = 1200;
const ANONYMOUS = 600;

/** Keeps one runaway page from starving the others; people never meet it. Counted per process, in memory. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    hook: 'preParsing',
    timeWindow: 60_000,
    max: (request) => (request.signedIn ? SIGNED_IN : ANONYMOUS),
    keyGenerator: (request) => request.signedIn?.principal.userId ?? request.ip,
    errorResponseBuilder: () => refuse('tooMany'),
  });
}
