import type { BillType } from '#contract/codes.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { newIntentKey } from '#dataProvider/sendIntentKey.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { begunBatches } from './begunBatches.ts';

/** Documents on their way to the portal, or refused by it. */
export interface Upload {
  id: number;
  /** Empty for pasted text. */
  filenames: readonly string[];
  /** 0 to 1. */
  part: number;
  /** Why they were refused: a text key or a sentence. */
  failed?: string | undefined;
  again?: () => void;
}

let uploads: readonly Upload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
function set(next: readonly Upload[]): void {
  uploads = next;
  // The files of an upload are in this page alone.
  if (next.some(({ failed }) => failed === undefined)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}
const patch = (id: number, change: Partial<Upload>): void =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

export const pageUploads = {
  get: () => uploads,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => set(uploads.filter((upload) => upload.id !== id)),

  /** Sends the documents of one shipment. */
  begin: (files: readonly File[], text: string, billType: BillType): Promise<void> => {
    const id = (lastId += 1);
    // The same for each attempt: an answer that was lost must not have the documents recognized twice.
    const idempotencyKey = newIntentKey();
    const filenames = [...files.map(({ name }) => name), ...(text.trim() ? [''] : [])];
    set([...uploads, { id, filenames, part: 0 }]);
    const send = async (): Promise<void> => {
      patch(id, { part: 0, failed: undefined });
      const form = new FormData();
      form.append('billType', String(billType));
      if (text.trim()) form.append('text', text);
      for (const file of files) form.append('files', file, file.name);
      try {
        const reply: Reply<'recognizeDocuments'> = await dataProvider.upload('recognizeDocuments', form, undefined, {
          onProgress: (part) => patch(id, { part }),
          idempotencyKey,
        });
        begunBatches.add(reply.batchId);
        const refused = reply.rejected.map(({ filename, message }): Upload => ({
          id: (lastId += 1),
          filenames: [filename],
          part: 1,
          failed: message,
        }));
        set([...uploads.filter((upload) => upload.id !== id), ...refused]);
      } catch (error) {
        const failed = error instanceof PortalError ? error.message : String(error);
        patch(id, { failed, again: () => void send() });
      }
    };
    return send();
  },
};
