import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInLane, type ConnectionLane } from '../db/connectionLane.ts';

/** Every database call of a request takes its connection from the share of the caller's enterprise. */
export function shareConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runInLane(laneOf(request), done));
  // The reading of a body ends outside the context that it began in.
  app.addHook('preValidation', (request, _reply, done) => runInLane(laneOf(request), done));
}

function laneOf({ signedIn }: FastifyRequest): ConnectionLane {
  if (!signedIn) return { section: 'anonymous', key: '' };
  const { enterpriseId, userId } = signedIn.principal;
  return { section: 'enterprises', key: enterpriseId || `user ${userId}` };
}
