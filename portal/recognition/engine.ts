import type { RecognitionKind } from '#contract/recognitionJobStates.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { readPastedText } from './readers/readDocument.ts';
import { UnreadableDocument } from './readers/unreadableDocument.ts';
import { readInProcess } from './readInProcess.ts';
import type { Understood, UnderstandTask } from './understand.ts';
import { understandInThread } from './understandInThread.ts';
import { Unrecognizable } from './unrecognizable.ts';

export interface SourceFile {
  filename: string;
  kind: RecognitionKind;
  bytes: Buffer;
}

interface EngineReadOptions {
  signal: AbortSignal;
  onProgress: (page: number, pages: number) => void;
}

/** Reads documents and turns them into drafts, outside the thread that answers requests. */
export interface RecognitionEngine {
  /** @throws Unrecognizable */
  read: (file: SourceFile, options: EngineReadOptions) => Promise<DocumentModel>;
  /** @throws Unrecognizable */
  understand: (task: UnderstandTask, signal: AbortSignal) => Promise<Understood>;
}

/** Pasted text, which is short and needs no parser, is read at once. */
export const portalEngine: RecognitionEngine = {
  read: ({ filename, kind, bytes }, options) =>
    (kind === 'text' ? readPastedText(bytes.toString('utf8')) : readInProcess({ filename, bytes }, options)).catch(
      (error: unknown) => {
        throw error instanceof UnreadableDocument ? new Unrecognizable(error.reason, error.args) : error;
      },
    ),
  understand: understandInThread,
};
