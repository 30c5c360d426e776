import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { endpoints, type BuiltCall, type HandlerInput, type Reply } from '#contract/endpoints/index.ts';
import type { Call, Endpoint } from '#schema/endpoint.ts';
import { REPLICA_CALLS } from './db/readReplica.ts';
import type { Portal } from './portal.ts';
import type { Principal } from './principal.ts';
import { FairSlots, type SlotLimits } from './fairness/fairSlots.ts';
import { LONG_CALLS } from './plugins/countPendingRequests.ts';
import { requireAccess, requireOpenCall, requireOwner } from './plugins/access.ts';
import { requireOwnSite } from './plugins/ownSite.ts';
import { parseInput } from './plugins/parseInput.ts';
import { readUploads } from './plugins/uploads.ts';
import { recordSearches } from './recordSearches.ts';
import { refuse } from './refusal.ts';

/** Handlers of anonymous calls get no principal. */
type Caller<N extends BuiltCall> = (typeof calls)[N]['access'] extends 'anonymous' ? Principal | null : Principal;

export type HandlerCall<N extends BuiltCall> = HandlerInput<N> & {
  principal: Caller<N>;
  request: FastifyRequest;
  reply: FastifyReply;
  portal: Portal;
};

/**
 * Answers one call, after access, owner and input were checked. Refuses with `throw refuse(…)`. An undefined
 * reply is 204; a handler that streams calls `reply.hijack()` and returns undefined.
 */
type Handler<N extends BuiltCall> = (call: HandlerCall<N>) => Promise<Reply<N>>;

/**
 * A group of handlers; a missing one does not compile.
 * @example export const draftHandlers: Handlers<'listDrafts' | 'getDraft'> = { listDrafts: …, getDraft: … };
 */
export type Handlers<N extends BuiltCall> = { [K in N]: Handler<K> };

/** More than a bill with 999 rows of 1,000 three-byte characters. */
const BILL_LIMIT = 16 * 1024 * 1024;
/** More than a thousand ids. */
const BODY_LIMIT = 256 * 1024;
const ANONYMOUS_BODY_LIMIT = 64 * 1024;
const KEY_MAX = 255;

/** `/bill/{id}` → `/bill/:id`, below the portal's base. */
export const routePath = (call: Call): string => call.path.replace(/\{(\w+)\}/gu, ':$1');

export type CallLimits = Record<'paid' | 'other', SlotLimits>;
type CallSlots = Record<keyof CallLimits, FairSlots>;

const COMMON_LIMITS = {
  all: 64,
  each: 8,
  waiting: 200,
  // Longer than the lock timeout of a call.
  timeout: 6_000,
};

const contended = (share: number) => ({ each: 1, pace: { share, free: 300, longestPause: 400 } });

/**
 * Concurrent calls of one enterprise, paid calls and others counted separately: sends that wait for the wallet
 * delay no list. More calls would wait for each other's rows and, while another enterprise calls, take the
 * processor from it. A paid call has half the share of time, because jobs for customs follow it. `npm run bench --
 * --only=contention` measures the effect.
 */
export const CALL_LIMITS: CallLimits = {
  paid: { ...COMMON_LIMITS, contended: contended(0.05) },
  other: { ...COMMON_LIMITS, contended: contended(0.1) },
};

/** Registers the calls of a group with all checks that run before a handler. */
export function implement<N extends BuiltCall>(
  app: FastifyInstance,
  portal: Portal,
  handlers: Handlers<N>,
  limits = CALL_LIMITS,
): void {
  const slots: CallSlots = {
    paid: new FairSlots(limits.paid, portal.activity),
    other: new FairSlots(limits.other, portal.activity),
  };
  for (const name of Object.keys(handlers) as N[]) implementOne(app, portal, slots, name, handlers[name]);
}

function implementOne<N extends BuiltCall>(
  app: FastifyInstance,
  portal: Portal,
  slots: CallSlots,
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
      // Before the body is read, so that refused callers upload nothing.
      onRequest: async (request) => {
        requireAccess(request, call.access);
        requireOpenCall(request, name);
        if (call.download) requireOwnSite(request);
        if (call.method !== 'GET') requireOwner(request);
        if (call.paid && idempotencyKey(request) === '') throw refuse('keyMissing');
      },
      handler: async (request, reply) => {
        const principal = (request.signedIn?.principal ?? null) as Caller<N>;
        const work = async () => {
          const input = parseInput(shapes, request) as HandlerInput<N>;
          const isByPerson = request.signedIn?.apiKey === undefined;
          const remembered = principal && isByPerson && recordSearches(portal, principal, call, shapes, input.query);
          const answerFrom = (source: Portal) => handle({ ...input, principal, request, reply, portal: source });
          const isSent = () => reply.sent || reply.raw.headersSent;
          const replica = REPLICA_CALLS.has(name) ? portal.replica : undefined;
          const answer = await (replica
            ? replica.read(isSent, (store) => answerFrom({ ...portal, ...store }))
            : answerFrom(portal));
          await remembered;
          if (isSent()) return reply;
          return answer === undefined ? reply.code(204).send() : reply.send(answer);
        };
        // Long calls have their own limits and would occupy a slot while their reader is slow.
        if (!principal || LONG_CALLS.has(name)) return work();
        const group = principal.enterpriseId || `user ${principal.userId}`;
        const releaseSlot = await (call.paid ? slots.paid : slots.other).take(group);
        try {
          return await work();
        } finally {
          releaseSlot();
        }
      },
    });
  // Multipart bodies are accepted by upload calls only.
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

/** Reads the idempotency key; empty without one. @throws Refusal `keyTooLong` */
export function idempotencyKey(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key'] ?? '').trim();
  if (key.length > KEY_MAX) throw refuse('keyTooLong', { args: { max: KEY_MAX } });
  return key;
}
