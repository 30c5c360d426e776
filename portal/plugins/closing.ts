import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

/** Seconds. A restart takes a few. */
const RETRY_AFTER = 3;

/**
 * Closes the connections of a closing portal once every running request is answered. Otherwise closing would wait for
 * the idle connections that browsers keep.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const endIfIdle = () => {
    if (isClosing && running.size === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      endIfIdle();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    endIfIdle();
  });
}

/** Refuses requests that arrive over open connections of a closing portal; Fastify's own answer has no translated message. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onRequest', async () => {
    if (isClosing) throw refuse('restarting', { retryAfter: RETRY_AFTER });
  });
}
