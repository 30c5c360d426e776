import type { DocumentModel } from './documentModel.ts';
import { gridLayout } from './layout/gridLayout.ts';
import { pageLayout } from './layout/pageLayout.ts';
import { parseParty } from './party/parseParty.ts';
import type { RecognizedParty } from './recognitionTypes.ts';

/** Most lines that are read as one party, and most characters of each. */
const LINES_MAX = 20;
const LINE_MAX = 500;

/** Reads a text or a document that holds one party: a signature, a letterhead, a business card. */
export function recognizeParty(source: DocumentModel | string): RecognizedParty {
  const lines = typeof source === 'string' ? source.split(/\r?\n/u) : linesOf(source);
  const read = lines.filter((line) => line.trim() !== '').slice(0, LINES_MAX);
  const { name, addr, city, countryCode } = parseParty(read.map((line) => line.slice(0, LINE_MAX)));
  return { name, addr, city, countryCode };
}

const linesOf = (model: DocumentModel): string[] =>
  model.parts
    .map((part, at) => (part.kind === 'page' ? pageLayout(part, 0, at) : gridLayout(part, 0, at)))
    .flatMap(({ lines }) => lines.map(({ text }) => text));
