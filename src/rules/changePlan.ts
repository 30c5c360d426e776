import type { ChangeKind } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';

/** A filing as it stands, before it is changed. */
export interface StandingFiling {
  declarationStatus: DeclarationStatus;
  bill: Bill;
  /** A use of the provider's bond is paid since the filing was last charged as new. */
  bondPaid: boolean;
}

/** What a changed bill becomes, and what of it costs something. */
export interface ChangePlan {
  kind: ChangeKind;
  /** The filing fee is due again. */
  chargedAsNew: boolean;
  /** The provider's bond is due. */
  bondDue: boolean;
  /** Customs' first acceptance, which the 24 hours count by, stays. */
  keepsAcceptance: boolean;
  /** Of `refused`: the name of the error. */
  reason?: 'typeChanged' | 'actionNotAllowed';
}

const REFUSED = { kind: 'refused', chargedAsNew: false, bondDue: false, keepsAcceptance: true } as const;

/**
 * [D09][D10] What becomes of a filing whose bill is changed; the form says it before anybody sends, and the portal
 * follows the same plan. To customs another B/L number or another filer is another filing.
 * @example changePlan({ declarationStatus: 'receiveFailed', bill, bondPaid: false }, corrected).kind // 'resend'
 */
export function changePlan(standing: StandingFiling, next: Bill): ChangePlan {
  const { declarationStatus, bill } = standing;
  if (bill.billType !== next.billType) return { ...REFUSED, reason: 'typeChanged' };
  const allowed: readonly string[] = DECLARATION_STATUSES[declarationStatus].actions;
  const isProviderBond = bondTypeOf(next) === 'Hgj_Continuous';
  const bondDue = isProviderBond && !standing.bondPaid;
  // A deleted filing is free of its number: whatever it says now is sent as new.
  if (declarationStatus === 'deleteSuccess') {
    return { kind: 'sendAgain', chargedAsNew: true, bondDue: isProviderBond, keepsAcceptance: false };
  }
  const isRenumbered = numbersOf(bill) !== numbersOf(next);
  // What customs never took has no filer there either.
  const isRefiled = allowed.includes('modify') && bill.houseScac !== next.houseScac;
  if (isRenumbered || isRefiled) {
    if (!allowed.includes('delete')) return { ...REFUSED, reason: 'actionNotAllowed' };
    return { kind: 'deleteSend', chargedAsNew: true, bondDue: isProviderBond, keepsAcceptance: false };
  }
  if (allowed.includes('resend')) return { kind: 'resend', chargedAsNew: false, bondDue, keepsAcceptance: false };
  if (allowed.includes('modify')) return { kind: 'replace', chargedAsNew: false, bondDue, keepsAcceptance: true };
  return { ...REFUSED, reason: 'actionNotAllowed' };
}

const numbersOf = (bill: Bill): string => bill.amsRequestList.map((row) => row.amsNo).join(' ');
const bondTypeOf = (bill: Bill): string => ('bondType' in bill ? bill.bondType : '');
