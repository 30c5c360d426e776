import type { BillType } from '#contract/codes.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { RecognitionKind } from '#contract/endpoints/recognition.ts';
import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { readLines, recognizeLines } from './lineEngine.ts';

/** A document that cannot be read or recognized. */
export class Unrecognizable extends Error {
  override name = 'Unrecognizable';
  readonly reason: RecognitionReason;
  readonly args: Record<string, number>;
  constructor(reason: RecognitionReason, args: Record<string, number> = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}

export interface SourceFile {
  filename: string;
  kind: RecognitionKind;
  bytes: Buffer;
}

/** Reads documents and turns them into drafts; both run outside the thread that answers requests. */
export interface RecognitionEngine {
  /** @throws Unrecognizable */
  read(
    file: SourceFile,
    options: { signal: AbortSignal; onProgress: (page: number, pages: number) => void },
  ): Promise<DocumentModel>;
  /** `documents` of a draft name the models by their index, as text in `jobId`. */
  understand(
    models: readonly DocumentModel[],
    options: { billType: BillType; signal: AbortSignal },
  ): Promise<RecognizedDraft[]>;
}

export const portalEngine: RecognitionEngine = {
  read: async (file) => {
    if (file.kind !== 'text') throw new Unrecognizable('noText');
    return readLines(file.filename, file.bytes.toString('utf8'));
  },
  understand: async (models, { billType }) => recognizeLines(models, billType),
};
