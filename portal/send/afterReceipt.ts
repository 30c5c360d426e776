import type { Tx } from '../portal.ts';
import type { LockedFiling } from '../store/filings.ts';
import { refoldFiling, type FilingTools } from './refoldFiling.ts';
import { releaseHeld } from './releaseHeld.ts';
import { settleFollowers } from './settleFollowers.ts';

/**
 * Applies the consequences of a stored receipt in its transaction: the filing's state, the message that waited for it,
 * and filings that wait for a deletion. One filing per transaction; locks are taken in the order filing, wallet,
 * followers.
 * @param filing locked, as it was before the receipt
 */
export async function afterReceipt(portal: FilingTools, trx: Tx, filing: LockedFiling): Promise<void> {
  let life = await refoldFiling(portal, trx, filing);
  await portal.steps.mark('receipt.folded');
  if (await releaseHeld(portal, trx, filing, life)) {
    life = await refoldFiling(portal, trx, { ...filing, ...stateColumns(life) });
  }
  await settleFollowers(portal, trx, filing, life.state.declarationStatus);
}

const stateColumns = ({ state }: Awaited<ReturnType<typeof refoldFiling>>) => ({
  declaration_status: state.declarationStatus,
  match_status: state.matchStatus,
  is_duplicate: state.isDuplicate,
  customs_no: state.customsNo,
  to_complete: state.toComplete,
});
