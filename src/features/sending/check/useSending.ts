import { useCallback, useRef, useState } from 'react';
import type { PayType } from '#contract/codes.ts';
import { sendIntents, type SendIntent, type ConfirmedSend } from '#dataProvider/sendIntents.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { type ReadyCheck, billNumbers } from './draftCheck.ts';
import { findRejects, type NotStored } from './sendLine.ts';

/**
 * [D05] A draft on the portal is sent by id with the revision that was shown, a local one as a bill, so that the
 * confirmed version is sent. Only a draft whose rejects were confirmed is sent with rejects.
 */
function confirmedSend(check: ReadyCheck, payType: PayType): ConfirmedSend {
  const { id, bill, settlement } = check;
  const quotedTotal = settlement.total;
  const confirmed = { quotedTotal, ...(findRejects(check).length > 0 ? { acceptRejects: true } : {}) };
  const facts = { draftId: id, billType: bill.billType, amsNos: billNumbers(bill), payType, quotedTotal };
  return isLocalId(id)
    ? { ...facts, call: 'sendBill', body: { ...bill, id: null, ...confirmed } }
    : { ...facts, call: 'sendDrafts', body: { ids: [id], revisions: revisionById(id, bill), ...confirmed } };
}

const revisionById = (id: string, { revision }: Bill): Record<string, number> =>
  revision === undefined ? {} : { [id]: revision };

/** Concurrent sends: fast, but leaves capacity to other users. */
const AT_ONCE = 3;

/** This visit's sends by draft id. */
export interface Sending {
  queued: ReadonlySet<string>;
  posting: ReadonlySet<string>;
  /** Finished sends of this visit; keys of their intents. */
  ended: Readonly<Record<string, SendIntent>>;
  notStored: Readonly<Record<string, NotStored>>;
}

const NOTHING: Sending = { queued: new Set(), posting: new Set(), ended: {}, notStored: {} };

/** [D05] Sends a selection with a call and a key per draft, so that a failure affects no other. */
export function useSending(owner: string) {
  const [sending, setSending] = useState(NOTHING);
  const running = useRef<Promise<SendIntent[]> | null>(null);

  const sendAll = useCallback(
    async (checks: readonly ReadyCheck[], payType: PayType): Promise<SendIntent[]> => {
      const waiting = [...checks];
      const ended: SendIntent[] = [];
      setSending((before) => ({ ...forget(before, checks), queued: new Set(checks.map(({ id }) => id)) }));
      const worker = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { id } = next;
          setSending((before) => ({
            ...before,
            queued: without(before.queued, id),
            posting: new Set(before.posting).add(id),
          }));
          try {
            const intent = await sendIntents.send(owner, confirmedSend(next, payType));
            ended.push(intent);
            setSending((before) => ({
              ...before,
              posting: without(before.posting, id),
              ended: { ...before.ended, [id]: intent },
            }));
          } catch (error) {
            const reason = error instanceof Error ? error.name : 'Error';
            const notStored = { state: 'notKept' as const, reason };
            setSending((before) => ({
              ...before,
              posting: without(before.posting, id),
              notStored: { ...before.notStored, [id]: notStored },
            }));
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return ended;
    },
    [owner],
  );
  /** A second click joins the first: the button is rendered too late to prevent a double click. */
  const run = useCallback(
    (checks: readonly ReadyCheck[], payType: PayType): Promise<SendIntent[]> => {
      running.current ??= sendAll(checks, payType).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [sendAll],
  );
  return { sending, run };
}

function forget(before: Sending, checks: readonly ReadyCheck[]): Sending {
  const ids = new Set(checks.map(({ id }) => id));
  const withoutIds = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !ids.has(id)));
  return { ...before, ended: withoutIds(before.ended), notStored: withoutIds(before.notStored) };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const withoutIds = new Set(ids);
  withoutIds.delete(id);
  return withoutIds;
}
