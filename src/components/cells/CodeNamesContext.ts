import { createContext, useContext } from 'react';
import type { LookupSource } from '#schema/field.ts';

/** What a stored code is called in a language; null where it is unknown. */
export type CodeName = (code: string, locale: string) => string | null;
export type CodeNames = { readonly [S in LookupSource]?: CodeName };

const CodeNamesContext = createContext<CodeNames>({});

/**
 * Names the codes that the lists and records below it show.
 * @example <CodeNamesProvider value={{ country: countryName }}>…</CodeNamesProvider>
 */
export const CodeNamesProvider = CodeNamesContext.Provider;

/** The names of a look-up's codes; undefined where none are given. */
export const useCodeName = (source: LookupSource | null): CodeName | undefined => {
  const names = useContext(CodeNamesContext);
  return source === null ? undefined : names[source];
};
