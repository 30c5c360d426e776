import type { Receipt } from '#contract/endpoints/filings.ts';
import type { Tone } from '#contract/statuses.ts';

/** What a receipt says in plain words: message key below `sent.said`. */
export type ReceiptMeaning =
  | 'ack'
  | 'accepted'
  | 'warning'
  | 'rejected'
  | 'onFile'
  | 'notOnFile'
  | 'wrongType'
  | 'duplicate'
  | 'other';

/** Dispositions of the customs match (SA50): S2–S5 and S6–SC are the same word at filing, +5, +20 and +30 days. */
const ADVISORIES: Readonly<Record<string, ReceiptMeaning>> = {
  S1: 'onFile',
  S2: 'notOnFile',
  S3: 'notOnFile',
  S4: 'notOnFile',
  S5: 'notOnFile',
  S6: 'wrongType',
  SA: 'wrongType',
  SB: 'wrongType',
  SC: 'wrongType',
  S7: 'duplicate',
};
/** Message types of the response (SF90); an error code in their place is a rejection. */
const RESPONSES: Readonly<Record<string, ReceiptMeaning>> = { '02': 'accepted', '03': 'warning' };

const TONES = {
  ack: 'waiting',
  accepted: 'green',
  warning: 'greenWarning',
  rejected: 'red',
  onFile: 'green',
  notOnFile: 'red',
  wrongType: 'red',
  duplicate: 'red',
  other: 'waiting',
} as const satisfies Record<ReceiptMeaning, Tone>;

/** The meaning of one receipt and how it sounds. */
export function receiptMeaning({ kind, code }: Pick<Receipt, 'kind' | 'code'>): {
  meaning: ReceiptMeaning;
  tone: Tone;
} {
  const meaning =
    kind === 'ack' ? 'ack' : kind === 'advisory' ? (ADVISORIES[code] ?? 'other') : (RESPONSES[code] ?? 'rejected');
  return { meaning, tone: TONES[meaning] };
}
