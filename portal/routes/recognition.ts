import { Readable } from 'node:stream';
import { ISF_10 } from '#contract/codes.ts';
import type { recognitionEndpoints, RejectedFile } from '#contract/endpoints/recognition.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Downloads } from '../exports/downloads.ts';
import { sendFile } from '../exports/sendDownload.ts';
import { Shares } from '../fairness/shares.ts';
import { idempotencyKey, type HandlerCall, type Handlers } from '../implement.ts';
import { addBatch, addFile, removeBatch, requireDocumentQuota } from '../recognition/documentStore.ts';
import { forgetMemory, listMemory } from '../recognition/memoryStore.ts';
import { partyOfText, partyOfUpload } from '../recognition/party.ts';
import { readDraftRecognition } from '../recognition/draftRecognition.ts';
import { isRepeated, queueUpload } from '../recognition/queueUpload.ts';
import { saveCorrections } from '../recognition/saveCorrections.ts';
import { listJobs, readContent, loadDocumentModel, readJob, removeJobs } from '../recognition/readJobs.ts';
import { receiveDocuments, refuseRecognition } from '../recognition/receiveDocuments.ts';
import { reasonText } from '../recognition/recognitionTexts.ts';

type RecognitionCall = keyof typeof recognitionEndpoints;

/** Uploads that are arriving: each has a socket and at most one document in memory. */
const ARRIVING = { all: 12, perEnterprise: 4, perPerson: 2, timeout: 15_000, own: 'uploadBusy' } as const;

const TYPES = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain; charset=utf-8',
} as const;

/** [D15] Recognition of documents: sending them, their progress and results, what was read of them. */
export function recognitionHandlers(downloads: Downloads): Handlers<RecognitionCall> {
  const arriving = new Shares(ARRIVING);
  return {
    recognizeDocuments: (call) => arriving.run(call.principal, () => receiveBatch(call)),
    recognitionJob: ({ portal, principal, params }) => readJob(portal, principal, params.id),
    listRecognitionJobs: ({ portal, principal }) => listJobs(portal, principal),
    recognitionDocument: ({ portal, principal, params }) => loadDocumentModel(portal, principal, params.id),
    recognitionFile: async ({ portal, principal, params, reply }) => {
      const { bytes, kind, filename } = await readContent(portal, principal, params.id);
      const file = { name: filename || 'text.txt', type: TYPES[kind], size: bytes.length };
      await downloads.share(principal, () => sendFile(reply, file, Readable.from([bytes]), portal.paces?.download));
    },
    removeRecognitionJobs: async ({ portal, principal, body }) => ({
      removed: await removeJobs(portal, principal, body),
    }),
    draftRecognition: ({ portal, principal, params }) => readDraftRecognition(portal, principal, params.id),
    recognizeParty: (call) => arriving.run(call.principal, () => recognizeParty(call)),
    saveCorrections: async ({ portal, principal, body }) => ({
      remembered: await saveCorrections(portal, principal, body),
    }),
    listRecognitionMemory: ({ portal, principal }) => listMemory(portal, principal.enterpriseId),
    removeRecognitionMemory: async ({ portal, principal, body }) => ({
      removed: await forgetMemory(portal, principal.enterpriseId, body),
    }),
  };
}

async function receiveBatch({ portal, principal, request, reply }: HandlerCall<'recognizeDocuments'>) {
  const { enterpriseId } = principal;
  const key = idempotencyKey(request);
  // The files of a repeated upload are not kept, and its answer must come even when the first one used up the quota.
  if (!(await isRepeated(portal, principal, key))) {
    const { waiting } = await requireDocumentQuota(portal, enterpriseId);
    if (waiting >= LIMITS.recognitionWaiting) throw refuseRecognition(request, 'tooManyWaiting');
  }
  const jobs: { id: string; filename: string }[] = [];
  const rejected: RejectedFile[] = [];
  const batchId = await addBatch(portal, principal, ISF_10);
  try {
    const { billType } = await receiveDocuments(
      request,
      reply,
      {
        take: async (file) => {
          const id = await addFile(portal, enterpriseId, batchId, jobs.length, file);
          jobs.push({ id, filename: file.filename });
        },
        reject: (filename, reason) =>
          void rejected.push({ filename, reason, message: reasonText(request.locale, reason, filename) }),
      },
      portal.paces?.upload,
    );
    if (jobs.length === 0) throw refuseAll(request, rejected);
    const queued = await queueUpload(portal, principal, { batchId, billType, key, jobs });
    reply.code(202);
    return { ...queued, jobs: [...queued.jobs], rejected };
  } catch (error) {
    await removeBatch(portal.db, enterpriseId, batchId);
    throw error;
  }
}

function refuseAll(request: HandlerCall<'recognizeDocuments'>['request'], rejected: readonly RejectedFile[]) {
  const [first] = rejected;
  const refusal = refuseRecognition(request, first?.reason ?? 'noFile', first?.filename);
  const message = rejected.map(({ message: sentence }) => sentence).join('\n');
  if (rejected.length > 1) refusal.facts.extra = { ...refusal.facts.extra, message };
  return refusal;
}

/** [A01] The party of a pasted text or of a document. */
const recognizeParty = ({ portal, principal, body, request, reply }: HandlerCall<'recognizeParty'>) =>
  body ? partyOfText({ portal, principal, request }, body) : partyOfUpload({ portal, principal, request }, reply);
