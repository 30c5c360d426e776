import type { DocumentModel, DocumentPart } from '#recognition/documentModel.ts';
import { DocumentBudget } from './gridWriter.ts';
import { detectKind, type ContentKind } from './detectKind.ts';
import type { ReadOptions } from './readPdf.ts';
import { asUnreadable, UnreadableDocument } from './unreadableDocument.ts';

/** Bytes of a document. */
const DOCUMENT_MAX = 4 * 1024 * 1024;

/**
 * Reads a document by its content; its ending must fit. Nothing in it is executed or loaded from elsewhere.
 * @throws UnreadableDocument with the reason shown to the person
 */
export async function readDocument(bytes: Buffer, filename: string, options: ReadOptions = {}): Promise<DocumentModel> {
  try {
    if (bytes.length > DOCUMENT_MAX) throw new UnreadableDocument('tooLarge');
    const kind = detectKind(bytes, filename);
    const parts = await readParts(bytes, kind, options);
    if (parts.every(isBlank)) throw new UnreadableDocument('noText');
    return { filename, parts };
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** The model of pasted text. @throws UnreadableDocument */
export async function readPastedText(text: string): Promise<DocumentModel> {
  const { textParts } = await import('./readTextFile.ts');
  const parts = textParts(text, new DocumentBudget());
  if (parts.every(isBlank)) throw new UnreadableDocument('noText');
  return { filename: '', parts };
}

const isBlank = (part: DocumentPart): boolean =>
  part.kind === 'grid' ? part.cells.length === 0 : part.texts.length === 0;

/** Loads each reader on demand: their libraries are large. */
async function readParts(bytes: Buffer, kind: ContentKind, options: ReadOptions): Promise<DocumentPart[]> {
  const budget = new DocumentBudget();
  switch (kind) {
    case 'pdf':
      return (await import('./readPdf.ts')).readPdf(bytes, budget, options);
    case 'docx':
      return (await import('./readDocx.ts')).readDocx(bytes, budget);
    case 'doc':
      return (await import('./readDoc.ts')).readDoc(bytes, budget);
    case 'xls':
    case 'xlsx':
      return (await import('./readTables.ts')).readTables(bytes, kind, budget);
    case 'html':
      return (await import('./readHtml.ts')).readHtml(bytes, budget);
    case 'sheetXml':
      return (await import('./readSheetXml.ts')).readSheetXml(bytes, budget);
    case 'eml':
      return (await import('./readTextFile.ts')).readMail(bytes, budget);
    case 'text':
      return (await import('./readTextFile.ts')).readTextFile(bytes, budget);
  }
}
