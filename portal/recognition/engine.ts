import type { RecognitionKind } from '#contract/endpoints/recognition.ts';
import { isRecognitionReason } from '#contract/recognitionReasons.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { readDocument, readPastedText } from './readers/readDocument.ts';
import { UnreadableDocument } from './readers/unreadableDocument.ts';
import type { Understood, UnderstandTask } from './understand.ts';
import { understandInThread } from './understandInThread.ts';
import { Unrecognizable } from './unrecognizable.ts';

export interface SourceFile {
  filename: string;
  kind: RecognitionKind;
  bytes: Buffer;
}

export interface ReadOptions {
  signal: AbortSignal;
  onProgress: (page: number, pages: number) => void;
}

/** Reads documents and turns them into drafts, outside the thread that answers requests. */
export interface RecognitionEngine {
  /** @throws Unrecognizable */
  read: (file: SourceFile, options: ReadOptions) => Promise<DocumentModel>;
  /** @throws Unrecognizable */
  understand: (task: UnderstandTask, signal: AbortSignal) => Promise<Understood>;
}

export const portalEngine: RecognitionEngine = {
  read: ({ filename, kind, bytes }, { onProgress }) =>
    kind === 'text'
      ? readPastedText(bytes.toString('utf8'))
      : readDocument(bytes, filename, { onPage: onProgress }).catch((error: unknown) => {
          throw error instanceof UnreadableDocument ? asUnrecognizable(error) : error;
        }),
  understand: understandInThread,
};

function asUnrecognizable({ reason, args }: UnreadableDocument): Unrecognizable {
  const numbers = Object.entries(args).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return new Unrecognizable(isRecognitionReason(reason) ? reason : 'damaged', Object.fromEntries(numbers));
}
