import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { PARTY_PREFIXES } from '../entities/partyBlock.ts';
import { LIMITS } from '../limits.ts';
import { id, ids } from '../page.ts';
import type { RecognizedDraft } from '../recognition.ts';
import { RECOGNITION_KINDS, RECOGNITION_STATES } from '../recognitionJobStates.ts';
import { RECOGNITION_REASONS } from '../recognitionReasons.ts';
import { billType } from './drafts.ts';

/** [D15] A recognized draft: the fields that the documents gave, under their wire names; others are missing or null. */
const recognizedResult = z.looseObject({
  /** The same for the same bill of the same documents, however often the result is delivered. */
  id,
  billType,
  recognition: z.custom<RecognizedDraft>(),
});
export type RecognizedResult = z.output<typeof recognizedResult>;

/** [G13] `data.data` of the message `BUSINESS_UPDATES`, as JSON. */
export interface RecognitionMessage {
  batchId: string;
  /** What failed, as sentences. */
  message?: string;
  success: RecognizedResult[];
}

const recognitionJob = z.object({
  id,
  /** Documents of one call are one batch; those of one shipment become one draft. */
  batchId: id,
  /** Empty for pasted text. */
  filename: z.string(),
  kind: z.enum(RECOGNITION_KINDS),
  size: z.number().int(),
  state: z.enum(RECOGNITION_STATES),
  /** `pages` is 0 until it is known. */
  progress: z.object({ page: z.number().int(), pages: z.number().int() }),
  reason: z.enum(RECOGNITION_REASONS).optional(),
  /** The reason as a sentence in the caller's language. */
  message: z.string().optional(),
  createdAt: z.string(),
  /** When document and result are deleted. */
  expiresAt: z.string(),
});
export type RecognitionJob = z.output<typeof recognitionJob>;
const recognitionJobWithResult = recognitionJob.extend({
  result: z.object({ success: z.array(recognizedResult) }).optional(),
});
export type RecognitionJobWithResult = z.output<typeof recognitionJobWithResult>;

/** A file that was not taken; the others of the call were. */
const rejectedFile = z.object({ filename: z.string(), reason: z.enum(RECOGNITION_REASONS), message: z.string() });
export type RejectedFile = z.output<typeof rejectedFile>;

const partyText = z.object({
  name: z.string(),
  addr: z.string(),
  city: z.string(),
  countryCode: z.string(),
});

export const MEMORY_KINDS = ['label', 'party', 'sameAs'] as const;
/** [A05] Something that corrections taught: a label of a layout, a company, or a party that equals another one. */
const memoryEntry = z.object({
  id,
  kind: z.enum(MEMORY_KINDS),
  /** The text in the documents: the label or the company; of `sameAs` the field group that is filled. */
  from: z.string(),
  /** What is filled in: a field name, a party's name, or the field group that is copied. */
  to: z.string(),
  /** Whose documents: the company at the head of the layout; empty where it is unknown. */
  layout: z.string(),
  /** Drafts in which it was applied. */
  uses: z.number().int(),
  updatedAt: z.string(),
});
export type MemoryEntry = z.output<typeof memoryEntry>;

/** The pages or sheets that were read; their shape is `DocumentModel` (`src/recognition/documentModel.ts`). */
const documentModel = z.object({
  filename: z.string(),
  parts: z.array(z.custom<{ kind: 'page' | 'grid' }>()),
});

const params = z.object({ id });
const correctionText = z.string().max(LIMITS.correctionText);

export const recognitionEndpoints = {
  /** Multipart: `files` (1 to 20), `text`, `billType`. */
  recognizeDocuments: endpoint(calls.recognizeDocuments, {
    upload: true,
    reply: z.object({
      batchId: id,
      jobs: z.array(z.object({ id, filename: z.string() })),
      rejected: z.array(rejectedFile),
    }),
  }),
  recognitionJob: endpoint(calls.recognitionJob, { params, reply: recognitionJobWithResult }),
  /** The caller's last jobs, newest first. */
  listRecognitionJobs: endpoint(calls.listRecognitionJobs, { reply: z.object({ jobs: z.array(recognitionJob) }) }),
  recognitionDocument: endpoint(calls.recognitionDocument, { params, reply: documentModel }),
  recognitionFile: endpoint(calls.recognitionFile, { params, reply: z.void() }),
  removeRecognitionJobs: endpoint(calls.removeRecognitionJobs, {
    body: ids,
    reply: z.object({ removed: z.number().int() }),
  }),
  /** What recognition made of a stored draft, for another browser; null for other drafts, and when its documents are deleted. */
  draftRecognition: endpoint(calls.draftRecognition, {
    params,
    reply: z.object({ recognition: z.custom<RecognizedDraft>().nullable() }),
  }),
  /** A text, or a multipart file; `block` is the wanted party of a whole document. */
  recognizeParty: endpoint(calls.recognizeParty, {
    body: z
      .strictObject({
        text: z.string().trim().min(1).max(LIMITS.recognitionText),
        block: z.enum(PARTY_PREFIXES).optional(),
      })
      .optional(),
    upload: true,
    reply: partyText,
  }),
  saveCorrections: endpoint(calls.saveCorrections, {
    body: z.strictObject({
      /** A document of the draft. */
      jobId: id,
      /** The result that the draft comes from; without it, the first one that has the recognized values. */
      resultId: id.optional(),
      corrections: z
        .array(
          z.strictObject({ path: z.string().min(1).max(100), recognized: correctionText, corrected: correctionText }),
        )
        .max(LIMITS.corrections),
    }),
    reply: z.object({ remembered: z.number().int() }),
  }),
  listRecognitionMemory: endpoint(calls.listRecognitionMemory, { reply: z.array(memoryEntry) }),
  removeRecognitionMemory: endpoint(calls.removeRecognitionMemory, {
    body: ids,
    reply: z.object({ removed: z.number().int() }),
  }),
};
