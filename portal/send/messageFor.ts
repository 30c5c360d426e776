import type { OperationAction } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { billToIsf } from '#customs/billToIsf.ts';
import type { TransitBond } from '#customs/bondOnWire.ts';
import { messageAction } from '#customs/messageAction.ts';
import { writeIncomplete } from '#customs/writeIncomplete.ts';
import { toRecords } from '#customs/writeIsf.ts';

/** The content of a message to customs. */
interface MessageFacts {
  action: OperationAction;
  isfNo: string;
  /** Customs' transaction number, in R and D. */
  customsNo?: string | null | undefined;
  /** With a single B/L row. */
  bill: Bill;
  /** [X03] The bond behind an ISF-5. */
  transitBond?: TransitBond | undefined;
}

/**
 * The records of a message to customs, 80 columns each, joined by line feeds; the only place that composes stored
 * messages. Characters that customs refuses stay as typed: the form only warns, and customs decides.
 * @throws Error when a value would be cut, which the form's limits exclude
 */
export function messageFor({ action, isfNo, customsNo, bill, transitBond }: MessageFacts): string {
  const as = { action: messageAction(action), isfNo, customsNo: customsNo ?? undefined, transitBond };
  const lines = toRecords(billToIsf(bill, as)).map(writeIncomplete);
  const cut = lines.flatMap((line) => line.cut);
  if (cut.length > 0) throw new Error(`Filing ${isfNo} does not fit its records: ${cut.join(', ')}.`);
  return lines.map(({ text }) => text).join('\n');
}
