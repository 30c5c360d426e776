import { randomUUID } from 'node:crypto';
import type { OperationAction } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { OperationNote } from '../db/tables/filings.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { takeControlNumbers, type FilingHead } from '../store/filings.ts';
import { writeOperations } from '../store/operations.ts';
import { messageFor } from './messageFor.ts';
import { queueMessage } from './queueMessage.ts';
import { SOURCE } from './source.ts';

/** The next thing that is done with a filing. */
export interface NextOperation {
  seq: number;
  action: OperationAction;
  before: Bill | null;
  after: Bill | null;
  /** What the message is about: `after`, or the bill to be deleted. Null: nothing goes to customs. */
  sent: Bill | null;
  isfNo: string;
  /** The message waits for the answer to the one before. */
  held: boolean;
  note?: OperationNote;
  at: Date;
}

/** Whoever did it; nobody is the portal itself. */
export type Operator = Pick<Principal, 'userId' | 'userName'>;
export const NOBODY: Operator = { userId: '', userName: '' };

/** Writes an operation and, unless it waits, queues its message. */
export async function addOperation(
  trx: Tx,
  filing: Pick<FilingHead, 'enterprise_id' | 'id'>,
  { userId, userName }: Operator,
  operation: NextOperation,
): Promise<void> {
  const { seq, action, before, after, sent, isfNo, held, note, at } = operation;
  const [controlNo = ''] = sent ? await takeControlNumbers(trx, 1) : [];
  const id = randomUUID();
  await writeOperations(trx, filing.enterprise_id, [
    {
      id,
      filing_id: filing.id,
      seq,
      action,
      source: SOURCE,
      operator_id: userId,
      operator_name: userName,
      at,
      before,
      after,
      message: sent ? messageFor({ action, isfNo, bill: sent }) : '',
      control_no: sent ? controlNo : null,
      held,
      note,
    },
  ]);
  if (sent && !held) await queueMessage(trx, filing.enterprise_id, [{ id }], at);
}
