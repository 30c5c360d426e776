import type { DocumentModel } from './documentModel.ts';
import { readLabel } from './labels/readLabel.ts';
import { foldedWords } from './labels/tokens.ts';

/** Labels that make a fingerprint: the first ones, so that the length of the goods does not matter. */
const LABELS_MAX = 24;
/** Texts that are read for labels. */
const TEXTS_MAX = 600;

/** A short text that is equal for documents of one layout: their labels in the order of reading. */
export function fingerprint(model: DocumentModel): string {
  const labels = new Set<string>();
  for (const part of model.parts) {
    const texts = part.kind === 'page' ? part.texts : part.cells;
    for (const { text } of texts.slice(0, TEXTS_MAX)) {
      for (const line of text.split('\n')) {
        const label = readLabel(line);
        if (label?.isClosed && label.isExact) labels.add(foldedWords(line.slice(0, label.end)).join(''));
      }
      if (labels.size >= LABELS_MAX) break;
    }
  }
  return hash([...labels].slice(0, LABELS_MAX).toSorted().join('|'));
}

/** FNV-1a: two layouts of one enterprise must not meet by chance; nobody gains by making them meet. */
function hash(text: string): string {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + 7), 0x811c9dc5 | 1);
  }
  return [high, low].map((part) => (part >>> 0).toString(36)).join('');
}
