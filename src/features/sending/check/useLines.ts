import { useSendIntents } from '#dataProvider/sendIntents.ts';
import { lineState, type SendLine } from './sendLine.ts';
import type { CheckQuery } from './useDraftChecks.ts';
import type { Sending } from './useSending.ts';

/** The lines of a selection, from checks, stored intents and this visit's sends. */
export function useLines(checks: readonly CheckQuery[], sending: Sending): SendLine[] {
  const intents = useSendIntents() ?? [];
  return checks.map(({ id: urlId, check, error }) => {
    const id = check?.id ?? urlId;
    const ended = sending.ended[id];
    // The stored intent may be newer than the call's result, e.g. answered in the meantime.
    const intent = intents.find((known) => (ended ? known.key === ended.key : known.draftId === id)) ?? ended;
    const notStored = sending.notStored[id];
    const state = lineState(check, intent, {
      queued: sending.queued.has(id),
      posting: sending.posting.has(id),
      sentHere: ended !== undefined,
      notStored: notStored !== undefined,
    });
    return { urlId, id, check, error, state, intent, notStored };
  });
}
