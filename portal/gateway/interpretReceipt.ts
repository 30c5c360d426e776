import type { ReceiptError } from '#contract/endpoints/filings.ts';
import type { Advisory, BatchReject, Malformed, Response } from '#customs/answers/answer.ts';
import { matchesBill } from '#customs/answers/billNumber.ts';
import { isEchoOf } from '#customs/answers/echo.ts';
import { placeErrors } from '#customs/answers/placeErrors.ts';
import { readAnswer } from '#customs/answers/readAnswers.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';

export interface InterpretedReceipt {
  kind: ReceiptFact['kind'];
  verdict: ReceiptFact['verdict'];
  /** SF90 code of the first refusal or message type, or the SA50 disposition. */
  code: string;
  /** Narrative of customs. */
  message: string;
  field: string | null;
  errors: ReceiptError[];
}

/** A parsed answer. An answer without records acknowledges the transmission. */
export type ReadAnswer = { kind: 'ack' } | Response | Advisory | BatchReject | Malformed;
export const readAnswerLines = (lines: readonly string[]): ReadAnswer =>
  lines.length === 0 ? { kind: 'ack' } : readAnswer(lines);

/**
 * Interprets an answer for a filing.
 * @param sent records of the answered message, or of the last one sent
 * @param amsNo B/L number of the filing
 * @returns null when the answer concerns another message or bill
 */
export function interpretReceipt(
  answer: Exclude<ReadAnswer, Malformed>,
  { sent, amsNo }: { sent: readonly string[]; amsNo: string },
): InterpretedReceipt | null {
  switch (answer.kind) {
    case 'ack':
      return { kind: 'ack', verdict: 'ok', code: 'ACK', message: 'MESSAGE RECEIVED', field: null, errors: [] };
    case 'batchReject':
      return { ...plainReceipt('rejected', answer.code, answer.narrative), kind: 'response' };
    case 'response':
      return isEchoOf(answer.echoes, sent) ? interpretResponse(answer, sent) : null;
    case 'advisory': {
      const match = answer.matches.findLast(({ printed }) => matchesBill(printed, amsNo));
      return match ? { ...plainReceipt(match.status, match.code, match.narrative), kind: 'advisory' } : null;
    }
  }
}

const plainReceipt = (
  verdict: InterpretedReceipt['verdict'],
  code: string,
  message: string,
): Omit<InterpretedReceipt, 'kind'> => ({
  verdict,
  code,
  message,
  field: null,
  errors: [],
});

function interpretResponse(answer: Response, sent: readonly string[]): InterpretedReceipt {
  const placed = placeErrors(answer, sent);
  const errors = placed.map(({ code, narrative, severity, field, among }): ReceiptError => {
    const error = { code, message: narrative, severity };
    if (field !== null) return { ...error, field };
    return among.length > 0 ? { ...error, among } : error;
  });
  const { disposition, messageType, code, narrative } = answer;
  const whole: InterpretedReceipt = {
    ...plainReceipt(disposition, code || messageType, narrative),
    kind: 'response',
    errors,
  };
  const refusal = errors.find(({ severity }) => severity === 'reject');
  if (disposition !== 'rejected' || !refusal) return whole;
  return { ...whole, code: refusal.code, message: refusal.message, field: refusal.field ?? null };
}
