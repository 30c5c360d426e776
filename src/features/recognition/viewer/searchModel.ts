import type { DocumentModel, DocumentPart } from '#recognition/documentModel.ts';
import { pageLines } from './pageLines.ts';

/** The place of a searched text: a cell, or texts of a page. */
export interface Hit {
  part: number;
  cell?: { row: number; column: number };
  texts?: readonly number[];
}

const HITS_MAX = 500;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');

/** Finds a text in a document, also where it runs over several texts of a line; upper and lower case are equal. */
export function searchModel(model: DocumentModel, query: string): Hit[] {
  const wanted = fold(query).trim();
  if (wanted === '') return [];
  return model.parts.flatMap((part, at) => searchPart(part, at, wanted)).slice(0, HITS_MAX);
}

function searchPart(part: DocumentPart, at: number, wanted: string): Hit[] {
  if (part.kind === 'grid') {
    return part.cells
      .filter(({ text }) => fold(text).includes(wanted))
      .map(({ row, column }) => ({ part: at, cell: { row, column } }));
  }
  return pageLines(part).flatMap((line) => {
    const hits: Hit[] = [];
    let text = '';
    const starts = line.map(({ text: run }) => {
      if (text !== '') text += ' ';
      const start = text.length;
      text += fold(run.text);
      return start;
    });
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
      const end = from + wanted.length;
      const texts = line.flatMap(({ index }, run) => {
        const start = starts[run] ?? 0;
        return start < end && (starts[run + 1] ?? text.length + 1) - 1 > from ? [index] : [];
      });
      hits.push({ part: at, texts });
    }
    return hits;
  });
}
