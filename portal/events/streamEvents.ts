import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { isSessionLive } from '../store/sessions.ts';

/** Keeps proxies from closing a quiet stream; also how soon a signed-out page falls silent. Milliseconds. */
const HEARTBEAT = 15_000;

/** Server-sent events of one enterprise, until the page leaves, the session ends or the portal closes. */
export function streamEvents(
  portal: Pick<Portal, 'bus' | 'db' | 'clock' | 'log'>,
  enterpriseId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A buffering proxy would hold events back.
    'x-accel-buffering': 'no',
  });
  raw.write(':\n\n');
  const tokenHash = request.signedIn?.tokenHash ?? '';
  const end = () => raw.end();
  const leave = portal.bus.subscribe(enterpriseId, {
    onEvent: (event) => void raw.write(`data: ${JSON.stringify(event)}\n\n`),
    onLost: end,
  });
  const beat = setInterval(() => {
    raw.write(':\n\n');
    // A database that is away for a moment ends nobody's stream.
    isSessionLive(portal.db, tokenHash, portal.clock()).then(
      (isLive) => void (isLive || end()),
      () => {},
    );
  }, HEARTBEAT);
  raw.on('close', () => {
    clearInterval(beat);
    leave();
  });
}
