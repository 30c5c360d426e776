import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { isStillUsable } from '../store/sessions.ts';

/** Keeps proxies from closing a quiet stream; also how soon the stream of a signed-out page ends. Milliseconds. */
const HEARTBEAT = 15_000;
/** Unread bytes of a page after which its stream ends. */
const MOST_UNREAD = 1024 * 1024;

/**
 * Server-sent events of one enterprise, until the page disconnects, the session ends or the portal closes.
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
    // A buffering proxy would delay events.
    'x-accel-buffering': 'no',
  });
  const say = (text: string) => {
    raw.write(`${text}\n\n`);
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
  };
  say(':');
  const tokenHash = request.signedIn?.tokenHash ?? '';
  const userId = request.signedIn?.principal.userId;
  const end = () => raw.end();
  const endIfUnusable = () => {
    // A short outage of the database ends no stream.
    isStillUsable(portal.db, tokenHash, enterpriseId, portal.expiryClock()).then(
      (isUsable) => void (isUsable || end()),
      () => {},
    );
  };
  const leave = portal.bus.subscribe(enterpriseId, {
    onEvent: (event) => {
      say(`data: ${JSON.stringify(event)}`);
      if (event.type === 'PERSON' && event.data.userId === userId) endIfUnusable();
    },
    onLost: end,
  });
  const beat = setInterval(() => {
    say(':');
    endIfUnusable();
  }, HEARTBEAT);
  const close = () => {
    clearInterval(beat);
    leave();
    onClose();
  };
  // A page that disconnected during the look-up of its session is already closed and emits no further event.
  if (raw.destroyed) close();
  else raw.on('close', close);
}
