import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import { keyOf } from '../implement.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { answerOnce } from '../send/answerOnce.ts';
import type { ForeignNumbers } from '../send/foreignNumbers.ts';
import type { PaidFlow } from '../steps.ts';

interface PaidAction {
  name: CallName;
  flow: PaidFlow;
  /** Everything that decides the outcome. */
  order: unknown;
  foreign: ForeignNumbers;
}
interface Asking {
  portal: Portal;
  principal: Principal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a paid call: done once per `Idempotency-Key`, whatever was answered is answered again. */
export async function actOnce<R>(
  { name, flow, order, foreign }: PaidAction,
  { portal, principal, request, reply }: Asking,
  act: (trx: Tx, intentKey: string) => Promise<R>,
): Promise<R> {
  // implement() lets no paid call through without a key.
  const key = keyOf(request);
  const answer = await answerOnce(portal, principal, { key, call: name, flow, body: order }, (trx) =>
    foreign.count(portal, principal.enterpriseId, () => act(trx, key)),
  );
  await portal.steps.mark(`${flow}.answering`);
  reply.code(answer.status);
  // Written by this very call, now or when the key first came.
  return answer.body as R;
}
