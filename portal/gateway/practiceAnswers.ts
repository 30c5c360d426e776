import type { FilingMessage } from '#customs/filingMessage.ts';
import type { ReceiptMessage } from '#customs/receiptMessage.ts';
import { ISF_10 } from '#contract/codes.ts';
import { SAID } from './saidByCustoms.ts';

/** What the practice customs will say, and how long after the message, in milliseconds at speed 1. */
export interface PracticeAnswer {
  delay: number;
  receipt: Omit<ReceiptMessage, 'at'>;
}

type Said = Pick<ReceiptMessage, 'kind' | 'verdict' | 'code' | 'message' | 'field'>;

/** The first answer comes 2 s or more after the message. */
const DELAYS = { ack: 2_000, response: 3_500, advisory: 5_000 } as const;

const say = (verdict: ReceiptMessage['verdict']): Said => ({ verdict, ...SAID[verdict] });
/** An ISF-5 has no importer to be refused. */
const BAD_BILL = { code: 'S32', message: 'INVALID BILL FORMAT', field: 'amsRequestList.0.amsNo' };

/**
 * The answers to a message. Letters after the SCAC of its bill steer them: `REJ` rejects, `WARN` accepts with a
 * warning, `MISS` accepts a bill that is not on file.
 * @param firstSeq customs' own number for the first answer
 */
export function practiceAnswers(message: FilingMessage, firstSeq: number): PracticeAnswer[] {
  return saidTo(message).map((said, index) => ({
    delay: DELAYS[said.kind],
    receipt: { controlNo: message.controlNo, transactionNo: message.transactionNo, seq: firstSeq + index, ...said },
  }));
}

function saidTo({ action, bill }: FilingMessage): Said[] {
  if (action === 'D') return [say('ok'), say('accepted')];
  const marks = bill.amsRequestList[0]?.amsNo.slice(4) ?? '';
  if (marks.includes('REJ')) {
    return [say('ok'), bill.billType === ISF_10 ? say('rejected') : { ...say('rejected'), ...BAD_BILL }];
  }
  return [
    say('ok'),
    say(marks.includes('WARN') ? 'warning' : 'accepted'),
    say(marks.includes('MISS') ? 'notOnFile' : 'onFile'),
  ];
}
