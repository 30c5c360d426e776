import { ERRORS } from '#contract/errors.ts';
import { fromErrorTree, type ErrorTree, type Issue } from '#schema/issue.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import type { CheckIssue, DraftCheck, ReadyCheck } from './draftCheck.ts';

/** The drafts to send although customs would reject them. */
export interface RejectTicks {
  has: (check: ReadyCheck) => boolean;
  set: (check: ReadyCheck, isTicked: boolean) => void;
}

/** State of the send of one draft; `idle`: not sent. */
export type LineState = 'idle' | 'waiting' | 'sending' | 'accepted' | 'problem' | 'checking';

/** A send that could not start, because it could not be stored in this browser. */
export interface NotStored {
  state: 'notKept';
  reason: string;
}

/** One draft of the selection. */
export interface SendLine {
  urlId: string;
  /** The portal's current id. */
  id: string;
  check: DraftCheck | undefined;
  /** Why the check failed. */
  error: Error | null;
  state: LineState;
  intent: SendIntent | undefined;
  notStored: NotStored | undefined;
}

/** The portal's refusal as far as the page uses it. */
interface RefusalBody {
  code?: number;
  message?: string;
  errors?: ErrorTree;
  /** The new total after a price change, in coins. */
  total?: number;
  /** Missing coins or coupons. */
  gap?: number;
  /** Who sent the draft before. */
  sentBy?: string;
  conflicts?: { amsNo: string; code: number; filingId?: string }[];
}

export const readRefusal = (intent: SendIntent | undefined): RefusalBody | null =>
  intent?.state === 'refused' ? (intent.answer?.body ?? {}) : null;

/** Field problems of a refused send; for a send by ids the tree starts with the draft's id. */
export function refusedFields(intent: SendIntent): Issue[] {
  const errors = readRefusal(intent)?.errors;
  if (!errors) return [];
  const own = errors[intent.draftId];
  return fromErrorTree(own && typeof own.message !== 'string' ? (own as ErrorTree) : errors);
}

/** The portal's price differs from the confirmed one: the draft is offered at the new price. */
export const isPriceChange = (intent: SendIntent | undefined): boolean =>
  readRefusal(intent)?.code === ERRORS.priceChanged.code;

/** The draft changed after it was shown: its current version is offered. */
export const isStale = (intent: SendIntent | undefined): boolean => readRefusal(intent)?.code === ERRORS.stale.code;

/** Findings that customs would reject but that do not block sending. */
export const findRejects = ({ issues }: Pick<ReadyCheck, 'issues'>): CheckIssue[] =>
  issues.filter(({ severity }) => severity === 'reject');

/** Whether only rejects of customs block sending. */
export const isFree = ({ issues, settlement }: ReadyCheck): boolean =>
  settlement.conflicts.length === 0 &&
  settlement.houseScacAvailable &&
  settlement.missingSettings.length === 0 &&
  settlement.lines.length > 0 &&
  !issues.some(({ severity }) => severity === 'error');

/** An unsent draft that is blocked by nothing except a missing confirmation. */
const isUnsentAndFree = (line: SendLine): line is SendLine & { check: ReadyCheck } =>
  line.check?.state === 'ready' && ['idle', 'problem'].includes(line.state) && isFree(line.check);

/** Whether a draft can be sent as it is now. */
export const isLineSendable = (line: SendLine, ticks: RejectTicks): line is SendLine & { check: ReadyCheck } =>
  isUnsentAndFree(line) && (findRejects(line.check).length === 0 || ticks.has(line.check));

/** Whether only the confirmation is missing. */
export const isUnticked = (line: SendLine, ticks: RejectTicks): boolean =>
  isUnsentAndFree(line) && !isLineSendable(line, ticks);

/** The state of a line, from its newest intent and from this visit. */
export function lineState(
  check: DraftCheck | undefined,
  intent: SendIntent | undefined,
  now: { queued: boolean; posting: boolean; sentHere: boolean; notStored: boolean },
): LineState {
  if (intent?.state === 'unknown') return 'checking';
  if (intent?.state === 'sending') return 'sending';
  if (now.posting) return 'sending';
  if (now.queued) return 'waiting';
  if (now.notStored) return 'problem';
  // A flow may reuse a local id; an old answer does not belong to the current draft.
  if (intent?.state === 'done' && (now.sentHere || check?.state === 'gone')) return 'accepted';
  return intent?.state === 'refused' && now.sentHere ? 'problem' : 'idle';
}
