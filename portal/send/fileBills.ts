import { randomUUID } from 'node:crypto';
import { encodeFiling, messageAction } from '#customs/filingMessage.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { takeControlNumbers, takeIsfNumbers, writeFilings } from '../store/filings.ts';
import { queueJobs } from '../store/jobs.ts';
import { writeOperations } from '../store/operations.ts';
import type { PlannedFiling } from './planFilings.ts';

export interface FiledFiling extends PlannedFiling {
  isfNo: string;
}

/** What this app calls itself as the origin of an operation. */
const SOURCE = 'Website';

/** Writes new filings, as submitted and unanswered. */
export async function fileBills(
  trx: Tx,
  principal: Principal,
  planned: readonly PlannedFiling[],
  at: Date,
): Promise<FiledFiling[]> {
  const numbers = await takeIsfNumbers(trx, planned.length);
  const filings = planned.map((filing, index) => ({
    ...filing,
    isfNo: `${filing.bill.houseScac}-${numbers[index]}`,
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
      created_at: at,
      operation_at: at,
    })),
  );
  return filings;
}

/** Writes the first operation of each filing and queues its message for customs. */
export async function queueMessages(
  trx: Tx,
  principal: Principal,
  filings: readonly FiledFiling[],
  at: Date,
): Promise<void> {
  const { enterpriseId, userId, userName } = principal;
  const controlNos = await takeControlNumbers(trx, filings.length);
  const operations = filings.map((filing, index) => {
    const controlNo = controlNos[index] ?? '';
    const action = 'send' as const;
    const message = { action: messageAction(action), controlNo, transactionNo: filing.isfNo, bill: filing.bill };
    return {
      id: randomUUID(),
      filing_id: filing.id,
      seq: 0,
      action,
      source: SOURCE,
      operator_id: userId,
      operator_name: userName,
      at,
      before: null,
      after: filing.bill,
      message: encodeFiling(message),
      control_no: controlNo,
    };
  });
  await writeOperations(trx, enterpriseId, operations);
  await queueJobs(
    trx,
    operations.map(({ id }) => ({
      kind: 'gateway.submit',
      payload: { enterpriseId, operationId: id },
      runAt: at,
    })),
  );
}
