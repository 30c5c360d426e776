import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { Refusal, refuse } from '../refusal.ts';
import { refuseBusy } from '../fairness/shares.ts';
import { suspendBodyDeadline } from './bodyDeadline.ts';
import { watchPace, type Pace } from './watchPace.ts';

/** What multipart adds to a file: names, boundaries. */
const ENVELOPE = 64 * 1024;
/** Bytes of files that are arriving or wait to be read, of all enterprises. */
const HELD_MAX = 64 * 1024 * 1024;

/** Below the rate of the slowest mobile connections. Milliseconds, and bytes a second. */
export const UPLOAD_PACE: Pace = { idle: 10_000, grace: 10_000, rate: 4_096 };
/** Milliseconds that the largest file takes at the lowest rate, and a minute for what comes before its first byte. */
export const UPLOAD_LONGEST = Math.ceil(((LIMITS.importFile + ENVELOPE) / UPLOAD_PACE.rate) * 1_000) + 60_000;

/** A file that has arrived whole. */
export interface Upload {
  bytes: Buffer;
  /** As the browser gives it. */
  name: string;
}

/** Lets the calls of a scope take one file as multipart. Gives no scope back: one that is awaited loses its prefix. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 50 } });
}

/** Receives files, and counts the bytes of those that are not yet dealt with. */
export class Uploads {
  #held = 0;

  /**
   * Reads the one file of a request, no further than its limit, and has it dealt with.
   * @param max bytes
   * @param take gets null when the request holds no file
   * @throws Refusal `importTooLarge`, `malformed`; `uploadSlow` when the client falls below the pace; `transferBusy` when
   *   too many bytes of others wait
   */
  async receive<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    { max, pace = UPLOAD_PACE }: { max: number; pace?: Pace | undefined },
    take: (upload: Upload | null) => Promise<T>,
  ): Promise<T> {
    let held = 0;
    let isOver = false;
    const hold = (bytes: number): void => {
      if (isOver || this.#held + bytes > HELD_MAX) throw refuseBusy('transferBusy');
      held += bytes;
      this.#held += bytes;
    };
    const resumeDeadline = suspendBodyDeadline(request.raw);
    let stop = () => {};
    const slow = new Promise<never>((_, reject) => {
      const { socket } = request.raw;
      // An injected request has no socket, and is there at once.
      const arrived = () => (typeof socket?.bytesRead === 'number' ? socket.bytesRead : null);
      stop = watchPace(arrived, pace, () => reject(refuse('uploadSlow')));
    });
    try {
      const reading = readFile(request, max, hold);
      reading.catch(() => {});
      const upload = await Promise.race([reading, slow]);
      stop();
      return await take(upload);
    } catch (error) {
      // What is still coming is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      throw error;
    } finally {
      stop();
      resumeDeadline();
      isOver = true;
      this.#held -= held;
    }
  }
}

async function readFile(request: FastifyRequest, max: number, hold: (bytes: number) => void): Promise<Upload | null> {
  if (!request.isMultipart()) return null;
  if (Number(request.headers['content-length'] ?? 0) > max + ENVELOPE) throw refuse('importTooLarge');
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    const part: MultipartFile | undefined = await request.file({
      limits: { fileSize: max + 1 },
      throwFileSizeLimit: false,
    });
    if (!part) return null;
    for await (const piece of part.file) {
      length += (piece as Buffer).length;
      if (length > max) throw refuse('importTooLarge');
      hold((piece as Buffer).length);
      pieces.push(piece as Buffer);
    }
    return { bytes: Buffer.concat(pieces, length), name: part.filename };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A body that breaks off or is no multipart: the caller's doing, in whatever words.
    throw refuse('malformed');
  }
}
