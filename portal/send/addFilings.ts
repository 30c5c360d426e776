import type { WriteBatch } from '../db/writeBatch.ts';
import type { Principal } from '../principal.ts';
import { addFilingRows } from '../store/filings.ts';
import { tenDigits } from '../store/takeNumbers.ts';
import { SOURCE, type NextOperation } from './addOperations.ts';
import type { PlannedFiling } from './planFilings.ts';

export interface FiledFiling extends PlannedFiling {
  isfNo: string;
  operationSeq: 0;
  /** The client's reference of the bill. */
  clientRef: string;
}

/** Facts of new filings beside their bills. */
interface FilingFacts {
  at: Date;
  /** One of `isf_number` for each filing. */
  isfNumbers: readonly number[];
  /** Id of the filing that customs must delete first. */
  waitsFor?: string | null;
}

/** Adds new filings, submitted and unanswered. */
export function addFilings(
  batch: WriteBatch,
  principal: Principal,
  planned: readonly PlannedFiling[],
  { at, isfNumbers, waitsFor = null }: FilingFacts,
): FiledFiling[] {
  const filings = planned.map((filing, index) => ({
    ...filing,
    isfNo: `${filing.bill.houseScac}-${tenDigits(isfNumbers[index])}`,
    operationSeq: 0 as const,
    clientRef: filing.bill.clientRef,
  }));
  addFilingRows(
    batch,
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
      source: principal.source ?? SOURCE,
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

/** The first operations of new filings with their messages; a held one waits for its release. */
export const firstOperations = (filings: readonly FiledFiling[], held = false): NextOperation[] =>
  filings.map(({ id, operationSeq, bill, isfNo }) => ({
    filing: id,
    seq: operationSeq,
    action: 'send',
    before: null,
    after: bill,
    sent: bill,
    isfNo,
    held,
  }));

export const submittedEvent = ({ id, amsNo }: FiledFiling) => ({
  type: 'FILING_STATUS' as const,
  data: { id, amsNo, declarationStatus: 'submitted' as const, matchStatus: 'none' as const },
});
