import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import { idempotencyKey } from '../implement.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { runIdempotent } from '../send/runIdempotent.ts';
import type { OtherTenantLookups } from '../send/otherTenantLookups.ts';
import type { PaidFlow } from '../steps.ts';

interface PaidAction {
  name: CallName;
  flow: PaidFlow;
  /** Everything that decides the outcome; the same key with another one is refused. */
  input: unknown;
  otherTenants: OtherTenantLookups;
}
interface CallContext {
  portal: Portal;
  principal: Principal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs a paid call once per `Idempotency-Key`; a repeated call gets the stored response. */
export async function runIdempotentCall<R>(
  { name, flow, input, otherTenants }: PaidAction,
  { portal, principal, request, reply }: CallContext,
  act: (trx: Tx, intentKey: string) => Promise<R>,
): Promise<R> {
  // implement() refuses a paid call without a key.
  const key = idempotencyKey(request);
  const answer = await runIdempotent(portal, principal, { key, call: name, flow, body: input }, (trx) =>
    otherTenants.count(portal, principal.enterpriseId, () => act(trx, key)),
  );
  await portal.steps.mark(`${flow}.answering`);
  reply.code(answer.status);
  // The body has the type of this call: the key is bound to it.
  return answer.body as R;
}
