import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import type { HandlerCall, Handlers } from '../implement.ts';
import type { ForeignNumbers } from '../send/foreignNumbers.ts';
import { sendBills, type SendOrder } from '../send/sendBills.ts';
import { actOnce } from './actOnce.ts';

type Paid = HandlerCall<'sendDrafts'> | HandlerCall<'sendBill'>;

/** [D05] Sending: once per `Idempotency-Key`, all or none. */
export function sendHandlers(foreign: ForeignNumbers): Handlers<'sendDrafts' | 'sendBill'> {
  return {
    sendDrafts: (call) => sendOnce('sendDrafts', call, foreign),
    sendBill: (call) => sendOnce('sendBill', call, foreign),
  };
}

function orderOf(body: Paid['body']): Pick<SendOrder, 'what' | 'quotedTotal'> {
  if ('ids' in body) {
    const { quotedTotal, ...what } = body;
    return { what, quotedTotal };
  }
  const { quotedTotal, ...bill } = body;
  return { what: { bill }, quotedTotal };
}

function sendOnce(name: CallName, call: Paid, foreign: ForeignNumbers): Promise<Reply<'sendDrafts'>> {
  const { portal, principal } = call;
  const order = { ...orderOf(call.body), payType: call.query.payType };
  return actOnce({ name, flow: 'send', order, foreign }, call, (trx, intentKey) =>
    sendBills(portal, trx, principal, { ...order, intentKey }),
  );
}
