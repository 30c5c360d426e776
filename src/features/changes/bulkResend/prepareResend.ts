import type { FilingRow } from '#contract/endpoints/filings.ts';
import type { ConfirmedSend } from '#dataProvider/sendIntents.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { localChanges } from '#local/localChanges.ts';
import { closedReason } from '../actions/filingActions.ts';
import { toConfirmedSend } from '../confirm/toConfirmedSend.ts';
import { fetchQuote, quoteBasis } from '../confirm/useChangeQuote.ts';
import { filingToBill } from '../openChange.ts';
import { planChange } from '../planChange.ts';

/** A filing that can be resent unchanged and free of charge, or why it is skipped: a message key and its arguments. */
export type PreparedResend = { filing: FilingRow } & (
  | { confirmed: ConfirmedSend; reason: null }
  | { confirmed: null; reason: string; args?: Record<string, unknown> | undefined }
);

/**
 * [D09] Prepares resending a filing as it was sent. What needs a decision (a charge, an expected reject, text on this
 * computer) is skipped: that is made on the filing's own page.
 * @param ownCode the enterprise's filer code, used for a blank one
 */
export async function prepareResend(row: FilingRow, ownCode: string): Promise<PreparedResend> {
  const skip = (reason: string, args?: Record<string, unknown>): PreparedResend => ({
    filing: row,
    confirmed: null,
    reason,
    args,
  });
  const closed = closedReason(row, 'resend');
  if (closed !== null) return skip(`changes.closed.${closed}`, { amsNo: row.waitsFor?.amsNo });
  try {
    if ((await localChanges.get(row.id))?.changed) return skip('changes.bulk.unsent');
    const filing = await dataProvider.getFiling({ params: { id: row.id } });
    const nowClosed = closedReason(filing, 'resend');
    if (nowClosed !== null) return skip(`changes.closed.${nowClosed}`, { amsNo: filing.waitsFor?.amsNo });
    const bill = filingToBill(filing);
    const { plan, blocked } = planChange(filing, bill, ownCode);
    const quote = await fetchQuote(filing.id, quoteBasis(filing), bill);
    if (blocked !== null || (quote.plan && quote.plan.kind !== plan.kind)) return skip('changes.bulk.open');
    if (quote.rehearsal.some(({ severity }) => severity !== 'warning')) return skip('changes.bulk.rejected');
    if (quote.conflicts.length > 0 || !quote.houseScacAvailable || quote.missingSettings.length > 0) {
      return skip('changes.bulk.open');
    }
    if (quote.total > 0) return skip('changes.bulk.paid', { price: quote.total });
    const confirmed = toConfirmedSend(row.id, bill, plan, { payType: 0, quotedTotal: 0, acceptRejects: false });
    return { filing: row, confirmed, reason: null };
  } catch {
    return skip('changes.bulk.unreachable');
  }
}
