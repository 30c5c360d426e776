import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInLane, type ConnectionLane } from '../db/connectionLane.ts';

/** Runs each request in the connection lane of its enterprise. */
export function shareConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runInLane(laneOf(request), done));
  // After a body was read, the async context of `onRequest` is lost.
  app.addHook('preValidation', (request, _reply, done) => runInLane(laneOf(request), done));
}

function laneOf({ signedIn }: FastifyRequest): ConnectionLane {
  if (!signedIn) return { section: 'anonymous', key: '' };
  const { enterpriseId, userId } = signedIn.principal;
  return { section: 'enterprises', key: enterpriseId || `user ${userId}` };
}
