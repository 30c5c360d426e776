import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerParserError } from './parserErrors.ts';

/** Milliseconds for the body of a request, unless its route has another deadline. */
export const BODY_TIMEOUT = 60_000;
/** Milliseconds between the answer and the end of the connection; closing at once could lose the answer. */
const LINGER = 2_000;

/** Suspends the deadline of a request's body. */
const deadlines = new WeakMap<IncomingMessage, () => () => void>();

/**
 * Ends each request whose body does not arrive in time with 408. Node's own limit is the same for every route and has to
 * be as long as the slowest upload.
 * @param timeout milliseconds
 */
export function limitBodies(app: FastifyInstance, config: Pick<Config, 'hsts'>, timeout = BODY_TIMEOUT): void {
  // Before Fastify sees the request, so that every route finds the deadline.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const cut = (): void => {
      const { socket } = request;
      if (request.complete || socket.destroyed) return;
      // After headers were sent, no other answer is possible.
      if (response.headersSent) return void socket.destroy();
      answerParserError(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket, config);
      setTimeout(() => socket.destroy(), LINGER).unref();
    };
    let timer: NodeJS.Timeout | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      if (!request.complete) timer = setTimeout(cut, timeout).unref();
    };
    start();
    request.once('end', stop);
    request.once('close', () => {
      if (request.complete || request.socket.destroyed) stop();
    });
    deadlines.set(request, () => {
      stop();
      return start;
    });
  });
}

/**
 * Suspends the general deadline of a request whose route has another deadline.
 * @returns restarts the general deadline for the rest of the body
 */
export const suspendBodyDeadline = (request: IncomingMessage): (() => void) => deadlines.get(request)?.() ?? (() => {});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
