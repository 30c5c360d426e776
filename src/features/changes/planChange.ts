import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { BATCH_REJECT } from '#customs/answers/dispositions.ts';
import { changeMessages, type ChangeMessages } from '#rules/changeMessages.ts';
import { changePlan, type ChangePlan } from '#rules/changePlan.ts';
import { changedBlocks, changeLines, type ChangedBlock } from './changedBlocks.ts';
import { filingToBill } from './openChange.ts';
import { rejectedAnswers } from './rejectedAnswers.ts';

/** What becomes of a bill, and how it leaves. */
export interface SentChange {
  /** Under the filer code that it goes under. */
  next: Bill;
  plan: ChangePlan;
  messages: ChangeMessages;
}

/**
 * [D09] A changed bill as what it would be sent as.
 * @param ownCode the filer code that a blank one stands for
 */
export function sentChange(filing: FilingDetail, bill: Bill, ownCode: string): SentChange {
  const next = { ...bill, houseScac: bill.houseScac.trim() || ownCode };
  const { declarationStatus, bondPaid } = filing;
  const plan = changePlan({ declarationStatus, bill: filingToBill(filing), bondPaid }, next);
  return { next, plan, messages: changeMessages(plan.kind, filing, next.houseScac) };
}

/** What a change is, as far as the page can say it before the portal is asked. */
export interface PlannedChange {
  plan: ChangePlan;
  messages: ChangeMessages;
  /** What is compared with: the version that customs holds, else the one that was sent. */
  base: Bill;
  isHeld: boolean;
  blocks: ChangedBlock[];
  count: number;
  oldNumber: string;
  newNumber: string;
  /** Why it cannot be sent whatever else is right: message key below `changes.blocked`. */
  blocked: 'nothing' | 'severalNumbers' | 'refused' | null;
  /** Just as customs refused it. */
  isSameAsRefused: boolean;
}

const REFUSED: readonly string[] = ['receiveFailed', 'modifyFailed'];

/**
 * [D09] Reads a changed bill as a change of its filing.
 * @param ownCode the filer code that a blank one stands for
 */
export function planChange(filing: FilingDetail, bill: Bill, ownCode: string): PlannedChange {
  const sent = filingToBill(filing);
  const { next, plan, messages } = sentChange(filing, bill, ownCode);
  const base = filing.held ?? sent;
  const blocks = changedBlocks(base, next);
  const count = changeLines(blocks).length;
  const isRefused = REFUSED.includes(filing.declarationStatus) && !isTransmissionRefused(filing);
  const isSameAsRefused = isRefused && changedBlocks(sent, next).length === 0;
  const [old, now] = [sent, next].map((of) => of.amsRequestList[0]?.amsNo ?? '');
  return {
    plan,
    messages,
    base,
    isHeld: filing.held !== null,
    blocks,
    count,
    oldNumber: old ?? '',
    newNumber: now ?? '',
    blocked: blockedReason(plan, count, next),
    isSameAsRefused,
  };
}

/** Of a transmission that customs did not take nothing was judged: sent as it is, it may be accepted. */
function isTransmissionRefused(filing: FilingDetail): boolean {
  const answers = rejectedAnswers(filing);
  return answers.length > 0 && answers.every(({ error }) => error.code === BATCH_REJECT.code);
}

function blockedReason({ kind }: ChangePlan, count: number, next: Bill): PlannedChange['blocked'] {
  if (kind === 'refused') return 'refused';
  if (next.amsRequestList.length > 1) return 'severalNumbers';
  return kind === 'replace' && count === 0 ? 'nothing' : null;
}
