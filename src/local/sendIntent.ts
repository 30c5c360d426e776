import type { BillType, PayType } from '#contract/codes.ts';

/**
 * `sending`: stored, and a POST may be on its way. `unknown`: no answer came; the portal is asked. `done` and
 * `refused`: answered.
 */
export type IntentState = 'sending' | 'unknown' | 'done' | 'refused';

/** The calls that file: drafts by id, a bill itself, a new version of a filing, a filing under another number. */
export type SendCall = 'sendDrafts' | 'sendBill' | 'updateFiling' | 'deleteAndSend';

/**
 * One wish of one person to send one draft or one changed filing, with everything needed to ask after it or to repeat it
 * exactly.
 */
export interface SendIntent {
  /** `Idempotency-Key` of every POST for this wish. */
  key: string;
  /** `<userId>.<enterpriseId>`. */
  owner: string;
  call: SendCall;
  /** Of a changed filing: `changeOf` it. */
  draftId: string;
  /** The filing that is changed. */
  filingId?: string;
  billType: BillType;
  amsNos: string[];
  /** The body as confirmed; a repeat sends this and nothing newer. */
  body: unknown;
  payType: PayType;
  /** Coins, as shown when it was confirmed. */
  quotedTotal: number;
  state: IntentState;
  answer?: { status: number; body: unknown };
  /** When it was confirmed, milliseconds since 1970. */
  at: number;
  /** When it was answered. */
  answeredAt?: number;
  /** Since when the portal says that it knows nothing of it. */
  unknownSince?: number;
  /** Its last POST was refused by the browser, which had no network: nothing left this computer. */
  neverLeft?: boolean;
  /** The portal has said so long enough, or once where nothing left: the very same order may be posted again. */
  neverArrived?: boolean;
  /** The local copy of the sent draft is gone. */
  cleaned?: boolean;
}

/** Whether it is still unresolved: its draft must not be sent in any other way meanwhile. */
export const isOpenIntent = (intent: Pick<SendIntent, 'state'>): boolean =>
  intent.state === 'sending' || intent.state === 'unknown';

/** Whether two intents are one wish: the same call with the same text, amount and way to pay. */
export const isSameWish = (one: SendIntent, other: SendIntent): boolean =>
  one.call === other.call && one.payType === other.payType && JSON.stringify(one.body) === JSON.stringify(other.body);

/** Another tab sends, or has just sent, the same draft or filing with another text: this one is not sent. */
export class SentElsewhere extends Error {
  override readonly name = 'SentElsewhere';
}

/** What stands as `draftId` of a change: filings and drafts have ids of their own. */
export const changeOf = (filingId: string): string => `filing:${filingId}`;
