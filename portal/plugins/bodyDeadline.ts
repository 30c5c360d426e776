import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerParserError } from './parserErrors.ts';

/** Milliseconds in which the body of a request arrives, unless its route has a deadline of its own. */
export const BODY_TIMEOUT = 60_000;
/** Milliseconds between the answer and the end of the connection; at once, the answer could be lost. */
const LINGER = 2_000;

/** Requests whose body has a deadline: how to suspend it. */
const deadlines = new WeakMap<IncomingMessage, () => () => void>();

/**
 * Ends each request whose body does not arrive in time with 408. Node's own limit counts a whole request whatever its
 * route is, and has to be as long as the slowest upload.
 * @param timeout milliseconds
 */
export function limitBodies(app: FastifyInstance, config: Pick<Config, 'hsts'>, timeout = BODY_TIMEOUT): void {
  // Before Fastify sees the request, so that every route finds the deadline.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const cut = (): void => {
      const { socket } = request;
      if (request.complete || socket.destroyed) return;
      // An answer that has begun, or is there, can be followed by no other one.
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
 * Suspends the general deadline of a request, whose route watches its body itself.
 * @returns gives what is left of the body the general deadline again
 */
export const suspendBodyDeadline = (request: IncomingMessage): (() => void) => deadlines.get(request)?.() ?? (() => {});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
