import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { changePlan, type ChangePlan } from '#rules/changePlan.ts';
import { changedBlocks, changeLines, type ChangedBlock } from './changedBlocks.ts';
import { billOfFiling } from './openChange.ts';

/** What a change is, as far as the page can say it before the portal is asked. */
export interface PlannedChange {
  plan: ChangePlan;
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
export function planOf(filing: FilingDetail, bill: Bill, ownCode: string): PlannedChange {
  const sent = billOfFiling(filing);
  const next = { ...bill, houseScac: bill.houseScac.trim() || ownCode };
  const { declarationStatus, bondPaid } = filing;
  const plan = changePlan({ declarationStatus, bill: sent, bondPaid }, next);
  const base = filing.held ?? sent;
  const blocks = changedBlocks(base, next);
  const count = changeLines(blocks).length;
  const isSameAsRefused = REFUSED.includes(declarationStatus) && changedBlocks(sent, next).length === 0;
  const [old, now] = [sent, next].map((of) => of.amsRequestList[0]?.amsNo ?? '');
  return {
    plan,
    base,
    isHeld: filing.held !== null,
    blocks,
    count,
    oldNumber: old ?? '',
    newNumber: now ?? '',
    blocked: whyBlocked(plan, count, next),
    isSameAsRefused,
  };
}

function whyBlocked({ kind }: ChangePlan, count: number, next: Bill): PlannedChange['blocked'] {
  if (kind === 'refused') return 'refused';
  if (next.amsRequestList.length > 1) return 'severalNumbers';
  return kind === 'replace' && count === 0 ? 'nothing' : null;
}
