import { randomUUID } from 'node:crypto';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { takeControlNumbers, takeIsfNumbers, writeFilings } from '../store/filings.ts';
import { writeOperations } from '../store/operations.ts';
import { messageFor } from './messageFor.ts';
import type { PlannedFiling } from './planFilings.ts';
import { queueMessage } from './queueMessage.ts';
import { SOURCE } from './source.ts';

export interface FiledFiling extends PlannedFiling {
  isfNo: string;
  operationSeq: 0;
}

/** Writes new filings, as submitted and unanswered. @param waitsFor id of the filing that customs must delete before */
export async function fileBills(
  trx: Tx,
  principal: Principal,
  planned: readonly PlannedFiling[],
  at: Date,
  waitsFor: string | null = null,
): Promise<FiledFiling[]> {
  const numbers = await takeIsfNumbers(trx, planned.length);
  const filings = planned.map((filing, index) => ({
    ...filing,
    isfNo: `${filing.bill.houseScac}-${numbers[index]}`,
    operationSeq: 0 as const,
  }));
  await writeFilings(
    trx,
    principal.enterpriseId,
    filings.map((filing) => ({
      id: filing.id,
      isf_no: filing.isfNo,
      ams_no: filing.amsNo,
      ams_type: filing.amsType,
      bill_type: filing.billType,
      declaration_status: 'submitted',
      match_status: 'none',
      house_scac: filing.bill.houseScac,
      revision: 1,
      operator_id: principal.userId,
      operator_name: principal.userName,
      source: SOURCE,
      remark: filing.bill.amsRequestList[0]?.userRemark ?? '',
      bill: filing.bill,
      draft_id: filing.draftId,
      to_complete: false,
      waits_for: waitsFor,
      created_at: at,
      operation_at: at,
    })),
  );
  return filings;
}

/** Writes the first operation of each filing and queues its message for customs; a held one waits for its release. */
export async function queueMessages(
  trx: Tx,
  principal: Principal,
  filings: readonly FiledFiling[],
  at: Date,
  held = false,
): Promise<void> {
  const { enterpriseId, userId, userName } = principal;
  const controlNos = await takeControlNumbers(trx, filings.length);
  const operations = filings.map((filing, index) => {
    const controlNo = controlNos[index] ?? '';
    const action = 'send' as const;
    return {
      id: randomUUID(),
      filing_id: filing.id,
      seq: filing.operationSeq,
      action,
      source: SOURCE,
      operator_id: userId,
      operator_name: userName,
      at,
      before: null,
      after: filing.bill,
      message: messageFor({ action, isfNo: filing.isfNo, bill: filing.bill }),
      control_no: controlNo,
      held,
    };
  });
  await writeOperations(trx, enterpriseId, operations);
  if (!held) await queueMessage(trx, enterpriseId, operations, at);
}
