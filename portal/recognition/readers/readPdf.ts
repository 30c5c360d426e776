import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { DocumentPage, DocumentPart, PageText } from '#recognition/documentModel.ts';
import { placedPictures } from '../scans/placedPictures.ts';
import { isScan, readScan } from '../scans/readScan.ts';
import { TextRecognizer } from '../scans/textRecognizer.ts';
import type { DocumentBudget } from './gridWriter.ts';
import { pageTexts } from './pdfTexts.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** A set of shipping documents has a dozen pages. */
const PAGES_MAX = 100;
/** Pages that are pictures, of which each takes some seconds. */
const SCANS_MAX = 20;
/** Pixels of a picture: A4 at 600 dpi has 35 million. */
const PIXELS_MAX = 40_000_000;

export interface ReadOptions {
  /** Called before each page of a PDF, and again when its picture is recognized. */
  onPage?: ((page: number, pages: number, isScan: boolean) => void) | undefined;
}

/** Reads the pages of a PDF. Scripts are never run, and fonts are never compiled to code. @throws UnreadableDocument */
export async function readPdf(bytes: Buffer, budget: DocumentBudget, options: ReadOptions): Promise<DocumentPart[]> {
  const { getDocument } = await loadPdfjs();
  const folder = pdfjsFolder();
  const loading = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    wasmUrl: join(folder, 'wasm/'),
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: PIXELS_MAX,
    verbosity: 0,
  });
  const scans = new TextRecognizer();
  let scanned = 0;
  const onScan = (number: number, pages: number): void => {
    if (++scanned > SCANS_MAX) throw new UnreadableDocument('tooManyPages', { pages, max: SCANS_MAX });
    options.onPage?.(number, pages, true);
  };
  try {
    const pdf = await loading.promise;
    const pages = pdf.numPages;
    if (pages > PAGES_MAX) throw new UnreadableDocument('tooManyPages', { pages, max: PAGES_MAX });
    if (await hasOnlyXfa(pdf)) throw new UnreadableDocument('xfaForm');
    const parts: DocumentPage[] = [];
    for (let number = 1; number <= pages; number++) {
      options.onPage?.(number, pages, false);
      const page = await pdf.getPage(number);
      const read = await readPage(page, budget);
      parts.push(hasText(read) ? read : await readPictures(page, read, scans, () => onScan(number, pages)));
      page.cleanup();
    }
    return parts;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new UnreadableDocument('password');
    throw error;
  } finally {
    await scans.end();
    await loading.destroy();
  }
}

/** Such a form has one page, which requires another program; its fields are a program of their own. */
async function hasOnlyXfa(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean } };
  return info.IsXFAPresent === true && info.IsAcroFormPresent !== true;
}

/** Characters that scanner apps print onto a page that is a picture. */
const STAMP_MAX = 40;

const hasText = ({ texts }: DocumentPage): boolean =>
  texts.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0) > STAMP_MAX;

async function readPage(page: PDFPageProxy, budget: DocumentBudget): Promise<DocumentPage> {
  const { texts, rotation } = await pageTexts(page, budget);
  return pageOf(page, texts, rotation);
}

function pageOf(page: PDFPageProxy, texts: PageText[], rotation: DocumentPage['rotation']): DocumentPage {
  const { width, height } = page.getViewport({ scale: 1, rotation: (page.rotate + (rotation ?? 0)) % 360 });
  if (!(width > 0 && height > 0)) throw new UnreadableDocument('damaged');
  return rotation ? { kind: 'page', width, height, rotation, texts } : { kind: 'page', width, height, texts };
}

/** Reads the text of a page that is a picture; any other page is left as it is. */
async function readPictures(
  page: PDFPageProxy,
  read: DocumentPage,
  recognizer: TextRecognizer,
  onScan: () => void,
): Promise<DocumentPage> {
  const { OPS } = await loadPdfjs();
  const pictures = await placedPictures(page, OPS);
  const { width, height } = page.getViewport({ scale: 1 });
  if (!isScan(pictures, width, height)) return read;
  onScan();
  const { texts, rotation } = await readScan(page, pictures, recognizer);
  return texts.length === 0 ? read : pageOf(page, rotation ? texts : [...read.texts, ...texts], rotation);
}

/** The library reads classes of a browser when it is loaded; text needs none of their functions. */
async function loadPdfjs() {
  const globals = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globals[name] ??= class {};
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** Folder of the package: character maps, fonts and decoders are read from there. */
function pdfjsFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}
