import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import type { HandlerCall, Handlers } from '../implement.ts';
import { answerOnce } from '../send/answerOnce.ts';
import { sendBills, type SendOrder } from '../send/sendBills.ts';

type Paid = HandlerCall<'sendDrafts'> | HandlerCall<'sendBill'>;

/** [D05] Sending: once per `Idempotency-Key`, all or none. */
export const sendHandlers: Handlers<'sendDrafts' | 'sendBill'> = {
  sendDrafts: (call) => sendOnce('sendDrafts', call, orderOf(call.body)),
  sendBill: (call) => sendOnce('sendBill', call, orderOf(call.body)),
};

type Asked = Pick<SendOrder, 'what' | 'quotedTotal'>;

function orderOf(body: Paid['body']): Asked {
  if ('ids' in body) return { what: { ids: body.ids }, quotedTotal: body.quotedTotal };
  const { quotedTotal, ...bill } = body;
  return { what: { bill }, quotedTotal };
}

async function sendOnce(name: CallName, call: Paid, asked: Asked): Promise<Reply<'sendDrafts'>> {
  const { portal, principal, request, reply } = call;
  const { payType } = call.query;
  // implement() lets no paid call through without a key.
  const key = String(request.headers['idempotency-key']);
  const answer = await answerOnce(portal, principal, { key, call: name, body: { ...asked, payType } }, (trx) =>
    sendBills(portal, trx, principal, { ...asked, payType, intentKey: key }),
  );
  await portal.steps.mark('send.answering');
  reply.code(answer.status);
  // Written by this very call, now or when the key first came.
  return answer.body as Reply<'sendDrafts'>;
}
