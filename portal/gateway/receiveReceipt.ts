import { parseReceipt } from '#customs/receiptMessage.ts';
import { isActive } from '#contract/statuses.ts';
import { foldReceipts } from '#rules/receiptFold.ts';
import type { Portal, Tx } from '../portal.ts';
import { releaseClaim } from '../store/claims.ts';
import { lockFilingOfMessage, setFilingState } from '../store/filings.ts';
import { listActions } from '../store/operations.ts';
import { listReceiptFacts, parkReceipt, storeReceipt } from '../store/receipts.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/**
 * Takes one answer of customs, however often and in whatever order answers come: it is stored once, and the filing's
 * state becomes the fold of all its receipts ([D08], I7). What fits no filing is parked for support staff.
 * @param raw the answer's text as it came
 * @returns what became of it
 */
export async function receiveReceipt(portal: Tools, trx: Tx, raw: string): Promise<'stored' | 'known' | 'parked'> {
  const park = async (reason: string) => {
    await parkReceipt(trx, reason, raw, portal.clock());
    return 'parked' as const;
  };
  const receipt = parseReceipt(raw);
  if (!receipt) return park('malformed');
  const target = await lockFilingOfMessage(trx, receipt.transactionNo, receipt.controlNo);
  if (!target) return park('unknownFiling');
  const { filing, operationSeq } = target;
  const stored = await storeReceipt(trx, filing, operationSeq, receipt, raw);
  if (stored === 'contradicts') return park('contradicts');
  if (stored === 'known') return stored;
  await portal.steps.mark('receipt.stored');

  const operations = await listActions(trx, filing.enterprise_id, filing.id);
  const state = foldReceipts(operations, await listReceiptFacts(trx, filing.enterprise_id, filing.id));
  if (state.declarationStatus === filing.declaration_status && state.matchStatus === filing.match_status)
    return 'stored';
  await setFilingState(trx, filing, state, portal.clock());
  if (!isActive(state.declarationStatus)) await releaseClaim(trx, filing);
  await portal.bus.publish(trx, filing.enterprise_id, {
    type: 'FILING_STATUS',
    data: { id: filing.id, amsNo: filing.ams_no, ...state },
  });
  await portal.steps.mark('receipt.folded');
  return 'stored';
}
