import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build gives the address of the file
import jpeg2000Address from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
// oxlint-disable-next-line import/default -- the build gives the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trusted } from '#schema/trustedTypes.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { PageDrawer } from './pageDrawer.ts';

/** Its own worker: pdf.js would start one with an address that is not trusted (decision 0085). */
function startWorker(): Worker {
  const address = trusted('createScriptURL', 'tpt-pdf-worker', workerAddress, () => workerAddress);
  return new Worker(address, { type: 'module' });
}

/** Tables of Chinese encodings, for fonts that a file names without containing them. */
const CMAPS = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Of the decoders that pdf.js has in WebAssembly, which the portal's content security policy forbids, the one for JPEG 2000
 * is a file that it imports by adding its name to this address: the name becomes a query.
 */
const DECODERS = `${new URL(jpeg2000Address, location.href).href}?/`;

/** Opens a PDF of the portal. Scripts in it never run. */
export async function openPdf(address: string, model: DocumentModel): Promise<PageDrawer> {
  const port = startWorker();
  const worker = PDFWorker.create({ port });
  const end = (): void => {
    worker.destroy();
    port.terminate();
  };
  const loading = getDocument({
    worker,
    url: address,
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: DECODERS,
    enableXfa: false,
    stopAtErrors: false,
    disableAutoFetch: true,
    BinaryDataFactory: CMapFiles,
    cMapUrl: '/',
    cMapPacked: true,
    useWorkerFetch: false,
  });
  const pdf = await loading.promise.catch((error: unknown) => {
    end();
    throw error;
  });
  /** A canvas is drawn by one task at a time. */
  const drawing = new WeakMap<HTMLCanvasElement, Promise<void>>();

  async function draw(canvas: HTMLCanvasElement, index: number, width: number, signal: AbortSignal): Promise<void> {
    await drawing.get(canvas);
    if (signal.aborted) throw signal.reason;
    const page = await pdf.getPage(index + 1);
    const part = model.parts[index];
    const rotation = (page.rotate + ((part?.kind === 'page' && part.rotation) || 0)) % 360;
    const natural = page.getViewport({ scale: 1, rotation });
    const viewport = page.getViewport({ scale: width / natural.width, rotation });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const task = page.render({ canvas, viewport });
    const stop = (): void => task.cancel();
    signal.addEventListener('abort', stop, { once: true });
    const done = task.promise.finally(() => signal.removeEventListener('abort', stop));
    drawing.set(
      canvas,
      done.catch(() => undefined),
    );
    await done;
  }
  return { draw, close: () => void loading.destroy().finally(end) };
}

/** Reads the tables among the app's own files. */
class CMapFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const file = CMAPS[`/node_modules/pdfjs-dist/cmaps/${filename}`];
    if (kind !== 'cMapUrl' || !file) throw new Error(`no ${kind} ${filename}`);
    // oxlint-disable-next-line no-restricted-globals -- a file of the app, no data
    return new Uint8Array(await (await fetch(file)).arrayBuffer());
  }
}
