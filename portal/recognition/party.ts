import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { recognizeParty } from '#recognition/recognizeParty.ts';
import type { Pace } from '../plugins/watchPace.ts';
import { portalEngine, type SourceFile } from './engine.ts';
import { Unrecognizable } from './unrecognizable.ts';
import { receiveDocuments, refuseRecognition } from './receiveDocuments.ts';

/** Milliseconds; the person waits. */
const READING_MAX = 20_000;

/** @throws Refusal `recognitionFailed` for a text without name and address */
export function partyOf(request: Pick<FastifyRequest, 'locale'>, source: DocumentModel | string, filename = '') {
  const party = recognizeParty(source);
  if (party.name === '' && party.addr === '') throw refuseRecognition(request, 'nothing', filename);
  return party;
}

/** The party of the document in a request, which is not stored. @throws Refusal `recognitionFailed` */
export async function partyOfUpload(request: FastifyRequest, reply: FastifyReply, pace?: Pace) {
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
  return partyOf(request, model, file.filename);
}
