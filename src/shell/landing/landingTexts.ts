import { use } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { lazyTexts } from '#features/help/lazyTexts.ts';
import type { landing as english } from '#messages/en/landing.ts';
import type { Shape } from '#messages/shape.ts';

export type LandingTexts = Shape<typeof english>;

const loadLanding = lazyTexts<LandingTexts>({
  'zh-CN': async () => (await import('#messages/zh-CN/landing.ts')).landing,
  en: async () => (await import('#messages/en/landing.ts')).landing,
  vi: async () => (await import('#messages/vi/landing.ts')).landing,
});

/** Texts of the product page; suspends while they load. */
export const useLandingTexts = (): LandingTexts => use(loadLanding(useLocale() as Locale));
