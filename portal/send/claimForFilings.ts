import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { claimKey, claimNumbers, findClaims, type AmsNumber } from '../store/claims.ts';
import { conflictOf, requireNoConflict } from './conflicts.ts';

/**
 * [D04] Occupies the numbers for new filings; of senders at the same moment the database lets one through.
 * @throws Refusal with what the others are to the sender
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
      return claim ? [conflictOf(filing, claim, principal)] : [];
    }),
  );
  // Its holder let go of it between the two looks; the sender's next try succeeds.
  throw new Error('A number was freed while it was being claimed.');
}
