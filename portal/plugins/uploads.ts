import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { Refusal, refuse } from '../refusal.ts';
import { refuseBusy } from '../fairness/shares.ts';
import { closeUnread, readAtPace } from './uploadPace.ts';
import type { Pace } from './watchPace.ts';

/** Bytes that multipart adds to a file: names, boundaries. */
export const ENVELOPE = 64 * 1024;
/** Bytes of all files that are arriving or being processed. */
const HELD_MAX = 64 * 1024 * 1024;

/** Slower than the slowest mobile connections. Milliseconds, and bytes per second. */
export const UPLOAD_PACE: Pace = { idle: 10_000, grace: 10_000, rate: 4_096 };
/** Twice that rate for the signed agreement, which may be four times larger than a table. */
export const AGREEMENT_PACE: Pace = { ...UPLOAD_PACE, rate: 8_192 };

const longest = (size: number, { rate }: Pace): number => Math.ceil(((size + ENVELOPE) / rate) * 1_000) + 60_000;
/** Milliseconds for the largest file at the lowest rate, plus a minute before its first byte. */
export const UPLOAD_LONGEST = Math.max(
  longest(LIMITS.importFile, UPLOAD_PACE),
  longest(LIMITS.agreementFile, AGREEMENT_PACE),
);

/** A completely received file. */
export interface ReceivedUpload {
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
    process: (upload: ReceivedUpload | null) => Promise<T>,
  ): Promise<T> {
    let held = 0;
    let isOver = false;
    const hold = (bytes: number): void => {
      if (isOver || this.#held + bytes > HELD_MAX) throw refuseBusy('transferBusy');
      held += bytes;
      this.#held += bytes;
    };
    try {
      const upload = await readAtPace(request, pace, () => readFile(request, max, hold));
      return await process(upload);
    } catch (error) {
      closeUnread(request, reply);
      throw error;
    } finally {
      isOver = true;
      this.#held -= held;
    }
  }
}

async function readFile(
  request: FastifyRequest,
  max: number,
  hold: (bytes: number) => void,
): Promise<ReceivedUpload | null> {
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
