import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '../documentModel.ts';
import {
  blockOf,
  draftFieldAt,
  draftPartyBlocks,
  partyPath,
  readPartyValues,
  readDraftText,
  withValue,
} from './draftValues.ts';
import { textKey, type LabelPlace, type MemoryRule } from './memoryRules.ts';
import { above, leftOf, segmentsOf, type Segment } from './segments.ts';
import { layoutSignature } from './signature.ts';

export interface Correction {
  path: string;
  recognized: string;
  corrected: string;
}

const LABEL_MAX = 40;
/** A shorter text, such as a quantity, may stand at several labels: then none is learned. */
const UNAMBIGUOUS_LENGTH = 3;
/** A cell of a further row: its neighbor above is the row before, no label. */
const FURTHER_ROW = /\.[1-9]\d*\./u;

/** [A05] What the corrections of one draft teach about its documents. */
export function learnCorrections(
  models: readonly DocumentModel[],
  draft: RecognizedDraft,
  corrections: readonly Correction[],
): MemoryRule[] {
  const known = corrections.filter(
    ({ path, recognized, corrected }) =>
      draftFieldAt(draft, path) !== null && corrected !== recognized && corrected !== '',
  );
  let final = draft;
  for (const { path, corrected } of known) {
    final = withValue(final, { path, value: corrected, confidence: 'sure', sources: [] });
  }
  const layout = readDraftText(
    final,
    partyPath(draftPartyBlocks(draft).includes('seller') ? 'seller' : 'book', 'name'),
  );
  const blocks = [...new Set(known.flatMap(({ path }) => blockOf(draft, path) ?? []))];
  const parties = blocks.flatMap((block) => learnParty(models, draft, final, block, layout));
  const labels = known.flatMap(({ path, corrected }) => {
    const block = blockOf(draft, path);
    // The other parts of a party follow from its name.
    if (FURTHER_ROW.test(path) || (block !== null && path !== partyPath(block, 'name'))) return [];
    if (parties.some((rule) => rule.kind === 'sameAs' && rule.block === block)) return [];
    return findLabel(models, path, corrected, layout) ?? [];
  });
  return [...labels, ...parties];
}

function learnParty(
  models: readonly DocumentModel[],
  before: RecognizedDraft,
  final: RecognizedDraft,
  block: string,
  layout: string,
): MemoryRule[] {
  const values = readPartyValues(final, block);
  if (values.name === '') return [];
  const recognized = readDraftText(before, partyPath(block, 'name'));
  const as = draftPartyBlocks(final).find(
    (other) => other !== block && isSameParty(readPartyValues(final, other), values),
  );
  const [first] = models;
  if (recognized === '' && as !== undefined && first) {
    return [{ kind: 'sameAs', layout, signature: layoutSignature(segmentsOf(first)), block, as }];
  }
  return [{ kind: 'party', recognized: recognized || values.name, values, layout }];
}

const isSameParty = (one: { name: string; addr: string }, other: { name: string; addr: string }): boolean =>
  textKey(one.name) === textKey(other.name) && textKey(one.addr) === textKey(other.addr);

/** The label at the first place of the corrected value in the documents. */
function findLabel(models: readonly DocumentModel[], field: string, value: string, layout: string): MemoryRule | null {
  const wanted = textKey(value);
  if (wanted === '') return null;
  const found = models.flatMap((model) => {
    const parts = segmentsOf(model);
    return parts.flatMap((segments) =>
      segments.flatMap((segment) => {
        const label = labelOf(segments, segment, wanted);
        return label ? [{ ...label, parts }] : [];
      }),
    );
  });
  const [first] = found;
  if (!first) return null;
  const { label, place, parts } = first;
  if (wanted.length < UNAMBIGUOUS_LENGTH && found.some((other) => textKey(other.label) !== textKey(label))) return null;
  return { kind: 'label', layout, signature: layoutSignature(parts), field, label, place };
}

function labelOf(
  segments: readonly Segment[],
  segment: Segment,
  wanted: string,
): { label: string; place: LabelPlace } | null {
  const [, before, after = ''] = /^([^:：]{1,40})[:：]\s*(.+)$/u.exec(segment.text) ?? [];
  if (before && textKey(after) === wanted) return { label: before.trim(), place: 'inside' };
  if (textKey(segment.text) !== wanted) return null;
  for (const [neighbor, place] of [
    [leftOf(segments, segment), 'right'],
    [above(segments, segment), 'below'],
  ] as const) {
    if (neighbor && isLabel(neighbor.text) && textKey(neighbor.text) !== wanted) return { label: neighbor.text, place };
  }
  return null;
}

const isLabel = (text: string): boolean => text.length <= LABEL_MAX && /\p{L}/u.test(text) && !/\d{2}/u.test(text);
