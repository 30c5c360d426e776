import type { ReceiptError } from '#contract/endpoints/filings.ts';
import type { Advisory, BatchReject, Malformed, Response } from '#customs/answers/answer.ts';
import { namesBill } from '#customs/answers/billNumber.ts';
import { isEchoOf } from '#customs/answers/echo.ts';
import { placeErrors } from '#customs/answers/placeErrors.ts';
import { readAnswer } from '#customs/answers/readAnswers.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';

/** What a stored receipt says. */
export interface Understood {
  kind: ReceiptFact['kind'];
  verdict: ReceiptFact['verdict'];
  /** SF90 code of the first refusal or message type, or the SA50 disposition. */
  code: string;
  /** Customs' own words. */
  message: string;
  field: string | null;
  errors: ReceiptError[];
}

/** An answer that was read, before it is known what it is about. No records at all acknowledge the transmission. */
export type ReadAnswer = { kind: 'ack' } | Response | Advisory | BatchReject | Malformed;
export const readLines = (lines: readonly string[]): ReadAnswer =>
  lines.length === 0 ? { kind: 'ack' } : readAnswer(lines);

/**
 * What an answer means for a filing.
 * @param sent the records of the message that it answers, or of the last one that left
 * @param amsNo the filing's bill
 * @returns null when it is about another message or bill
 */
export function understand(
  answer: Exclude<ReadAnswer, Malformed>,
  { sent, amsNo }: { sent: readonly string[]; amsNo: string },
): Understood | null {
  switch (answer.kind) {
    case 'ack':
      return { kind: 'ack', verdict: 'ok', code: 'ACK', message: 'MESSAGE RECEIVED', field: null, errors: [] };
    case 'batchReject':
      return { ...said('rejected', answer.code, answer.narrative), kind: 'response' };
    case 'response':
      return isEchoOf(answer.echoes, sent) ? ofResponse(answer, sent) : null;
    case 'advisory': {
      const match = answer.matches.findLast(({ printed }) => namesBill(printed, amsNo));
      return match ? { ...said(match.status, match.code, match.narrative), kind: 'advisory' } : null;
    }
  }
}

const said = (verdict: Understood['verdict'], code: string, message: string): Omit<Understood, 'kind'> => ({
  verdict,
  code,
  message,
  field: null,
  errors: [],
});

function ofResponse(answer: Response, sent: readonly string[]): Understood {
  const placed = placeErrors(answer, sent);
  const errors = placed.map(({ code, narrative, severity, field, among }): ReceiptError => {
    const error = { code, message: narrative, severity };
    if (field !== null) return { ...error, field };
    return among.length > 0 ? { ...error, among } : error;
  });
  const { disposition, messageType, code, narrative } = answer;
  const whole: Understood = { ...said(disposition, code || messageType, narrative), kind: 'response', errors };
  const refusal = errors.find(({ severity }) => severity === 'reject');
  if (disposition !== 'rejected' || !refusal) return whole;
  return { ...whole, code: refusal.code, message: refusal.message, field: refusal.field ?? null };
}
