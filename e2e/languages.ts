import { LOCALES, type Locale } from '#contract/limits.ts';

/** `npm run sweep` looks at every screen in every language; `npm test` takes samples (decision 0082). */
export const IS_SWEEP = process.env['TPT_SWEEP'] === 'on';

/** `npm run faults` names the long tests that it runs (decision 0086). */
export const HAS_LONG_TESTS = IS_SWEEP || process.env['TPT_FAULT_ROUNDS'] !== undefined;

/** Languages of a whole journey: all in a sweep, otherwise the given one. */
export const languagesOr = (one: Locale): readonly Locale[] => (IS_SWEEP ? LOCALES : [one]);

/** English, and the others in a sweep; otherwise one of them, in turns by `index`. */
export function englishAndOthers(index: number): readonly Locale[] {
  const others = LOCALES.filter((locale) => locale !== 'en');
  return ['en', ...(IS_SWEEP ? others : others.slice(index % others.length).slice(0, 1))];
}
