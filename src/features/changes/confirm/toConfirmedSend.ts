import type { PayType } from '#contract/codes.ts';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { changeDraftId, type ConfirmedSend } from '#dataProvider/sendIntents.ts';
import type { ChangePlan } from '#rules/changePlan.ts';

/** [D09] The call and body of a confirmed change: the confirmed bill with its revision and the displayed price. */
export function toConfirmedSend(
  filingId: string,
  bill: Bill,
  plan: Pick<ChangePlan, 'kind'>,
  { payType, quotedTotal, acceptRejects }: { payType: PayType; quotedTotal: number; acceptRejects: boolean },
): ConfirmedSend {
  return {
    call: plan.kind === 'deleteSend' ? 'deleteAndSend' : 'updateFiling',
    draftId: changeDraftId(filingId),
    filingId,
    billType: bill.billType,
    amsNos: bill.amsRequestList.map(({ amsNo }) => amsNo),
    body: { ...toWireBody(bill), id: filingId, quotedTotal, ...(acceptRejects ? { acceptRejects } : {}) },
    payType,
    quotedTotal,
  };
}
