import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress } from '#rules/splitAddress.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { Pace } from '../plugins/watchPace.ts';
import { portalEngine, Unrecognizable, type SourceFile } from './engine.ts';
import { receiveDocuments, refuseRecognition } from './receiveDocuments.ts';

/** Milliseconds; the person waits. */
const READING_MAX = 20_000;

/** @throws Refusal `recognitionFailed` for a text without name and address */
export function partyOfText(request: Pick<FastifyRequest, 'locale'>, text: string) {
  const { name, addr, city, countryCode } = splitAddress(text);
  if (name === '' && addr === '') throw refuseRecognition(request, 'nothing');
  return { name, addr, city, countryCode };
}

/** Reads the text of the document in a request. @throws Refusal `recognitionFailed` */
export async function readPartyText(request: FastifyRequest, reply: FastifyReply, pace?: Pace): Promise<string> {
  const files: SourceFile[] = [];
  await receiveDocuments(
    request,
    reply,
    {
      take: async (file) => {
        if (files.length === 0) files.push(file);
      },
      reject: (filename, reason) => {
        throw refuseRecognition(request, reason, filename);
      },
    },
    pace,
  );
  const [file] = files;
  if (!file) throw refuseRecognition(request, 'noFile');
  const options = { signal: AbortSignal.timeout(READING_MAX), onProgress: () => {} };
  const model = await portalEngine.read(file, options).catch((error: unknown) => {
    const { reason, args } = error instanceof Unrecognizable ? error : new Unrecognizable('aiAbnormal');
    throw refuseRecognition(request, reason, file.filename, args);
  });
  return linesOf(model).join('\n');
}

/** The texts of a document from top to bottom; words of a page that stand on one line are one line. */
function linesOf({ parts }: DocumentModel): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'grid') return part.cells.flatMap(({ text }) => text.split('\n'));
    const lines = new Map<number, string[]>();
    for (const { text, box } of part.texts.toSorted((one, other) => one.box.x - other.box.x)) {
      const line = Math.round((box.y + box.height / 2) / Math.max(box.height, 0.005));
      lines.set(line, [...(lines.get(line) ?? []), text]);
    }
    return [...lines].toSorted(([one], [other]) => one - other).map(([, words]) => words.join(' '));
  });
}
