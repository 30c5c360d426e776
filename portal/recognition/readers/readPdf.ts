import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { DocumentPage, DocumentPart } from '#recognition/documentModel.ts';
import type { DocumentBudget } from './gridWriter.ts';
import { pageTexts } from './pdfTexts.ts';
import type { ReadOptions } from './readDocument.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** A set of shipping documents has a dozen pages. */
export const PAGES_MAX = 100;
/** Pixels of a picture: A4 at 600 dpi has 35 million. */
const PIXELS_MAX = 40_000_000;

/** Reads the pages of a PDF. Scripts are never run, and fonts are never compiled to code. @throws UnreadableDocument */
export async function readPdf(bytes: Buffer, budget: DocumentBudget, { onPage }: ReadOptions): Promise<DocumentPart[]> {
  const { getDocument } = await loadPdfjs();
  const folder = pdfjsFolder();
  const loading = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    wasmUrl: join(folder, 'wasm/'),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: PIXELS_MAX,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    const pages = pdf.numPages;
    if (pages > PAGES_MAX) throw new UnreadableDocument('tooManyPages', { pages, max: PAGES_MAX });
    const parts: DocumentPage[] = [];
    for (let number = 1; number <= pages; number++) {
      onPage?.(number, pages);
      const page = await pdf.getPage(number);
      parts.push(await readPage(page, budget));
      page.cleanup();
    }
    // Such a form has one page that asks for another program.
    if (pdf.isPureXfa) throw new UnreadableDocument('xfaForm');
    return parts;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new UnreadableDocument('password');
    throw error;
  } finally {
    await loading.destroy();
  }
}

async function readPage(page: PDFPageProxy, budget: DocumentBudget): Promise<DocumentPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 0 && height > 0)) throw new UnreadableDocument('damaged');
  return { kind: 'page', width, height, texts: await pageTexts(page, budget) };
}

/** The library asks for classes of a browser when it is loaded; text needs none of their functions. */
async function loadPdfjs() {
  const globals = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globals[name] ??= class {};
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** Where the package lies: character maps, fonts and decoders are read from there. */
function pdfjsFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}
