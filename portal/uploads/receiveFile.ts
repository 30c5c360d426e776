import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { agreementProblem, claimedMime, type AgreementMime } from '#contract/agreementFile.ts';
import { uploadType } from '#contract/endpoints/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { toErrorTree, issueAt } from '#schema/issue.ts';
import { ENVELOPE } from '../plugins/uploads.ts';
import { closeUnread, readAtPace } from '../plugins/uploadPace.ts';
import type { Pace } from '../plugins/watchPace.ts';
import { Refusal, refuse } from '../refusal.ts';
import { createPart, partPath, removePart } from './arrivingFiles.ts';
import { cleanName } from './cleanName.ts';
import { contentMime, isEncrypted } from './fileContent.ts';
import type { UploadStore } from './uploadStore.ts';

export interface StoredFile {
  id: string;
  name: string;
  mime: AgreementMime;
  size: number;
  sha256: string;
}

const FIELD = 'multipartFile';

/**
 * [V21] Streams the file of a request to disk, accepts it by its content, and puts it into the store. A file that is
 * refused, cut off or too slow leaves nothing behind.
 * @throws Refusal `agreement…` for the file, `uploadSlow`, `uploadNotStored` when the disk or the store fails
 */
export async function receiveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, uploads, pace }: { folder: string; uploads: UploadStore; pace: Pace },
): Promise<StoredFile> {
  const id = randomUUID();
  const path = partPath(folder, id);
  try {
    const received = await readAtPace(request, pace, () => readParts(request, folder, id));
    const mime = await acceptedMime(path, received.name);
    await uploads.put({ id, path, size: received.size, sha256: received.sha256 });
    return { id, mime, ...received };
  } catch (error) {
    closeUnread(request, reply);
    await removePart(folder, id);
    if (error instanceof Refusal) throw error;
    request.log.error({ err: error }, 'an upload could not be stored');
    throw refuse('uploadNotStored');
  }
}

/** [V21] The type by content, which the extension must name too (ASVS 5.2.2). */
async function acceptedMime(path: string, name: string): Promise<AgreementMime> {
  const mime = await contentMime(path);
  if (!mime || mime !== claimedMime(name)) throw refuse('agreementContent');
  if (await isEncrypted(path, mime)) throw refuse('agreementProtected');
  return mime;
}

/** Reads all parts: the field may come before or after the file. */
async function readParts(request: FastifyRequest, folder: string, id: string) {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.agreementFile + ENVELOPE)
    throw refuse('agreementTooLarge');
  let received: Omit<StoredFile, 'id' | 'mime'> | null = null;
  let type: unknown;
  const parts = request.parts({ limits: { fileSize: LIMITS.agreementFile + 1 } });
  for (;;) {
    const next = await parts.next().catch(() => {
      // The body was cut off, is not multipart, or has more parts than an upload needs.
      throw refuse('agreementCut');
    });
    if (next.done) break;
    const part = next.value;
    if (part.type === 'field') {
      if (part.fieldname === 'type') type = part.value;
    } else if (part.fieldname === FIELD) received = await writeFile(part, folder, id);
    else part.file.resume();
  }
  if (!received) throw refuse('agreementMissing');
  if (!uploadType.safeParse(type).success) {
    throw refuse('invalid', { errors: toErrorTree([issueAt('type', { message: 'validation.required' })]) });
  }
  return received;
}

async function writeFile(part: MultipartFile, folder: string, id: string) {
  const name = cleanName(part.filename);
  if (name === '') throw refuse('agreementMissing');
  if (claimedMime(name) === null) throw refuse('agreementType');
  const hash = createHash('sha256');
  let size = 0;
  const file = await createPart(folder, id);
  try {
    const pieces = part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const next = await pieces.next().catch(() => {
        throw refuse('agreementCut');
      });
      if (next.done) break;
      size += next.value.length;
      if (size >= LIMITS.agreementFile) throw refuse('agreementTooLarge');
      hash.update(next.value);
      // Unlike `write`, it does not stop at a part of the bytes.
      await file.writeFile(next.value);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const problem = agreementProblem({ name, size });
  if (problem) throw refuse(problem);
  return { name, size, sha256: hash.digest('hex') };
}
