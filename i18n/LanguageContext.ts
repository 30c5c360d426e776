import { createContext, useContext } from 'react';
import type { Locale } from '#contract/limits.ts';

export interface LanguageState {
  language: Locale;
  /** Speaks another language; the page keeps its place and whatever was typed. */
  setLanguage: (next: Locale) => void;
}

export const LanguageContext = createContext<LanguageState>({ language: 'zh-CN', setLanguage: () => {} });

/** The page's language, and how to change it. */
export const useLanguage = (): LanguageState => useContext(LanguageContext);
