import { createContext, useContext } from 'react';
import type { LookupSource } from '#schema/field.ts';

/** The name of a stored code in a language; null if unknown. */
type CodeName = (code: string, locale: string) => string | null;
/**
 * The names of codes by look-up source.
 * @example const names: CodeNames = { country: (code, locale) => countryName(code, locale) }
 */
export type CodeNames = { readonly [S in LookupSource]?: CodeName };

const CodeNamesContext = createContext<CodeNames>({});

/**
 * Provides code names to lists and records below it.
 * @example <CodeNamesProvider value={{ country: countryName }}>…</CodeNamesProvider>
 */
export const CodeNamesProvider = CodeNamesContext.Provider;

export const useCodeName = (source: LookupSource | null): CodeName | undefined => {
  const names = useContext(CodeNamesContext);
  return source === null ? undefined : names[source];
};
