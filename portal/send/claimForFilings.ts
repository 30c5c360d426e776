import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { claimKey, claimNumbers, findClaims, type AmsNumber } from '../store/claims.ts';
import { toConflict, requireNoConflict } from './conflicts.ts';

/**
 * [D04] Claims the numbers of new filings; the database admits one of concurrent senders.
 * @throws Refusal with the relation of the other claims to the sender
 */
export async function claimForFilings(
  trx: Tx,
  principal: Principal,
  filings: readonly (AmsNumber & { filingId: string })[],
): Promise<void> {
  const free = await claimNumbers(
    trx,
    principal.enterpriseId,
    filings.map((filing) => ({ ...filing, userId: principal.userId })),
  );
  const taken = filings.filter((filing) => !free.has(claimKey(filing)));
  if (taken.length === 0) return;
  const claims = await findClaims(trx, taken);
  requireNoConflict(
    taken.flatMap((filing) => {
      const claim = claims.get(claimKey(filing));
      return claim ? [toConflict(filing, claim, principal)] : [];
    }),
  );
  // Its holder released it between the two queries; the sender's next attempt succeeds.
  throw new Error('A number was freed while it was being claimed.');
}
