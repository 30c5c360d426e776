import { isActive } from '#contract/statuses.ts';
import type { Portal, Tx } from '../portal.ts';
import { recordEvents } from '../push/recordEvents.ts';
import { statusEvents } from '../push/statusEvents.ts';
import { releaseClaim } from '../store/claims.ts';
import { readLife, type FilingLife } from '../store/filingLife.ts';
import { setFilingState, type LockedFiling } from '../store/filings.ts';

export type FilingTools = Pick<Portal, 'clock' | 'steps' | 'bus'>;
/** Of actions that send a message, which need the settings of the envelope. */
export type SendTools = FilingTools & Pick<Portal, 'config'>;

/**
 * Recomputes the state of a locked filing from its operations and receipts ([D08], I7), frees the number of a deleted
 * one, and notifies open pages.
 */
export async function refoldFiling(portal: FilingTools, trx: Tx, filing: LockedFiling): Promise<FilingLife> {
  const life = await readLife(trx, filing);
  const { state } = life;
  const isSame =
    state.declarationStatus === filing.declaration_status &&
    state.matchStatus === filing.match_status &&
    state.isDuplicate === filing.is_duplicate &&
    state.customsNo === filing.customs_no &&
    state.toComplete === filing.to_complete;
  if (isSame) return life;
  await setFilingState(trx, filing, state, portal.clock());
  if (!isActive(state.declarationStatus)) await releaseClaim(trx, filing);
  await publishStatus(portal, trx, filing, state);
  await recordEvents(trx, filing.enterprise_id, portal.clock(), statusEvents(filing, state));
  return life;
}

export function publishStatus(
  { bus }: Pick<Portal, 'bus'>,
  trx: Tx,
  filing: Pick<LockedFiling, 'enterprise_id' | 'id' | 'ams_no'>,
  { declarationStatus, matchStatus }: FilingLife['state'],
): Promise<void> {
  const data = { id: filing.id, amsNo: filing.ams_no, declarationStatus, matchStatus };
  return bus.publish(trx, filing.enterprise_id, { type: 'FILING_STATUS', data });
}
