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

/** Shows countries with their names in records below. */
export const CountryNames = ({ children }: { children: ReactNode }) => (
  <CodeNamesProvider value={NAMES}>{children}</CodeNamesProvider>
);
