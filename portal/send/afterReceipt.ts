import type { Tx } from '../portal.ts';
import type { FilingHead } from '../store/filings.ts';
import { refoldFiling, type FilingTools } from './refoldFiling.ts';
import { releaseHeld } from './releaseHeld.ts';
import { settleFollowers } from './settleFollowers.ts';

/**
 * What follows from an answer that was just stored: the filing's state, the message that waited for it, and the fate of
 * filings that wait for a deletion. In the transaction that stored it, one filing a transaction: what is locked here is
 * the filing first, then the wallet, then its followers.
 * @param filing locked, as it was before the answer
 */
export async function afterReceipt(portal: FilingTools, trx: Tx, filing: FilingHead): Promise<void> {
  let life = await refoldFiling(portal, trx, filing);
  await portal.steps.mark('receipt.folded');
  if (await releaseHeld(portal, trx, filing, life)) {
    life = await refoldFiling(portal, trx, { ...filing, ...columnsOf(life) });
  }
  await settleFollowers(portal, trx, filing, life.state.declarationStatus);
}

const columnsOf = ({ state }: Awaited<ReturnType<typeof refoldFiling>>) => ({
  declaration_status: state.declarationStatus,
  match_status: state.matchStatus,
  to_complete: state.toComplete,
});
