import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** What multipart adds to a file: names, boundaries. */
const ENVELOPE = 64 * 1024;

/** Lets the calls of a scope take one file as multipart. Gives no scope back: one that is awaited loses its prefix. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 50 } });
}

/**
 * The one file of a request, read no further than its limit.
 * @returns null when the request holds none
 * @throws Refusal `importTooLarge`, `malformed`
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, max: number): Promise<Buffer | null> {
  if (!request.isMultipart()) return null;
  const tooLarge = () => {
    // Whatever else is coming is not waited for.
    reply.header('connection', 'close');
    return refuse('importTooLarge');
  };
  if (Number(request.headers['content-length'] ?? 0) > max + ENVELOPE) throw tooLarge();
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
      if (length > max) throw tooLarge();
      pieces.push(piece as Buffer);
    }
  } catch {
    if (length > max) throw tooLarge();
    // A body that breaks off or is no multipart: the caller's doing, in whatever words.
    throw refuse('malformed');
  }
  return Buffer.concat(pieces, length);
}
