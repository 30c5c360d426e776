import { createContext, useContext } from 'react';
import type { LookupSource } from '#schema/field.ts';

/** One entry of a look-up. */
export interface LookupOption {
  /** What is stored. */
  value: string;
  /** What it is called, in the language of the page. */
  name: string;
  /** The short code that leads the line; the value itself where that is short. */
  code?: string;
  /** Key of what is to be known before it is taken. */
  caution?: string;
}

/** Where a look-up field finds its values: the component knows no endpoint. */
export interface LookupPort {
  /** One page of ten; `keyword` is upper case, or absent when nothing is typed ([L03]). */
  search: (
    query: { keyword?: string; page: number },
    signal: AbortSignal,
  ) => Promise<{ options: LookupOption[]; total: number }>;
  /** The name of a stored value, where it is known here. */
  nameOf: (value: string) => string | null;
}

export type Lookups = { readonly [S in LookupSource]?: LookupPort } & {
  /** Fields that look elsewhere than others of their source, by their names. */
  readonly fields?: { readonly [name: string]: LookupPort };
};

const LookupContext = createContext<Lookups>({});

/**
 * Gives the look-ups to the fields of the forms below it.
 * @example <LookupProvider value={{ country: countries }}><FormRoot form={form}>…</FormRoot></LookupProvider>
 */
export const LookupProvider = LookupContext.Provider;

/** The port of a field; undefined where none is given, and the field is plain text. */
export function useLookup(source: LookupSource, name: string): LookupPort | undefined {
  const lookups = useContext(LookupContext);
  return lookups.fields?.[name] ?? lookups[source];
}

export const LOOKUP_PAGE = 10;
