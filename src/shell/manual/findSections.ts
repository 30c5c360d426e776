import { MANUAL_SECTIONS } from '#contract/manualSections.ts';
import type { ManualTexts } from './manualTexts.ts';

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();

/** The sections that contain every word, in their order; accents and case do not matter. */
export function findSections(texts: ManualTexts, words: string) {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  return MANUAL_SECTIONS.filter(({ id }) => {
    const { title, text, steps } = texts.sections[id];
    const content = fold([title, text, ...Object.values<string>(steps)].join(' '));
    return wanted.every((word) => content.includes(word));
  });
}
