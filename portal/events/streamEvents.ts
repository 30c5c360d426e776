import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { isStillUsable } from '../store/sessions.ts';

/** Keeps proxies from closing a quiet stream; also how soon a signed-out page falls silent. Milliseconds. */
const HEARTBEAT = 15_000;
/** Bytes that wait for a page that does not read, before its stream ends. */
const MOST_UNREAD = 1024 * 1024;

/**
 * Server-sent events of one enterprise, until the page leaves, the session ends or the portal closes.
 * @param onClose runs once, when the connection is closed
 */
export function streamEvents(
  portal: Pick<Portal, 'bus' | 'db' | 'expiryClock' | 'log'>,
  enterpriseId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): void {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A buffering proxy would hold events back.
    'x-accel-buffering': 'no',
  });
  const say = (text: string) => {
    raw.write(`${text}\n\n`);
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
  };
  say(':');
  const tokenHash = request.signedIn?.tokenHash ?? '';
  const end = () => raw.end();
  const leave = portal.bus.subscribe(enterpriseId, {
    onEvent: (event) => say(`data: ${JSON.stringify(event)}`),
    onLost: end,
  });
  const beat = setInterval(() => {
    say(':');
    // A database that is away for a moment ends nobody's stream.
    isStillUsable(portal.db, tokenHash, enterpriseId, portal.expiryClock()).then(
      (isUsable) => void (isUsable || end()),
      () => {},
    );
  }, HEARTBEAT);
  const close = () => {
    clearInterval(beat);
    leave();
    onClose();
  };
  // A page that left while its session was looked up has closed already and does not close again.
  if (raw.destroyed) close();
  else raw.on('close', close);
}
