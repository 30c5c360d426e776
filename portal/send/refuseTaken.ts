import type { AmsClaimTable } from '../db/tables/filings.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { claimKey, findClaims, type NewClaim } from '../store/claims.ts';
import { toConflict, requireNoConflict } from './conflicts.ts';

/**
 * [D04] Refuses filings of which another one claimed a number meanwhile; the database admits one of concurrent senders.
 * @throws Refusal with the relation of the other claims to the sender
 */
export async function refuseTaken(trx: Tx, principal: Principal, wanted: readonly NewClaim[]): Promise<never> {
  const claims = await findClaims(trx, wanted);
  requireNoConflict(
    wanted.flatMap((own) => {
      const claim = claims.get(claimKey(own));
      if (!claim || isOwn(claim, own, principal)) return [];
      return [toConflict(own, claim, principal)];
    }),
  );
  // Its holder released it between the two queries; the sender's next attempt succeeds.
  throw new Error('A number was freed while it was being claimed.');
}

const isOwn = (claim: AmsClaimTable, { filingId }: NewClaim, { enterpriseId }: Principal): boolean =>
  claim.enterprise_id === enterpriseId && claim.filing_id === filingId;
