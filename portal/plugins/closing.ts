import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

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
