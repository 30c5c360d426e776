import type { Advisory, BatchReject, Response } from '#customs/answers/answer.ts';
import type { Tx } from '../portal.ts';
import { lockAnsweredFiling, type AnsweredMessage } from '../store/answeredFilings.ts';
import {
  filingsOfBills,
  filingsOfCustomsNumber,
  messageOfControlNo,
  filingsOfOwnReferences,
  waitingFilingsOfBills,
  type FilingId,
} from '../store/filingsOfAnswers.ts';
import { waitingFilings } from '../store/unplacedReceipts.ts';
import type { ReadAnswer } from './interpretReceipt.ts';
import type { AnswerText } from './splitAnswers.ts';
import { messageReference } from './transmission.ts';

type ReadableAnswer = { kind: 'ack' } | Response | Advisory | BatchReject;

/**
 * `unknownFiling`: nothing in the answer is known here. `otherMessage`: its parts name different filings, or it is about
 * another bill. `filings` are those that it may be about.
 */
type Identified =
  | { found: AnsweredMessage }
  | { reason: 'unknownFiling' | 'otherMessage'; filings: FilingId[]; isNamed: boolean };

/** Finds and locks the filing and the message that an answer is about (decision 0052). */
export async function identifyAnswer(trx: Tx, answer: AnswerText, read: ReadableAnswer): Promise<Identified> {
  const references = referencesIn(read);
  const number = customsNumberIn(read);
  const message = await messageOfControlNo(trx, answer.controlNos);
  const byReference = await filingsOfOwnReferences(trx, [...references, number].filter(Boolean));
  const byNumber = number === '' ? [] : await filingsOfCustomsNumber(trx, number);
  const named = distinct([...byReference, ...byNumber, ...(message ? [message] : [])]);
  const isNamed = references.length > 0 || number !== '' || answer.controlNos.length > 0;
  const [only] = named;
  if (named.length > 1) return { reason: 'otherMessage', filings: named, isNamed };
  if (!only) return identifyByBill(trx, read, isNamed);
  const isOtherReference = references.length > 0 && byReference.length === 0 && byNumber.length === 0;
  if (isOtherReference && !references.includes(messageReference(message?.message ?? ''))) {
    return { reason: 'unknownFiling', filings: [only], isNamed };
  }
  const found = await lockAnsweredFiling(trx, only, { controlNo: message?.controlNo ?? null, action: actionOf(read) });
  if (!found) return { reason: 'unknownFiling', filings: [only], isNamed };
  return isAboutBill(read, found) ? { found } : { reason: 'otherMessage', filings: [only], isNamed };
}

const referencesIn = (read: ReadableAnswer): string[] =>
  read.kind === 'response' || read.kind === 'advisory' ? read.references : [];

/** CBP's number of the filing in an answer; empty where it has none. */
export const customsNumberIn = (read: ReadAnswer): string =>
  read.kind === 'response' || read.kind === 'advisory' ? read.transactionNumber : '';

const actionOf = (read: ReadableAnswer): string => (read.kind === 'response' ? read.action : '');

/** An echo may be partial and changed; bills that are all others belong to another filing. */
export function isAboutBill(read: ReadableAnswer, { message }: AnsweredMessage): boolean {
  if (read.kind !== 'response' || read.bills.length === 0) return true;
  const sent = message.split('\n').filter((line) => line.startsWith('SF15'));
  return sent.length === 0 || sent.some((line) => read.bills.includes(line.slice(6, 56).trim()));
}

/**
 * Importer and bill identify a filing only if it is the only one of them that waits. An advisory has no importer: its
 * bills only narrow down the filings that it may be about.
 */
async function identifyByBill(trx: Tx, read: ReadableAnswer, isNamed: boolean): Promise<Identified> {
  if (read.kind === 'advisory') {
    const bills = read.matches.map(({ amsNo }) => amsNo);
    return { reason: 'unknownFiling', filings: await waitingFilingsOfBills(trx, bills), isNamed };
  }
  if (read.kind !== 'response' || read.bills.length === 0) return { reason: 'unknownFiling', filings: [], isNamed };
  const filings = await filingsOfBills(trx, read.bills, read.importer);
  const [only] = filings;
  const isOne = filings.length === 1 && only !== undefined && !isNamed;
  const found = isOne ? await lockAnsweredFiling(trx, only, { controlNo: null, action: read.action }) : null;
  return found ? { found } : { reason: 'unknownFiling', filings, isNamed };
}

const distinct = (filings: readonly FilingId[]): FilingId[] => [
  ...new Map(filings.map(({ enterprise_id, id }) => [`${enterprise_id} ${id}`, { enterprise_id, id }])).values(),
];

const CR = /^S[FA]20CR\s+(\S+)/u;

/**
 * The filings that unreadable answers may be about: those that their texts and references name, otherwise all that wait
 * for an answer.
 */
export async function filingsNamedIn(trx: Tx, answers: readonly AnswerText[]): Promise<FilingId[]> {
  const references = answers.flatMap(({ lines }) => lines.flatMap((line) => CR.exec(line)?.[1] ?? []));
  const found = await filingsOfOwnReferences(trx, references);
  for (const { controlNos } of answers) {
    const message = await messageOfControlNo(trx, controlNos);
    if (message) found.push(message);
  }
  return found.length > 0 ? distinct(found) : waitingFilings(trx);
}
