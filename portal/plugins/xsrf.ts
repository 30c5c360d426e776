import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { Call } from '#schema/endpoint.ts';
import type { Config } from '../config.ts';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';
import { refuse } from '../refusal.ts';
import { readHostCookie, setHostCookie } from './hostCookie.ts';
import { isOtherOrigin } from './requestOrigin.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Replaces the forgery token at sign-in (with the new session's hash) and at sign-out (with null). */
    renewForgeryToken(sessionHash: string | null): void;
  }
}

const TOKEN_COOKIE = 'XSRF-TOKEN';
/** Binds the token of a visitor without a session; not readable by scripts. */
const VISIT_COOKIE = 'tpt-visit';
const VISIT = /^[\w-]{32}$/u;
const HEADER = 'x-xsrf-token';

/**
 * [C02] Sets a readable cookie unless the request has a valid one; a write must repeat it in a header, which a page of
 * another site cannot do. The signature covers the session, so a token of another session, or from before sign-in, is
 * refused (decision 0021). Runs after the session is read.
 * @param secret of the database, shared by all portal processes
 */
export function guardWrites(app: FastifyInstance, secret: string, settings: Pick<Config, 'allowedHosts'>): void {
  app.decorateReply('renewForgeryToken', function (this: FastifyReply, sessionHash: string | null) {
    giveToken(
      this.request,
      this,
      secret,
      sessionHash === null ? newVisit(this.request, this) : `session ${sessionHash}`,
    );
  });
  app.addHook('onRequest', async (request, reply) => {
    // [P06] No page of another site can send the key of a program, which has no cookies.
    if (request.signedIn?.apiKey !== undefined) return;
    const held = readHostCookie(request, TOKEN_COOKIE);
    const owner = signedInOwner(request);
    const isValid = owner !== null && isSigned(held, owner, secret);
    if (!isValid) giveToken(request, reply, secret, owner ?? newVisit(request, reply));
    if (isRead(request) || isRefusedAnyway(request) || isAuthorizedBySecret(request)) return;
    if (isOtherOrigin(request, settings)) throw refuse('xsrf');
    const sent = request.headers[HEADER];
    // The page repeats the call once with the token of this answer.
    if (!isValid || typeof sent !== 'string' || !isEqualInConstantTime(sent, held))
      throw refuse('xsrf', { extra: { reason: 'token' } });
  });
}

const isRead = (request: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/** A token in the address or a signature authorizes the write, not the session: mail programs and adapters have none. */
export const AUTHORIZED_BY_SECRET = { isAuthorizedBySecret: true };
const isAuthorizedBySecret = (request: FastifyRequest): boolean =>
  'isAuthorizedBySecret' in (request.routeOptions.config ?? {});

/** The access check will answer 401: a page whose session has ended must get that instead of a token error. */
function isRefusedAnyway(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config as { call?: keyof typeof calls };
  const declared: Call | undefined = call && calls[call];
  return declared !== undefined && declared.access !== 'anonymous' && !request.signedIn;
}

/** Owner of a valid token: the session, else the visit; null without both. */
function signedInOwner(request: FastifyRequest): string | null {
  if (request.signedIn) return `session ${request.signedIn.tokenHash}`;
  const visit = readHostCookie(request, VISIT_COOKIE);
  return visit !== undefined && VISIT.test(visit) ? `visit ${visit}` : null;
}

function newVisit(request: FastifyRequest, reply: FastifyReply): string {
  const visit = randomBytes(24).toString('base64url');
  setHostCookie(request, reply, VISIT_COOKIE, visit, { httpOnly: true });
  return `visit ${visit}`;
}

function giveToken(request: FastifyRequest, reply: FastifyReply, secret: string, owner: string): void {
  const random = randomBytes(24).toString('base64url');
  setHostCookie(request, reply, TOKEN_COOKIE, `${random}.${sign(random, owner, secret)}`);
}

function isSigned(token: string | undefined, owner: string, secret: string): token is string {
  const [random = '', signature = '', ...rest] = (token ?? '').split('.');
  return random.length === 32 && rest.length === 0 && isEqualInConstantTime(signature, sign(random, owner, secret));
}

function sign(random: string, owner: string, secret: string): string {
  return createHmac('sha256', secret).update(`${random} ${owner}`).digest('base64url');
}
