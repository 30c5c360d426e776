import { ERRORS } from '#contract/errors.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { Issue } from '#schema/issue.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';

/** One finding of the portal's rehearsal. */
export type CheckIssue = Omit<Issue, 'severity'> & { severity: Settlement['rehearsal'][number]['severity'] };

export type DraftCheck =
  | { state: 'ready'; id: string; bill: Bill; settlement: Settlement; issues: CheckIssue[] }
  /** Sent or deleted in the meantime. `sent`: the portal's message if a colleague or another tab has sent it. */
  | { state: 'gone'; id: string; sent?: string | undefined }
  /** This computer has text that the portal refused to save; sending would send another version. */
  | { state: 'unsaved'; id: string; bill: Bill; reason: PortalError };

export type ReadyCheck = Extract<DraftCheck, { state: 'ready' }>;

/** A bill's numbers without blanks. */
export const billNumbers = (bill: Bill): string[] => bill.amsRequestList.map((row) => row.amsNo).filter(Boolean);

/**
 * Reads one draft as it will be sent, with price and problems. Saves local changes first, because sending refers to the
 * portal's copy by id.
 */
export async function checkDraft(anyId: string): Promise<DraftCheck> {
  const id = await localDrafts.currentId(anyId).catch(() => anyId);
  const local = await localDrafts.get(id).catch(() => {
    // A local draft that cannot be read is not gone.
    if (isLocalId(id)) throw new Error('drafting.silent');
    return null;
  });
  if (isLocalId(id)) return local ? ready(id, local.record) : { state: 'gone', id };
  if (local?.changed) {
    try {
      const { revision } = await dataProvider.saveDraft({ body: local.record });
      await localDrafts.markSaved(id, revision, local.record);
    } catch (error) {
      if (isGone(error)) return { state: 'gone', id, sent: sentMessage(error) };
      if (error instanceof PortalError && !isUnknownOutcome(error))
        return { state: 'unsaved', id, bill: local.record, reason: error };
      throw error;
    }
  }
  try {
    return await ready(id, await dataProvider.getDraft({ params: { id } }));
  } catch (error) {
    if (isGone(error)) return { state: 'gone', id, sent: sentMessage(error) };
    throw error;
  }
}

async function ready(id: string, bill: Bill): Promise<DraftCheck> {
  const body = isLocalId(id) ? bill : { ids: [id] };
  const settlement = await dataProvider.preSettle({ body });
  return { state: 'ready', id, bill, settlement, issues: toIssues(settlement) };
}

/** The portal's problems of the bill to be sent. */
const toIssues = ({ rehearsal }: Settlement): CheckIssue[] =>
  rehearsal.map(({ field = '', message, args = {}, severity, code }) => ({
    path: field,
    message,
    args: { ...args, code },
    severity,
  }));

function isGone(error: unknown): boolean {
  if (!(error instanceof PortalError)) return false;
  return error.status === ERRORS.notFound.status || (error.status === 400 && error.code === ERRORS.draftGone.code);
}

function sentMessage(error: unknown): string | undefined {
  if (!(error instanceof PortalError)) return undefined;
  return (error.body as { sentBy?: string } | null | undefined)?.sentBy === undefined ? undefined : error.message;
}
