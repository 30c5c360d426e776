import { expect, it, vi } from 'vitest';
import type { UploadReply } from '#contract/endpoints/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { agreementUpload, type UploadEnvironment } from './agreementUpload.ts';

const fileOf = (name: string, size = 10) => ({ name, size }) as File;
const REPLY: UploadReply = { fileId: 'f1', url: '/portal/whale/files/f1', filename: 'a.pdf', size: 10 };

/** An upload whose answers the test gives. */
function begin(changes: Partial<UploadEnvironment> = {}) {
  const calls: { file: File; signal: AbortSignal; onProgress: (part: number) => void; reply: PromiseWithResolvers }[] =
    [];
  const waited: number[] = [];
  const onRefused = vi.fn<() => void>();
  const upload = agreementUpload({
    upload: (file, { signal, onProgress }) => {
      const reply = withResolvers();
      calls.push({ file, signal, onProgress, reply });
      return reply.promise;
    },
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    onRefused,
    ...changes,
  });
  return { upload, calls, waited, onRefused };
}
interface PromiseWithResolvers {
  promise: Promise<UploadReply>;
  resolve: (reply: UploadReply) => void;
  reject: (error: Error) => void;
}
function withResolvers(): PromiseWithResolvers {
  const made = {} as PromiseWithResolvers;
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

it('[G04] shows start, progress and, 500 ms after the end, the stored file', async () => {
  const { upload, calls, waited } = begin();
  const seen: unknown[] = [];
  upload.subscribe(() => seen.push(upload.current()));
  const chosen = upload.choose(fileOf('a.pdf'));
  calls[0]?.onProgress(0.5);
  calls[0]?.reply.resolve(REPLY);
  await chosen;
  const uploading = { step: 'uploading', name: 'a.pdf', size: 10 };
  expect(seen).toEqual([
    { ...uploading, part: 0 },
    { ...uploading, part: 0.5 },
    { ...uploading, part: 1 },
    { step: 'done', fileId: 'f1', contractFilename: 'a.pdf', contractUrl: '/portal/whale/files/f1' },
  ]);
  expect(waited).toEqual([500]);
});

it('[V21] refuses type and size before anything is sent', async () => {
  const { upload, calls } = begin();
  for (const [file, problem] of [
    [fileOf('a.docx'), 'agreementType'],
    [fileOf('pdf'), 'agreementType'],
    [fileOf('a.pdf', 0), 'agreementEmpty'],
    [fileOf('a.PDF', LIMITS.agreementFile), 'agreementTooLarge'],
  ] as const) {
    await upload.choose(file);
    expect(upload.current()).toEqual({ step: 'invalid', name: file.name, problem });
  }
  expect(calls).toEqual([]);
  void upload.choose(fileOf('a.JPEG', LIMITS.agreementFile - 1));
  expect(calls).toHaveLength(1);
});

it('[G04] shows the message of a refusal and loads the user again', async () => {
  const { upload, calls, onRefused } = begin();
  const chosen = upload.choose(fileOf('a.pdf'));
  calls[0]?.reply.reject(new Error('said by the portal'));
  await chosen;
  expect(upload.current()).toEqual({ step: 'failed', name: 'a.pdf', message: 'said by the portal' });
  expect(onRefused).toHaveBeenCalledOnce();
});

it('cancels an upload for the next file, and shows nothing of the first', async () => {
  const { upload, calls, onRefused } = begin();
  const first = upload.choose(fileOf('a.pdf'));
  const second = upload.choose(fileOf('b.pdf'));
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.onProgress(0.9);
  calls[0]?.reply.resolve(REPLY);
  await first;
  expect(upload.current()).toMatchObject({ step: 'uploading', name: 'b.pdf', part: 0 });
  upload.clear();
  calls[1]?.reply.reject(new Error('aborted'));
  await second;
  expect(upload.current()).toEqual({ step: 'none' });
  expect(onRefused).not.toHaveBeenCalled();
});
