import type { Receipt } from '#contract/endpoints/filings.ts';
import type { Tone } from '#contract/statuses.ts';

type ReceiptMeaning =
  | 'ack'
  | 'accepted'
  | 'warning'
  | 'rejected'
  | 'onFile'
  | 'notOnFile'
  | 'wrongType'
  | 'duplicate'
  | 'other';

/**
 * Dispositions of the customs match (SA50): S2–S5 and S6–SC have the same meanings at filing and after 5, 20 and 30
 * days.
 */
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
/** Message types of the response (SF90); an error code instead is a rejection. */
const RESPONSES: Readonly<Record<string, ReceiptMeaning>> = { '01': 'rejected', '02': 'accepted', '03': 'warning' };
/** Any other message type is unknown. */
const MESSAGE_TYPE = /^\d\d$/u;

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

/** Message key relative to `sent.said`; answers to changes and deletions have their own. */
type MeaningKey = ReceiptMeaning | `${'modify' | 'delete'}.${'ack' | 'accepted' | 'warning' | 'rejected'}`;

/** The meaning of a receipt with its message key and tone. */
export function receiptMeaning({ kind, code, action }: Pick<Receipt, 'kind' | 'code' | 'action'>): {
  meaning: ReceiptMeaning;
  textKey: MeaningKey;
  tone: Tone;
} {
  const meaning = kind === 'ack' ? 'ack' : kind === 'advisory' ? (ADVISORIES[code] ?? 'other') : answerMeaning(code);
  const isAnswer = meaning === 'ack' || meaning === 'accepted' || meaning === 'warning' || meaning === 'rejected';
  const textKey =
    isAnswer && (action === 'modify' || action === 'delete') ? (`${action}.${meaning}` as const) : meaning;
  return { meaning, textKey, tone: TONES[meaning] };
}

const answerMeaning = (code: string): ReceiptMeaning =>
  RESPONSES[code] ?? (MESSAGE_TYPE.test(code) ? 'other' : 'rejected');
