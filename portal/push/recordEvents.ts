import type { PushEventKind } from '#contract/pushEvents.ts';
import { writeTogether, type WriteBatch } from '../db/writeBatch.ts';
import { addNotices } from '../events/bus.ts';
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
export const recordEvents = (trx: Tx, enterpriseId: string, at: Date, events: readonly NewEvent[]): Promise<void> =>
  writeTogether(trx, (batch) => addEvents(batch, enterpriseId, at, events));

/** The same, together with other rows. */
export function addEvents(batch: WriteBatch, enterpriseId: string, at: Date, events: readonly NewEvent[]): void {
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
  batch.insert(rows, (db, some) =>
    db
      .insertInto('push_event')
      .values(some)
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (events.some(({ kind }) => kind !== 'submitted')) addNotices(batch, enterpriseId, { type: 'BELL' });
}
