import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { Refusal, refuse } from '../refusal.ts';
import { refuseBusy } from '../fairness/shares.ts';
import { suspendBodyDeadline } from './bodyDeadline.ts';
import { watchPace, type Pace } from './watchPace.ts';

/** Bytes that multipart adds to a file: names, boundaries. */
const ENVELOPE = 64 * 1024;
/** Bytes of all files that are arriving or being processed. */
const HELD_MAX = 64 * 1024 * 1024;

/** Slower than the slowest mobile connections. Milliseconds, and bytes per second. */
export const UPLOAD_PACE: Pace = { idle: 10_000, grace: 10_000, rate: 4_096 };
/** Milliseconds for the largest file at the lowest rate, plus a minute before its first byte. */
export const UPLOAD_LONGEST = Math.ceil(((LIMITS.importFile + ENVELOPE) / UPLOAD_PACE.rate) * 1_000) + 60_000;

/** A completely received file. */
export interface Upload {
  bytes: Buffer;
  /** As sent by the browser. */
  name: string;
}

/** Enables multipart bodies with one file. Does not return the scope: an awaited scope loses its prefix. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 50 } });
}

/** Receives files and bounds the bytes in memory. */
export class Uploads {
  #held = 0;

  /**
   * Reads the file of a request up to its limit and passes it on.
   * @param max bytes
   * @param process gets null when the request has no file
   * @throws Refusal `importTooLarge`, `malformed`; `uploadSlow` below the pace; `transferBusy` when too many bytes are in
   *   memory
   */
  async receive<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    { max, pace = UPLOAD_PACE }: { max: number; pace?: Pace | undefined },
    process: (upload: Upload | null) => Promise<T>,
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
      // A request injected by a test has no socket.
      const arrived = () => (typeof socket?.bytesRead === 'number' ? socket.bytesRead : null);
      stop = watchPace(arrived, pace, () => reject(refuse('uploadSlow')));
    });
    try {
      const reading = readFile(request, max, hold);
      reading.catch(() => {});
      const upload = await Promise.race([reading, slow]);
      stop();
      return await process(upload);
    } catch (error) {
      // Closes the connection instead of reading the rest of the body.
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
    // The body was cut off or is not multipart.
    throw refuse('malformed');
  }
}
