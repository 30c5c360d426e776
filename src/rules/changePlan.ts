import type { ChangeKind } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { usesProviderBond } from './providerBond.ts';

export interface CurrentFiling {
  declarationStatus: DeclarationStatus;
  bill: Bill;
  /**
   * The provider's bond was charged since the filing was last charged as new. A refunded one counts while the version at
   * customs has the bond.
   */
  bondPaid: boolean;
}

export interface ChangePlan {
  kind: ChangeKind;
  chargedAsNew: boolean;
  bondDue: boolean;
  /** Customs' first acceptance stays valid; the 24-hour deadline is measured by it. */
  keepsAcceptance: boolean;
  /** Set if `kind` is `refused`: the name of the error. */
  reason?: 'typeChanged' | 'actionNotAllowed';
}

const REFUSED = { kind: 'refused', chargedAsNew: false, bondDue: false, keepsAcceptance: true } as const;

/**
 * [D09][D10] How a changed bill is sent. The form shows the plan before sending and the portal follows the same plan.
 * To customs, another B/L number or another filer code is another filing.
 * @example changePlan({ declarationStatus: 'receiveFailed', bill, bondPaid: false }, corrected).kind // 'resend'
 */
export function changePlan(current: CurrentFiling, next: Bill): ChangePlan {
  const { declarationStatus, bill } = current;
  if (bill.billType !== next.billType) return { ...REFUSED, reason: 'typeChanged' };
  const allowed: readonly string[] = DECLARATION_STATUSES[declarationStatus].actions;
  const isProviderBond = usesProviderBond(next);
  const bondDue = isProviderBond && !current.bondPaid;
  // The number of a deleted filing is free: the bill is sent as new.
  if (declarationStatus === 'deleteSuccess') {
    return { kind: 'sendAgain', chargedAsNew: true, bondDue: isProviderBond, keepsAcceptance: false };
  }
  if (joinNumbers(bill) !== joinNumbers(next) || isUnderAnotherCode(current, next)) {
    if (!allowed.includes('delete')) return { ...REFUSED, reason: 'actionNotAllowed' };
    return { kind: 'deleteSend', chargedAsNew: true, bondDue: isProviderBond, keepsAcceptance: false };
  }
  if (allowed.includes('resend')) return { kind: 'resend', chargedAsNew: false, bondDue, keepsAcceptance: false };
  if (allowed.includes('modify')) return { kind: 'replace', chargedAsNew: false, bondDue, keepsAcceptance: true };
  return { ...REFUSED, reason: 'actionNotAllowed' };
}

/** Whether the bill moves to another filer code. A filing that customs never accepted has no filer code there. */
export function isUnderAnotherCode({ declarationStatus, bill }: CurrentFiling, next: Bill): boolean {
  const allowed: readonly string[] = DECLARATION_STATUSES[declarationStatus].actions;
  return allowed.includes('modify') && bill.houseScac !== next.houseScac;
}

const joinNumbers = (bill: Bill): string => bill.amsRequestList.map((row) => row.amsNo).join(' ');
