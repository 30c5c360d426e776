import type { BillType, PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';

/**
 * `sending`: stored, and a POST may be in flight. `unknown`: the POST had no answer; the outcome is requested from the
 * portal. `done` and `refused`: answered.
 */
type IntentState = 'sending' | 'unknown' | 'done' | 'refused';

/** Sends drafts by id, a bill, a new version of a filing, a filing under another number. */
type SendCall = 'sendDrafts' | 'sendBill' | 'updateFiling' | 'deleteAndSend';

/** One send of a draft or a changed filing, with everything needed to request its outcome or repeat it unchanged. */
export interface SendIntent {
  /** `Idempotency-Key` of every POST. */
  key: string;
  /** `<userId>.<enterpriseId>`. */
  owner: string;
  call: SendCall;
  draftId: string;
  filingId?: string;
  billType: BillType;
  amsNos: string[];
  /** The body as confirmed by the user; a repeat sends it unchanged. */
  body: unknown;
  payType: PayType;
  /** Coins, as shown at confirmation. */
  quotedTotal: number;
  state: IntentState;
  answer?: { status: number; body: unknown };
  /** Time of the confirmation, milliseconds since 1970. */
  at: number;
  answeredAt?: number;
  /** Since when the portal answers that the key is unknown, milliseconds since 1970. */
  unknownSince?: number;
  /** The browser was offline at the last POST, so no request was made. */
  neverLeft?: boolean;
  /** The portal has not received it: the same body may be posted again. */
  neverArrived?: boolean;
  /** The local copy of the sent draft was removed. */
  cleaned?: boolean;
}

/** Whether the outcome is unknown; until then the draft must not be sent again. */
export const isOpenIntent = (intent: Pick<SendIntent, 'state'>): boolean =>
  intent.state === 'sending' || intent.state === 'unknown';

/** Whether two intents have the same call, text, amount and payment type. */
export const isSameIntent = (one: SendIntent, other: SendIntent): boolean =>
  one.call === other.call && one.payType === other.payType && JSON.stringify(one.body) === JSON.stringify(other.body);

/** Another tab sends, or has just sent, the same draft or filing with another text. */
export class SentElsewhere extends Error {
  override readonly name = 'SentElsewhere';
}

/** The `draftId` of a change, distinct from the ids of drafts. */
export const changeDraftId = (filingId: string): string => `filing:${filingId}`;

/** The bill of a send; null for a send of drafts by their ids, and where the body cannot be decrypted. */
export const sentBill = ({ call, body }: SendIntent): Bill | null =>
  call === 'sendDrafts' || body === undefined ? null : (body as Bill);
