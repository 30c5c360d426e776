import { ERRORS } from '#contract/errors.ts';
import { fromErrorTree, type ErrorTree, type Issue } from '#schema/issue.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import type { RejectTicks } from './useRejectTicks.ts';
import type { CheckIssue, DraftCheck, ReadyCheck } from './draftCheck.ts';

/** How far the send of one draft is; `idle`: nobody has sent it. */
export type LineState = 'idle' | 'waiting' | 'sending' | 'accepted' | 'problem' | 'checking';

/** A send that could not even begin, because it could not be noted on this computer. */
export interface NotKept {
  state: 'notKept';
  reason: string;
}

/** What this visit knows of one draft of the selection. */
export interface Line {
  /** As the address names it. */
  urlId: string;
  /** As the portal names it now. */
  id: string;
  check: DraftCheck | undefined;
  /** Why the check failed. */
  error: Error | null;
  state: LineState;
  intent: SendIntent | undefined;
  notKept: NotKept | undefined;
}

/** What the portal said when it refused, as far as a page can use it. */
export interface RefusalBody {
  code?: number;
  message?: string;
  errors?: ErrorTree;
  /** The new total of a price that changed, coins. */
  total?: number;
  /** What is missing, coins or coupons. */
  gap?: number;
  /** Who sent the draft before. */
  sentBy?: string;
  conflicts?: { amsNo: string; code: number; filingId?: string }[];
}

export const refusalOf = (intent: SendIntent | undefined): RefusalBody | null =>
  intent?.state === 'refused' ? (intent.answer?.body ?? {}) : null;

/** Problems of a refused send; the tree of a send by ids begins with the draft's id. */
export function refusedFields(intent: SendIntent): Issue[] {
  const errors = refusalOf(intent)?.errors;
  if (!errors) return [];
  const own = errors[intent.draftId];
  return fromErrorTree(own && typeof own.message !== 'string' ? (own as ErrorTree) : errors);
}

/** The portal asks another price than the person saw: the draft is offered again at the new one. */
export const isPriceChange = (intent: SendIntent | undefined): boolean =>
  refusalOf(intent)?.code === ERRORS.priceChanged.code;

/** Somebody changed the draft since it was shown: it is offered again as it is now. */
export const isStale = (intent: SendIntent | undefined): boolean => refusalOf(intent)?.code === ERRORS.stale.code;

/** What customs would reject a draft with, though nothing here keeps it from being sent. */
export const rejectsOf = ({ issues }: Pick<ReadyCheck, 'issues'>): CheckIssue[] =>
  issues.filter(({ severity }) => severity === 'reject');

/** Whether nothing stands in a draft's way but what customs would say. */
export const isFree = ({ issues, settlement }: ReadyCheck): boolean =>
  settlement.conflicts.length === 0 &&
  settlement.houseScacAvailable &&
  settlement.lines.length > 0 &&
  !issues.some(({ severity }) => severity === 'error');

/** A draft that waits, with nothing in its way but a tick where customs would reject it. */
const isUnsentAndFree = (line: Line): line is Line & { check: ReadyCheck } =>
  line.check?.state === 'ready' && ['idle', 'problem'].includes(line.state) && isFree(line.check);

/** Whether a draft can go out as it stands now. */
export const isSendable = (line: Line, ticks: RejectTicks): line is Line & { check: ReadyCheck } =>
  isUnsentAndFree(line) && (rejectsOf(line.check).length === 0 || ticks.has(line.check));

/** Whether only the tick is missing. */
export const isUnticked = (line: Line, ticks: RejectTicks): boolean =>
  isUnsentAndFree(line) && !isSendable(line, ticks);

/** The state of a line, from its newest intent and from what this visit is doing. */
export function lineState(
  check: DraftCheck | undefined,
  intent: SendIntent | undefined,
  now: { queued: boolean; posting: boolean; sentHere: boolean; notKept: boolean },
): LineState {
  if (intent?.state === 'unknown') return 'checking';
  if (intent?.state === 'sending') return 'sending';
  if (now.posting) return 'sending';
  if (now.queued) return 'waiting';
  if (now.notKept) return 'problem';
  // A local id may come again with a flow; an old answer is not about the draft that lies here now.
  if (intent?.state === 'done' && (now.sentHere || check?.state === 'gone')) return 'accepted';
  return intent?.state === 'refused' && now.sentHere ? 'problem' : 'idle';
}
