import { toRecordLines } from '#customs/answers/recordLines.ts';
import { splitTransmission } from '#customs/answers/splitTransmission.ts';
import type { Portal, Tx } from '../portal.ts';
import { afterReceipt } from '../send/afterReceipt.ts';
import type { AnsweredMessage } from '../store/answeredFilings.ts';
import { nextArrival, readReceiptTexts, storeReceipt } from '../store/receipts.ts';
import type { InterpretedReceipt } from './interpretReceipt.ts';
import type { AnswerText } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Stores an answer once with all its effects. @returns `contradicts` when its number is stored with another text */
export async function recordReceipt(
  portal: Tools,
  trx: Tx,
  { filing, operationSeq }: AnsweredMessage,
  { seq: own, raw }: AnswerText,
  receipt: InterpretedReceipt,
): Promise<'stored' | 'known' | 'contradicts'> {
  if (own === null && (await isKnown(trx, filing, { raw, operationSeq, kind: receipt.kind }))) return 'known';
  const seq = own ?? (await nextArrival(trx, filing));
  const remarks = own === null ? [...receipt.remarks, 'unordered' as const] : receipt.remarks;
  const at = portal.clock();
  const stored = await storeReceipt(trx, filing, { ...receipt, remarks, seq, operationSeq, raw, at });
  if (stored !== 'stored') return stored;
  await portal.steps.mark('receipt.stored');
  await afterReceipt(portal, trx, filing);
  return stored;
}

type StoredText = Awaited<ReturnType<typeof readReceiptTexts>>[number];

/**
 * Whether an answer without a number is a repetition: the same text, or the same records for the same message. Customs
 * may repeat an advisory with the same records as news, so for these date, time and numbers in A count, too.
 */
async function isKnown(trx: Tx, filing: AnsweredMessage['filing'], answer: StoredText): Promise<boolean> {
  const key = contentOf(answer);
  return (await readReceiptTexts(trx, filing)).some(
    (stored) =>
      stored.raw === answer.raw ||
      (stored.operationSeq === answer.operationSeq && stored.kind === answer.kind && contentOf(stored) === key),
  );
}

/** A 15–80: date, time and text of the batch. */
const BATCH_FACTS = 14;

function contentOf({ raw, kind }: Pick<StoredText, 'raw' | 'kind'>): string {
  const parts = splitTransmission(toRecordLines(raw) ?? []);
  const records = parts.flatMap(({ lines }) => lines).join('\n');
  return kind === 'advisory' ? `${parts[0]?.head.slice(BATCH_FACTS)}\n${records}` : records;
}
