import type { ResourceLanguage } from 'i18next';
import type { Locale } from '#contract/limits.ts';
import { pageLanguage } from './pageLanguage.ts';

/** Texts that the first list does without, one chunk per language apart from the first load. */
const LOADERS: Record<Locale, () => Promise<{ late: ResourceLanguage }>> = {
  'zh-CN': () => import('#messages/zh-CN/late.ts'),
  en: () => import('#messages/en/late.ts'),
  vi: () => import('#messages/vi/late.ts'),
};

export const loadLateMessages = async (language: Locale): Promise<ResourceLanguage> => (await LOADERS[language]()).late;

let isWanted = false;
let add: () => Promise<void> = () => Promise.resolve();
let announce: () => void = () => {};
// Screens are preloaded before the translations exist.
const attached = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called by `createI18n`. @param adding adds the texts of the current language */
export function attachLateTexts(adding: () => Promise<void>): void {
  add = adding;
  announce();
}

/** Whether a screen uses the late texts: a change of language loads them as well. */
export const wantsLateTexts = (): boolean => isWanted;

async function addLateTexts(): Promise<void> {
  // The addressed screen is preloaded before the translations exist: its texts arrive with it.
  if (!isWanted) loadLateMessages(pageLanguage()).catch(() => {});
  isWanted = true;
  await attached;
  await add();
}

/**
 * Loads a screen together with the late texts.
 * @example settings: withLateTexts(async () => ({ default: (await import('./Settings.tsx')).Settings })),
 */
export const withLateTexts =
  <S>(load: () => Promise<S>): (() => Promise<S>) =>
  async () =>
    (await Promise.all([load(), addLateTexts()]))[0];
