import type { Handlers } from '../implement.ts';
import { streamEvents } from '../events/streamEvents.ts';

/** Live events of the caller's enterprise. */
export const eventHandlers: Handlers<'events'> = {
  events: async ({ portal, principal, request, reply }) => {
    reply.hijack();
    streamEvents(portal, principal.enterpriseId, request, reply);
  },
};
