import type { PayType } from '#contract/codes.ts';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { changeDraftId, type ConfirmedSend } from '#dataProvider/sendIntents.ts';
import type { ChangePlan } from '#rules/changePlan.ts';

/**
 * [D09] A confirmed change as an order: the call follows the plan, and the body is the bill as it was confirmed, with the
 * revision it was made from and the coins that were shown.
 */
export function toConfirmedSend(
  filingId: string,
  bill: Bill,
  plan: Pick<ChangePlan, 'kind'>,
  { payType, quotedTotal }: { payType: PayType; quotedTotal: number },
): ConfirmedSend {
  return {
    call: plan.kind === 'deleteSend' ? 'deleteAndSend' : 'updateFiling',
    draftId: changeDraftId(filingId),
    filingId,
    billType: bill.billType,
    amsNos: bill.amsRequestList.map(({ amsNo }) => amsNo),
    body: { ...toWireBody(bill), id: filingId, quotedTotal },
    payType,
    quotedTotal,
  };
}
