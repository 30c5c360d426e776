import type { UploadReply } from '#contract/endpoints/applications.ts';
import { agreementProblem, type AgreementProblem } from '#contract/agreementFile.ts';
import { TIMES } from '#contract/limits.ts';

/** [G04] The upload of the signed agreement: start, progress, end, error. */
export type UploadState =
  | { step: 'none' }
  /** Refused before the upload. */
  | { step: 'invalid'; name: string; problem: AgreementProblem }
  | { step: 'uploading'; name: string; size: number; part: number }
  | { step: 'failed'; name: string; message: string }
  /** `contractFilename` and `contractUrl` of the stored file. */
  | { step: 'done'; fileId: string; contractFilename: string; contractUrl: string };

export interface UploadEnvironment {
  upload: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<UploadReply>;
  wait: (milliseconds: number) => Promise<void>;
  /** The portal refused the file: the state of the enterprise may have changed. */
  onRefused: () => void;
}

/** The upload of one dialog; a new file replaces the one before. */
export function agreementUpload(environment: UploadEnvironment) {
  let state: UploadState = { step: 'none' };
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();
  const show = (next: UploadState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function choose(file: File): Promise<void> {
    running?.abort();
    running = null;
    const { name, size } = file;
    const problem = agreementProblem(file);
    if (problem) return show({ step: 'invalid', name, problem });
    const own = new AbortController();
    running = own;
    show({ step: 'uploading', name, size, part: 0 });
    const onProgress = (part: number) => {
      if (running === own) show({ step: 'uploading', name, size, part });
    };
    try {
      const { fileId, url, filename } = await environment.upload(file, { signal: own.signal, onProgress });
      onProgress(1);
      await environment.wait(TIMES.uploadSuccess);
      if (running === own) show({ step: 'done', fileId, contractFilename: filename, contractUrl: url });
    } catch (error) {
      if (running !== own) return;
      show({ step: 'failed', name, message: error instanceof Error ? error.message : String(error) });
      environment.onRefused();
    }
  }

  return {
    choose,
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Cancels a running upload and forgets the file. */
    clear: () => {
      running?.abort();
      running = null;
      show({ step: 'none' });
    },
  };
}

export type AgreementUpload = ReturnType<typeof agreementUpload>;
