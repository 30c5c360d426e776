import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { ErrorName } from '#contract/errors.ts';
import { localeOf } from './locale.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sentence } from './sentence.ts';

type Refused = { status: number; reason: ErrorName };

/** Refusals of Node's HTTP parser by error code; every other code is an unreadable request. */
const BY_CODE: Record<string, Refused> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'unreadable' },
};
const UNREADABLE: Refused = { status: 400, reason: 'unreadable' };

/**
 * Answers requests that the parser refuses before Fastify sees them, with the headers and body of every other refusal.
 * No header was parsed, so the language is English.
 */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket, { hsts }: Pick<Config, 'hsts'>): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, reason } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ code: status, message: sentence('en', reason) });
  const lines = Object.entries({ ...securityHeaders(hsts, false), ...bodyHeaders(body), connection: 'close' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

/** Answers an `Expect` header other than `100-continue` (417), which Node would refuse without headers. */
export function answerExpectations(app: FastifyInstance, { hsts }: Pick<Config, 'hsts'>): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ code: 417, message: sentence(localeOf(request), 'unreadable') });
    response.writeHead(417, { ...securityHeaders(hsts, false), ...bodyHeaders(body), connection: 'close' }).end(body);
  });
}

const bodyHeaders = (body: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
});
