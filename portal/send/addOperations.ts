import { randomUUID } from 'node:crypto';
import { ISF_5, type OperationAction } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { OperationNote } from '../db/tables/filings.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Principal } from '../principal.ts';
import { addEvents } from '../push/recordEvents.ts';
import { addOperationRows, NEXT_CONTROL_NO } from '../store/operations.ts';
import { readTransitBond } from '../store/transitBond.ts';
import { messageFor } from './messageFor.ts';
import { addMessages } from './addMessages.ts';

/** The origin of operations that are not made with an API key. */
export const SOURCE = 'Website';

export interface NextOperation {
  /** The filing's id. */
  filing: string;
  seq: number;
  action: OperationAction;
  before: Bill | null;
  after: Bill | null;
  /** The bill of the message: `after`, or the bill to be deleted. Null sends nothing to customs. */
  sent: Bill | null;
  isfNo: string;
  /** Customs' transaction number of the filing. */
  customsNo?: string | null;
  /** The message waits for the answer to the previous one. */
  held: boolean;
  note?: OperationNote;
}

/** The user of an operation; empty for the portal itself. */
type Operator = Pick<Principal, 'userId' | 'userName' | 'source'>;
export const PORTAL_OPERATOR: Operator = { userId: '', userName: '' };

/** Adds operations of filings of one enterprise with their messages, and jobs for the messages that do not wait. */
export async function addOperations(
  batch: WriteBatch,
  enterpriseId: string,
  { userId, userName, source }: Operator,
  operations: readonly NextOperation[],
  at: Date,
): Promise<void> {
  const transitBond = operations.some(({ sent }) => sent?.billType === ISF_5)
    ? await readTransitBond(batch.trx, enterpriseId)
    : undefined;
  const rows = operations.map(({ filing, sent, isfNo, customsNo, ...facts }) => ({
    ...facts,
    id: randomUUID(),
    filing_id: filing,
    source: source ?? SOURCE,
    operator_id: userId,
    operator_name: userName,
    at,
    message: sent ? messageFor({ action: facts.action, isfNo, customsNo, bill: sent, transitBond }) : '',
    control_no: sent && NEXT_CONTROL_NO,
  }));
  addOperationRows(batch, enterpriseId, rows);
  const leaving = rows.filter(({ held, control_no: controlNo }) => !held && controlNo !== null);
  addMessages(batch, enterpriseId, leaving, at);
  const submitted = rows.filter(({ control_no: controlNo }) => controlNo !== null);
  addEvents(
    batch,
    enterpriseId,
    at,
    submitted.map(({ filing_id: filingId, action, before, after }) => ({
      kind: 'submitted',
      subject: (after ?? before)?.amsRequestList[0]?.amsNo ?? '',
      detail: action,
      filingId,
    })),
  );
}
