import { createContext, useContext } from 'react';
import type { Locale } from '#contract/limits.ts';

interface LanguageState {
  language: Locale;
  /** Changes the language; the page keeps its state and unsaved text. */
  setLanguage: (next: Locale) => void;
}

export const LanguageContext = createContext<LanguageState>({ language: 'zh-CN', setLanguage: () => {} });

export const useLanguage = (): LanguageState => useContext(LanguageContext);
