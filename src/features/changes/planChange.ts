import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { isBatchCode } from '#customs/answers/dispositions.ts';
import { changeMessages, type ChangeMessages } from '#rules/changeMessages.ts';
import { changePlan, type ChangePlan } from '#rules/changePlan.ts';
import { changedBlocks, changeLines, type ChangedBlock } from './changedBlocks.ts';
import { filingToBill } from './openChange.ts';
import { rejectedAnswers } from './rejects/rejectedAnswers.ts';

/** How a changed bill would be sent. */
interface SentChange {
  /** The bill with its filer code filled in. */
  next: Bill;
  plan: ChangePlan;
  messages: ChangeMessages;
}

/**
 * [D09] Plans the message of a changed bill.
 * @param ownCode the enterprise's filer code, used for a blank one
 */
export function sentChange(filing: FilingDetail, bill: Bill, ownCode: string): SentChange {
  const next = { ...bill, houseScac: bill.houseScac.trim() || ownCode };
  const { declarationStatus, bondPaid } = filing;
  const plan = changePlan({ declarationStatus, bill: filingToBill(filing), bondPaid }, next);
  return { next, plan, messages: changeMessages(plan.kind, filing, next.houseScac) };
}

export interface PlannedChange {
  plan: ChangePlan;
  messages: ChangeMessages;
  /** The compared version: the one that customs has, else the last sent. */
  base: Bill;
  isHeld: boolean;
  blocks: ChangedBlock[];
  count: number;
  oldNumber: string;
  newNumber: string;
  /** Why it cannot be sent: message key below `changes.blocked`. */
  blocked: 'nothing' | 'severalNumbers' | 'refused' | null;
  /** Unchanged since customs rejected it. */
  isSameAsRefused: boolean;
}

const REFUSED: readonly string[] = ['receiveFailed', 'modifyFailed'];

/**
 * [D09] Plans the change of a filing.
 * @param ownCode the enterprise's filer code, used for a blank one
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

/** A rejected transmission was not validated: sent unchanged, it may be accepted. */
function isTransmissionRefused(filing: FilingDetail): boolean {
  const answers = rejectedAnswers(filing);
  return answers.length > 0 && answers.every(({ error }) => isBatchCode(error.code));
}

function blockedReason({ kind }: ChangePlan, count: number, next: Bill): PlannedChange['blocked'] {
  if (kind === 'refused') return 'refused';
  if (next.amsRequestList.length > 1) return 'severalNumbers';
  return kind === 'replace' && count === 0 ? 'nothing' : null;
}
