import { ERRORS } from '#contract/errors.ts';
import type { AmsClaimTable } from '../db/tables/filings.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { draftNumber } from '../store/billSearchText.ts';
import { claimKey, type AmsNumber } from '../store/claims.ts';
import { outgoingNumbers, type OutgoingBill } from './outgoingBill.ts';
import type { SendFacts } from './sendFacts.ts';

/** A claim or draft that blocks a number. `filingId` is set where the sender may open it. */
export interface Conflict {
  amsNo: string;
  code: number;
  filingId?: string;
}

/** The most specific first: it names the refusal. */
const NAMES = ['alreadyExists', 'occupiedByColleague', 'occupiedElsewhere'] as const;

export const isOtherTenant = ({ code }: Conflict): boolean => code === ERRORS.occupiedElsewhere.code;

/** @throws Refusal with every conflict, if there is any */
export function requireNoConflict(conflicts: readonly Conflict[]): void {
  const name = NAMES.find((known) => conflicts.some((conflict) => conflict.code === ERRORS[known].code));
  if (name) throw refuse(name, { extra: { conflicts } });
}

/**
 * [D04] Finds what blocks sending: active filings of these numbers, and colleagues' drafts that had a number earlier.
 * The sender's own drafts and the drafts being sent do not block.
 * @param ownFiling the filing whose new version is sent: its own claims do not block
 */
export function findConflicts(
  principal: Principal,
  outgoing: readonly OutgoingBill[],
  facts: Pick<SendFacts, 'claims' | 'rivals' | 'createdTimes'>,
  ownFiling?: string,
): Conflict[] {
  return outgoing.flatMap((one) =>
    outgoingNumbers([one])
      .filter(({ amsNo }) => amsNo !== '')
      .flatMap((number) => {
        const claim = facts.claims.get(claimKey(number));
        if (claim && claim.filing_id === ownFiling && claim.enterprise_id === principal.enterpriseId) return [];
        if (claim) return [toConflict(number, claim, principal)];
        return isHeldByRival(one, number, facts)
          ? [{ amsNo: number.amsNo, code: ERRORS.occupiedByColleague.code }]
          : [];
      }),
  );
}

/** Whether a colleague's draft with this number is older than the one being sent; a bill without draft is the newest. */
function isHeldByRival(
  { draftId }: OutgoingBill,
  { amsNo, billType }: AmsNumber,
  { rivals, createdTimes }: Pick<SendFacts, 'rivals' | 'createdTimes'>,
): boolean {
  const since = draftId === null ? undefined : createdTimes.get(draftId);
  const key = claimKey({ amsNo: draftNumber(amsNo), billType });
  return rivals.some(({ numbers, createdAt }) => numbers.has(key) && (since === undefined || createdAt < since));
}

/**
 * What a claim means to a user: 1004 their own filing, 1003 a colleague's, 1008 another enterprise's, without details.
 */
export function toConflict({ amsNo }: AmsNumber, claim: AmsClaimTable, principal: Principal): Conflict {
  if (claim.enterprise_id !== principal.enterpriseId) return { amsNo, code: ERRORS.occupiedElsewhere.code };
  const name = claim.user_id === principal.userId ? 'alreadyExists' : 'occupiedByColleague';
  return { amsNo, code: ERRORS[name].code, filingId: claim.filing_id };
}
