import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { keyOf, type HandlerCall, type Handlers } from '../implement.ts';
import { answerOnce } from '../send/answerOnce.ts';
import { ForeignNumbers } from '../send/foreignNumbers.ts';
import { sendBills, type SendOrder } from '../send/sendBills.ts';

type Paid = HandlerCall<'sendDrafts'> | HandlerCall<'sendBill'>;

/** [D05] Sending: once per `Idempotency-Key`, all or none. */
export function sendHandlers(): Handlers<'sendDrafts' | 'sendBill'> {
  const foreign = new ForeignNumbers();
  return {
    sendDrafts: (call) => sendOnce('sendDrafts', call, orderOf(call.body), foreign),
    sendBill: (call) => sendOnce('sendBill', call, orderOf(call.body), foreign),
  };
}

type Asked = Pick<SendOrder, 'what' | 'quotedTotal'>;

function orderOf(body: Paid['body']): Asked {
  if ('ids' in body) return { what: { ids: body.ids }, quotedTotal: body.quotedTotal };
  const { quotedTotal, ...bill } = body;
  return { what: { bill }, quotedTotal };
}

async function sendOnce(
  name: CallName,
  call: Paid,
  asked: Asked,
  foreign: ForeignNumbers,
): Promise<Reply<'sendDrafts'>> {
  const { portal, principal, request, reply } = call;
  const { payType } = call.query;
  // implement() lets no paid call through without a key.
  const key = keyOf(request);
  const answer = await answerOnce(portal, principal, { key, call: name, body: { ...asked, payType } }, (trx) =>
    foreign.count(portal, principal.enterpriseId, () =>
      sendBills(portal, trx, principal, { ...asked, payType, intentKey: key }),
    ),
  );
  await portal.steps.mark('send.answering');
  reply.code(answer.status);
  // Written by this very call, now or when the key first came.
  return answer.body as Reply<'sendDrafts'>;
}
