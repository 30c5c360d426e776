import { use } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { lazyTexts } from '#features/help/lazyTexts.ts';
import type { human as english } from '#messages/en/human.ts';
import type { Shape } from '#messages/shape.ts';

export type HumanTexts = Shape<typeof english>;

const loadHuman = lazyTexts<HumanTexts>({
  'zh-CN': async () => (await import('#messages/zh-CN/human.ts')).human,
  en: async () => (await import('#messages/en/human.ts')).human,
  vi: async () => (await import('#messages/vi/human.ts')).human,
});

/** Texts of human verification; suspends while they load. */
export const useHumanTexts = (): HumanTexts => use(loadHuman(useLocale() as Locale));
