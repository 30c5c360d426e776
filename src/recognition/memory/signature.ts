import { textKey } from './memoryRules.ts';
import type { Segment } from './segments.ts';

const TEXTS_MAX = 120;
const LABEL_MAX = 40;
/** Share of equal texts from which two documents have one layout. */
const SIMILAR = 0.5;

/** Label-like texts of a document: short and without digits, or text before a colon. */
export function layoutSignature(parts: readonly (readonly Segment[])[]): string[] {
  const labels = parts.flatMap((segments) =>
    segments.flatMap(({ text }) => {
      const before = /^([^:：]{1,40})[:：]/u.exec(text)?.[1];
      if (before) return [textKey(before)];
      return text.length <= LABEL_MAX && !/\d/u.test(text) ? [textKey(text)] : [];
    }),
  );
  return [...new Set(labels.filter((label) => label !== ''))].slice(0, TEXTS_MAX);
}

export function isSameLayout(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const known = new Set(one);
  const common = other.filter((text) => known.has(text)).length;
  return common / (one.length + other.length - common) >= SIMILAR;
}
