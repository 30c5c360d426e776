import type { PageBox, ValueSource } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { Hit } from './searchModel.ts';

/** `source`: where the focused value comes from; `hit`: found text; `current`: the found text that is visited. */
export type HighlightTone = 'source' | 'hit' | 'current';

/** A marked place of a document. */
export interface Highlight {
  part: number;
  tone: HighlightTone;
  box?: PageBox | undefined;
  cell?: { row: number; column: number } | undefined;
}

/** The places of one document to mark: the focused value's sources above found texts. */
export function highlightsOf(
  model: DocumentModel,
  document: number,
  sources: readonly ValueSource[],
  hits: readonly Hit[],
  current: number,
): Highlight[] {
  const found = hits.flatMap(({ part, cell, texts }, at): Highlight[] => {
    const tone = at === current ? 'current' : 'hit';
    if (cell) return [{ part, tone, cell }];
    const page = model.parts[part];
    const boxes = page?.kind === 'page' ? (texts ?? []).flatMap((index) => page.texts[index]?.box ?? []) : [];
    return boxes.map((box) => ({ part, tone, box }));
  });
  const marked = sources
    .filter((source) => source.document === document && (source.box || source.cell))
    .map(({ part, box, cell }): Highlight => ({ part, tone: 'source', box, cell }));
  return [...found, ...marked];
}
