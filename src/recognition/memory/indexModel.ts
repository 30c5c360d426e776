import type { DocumentModel } from '../documentModel.ts';
import { textKey, type LabelPlace } from './memoryRules.ts';
import { below, rightOf, segmentsOf, type Segment } from './segments.ts';
import { layoutSignature } from './signature.ts';

interface FoundText {
  text: string;
  source: Segment['source'];
}

/** A document in which labels are looked up many times. */
export interface IndexedModel {
  signature: readonly string[];
  find: (label: string, place: LabelPlace) => FoundText | null;
}

export function indexModel(model: DocumentModel): IndexedModel {
  const parts = segmentsOf(model);
  const labels = new Map<string, { segment: Segment; part: number }>();
  const inside = new Map<string, FoundText>();
  for (const [part, segments] of parts.entries()) {
    for (const segment of segments) {
      const key = textKey(segment.text);
      if (!labels.has(key)) labels.set(key, { segment, part });
      const [, before = '', after = ''] = /^([^:：]{1,40})[:：]\s*(.+)$/u.exec(segment.text) ?? [];
      const prefix = textKey(before);
      if (prefix !== '' && !inside.has(prefix)) inside.set(prefix, { text: after, source: segment.source });
    }
  }
  return {
    signature: layoutSignature(parts),
    find: (label, place) => {
      if (place === 'inside') return inside.get(textKey(label)) ?? null;
      const found = labels.get(textKey(label));
      if (!found) return null;
      const segments = parts[found.part] ?? [];
      return (place === 'right' ? rightOf(segments, found.segment) : below(segments, found.segment)) ?? null;
    },
  };
}
