import { PortalError } from './portalError.ts';

/** Fails an upload without progress after this time. */
const STALLED_MS = 60_000;

export interface FormToSend {
  address: string;
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal?: AbortSignal | undefined;
  onProgress?: ((part: number) => void) | undefined;
}
export type SendForm = (request: FormToSend) => Promise<Response>;

/** Posts a form with XMLHttpRequest, the only browser API with upload progress. Rejects like a call. */
export const sendForm: SendForm = ({ address, headers, form, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => request.abort();
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      act();
    };
    const fail = (kind: 'network' | 'timeout') =>
      settle(() => reject(new PortalError({ kind, message: `shell.request.${kind}` })));
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, STALLED_MS);
    };
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onprogress = moved;
    request.onload = () => settle(() => resolve(new Response(request.responseText, { status: request.status })));
    request.onerror = () => fail('network');
    request.onabort = () => settle(() => reject((signal?.reason as Error | undefined) ?? new Error('aborted')));
    signal?.addEventListener('abort', stop, { once: true });
    moved();
    request.send(form);
  });
