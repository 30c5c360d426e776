import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import { idempotencyKey } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { runIdempotent, type Lock } from '../send/runIdempotent.ts';
import type { OtherTenantLookups } from '../send/otherTenantLookups.ts';
import type { PaidFlow } from '../steps.ts';
import type { LockedIntent } from '../store/intents.ts';

interface PaidAction<L extends LockedIntent> {
  name: CallName;
  flow: PaidFlow;
  /** Everything that decides the outcome; the same key with another one is refused. */
  input: unknown;
  otherTenants: OtherTenantLookups;
  lock: Lock<L>;
}
interface CallContext {
  portal: Portal;
  principal: Principal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs a paid call once per `Idempotency-Key`; a repeated call gets the stored response. */
export async function runIdempotentCall<R, L extends LockedIntent>(
  { name, flow, input, otherTenants, lock }: PaidAction<L>,
  { portal, principal, request, reply }: CallContext,
  act: (batch: WriteBatch, intentKey: string, locked: L) => Promise<R>,
): Promise<R> {
  // implement() refuses a paid call without a key.
  const key = idempotencyKey(request);
  const intent = { key, call: name, flow, body: input };
  const answer = await runIdempotent(portal, principal, intent, lock, (batch, locked) =>
    otherTenants.count(portal, principal.enterpriseId, () => act(batch, key, locked)),
  );
  await portal.steps.mark(`${flow}.answering`);
  reply.code(answer.status);
  // The body has the type of this call: the key is bound to it.
  return answer.body as R;
}
