import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of a closing portal as soon as every request at work is answered. Browsers keep spare connections
 * that never asked for anything, and closing would wait for those.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  const atWork = new Set<ServerResponse>();
  let isClosing = false;
  const endIfIdle = () => {
    if (isClosing && atWork.size === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response: ServerResponse) => {
    atWork.add(response);
    response.once('close', () => {
      atWork.delete(response);
      endIfIdle();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    endIfIdle();
  });
}
