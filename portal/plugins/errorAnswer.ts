import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#contract/limits.ts';
import { isDamage } from '../db/damage.ts';
import { temporaryFailure, type TemporaryFailure } from '../db/databaseErrors.ts';
import { errorFacts } from '../errorFacts.ts';
import { Refusal, refuse } from '../refusal.ts';
import { tokensOf } from './session.ts';
import { sentence } from './sentence.ts';

/** Refusals of the HTTP layer by status. */
const BY_STATUS: Record<number, ErrorName> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'wrongContentType',
  429: 'tooMany',
};

/** Seconds. A restart of the database takes a few; disk space is freed by a person. */
const RETRY_AFTER: Record<TemporaryFailure, number> = { serviceBusy: 2, databaseAway: 5, diskUnavailable: 30 };

/** Answers every failure as `{ code, message, errors? }`. */
export function answerErrors(app: FastifyInstance, { loginUrl }: Config): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof Refusal) {
      // The page gets the address of an external sign-in from this answer only.
      const isSignIn = error.reason === 'notLoggedIn' && loginUrl;
      return answerRefusal(isSignIn ? refuse('notLoggedIn', { extra: { loginUrl } }) : error, request, reply);
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    const known = BY_STATUS[status];
    if (known) return answerRefusal(refuse(known), request, reply);
    // Other client errors keep their status.
    if (status >= 400 && status < 500) {
      return reply
        .code(status)
        .header('x-request-id', request.id)
        .send({ code: status, message: sentence(request.locale, 'invalid') });
    }
    const failure = temporaryFailure(error);
    if (failure) {
      // Without a database every call fails: the log gets one line for each, without a stack.
      const { stack: _stack, ...facts } = errorFacts(error);
      request.log.warn({ route: request.routeOptions.url, ...facts }, failure);
      return answerRefusal(refuse(failure, { retryAfter: RETRY_AFTER[failure] }), request, reply);
    }
    request.log.error({ err: error }, 'unexpected');
    if (isDamage(error)) return answerRefusal(refuse('dataDamaged'), request, reply);
    return answerRefusal(refuse('unexpected'), request, reply);
  });
}

export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // An earlier check may refuse before cookies are parsed.
  const hasToken = refusal.reason === 'notLoggedIn' && tokensOf(request).length > 0;
  request.server.security.refused(refusal, request, hasToken);
  const body = refusalBody(refusal, request.locale);
  // [L06] A download opens a window, which shows the message as plain text when the download is refused.
  const isForWindow = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  const { retryAfter } = refusal.facts;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .type(isForWindow ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isForWindow ? body['message'] : body);
}

export function refusalBody(refusal: Refusal, locale: Locale): Record<string, unknown> {
  const { errors, args, extra } = refusal.facts;
  const message = sentence(locale, refusal.reason, args);
  return { code: refusal.code, message, ...(errors ? { errors } : {}), ...extra };
}
