import type { ResourceLanguage } from 'i18next';
import type { Locale } from '#contract/limits.ts';

/** One chunk per language: texts of the product, the component library and react-admin. */
const LOADERS: Record<Locale, () => Promise<{ texts: ResourceLanguage }>> = {
  'zh-CN': () => import('./bundles/zh-CN.ts'),
  en: () => import('./bundles/en.ts'),
  vi: () => import('./bundles/vi.ts'),
};

export const loadMessages = async (language: Locale): Promise<ResourceLanguage> => (await LOADERS[language]()).texts;
