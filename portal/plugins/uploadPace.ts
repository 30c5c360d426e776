import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { suspendBodyDeadline } from './bodyDeadline.ts';
import { watchPace, type Pace } from './watchPace.ts';

/**
 * Reads the body of an upload, which has a pace instead of the deadline of other bodies.
 * @throws Refusal `uploadSlow` below the pace
 */
export async function readAtPace<T>(request: FastifyRequest, pace: Pace, read: () => Promise<T>): Promise<T> {
  const resumeDeadline = suspendBodyDeadline(request.raw);
  let stop = () => {};
  const slow = new Promise<never>((_, reject) => {
    const { socket } = request.raw;
    // A request injected by a test has no socket.
    const arrived = () => (typeof socket?.bytesRead === 'number' ? socket.bytesRead : null);
    stop = watchPace(arrived, pace, () => reject(refuse('uploadSlow')));
  });
  try {
    const reading = read();
    // It fails without a listener when the race was lost.
    reading.catch(() => {});
    return await Promise.race([reading, slow]);
  } finally {
    stop();
    resumeDeadline();
  }
}

/** After a refusal: closes the connection instead of reading the rest of the body. */
export function closeUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) reply.header('connection', 'close');
}
