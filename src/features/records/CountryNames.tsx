import type { ReactNode } from 'react';
import { CodeNamesProvider, type CodeNames } from '#components/cells/CodeNamesContext.ts';
import { countryName } from '#rules/countryName.ts';
import { normalizeLanguage } from '#rules/normalizeLanguage.ts';

const NAMES: CodeNames = {
  country: (code, locale) => {
    const language = normalizeLanguage(locale);
    return language && countryName(code, language);
  },
};

/** Records below it show countries with their names. */
export const CountryNames = ({ children }: { children: ReactNode }) => (
  <CodeNamesProvider value={NAMES}>{children}</CodeNamesProvider>
);
