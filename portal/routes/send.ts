import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import type { HandlerCall, Handlers } from '../implement.ts';
import type { OtherTenantLookups } from '../send/otherTenantLookups.ts';
import { sendBills, type SendInput } from '../send/sendBills.ts';
import { lockPayment } from '../store/wallet.ts';
import { splitConfirmation, toConfirmation } from './confirmation.ts';
import { runIdempotentCall } from './runIdempotentCall.ts';

type Paid = HandlerCall<'sendDrafts'> | HandlerCall<'sendBill'>;

/** [D05] Sends once per `Idempotency-Key`, all bills or none. */
export function sendHandlers(otherTenants: OtherTenantLookups): Handlers<'sendDrafts' | 'sendBill'> {
  return {
    sendDrafts: (call) => sendOnce('sendDrafts', call, otherTenants),
    sendBill: (call) => sendOnce('sendBill', call, otherTenants),
  };
}

function toSendInput(body: Paid['body']): Omit<SendInput, 'payType' | 'intentKey' | 'wallet'> {
  if ('ids' in body) {
    const { quotedTotal, acceptRejects, ...what } = body;
    return { what, ...toConfirmation({ quotedTotal, acceptRejects }) };
  }
  const { bill, ...confirmed } = splitConfirmation(body);
  return { what: { bill }, ...confirmed };
}

function sendOnce(name: CallName, call: Paid, otherTenants: OtherTenantLookups): Promise<Reply<'sendDrafts'>> {
  const { portal, principal } = call;
  const input = { ...toSendInput(call.body), payType: call.query.payType };
  const action = { name, flow: 'send', input, otherTenants, lock: lockPayment } as const;
  return runIdempotentCall(action, call, (batch, intentKey, { wallet }) =>
    sendBills(portal, batch, principal, { ...input, intentKey, wallet }),
  );
}
