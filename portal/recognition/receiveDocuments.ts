import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { documentKind } from '#contract/documentFile.ts';
import { PARTY_PREFIXES, type PartyPrefix } from '#contract/entities/partyBlock.ts';
import { LIMITS } from '#contract/limits.ts';
import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import { AGREEMENT_PACE } from '../plugins/uploads.ts';
import { closeUnread, readAtPace } from '../plugins/uploadPace.ts';
import type { Pace } from '../plugins/watchPace.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { cleanName } from '../uploads/cleanName.ts';
import type { NewFile } from './documentStore.ts';
import { reasonText } from './recognitionTexts.ts';

/** The name of the parts that are documents. */
const FILES = 'files';
/** UTF-8 bytes of a character. */
const CHARACTER_MAX = 4;

/** The parts of a request that are no documents. */
interface ReceivedFields {
  billType: BillType;
  /** The party that is wanted of a document. */
  block?: PartyPrefix | undefined;
}

interface Receiver {
  /** Called for each acceptable document, one after the other. */
  take: (file: NewFile) => Promise<void>;
  reject: (filename: string, reason: RecognitionReason) => void;
}

/** Refuses a whole call with the sentence of a reason. */
export const refuseRecognition = (
  { locale }: Pick<FastifyRequest, 'locale'>,
  reason: RecognitionReason,
  filename = '',
  args: Record<string, number> = {},
): Refusal => refuse('recognitionFailed', { extra: { message: reasonText(locale, reason, filename, args), reason } });

/**
 * [V20] Reads the documents of a request; one that is too large, empty or of another type is rejected, and the others are
 * taken. Only one document is in memory at a time.
 * @throws Refusal `recognitionFailed` for a body that is cut off or has too many files; `uploadSlow` below the pace
 */
export async function receiveDocuments(
  request: FastifyRequest,
  reply: FastifyReply,
  receiver: Receiver,
  pace: Pace = AGREEMENT_PACE,
): Promise<ReceivedFields> {
  if (!request.isMultipart()) throw refuseRecognition(request, 'noFile');
  try {
    return await readAtPace(request, pace, () => readParts(request, receiver));
  } catch (error) {
    closeUnread(request, reply);
    throw error;
  }
}

async function readParts(request: FastifyRequest, receiver: Receiver): Promise<ReceivedFields> {
  const fields: ReceivedFields = { billType: ISF_10 };
  const parts = request.parts({
    limits: {
      files: LIMITS.recognitionFiles,
      parts: LIMITS.recognitionFiles + 3,
      // Counted here: the rest of a file that is too large is dropped, and others may follow.
      fileSize: Number.POSITIVE_INFINITY,
      fieldSize: LIMITS.recognitionText * CHARACTER_MAX,
    },
  });
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw refuseParts(request, error);
    });
    if (next.done) return fields;
    const part = next.value;
    if (part.type === 'file') {
      if (part.fieldname === FILES) await takeFile(request, part, receiver);
      else part.file.resume();
    } else if (part.fieldname === 'billType') fields.billType = String(part.value) === String(ISF_5) ? ISF_5 : ISF_10;
    else if (part.fieldname === 'block') fields.block = PARTY_PREFIXES.find((prefix) => prefix === part.value);
    else if (part.fieldname === 'text') await takeText(request, part, receiver);
  }
}

function refuseParts(request: FastifyRequest, error: unknown): Refusal {
  const code = (error as { code?: string } | null)?.code;
  return code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT'
    ? refuseRecognition(request, 'tooManyFiles', '', { max: LIMITS.recognitionFiles })
    : refuse('malformed');
}

async function takeFile(request: FastifyRequest, part: MultipartFile, { take, reject }: Receiver): Promise<void> {
  const filename = cleanName(part.filename);
  const kind = documentKind(filename);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of part.file) {
      size += (piece as Buffer).length;
      if (kind && size <= LIMITS.recognitionFile) pieces.push(piece as Buffer);
    }
  } catch {
    throw refuseRecognition(request, 'upload', filename);
  }
  if (!kind) return reject(filename, 'type');
  if (size === 0) return reject(filename, 'empty');
  if (size > LIMITS.recognitionFile) return reject(filename, 'tooLarge');
  await take({ filename, kind, bytes: Buffer.concat(pieces, size) });
}

async function takeText(
  request: FastifyRequest,
  part: { value: unknown; valueTruncated?: boolean },
  { take }: Receiver,
): Promise<void> {
  const text = (typeof part.value === 'string' ? part.value : '').trim();
  if (text === '') return;
  if (part.valueTruncated || text.length > LIMITS.recognitionText) {
    throw refuseRecognition(request, 'textTooLong', '', { max: LIMITS.recognitionText });
  }
  await take({ filename: '', kind: 'text', bytes: Buffer.from(text) });
}
