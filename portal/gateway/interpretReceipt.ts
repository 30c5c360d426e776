import type { AnswerRemark } from '#contract/codes.ts';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import type { Advisory, BatchReject, Malformed, Response } from '#customs/answers/answer.ts';
import { matchesBill } from '#customs/answers/billNumber.ts';
import { BATCH_REJECT } from '#customs/answers/dispositions.ts';
import { findEchoLines } from '#customs/answers/echo.ts';
import { fieldsOfLine, placeErrors } from '#customs/answers/placeErrors.ts';
import { readPart } from '#customs/answers/readAnswers.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import type { AnswerText } from './splitAnswers.ts';

export interface InterpretedReceipt {
  kind: ReceiptFact['kind'];
  verdict: ReceiptFact['verdict'];
  /** SF90 code of the first refusal or message type, or the SA50 disposition. */
  code: string;
  /** Narrative of customs. */
  message: string;
  field: string | null;
  errors: ReceiptError[];
  remarks: AnswerRemark[];
  /** Customs' transaction number, of an accepted filing. */
  customs_no: string | null;
}

/** A parsed answer. An answer without records acknowledges the transmission. */
export type ReadAnswer = { kind: 'ack' } | Response | Advisory | BatchReject | Malformed;
export const readAnswerText = (answer: Pick<AnswerText, 'kind' | 'lines' | 'end'>): ReadAnswer =>
  answer.kind === 'ack' ? { kind: 'ack' } : readPart(answer);

interface AnsweredFiling {
  /** Records of the answered message, or of the last one sent. */
  sent: readonly string[];
  amsNo: string;
  isfNo: string;
}

/**
 * Interprets an answer for a filing.
 * @returns null for an advisory about other bills
 */
export function interpretReceipt(
  answer: Exclude<ReadAnswer, Malformed>,
  filing: AnsweredFiling,
): InterpretedReceipt | null {
  switch (answer.kind) {
    case 'ack':
      return { ...plainReceipt('ok', 'ACK', 'MESSAGE RECEIVED'), kind: 'ack' };
    case 'batchReject':
      return interpretReject(answer, filing);
    case 'response':
      return interpretResponse(answer, filing);
    case 'advisory':
      return interpretAdvisory(answer, filing);
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
  remarks: [],
  customs_no: null,
});

/** Records before those of the message: A and B. */
const HEADERS = 2;

function interpretReject({ code, narrative, conditions }: BatchReject, { sent }: AnsweredFiling): InterpretedReceipt {
  const causes = conditions.filter((condition) => condition.code !== BATCH_REJECT.code);
  const errors = causes.map((cause): ReceiptError => {
    const among = cause.recordNumber === null ? [] : fieldsOfLine(sent, cause.recordNumber - HEADERS - 1);
    const error = { code: cause.code, message: cause.narrative, severity: 'reject' as const };
    return among.length > 0 ? { ...error, among } : error;
  });
  return { ...plainReceipt('rejected', code, narrative), kind: 'response', errors };
}

/** A notice about another filer does not replace the bill's match. */
function interpretAdvisory(answer: Advisory, { amsNo }: AnsweredFiling): InterpretedReceipt | null {
  const own = answer.matches.filter(({ printed }) => matchesBill(printed, amsNo));
  const match = own.findLast(({ status }) => status !== 'duplicate') ?? own.at(-1);
  if (!match) return null;
  const isAlsoOthers = match.status !== 'duplicate' && own.some(({ status }) => status === 'duplicate');
  const remarks: AnswerRemark[] = isAlsoOthers ? [...answer.remarks, 'duplicate'] : answer.remarks;
  return { ...plainReceipt(match.status, match.code, match.narrative), kind: 'advisory', remarks };
}

/** The importer's filing of this bill exists already; the answer may name it. */
const DUPLICATE: ReadonlySet<string> = new Set(['117', 'S08']);

function interpretResponse(answer: Response, { sent, isfNo }: AnsweredFiling): InterpretedReceipt {
  const { disposition, messageType, code, narrative, transactionNumber } = answer;
  const placed = placeErrors(answer, sent);
  const errors = placed.map(({ code: own, narrative: text, severity, field, among }): ReceiptError => {
    const earlierNo = DUPLICATE.has(own) && transactionNumber !== '' ? { earlierNo: transactionNumber } : {};
    const error = { code: own, message: text, severity, ...earlierNo };
    if (field !== null) return { ...error, field };
    return among.length > 0 ? { ...error, among } : error;
  });
  const isTaken = disposition === 'accepted' || disposition === 'warning';
  const isEchoed = !findEchoLines(answer.echoes, sent).includes(null);
  const whole: InterpretedReceipt = {
    ...plainReceipt(disposition, code || messageType, narrative),
    kind: 'response',
    errors,
    remarks: isEchoed ? answer.remarks : [...answer.remarks, 'echoDiffers'],
    // An engine without a number of customs gives our reference back.
    customs_no: isTaken && transactionNumber !== '' && transactionNumber !== isfNo ? transactionNumber : null,
  };
  const refusal = errors.find(({ severity }) => severity === 'reject');
  if (disposition !== 'rejected' || !refusal) return { ...whole, code: isTaken ? messageType : whole.code };
  return { ...whole, code: refusal.code, message: refusal.message, field: refusal.field ?? null };
}
