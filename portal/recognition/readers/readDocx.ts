import { SaxesParser } from 'saxes';
import type { DocumentPart } from '#recognition/documentModel.ts';
import { inflateEntry, type Budget } from '../../imports/inflateEntry.ts';
import { textDecoder } from '../../imports/scanEntry.ts';
import { localName } from '../../imports/xmlScanner.ts';
import { readZip, type ArchiveEntry } from '../../imports/zipArchive.ts';
import { DocxContent } from './docxContent.ts';
import type { DocumentBudget } from './gridWriter.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

const MEGABYTE = 1024 * 1024;
/** The XML of all parts that are read; a document of 100 pages has 5 MB. */
const XML_MAX = 48 * MEGABYTE;
const DEPTH_MAX = 256;
const PARTS_MAX = 40;

/** Parts with text, in the order of a printed page; notes and comments are no part of the filing. */
const PARTS = [/^word\/header\d*\.xml$/iu, /^word\/document\d*\.xml$/iu, /^word\/footer\d*\.xml$/iu];

/**
 * Reads headers, body, text boxes and footers. Libraries leave out some of them: mammoth the headers and footers,
 * word-extractor the merged cells and the text boxes of newer versions of Word.
 */
export async function readDocx(bytes: Buffer, budget: DocumentBudget): Promise<DocumentPart[]> {
  const entries = readZip(bytes);
  const unpacking: Budget = { left: XML_MAX };
  const parts: DocumentPart[] = [];
  const names = PARTS.flatMap((pattern) => [...entries.keys()].filter((name) => pattern.test(name)).toSorted());
  if (names.length > PARTS_MAX) throw new UnreadableDocument('tooComplex');
  const seen = new Set<string>();
  for (const name of names) {
    const entry = entries.get(name);
    if (!entry) continue;
    const content = new DocxContent(budget);
    await scanXml(bytes, entry, unpacking, content);
    const grid = content.end(partName(name));
    // First, even and odd pages often have the same header.
    const text = JSON.stringify(grid.cells);
    if (grid.cells.length > 0 && !seen.has(text)) parts.push(grid);
    seen.add(text);
  }
  return parts;
}

/** The name that the person sees beside a part; the body has none. */
const partName = (path: string): string => /header|footer/iu.exec(path)?.[0].toLowerCase() ?? '';

async function scanXml(bytes: Buffer, entry: ArchiveEntry, budget: Budget, content: DocxContent): Promise<void> {
  const damaged = (): never => {
    throw new UnreadableDocument('damaged');
  };
  let depth = 0;
  let attributes = new Map<string, string>();
  const parser = new SaxesParser({ position: false });
  parser.on('error', damaged);
  // A document type could declare entities.
  parser.on('doctype', damaged);
  parser.on('opentagstart', () => (attributes = new Map()));
  parser.on('attribute', ({ name, value }) => void attributes.set(localName(name), value));
  parser.on('opentag', ({ name }) => {
    if (++depth > DEPTH_MAX) damaged();
    content.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    content.close(localName(name));
  });
  parser.on('text', (text) => content.text(text));
  const decode = textDecoder();
  for await (const piece of inflateEntry(bytes, entry, budget)) parser.write(decode(piece));
  parser.write(decode()).close();
}
