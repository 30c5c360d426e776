import type { DocumentModel } from '../documentModel.ts';
import { segmentsOf, type Segment } from '../memory/segments.ts';

/** Characters that are sent of all documents together. */
const TEXT_MAX = 60_000;

export interface ModelTextLine {
  text: string;
  document: number;
  segments: readonly Segment[];
}

/** The texts of documents as lines from top to bottom; texts beside each other are separated by `|`. */
export function documentText(models: readonly DocumentModel[]): ModelTextLine[] {
  let left = TEXT_MAX;
  const lines: ModelTextLine[] = [];
  for (const [document, model] of models.entries()) {
    for (const segments of segmentsOf(model)) {
      for (const line of joinLines(segments)) {
        const text = line.map((segment) => segment.text).join(' | ');
        left -= text.length + 1;
        if (left < 0) return lines;
        lines.push({ text, document, segments: line });
      }
    }
  }
  return lines;
}

function joinLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const last = lines.at(-1)?.at(-1);
    const isBeside =
      last !== undefined &&
      Math.min(last.bottom, segment.bottom) - Math.max(last.top, segment.top) > 0 &&
      segment.left >= last.right;
    if (isBeside) lines.at(-1)?.push(segment);
    else lines.push([segment]);
  }
  return lines;
}
