import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { endpoints, type BuiltCall, type HandlerInput, type Reply } from '#contract/endpoints/index.ts';
import type { Call, Endpoint } from '#schema/endpoint.ts';
import type { Portal } from './portal.ts';
import type { Principal } from './principal.ts';
import { FairPlaces, type PlaceLimits } from './fairness/fairPlaces.ts';
import { LONG_CALLS } from './plugins/countPendingRequests.ts';
import { requireAccess, requireOwner } from './plugins/access.ts';
import { requireOwnSite } from './plugins/ownSite.ts';
import { parseInput } from './plugins/parseInput.ts';
import { readUploads } from './plugins/uploads.ts';
import { recordSearches } from './recordSearches.ts';
import { refuse } from './refusal.ts';

/** Nobody is signed in at an anonymous call, as far as its handler knows. */
type Caller<N extends BuiltCall> = (typeof calls)[N]['access'] extends 'anonymous' ? Principal | null : Principal;

export type HandlerCall<N extends BuiltCall> = HandlerInput<N> & {
  principal: Caller<N>;
  request: FastifyRequest;
  reply: FastifyReply;
  portal: Portal;
};

/**
 * Answers one call: access, owner and input are checked before it runs. Says no by `throw refuse(…)`. An undefined
 * reply is 204; a handler that streams calls `reply.hijack()` and returns undefined.
 */
export type Handler<N extends BuiltCall> = (call: HandlerCall<N>) => Promise<Reply<N>>;

/**
 * A group of handlers; a missing one does not compile.
 * @example export const draftHandlers: Handlers<'listDrafts' | 'getDraft'> = { listDrafts: …, getDraft: … };
 */
export type Handlers<N extends BuiltCall> = { [K in N]: Handler<K> };

/** A bill with 999 rows of 1,000 characters in three-byte letters, and some. */
const BILL_LIMIT = 16 * 1024 * 1024;
/** A thousand ids, and some. */
const BODY_LIMIT = 256 * 1024;
const ANONYMOUS_BODY_LIMIT = 64 * 1024;
const KEY_MAX = 255;

/** `/bill/{id}` → `/bill/:id`, below the portal's base. */
export const routePath = (call: Call): string => call.path.replace(/\{(\w+)\}/gu, ':$1');

/**
 * Calls of one enterprise that are worked on at once, paid ones and all others apart: sends that wait for the wallet
 * delay no list. More would only wait for each other's rows; while another enterprise calls, they would also keep the
 * processor from it. `npm run bench -- --only=contention` shows what it brings.
 */
export const CALL_LIMITS: PlaceLimits = {
  all: 64,
  each: 8,
  waiting: 200,
  // Longer than a call waits for a row that another one holds.
  patience: 6_000,
  beside: { each: 1, pace: { share: 0.1, free: 300, longestRest: 400 } },
};

/** Registers the calls of a group with every check that stands before a handler. */
export function implement<N extends BuiltCall>(
  app: FastifyInstance,
  portal: Portal,
  handlers: Handlers<N>,
  limits = CALL_LIMITS,
): void {
  const places = new FairPlaces(limits, portal.activity);
  for (const name of Object.keys(handlers) as N[]) implementOne(app, portal, places, name, handlers[name]);
}

function implementOne<N extends BuiltCall>(
  app: FastifyInstance,
  portal: Portal,
  places: FairPlaces,
  name: N,
  handle: Handler<N>,
): void {
  const call: Call = calls[name];
  const shapes: Endpoint = endpoints[name];
  const register = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: routePath(call),
      bodyLimit: bodyLimitOf(call, shapes),
      config: { call: name },
      // Before the body is read: strangers upload nothing.
      onRequest: async (request) => {
        requireAccess(request, call.access);
        if (call.download) requireOwnSite(request);
        if (call.method === 'POST') requireOwner(request);
        if (call.paid && idempotencyKey(request) === '') throw refuse('keyMissing');
      },
      handler: async (request, reply) => {
        const principal = (request.signedIn?.principal ?? null) as Caller<N>;
        const work = async () => {
          const input = parseInput(shapes, request) as HandlerInput<N>;
          const remembered = principal && recordSearches(portal, principal, call, shapes, input.query);
          const answer = await handle({ ...input, principal, request, reply, portal });
          await remembered;
          if (reply.sent || reply.raw.headersSent) return reply;
          return answer === undefined ? reply.code(204).send() : reply.send(answer);
        };
        // A long call has limits of its own kind, and would keep a place while its reader is slow.
        if (!principal || LONG_CALLS.has(name)) return work();
        const group = principal.enterpriseId || `user ${principal.userId}`;
        const giveBack = await places.take(`${group} ${call.paid ? 'paid' : 'other'}`, group);
        try {
          return await work();
        } finally {
          giveBack();
        }
      },
    });
  // A file is read where one is expected and nowhere else.
  if (shapes.upload) {
    void app.register(async (scope) => {
      await readUploads(scope);
      register(scope);
    });
  } else register(app);
}

function bodyLimitOf(call: Call, shapes: Endpoint): number {
  if (shapes.billSized) return BILL_LIMIT;
  return call.access === 'anonymous' ? ANONYMOUS_BODY_LIMIT : BODY_LIMIT;
}

/** The caller's name for what it wants done once; empty when it gave none. @throws Refusal `keyMissing` when it is none */
export function idempotencyKey(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key'] ?? '').trim();
  if (key.length > KEY_MAX) throw refuse('keyMissing');
  return key;
}
