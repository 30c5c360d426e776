import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#contract/limits.ts';
import { isDamage } from '../db/damage.ts';
import { temporaryFailure } from '../db/databaseErrors.ts';
import { errorFacts } from '../errorFacts.ts';
import { Refusal, refuse } from '../refusal.ts';
import { tokensOf } from './session.ts';
import { sentence } from './sentence.ts';

/** What the HTTP layer itself refuses, by the status it would answer. */
const BY_STATUS: Record<number, ErrorName> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'wrongContentType',
  429: 'tooMany',
};

/** Seconds after which a caller may try again; a database that restarts takes a few. */
const RETRY_AFTER = { serviceBusy: 2, databaseAway: 5 };

/** Every failure leaves as `{ code, message, errors? }`, whatever raised it. */
export function answerErrors(app: FastifyInstance, { loginUrl }: Config): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof Refusal) {
      // The page cannot know where an enterprise's own sign-in stands.
      const isSignIn = error.reason === 'notLoggedIn' && loginUrl;
      return answerRefusal(isSignIn ? refuse('notLoggedIn', { extra: { loginUrl } }) : error, request, reply);
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    const known = BY_STATUS[status];
    if (known) return answerRefusal(refuse(known), request, reply);
    // Whatever else is the caller's doing keeps its status.
    if (status >= 400 && status < 500) {
      return reply
        .code(status)
        .header('x-request-id', request.id)
        .send({ code: status, message: sentence(request.locale, 'invalid') });
    }
    const trouble = temporaryFailure(error);
    if (trouble) {
      // A database that is away fails every call: a line each, without a stack.
      const { stack: _stack, ...facts } = errorFacts(error);
      request.log.warn({ route: request.routeOptions.url, ...facts }, trouble);
      return answerRefusal(refuse(trouble, { retryAfter: RETRY_AFTER[trouble] }), request, reply);
    }
    request.log.error({ err: error }, 'unexpected');
    if (isDamage(error)) return answerRefusal(refuse('dataDamaged'), request, reply);
    return answerRefusal(refuse('unexpected'), request, reply);
  });
}

export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Cookies are not read yet where an earlier check refuses.
  const hasToken = refusal.reason === 'notLoggedIn' && tokensOf(request).length > 0;
  request.server.security.refused(refusal, request, hasToken);
  const body = refusalBody(refusal, request.locale);
  // [L06] A download opens a window of its own; where there is none, that window shows why, to a person.
  const isForWindow = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  const { retryAfter } = refusal.facts;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .type(isForWindow ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isForWindow ? body['message'] : body);
}

/** A refusal as the wire has it, in a language. */
export function refusalBody(refusal: Refusal, locale: Locale): Record<string, unknown> {
  const { errors, args, extra } = refusal.facts;
  const message = sentence(locale, refusal.reason, args);
  return { code: refusal.code, message, ...(errors ? { errors } : {}), ...extra };
}
