import type { ReceiptMessage } from '#customs/receiptMessage.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';

type Said = Pick<ReceiptMessage, 'kind' | 'code' | 'message' | 'field'>;

/** How the practice customs words each verdict. */
export const SAID: Record<ReceiptFact['verdict'], Said> = {
  ok: { kind: 'ack', code: 'ACK', message: 'MESSAGE RECEIVED', field: null },
  accepted: { kind: 'response', code: '02', message: 'ISF ACCEPTED', field: null },
  warning: { kind: 'response', code: '03', message: 'ISF ACCEPTED WITH WARNINGS', field: null },
  rejected: { kind: 'response', code: 'S17', message: 'IMPORTER NBR NOT ON FILE', field: 'importerId' },
  onFile: { kind: 'advisory', code: 'S1', message: 'BILL ON FILE', field: null },
  notOnFile: { kind: 'advisory', code: 'S2', message: 'NO BILL MATCH (NOT ON FILE)', field: null },
  wrongType: { kind: 'advisory', code: 'S6', message: 'NO BILL MATCH (WRONG TYPE)', field: null },
  duplicate: { kind: 'advisory', code: 'S7', message: 'DUPLICATE ISF', field: null },
};
