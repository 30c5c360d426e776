import type { FilingRow } from '#contract/endpoints/filings.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { changeDraftId, isOpenIntent, sendIntents, type ConfirmedSend } from '#dataProvider/sendIntents.ts';
import { localChanges } from '#local/localChanges.ts';
import { closedReason } from '../actions/filingActions.ts';
import { toConfirmedSend } from '../confirm/toConfirmedSend.ts';
import { fetchQuote, quoteBasis } from '../confirm/useChangeQuote.ts';
import { filingToBill } from '../openChange.ts';
import { planChange } from '../planChange.ts';

/**
 * A filing that can be resent unchanged and free of charge, or why it is skipped: a message key with its arguments, or
 * the portal's message.
 */
export type PreparedResend = { filing: FilingRow } & (
  | { confirmed: ConfirmedSend; reason: null }
  | { confirmed: null; reason: string; args?: Record<string, unknown> | undefined }
);

interface Sender {
  /** `ownerKey` of the user. */
  owner: string;
  /** The enterprise's filer code, used for a blank one. */
  ownCode: string;
}

/**
 * [D09] Prepares resending a filing as it was sent. What needs a decision (a charge, an expected reject, text on this
 * computer) or is being sent is skipped: that is continued on the filing's own page.
 */
export async function prepareResend(row: FilingRow, { owner, ownCode }: Sender): Promise<PreparedResend> {
  const skip = (reason: string, args?: Record<string, unknown>): PreparedResend => ({
    filing: row,
    confirmed: null,
    reason,
    args,
  });
  const closed = closedReason(row, 'resend');
  if (closed !== null) return skip(`changes.closed.${closed}`, { amsNo: row.waitsFor?.amsNo });
  try {
    if (await isBeingSent(owner, row.id)) return skip('changes.bulk.beingSent');
    if ((await localChanges.get(row.id))?.changed) return skip('changes.bulk.unsent');
    const filing = await dataProvider.getFiling({ params: { id: row.id } });
    const nowClosed = closedReason(filing, 'resend');
    if (nowClosed !== null) return skip(`changes.closed.${nowClosed}`, { amsNo: filing.waitsFor?.amsNo });
    const bill = filingToBill(filing);
    const { plan, blocked } = planChange(filing, bill, ownCode);
    if (plan.chargedAsNew) return skip('changes.bulk.asNew');
    const quote = await fetchQuote(filing.id, quoteBasis(filing), bill);
    if (blocked !== null || (quote.plan && quote.plan.kind !== plan.kind)) return skip('changes.bulk.open');
    if (quote.rehearsal.some(({ severity }) => severity !== 'warning')) return skip('changes.bulk.rejected');
    if (quote.conflicts.length > 0 || !quote.houseScacAvailable || quote.missingSettings.length > 0) {
      return skip('changes.bulk.open');
    }
    if (quote.total > 0) return skip('changes.bulk.paid', { price: quote.total });
    const confirmed = toConfirmedSend(row.id, bill, plan, { payType: 0, quotedTotal: 0, acceptRejects: false });
    return { filing: row, confirmed, reason: null };
  } catch (error) {
    if (!(error instanceof PortalError)) return skip('changes.bulk.open');
    return skip(isUnknownOutcome(error) ? 'changes.bulk.unreachable' : error.message);
  }
}

/** Another page or tab, or an earlier visit, sends a change of the filing, and its outcome is not known. */
async function isBeingSent(owner: string, filingId: string): Promise<boolean> {
  const draftId = changeDraftId(filingId);
  return (await sendIntents.ofOwner(owner)).some((intent) => intent.draftId === draftId && isOpenIntent(intent));
}
