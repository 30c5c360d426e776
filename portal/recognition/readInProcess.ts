import type { DocumentModel } from '#recognition/documentModel.ts';
import { FairSlots } from '../fairness/fairSlots.ts';
import { PRIORITY_WORKERS } from '../jobs/jobKinds.ts';
import { runInProcess, type ChildTask } from '../workers/runInProcess.ts';
import { UnreadableDocument, type DocumentReason } from './readers/unreadableDocument.ts';

export interface ReadingTask {
  filename: string;
  bytes: Uint8Array;
}

/** What the process reports: pages, then one result. */
export type ReadingMessage =
  | { kind: 'page'; page: number; pages: number }
  | { kind: 'done'; model: DocumentModel }
  | { kind: 'unreadable'; reason: DocumentReason; args: Record<string, number> };

interface ReadingOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((page: number, pages: number) => void) | undefined;
  /** Milliseconds without a report after which the process counts as stuck; it limits its processor time itself. */
  silence?: number | undefined;
}

/** Milliseconds. */
const WAIT_MAX = 600_000;
/** A scanned page takes four seconds on an idle machine. */
const SILENCE_MAX = 90_000;

/** Each takes up to 512 MB and one core: one for each worker of the jobs, and one for a person who waits for a party. */
const PROCESSES_MAX = (PRIORITY_WORKERS.recognition ?? 1) + 1;
/** Jobs have limits of their own, shorter than this one, and only so many wait as there are jobs and uploads. */
const slots = new FairSlots({
  all: PROCESSES_MAX,
  each: PROCESSES_MAX,
  waiting: Number.POSITIVE_INFINITY,
  timeout: WAIT_MAX,
});

/**
 * Reads a document in a process of its own, which ends when it exceeds its memory or its time. Further documents wait.
 * @throws UnreadableDocument with the reason shown to the person
 */
export async function readInProcess(task: ReadingTask, options: ReadingOptions = {}): Promise<DocumentModel> {
  const { signal } = options;
  if (signal?.aborted) throw new UnreadableDocument('slow');
  const release = await slots.take('', signal).catch(() => {
    throw new UnreadableDocument('slow');
  });
  try {
    return await new Promise((resolve, reject) => startReading(task, options, resolve, reject));
  } finally {
    release();
  }
}

function startReading(
  task: ReadingTask,
  { signal, onProgress, silence = SILENCE_MAX }: ReadingOptions,
  resolve: (model: DocumentModel) => void,
  reject: (error: UnreadableDocument) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  let child: ChildTask | undefined;
  const fail = (reason: DocumentReason, args?: Record<string, number>): void => {
    reject(new UnreadableDocument(reason, args));
    child?.end();
  };
  const expectReport = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail('slow'), silence);
  };
  const onAbort = (): void => fail('slow');
  const onMessage = (message: ReadingMessage): void => {
    expectReport();
    if (message.kind === 'page') onProgress?.(message.page, message.pages);
    else if (message.kind === 'done') resolve(message.model);
    else fail(message.reason, message.args);
  };
  const onEnd = (ended: NodeJS.Signals | null): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    // Without effect after a result.
    fail((ended && END_REASONS[ended]) ?? 'aiAbnormal');
  };
  expectReport();
  signal?.addEventListener('abort', onAbort);
  child = runInProcess('reading', task, onMessage, onEnd);
}

/** How `limitProcess` and a full heap end a process. */
const END_REASONS: Partial<Record<NodeJS.Signals, DocumentReason>> = {
  SIGTERM: 'slow',
  SIGKILL: 'tooComplex',
  SIGABRT: 'tooComplex',
};
