import type { Receipt } from '#contract/endpoints/filings.ts';
import type { Tone } from '#contract/statuses.ts';

/** What a receipt says. */
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
const RESPONSES: Readonly<Record<string, ReceiptMeaning>> = { '01': 'rejected', '02': 'accepted', '03': 'warning' };
/** Another type says something that nobody knows. */
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

/** Message key of the plain words, relative to `sent.said`: an answer to a change or a deletion speaks of that. */
export type SaidKey = ReceiptMeaning | `${'modify' | 'delete'}.${'ack' | 'accepted' | 'warning' | 'rejected'}`;

/** The meaning of one receipt, the key of its words and how it sounds. */
export function receiptMeaning({ kind, code, action }: Pick<Receipt, 'kind' | 'code' | 'action'>): {
  meaning: ReceiptMeaning;
  said: SaidKey;
  tone: Tone;
} {
  const meaning = kind === 'ack' ? 'ack' : kind === 'advisory' ? (ADVISORIES[code] ?? 'other') : answerMeaning(code);
  const isAnswer = meaning === 'ack' || meaning === 'accepted' || meaning === 'warning' || meaning === 'rejected';
  const said = isAnswer && (action === 'modify' || action === 'delete') ? (`${action}.${meaning}` as const) : meaning;
  return { meaning, said, tone: TONES[meaning] };
}

const answerMeaning = (code: string): ReceiptMeaning =>
  RESPONSES[code] ?? (MESSAGE_TYPE.test(code) ? 'other' : 'rejected');
