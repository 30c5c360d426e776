import { use } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { lazyTexts } from '#features/help/lazyTexts.ts';
import type { manual as english } from '#messages/en/manual.ts';
import type { Shape } from '#messages/shape.ts';

export type ManualTexts = Shape<typeof english>;

const loadManual = lazyTexts<ManualTexts>({
  'zh-CN': async () => (await import('#messages/zh-CN/manual.ts')).manual,
  en: async () => (await import('#messages/en/manual.ts')).manual,
  vi: async () => (await import('#messages/vi/manual.ts')).manual,
});

/** Texts of manual and intro video; suspends while they load. */
export const useManualTexts = (): ManualTexts => use(loadManual(useLocale() as Locale));

/** A picture of the manual; `npm run manual` takes them. */
export const pictureOf = (locale: string, picture: string): string => `/manual/${locale}/${picture}.jpg`;
