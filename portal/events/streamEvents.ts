import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_NAME } from '#contract/limits.ts';
import type { Portal } from '../portal.ts';
import { batchMessage } from '../recognition/readJobs.ts';
import { isStillUsable } from '../store/sessions.ts';
import type { PortalEvent } from './portalEvent.ts';
import type { StreamSlot } from './streamSlots.ts';

/** Keeps proxies from closing an idle stream; also how soon the stream of a signed-out page ends. Milliseconds. */
const HEARTBEAT = 15_000;
/** Unread bytes of a page after which its stream ends. */
const UNREAD_MAX = 1024 * 1024;
/** Milliseconds that a page has to read the rest of a stream that ended. */
const END_TIMEOUT = 5_000;

/** Server-sent events of one enterprise, until the page disconnects, the session ends or the portal closes. */
export function streamEvents(
  portal: Pick<Portal, 'bus' | 'clock' | 'db' | 'documentKeys' | 'expiryClock' | 'log'>,
  enterpriseId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { replaced, free }: StreamSlot,
): void {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A buffering proxy would delay events.
    'x-accel-buffering': 'no',
  });
  // Fastify handles no errors of a hijacked reply, and an unhandled one ends the portal.
  raw.on('error', () => raw.destroy());
  const say = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    // Before the write: a large result alone ends no stream.
    if (raw.writableLength > UNREAD_MAX) raw.destroy();
    else raw.write(`${text}\n\n`);
  };
  say(':');
  const build = request.server.appBuild;
  if (build) say(`data: ${JSON.stringify({ type: 'VERSION', data: { build } } satisfies PortalEvent)}`);
  const tokenHash = request.signedIn?.tokenHash ?? '';
  const userId = request.signedIn?.principal.userId;
  const end = () => {
    raw.end();
    // A page that reads nothing never takes the end either.
    setTimeout(() => raw.destroy(), END_TIMEOUT).unref();
  };
  const endIfUnusable = () => {
    // A short outage of the database ends no stream.
    isStillUsable(portal.db, tokenHash, enterpriseId, portal.expiryClock()).then(
      (isUsable) => void (isUsable || end()),
      () => {},
    );
  };
  // [G13] Documents are too large for a notification, and no portal but the owner's stream needs them.
  const sendResult = async (batchId: string) => {
    try {
      const message = await batchMessage(portal, enterpriseId, batchId, request.locale);
      const data = message && { product: APP_NAME, data: JSON.stringify(message) };
      if (data) say(`data: ${JSON.stringify({ type: 'BUSINESS_UPDATES', data })}`);
    } catch {
      // The page requests the job when no result arrives.
      portal.log.warn({ batchId }, 'the result of a recognition could not be sent');
    }
  };
  const leave = portal.bus.subscribe(enterpriseId, {
    onEvent: (event) => {
      const isRecognition = event.type === 'RECOGNITION' || event.type === 'RECOGNIZED';
      if (isRecognition && event.data.userId !== userId) return;
      if (event.type === 'RECOGNIZED') return void sendResult(event.data.batchId);
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
    free();
  };
  replaced.addEventListener('abort', () => void raw.destroy());
  // A page that disconnected during the look-up of its session is already closed and emits no further event.
  if (raw.destroyed) close();
  else raw.on('close', close);
}
