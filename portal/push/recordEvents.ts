import type { PushEventKind } from '#contract/pushEvents.ts';
import { inChunks } from '../db/inChunks.ts';
import { publish } from '../events/bus.ts';
import type { Tx } from '../portal.ts';

export interface NewEvent {
  kind: PushEventKind;
  /** B/L number, or a name. */
  subject: string;
  detail?: string;
  filingId?: string;
  draftId?: string;
  /** An event with the same key was recorded before: this one is dropped. */
  onceKey?: string;
}

/**
 * Records events of an enterprise in the transaction in which they happen, for the bell, mails and WeChat.
 * @example await recordEvents(trx, enterpriseId, at, [{ kind: 'service', subject: '', detail: 'accepted' }]);
 */
export async function recordEvents(
  trx: Tx,
  enterpriseId: string,
  at: Date,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ kind, subject, detail = '', filingId = null, draftId = null, onceKey = null }) => ({
    enterprise_id: enterpriseId,
    kind,
    subject,
    detail,
    filing_id: filingId,
    draft_id: draftId,
    once_key: onceKey,
    at,
  }));
  await inChunks(rows, (some) =>
    trx
      .insertInto('push_event')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  if (events.some(({ kind }) => kind !== 'submitted')) await publish(trx, enterpriseId, { type: 'BELL' });
}
