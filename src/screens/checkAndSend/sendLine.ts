import { ERRORS } from '#contract/errors.ts';
import { fromErrorTree, type ErrorTree, type Issue } from '#schema/issue.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import type { DraftCheck, ReadyCheck } from './draftCheck.ts';

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

/** Whether a draft can go out as it stands now. */
export function isSendable(line: Line): line is Line & { check: ReadyCheck } {
  if (line.check?.state !== 'ready' || !['idle', 'problem'].includes(line.state)) return false;
  const { issues, settlement } = line.check;
  return (
    settlement.conflicts.length === 0 &&
    settlement.houseScacAvailable &&
    settlement.lines.length > 0 &&
    !issues.some((issue) => issue.severity === 'error')
  );
}

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
