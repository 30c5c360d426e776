import type { ReceiptFact } from '#rules/receiptFold.ts';
import { readLines, writeLines } from './lineForm.ts';

/** One answer of customs, as it says it itself. */
export interface ReceiptMessage {
  /** Of the message it answers. */
  controlNo: string;
  transactionNo: string;
  /** Customs' own order within the filing. */
  seq: number;
  kind: ReceiptFact['kind'];
  verdict: ReceiptFact['verdict'];
  /** SF90 error or disposition code, or the SA50 disposition. */
  code: string;
  /** Customs' own narrative, in its own language. */
  message: string;
  /** Path into the bill, where the answer names one. */
  field: string | null;
  /** ISO 8601. */
  at: string;
}

const VERDICTS: Record<ReceiptFact['kind'], readonly ReceiptFact['verdict'][]> = {
  ack: ['ok'],
  response: ['accepted', 'warning', 'rejected'],
  advisory: ['onFile', 'notOnFile', 'wrongType', 'duplicate'],
};

/** What the columns of a filing's receipts can hold. */
const SEQ_MAX = 2 ** 31 - 1;
const YEARS = /^\d{4}-/u;

/** Writes an answer in the line form; SN (SF90) and SA records take its place with the 80-column messages. */
export function encodeReceipt(receipt: ReceiptMessage): string {
  const { controlNo, transactionNo, seq, kind, verdict, code, message, field, at } = receipt;
  return writeLines([
    { tag: 'HDR', values: [controlNo, transactionNo, String(seq), at] },
    { tag: 'RES', values: [kind, verdict, code, message] },
    ...(field ? [{ tag: 'FLD', values: [field] }] : []),
  ]);
}

/** Reads such an answer; null when it is malformed or says something unknown. */
export function parseReceipt(raw: string): ReceiptMessage | null {
  const lines = readLines(raw);
  const valuesOf = (tag: string) => lines?.find((line) => line.tag === tag)?.values ?? [];
  const [controlNo, transactionNo, seqText, at] = valuesOf('HDR');
  const [kindText = '', verdictText, code, message] = valuesOf('RES');
  const kind = Object.keys(VERDICTS).find((known) => known === kindText) as ReceiptFact['kind'] | undefined;
  const verdict = kind && VERDICTS[kind].find((known) => known === verdictText);
  const seq = Number(seqText);
  if (raw.includes('\0') || !controlNo || !transactionNo) return null;
  if (!at || !YEARS.test(at) || Number.isNaN(Date.parse(at))) return null;
  if (!kind || !verdict || !code || message === undefined) return null;
  if (!Number.isInteger(seq) || seq < 1 || seq > SEQ_MAX) return null;
  return { controlNo, transactionNo, seq, kind, verdict, code, message, field: valuesOf('FLD')[0] ?? null, at };
}
