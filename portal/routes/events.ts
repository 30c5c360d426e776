import { StreamSlots } from '../events/streamSlots.ts';
import { streamEvents } from '../events/streamEvents.ts';
import type { Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';

/** Seconds; the page polls in the meantime. */
const RETRY_AFTER = 30;

/**
 * Live events of the caller's enterprise. Over the limit the new stream is refused: closing the oldest one would make
 * its page reconnect and close the next one, without end.
 */
export function eventHandlers(): Handlers<'events'> {
  const slots = new StreamSlots();
  return {
    events: async ({ portal, principal, query, request, reply }) => {
      if (!portal.bus.isListening()) {
        reply.header('retry-after', RETRY_AFTER);
        throw refuse('databaseAway');
      }
      const slot = slots.take(principal, query.page);
      if (!slot) {
        reply.header('retry-after', RETRY_AFTER);
        throw refuse('tooMany');
      }
      reply.hijack();
      streamEvents(portal, principal.enterpriseId, request, reply, slot);
    },
  };
}
