import { createContext, useContext } from 'react';
import type { LookupSource } from '#schema/field.ts';

/**
 * One line of suggestions.
 * @example const option: LookupOption = { value: 'US', name: 'United States' }
 */
export interface LookupOption {
  /** What is stored. */
  value: string;
  /** Name in the page's language. */
  name: string;
  /** Short code in front; defaults to the value. */
  code?: string;
  /** Message key of a warning shown with the option. */
  caution?: string;
}

/**
 * Data source of a look-up field; the component calls no endpoint itself.
 * @example const ships: LookupPort = { search: searchShips, findName: (value) => names.get(value) ?? null }
 */
export interface LookupPort {
  /** One page of ten; `keyword` is upper case, or absent when nothing is typed ([L03]). */
  search: (
    query: { keyword?: string; page: number },
    signal: AbortSignal,
  ) => Promise<{ options: LookupOption[]; total: number }>;
  /** The name of a stored value; null if unknown. */
  findName: (value: string) => string | null;
  /** Called with a picked value, to offer it first next time. */
  remember?: (value: string) => void;
  /** Message key of an empty result; by default that of codes with names. */
  none?: string;
}

/**
 * The look-ups of a form by source, and of single fields by name.
 * @example const lookups: Lookups = { country: countries, fields: { carrier: carriers } }
 */
export type Lookups = { readonly [S in LookupSource]?: LookupPort } & {
  /** Look-ups of single fields, by name; they override the source's, and text fields get suggestions. */
  readonly fields?: { readonly [name: string]: LookupPort };
};

const LookupContext = createContext<Lookups>({});

/**
 * Provides look-ups to the forms below it.
 * @example <LookupProvider value={{ country: countries }}><FormRoot form={form}>…</FormRoot></LookupProvider>
 */
export const LookupProvider = LookupContext.Provider;

/**
 * The look-up of a field; undefined makes it plain text.
 * @param source null for a text field, which has a look-up by its name only
 */
export function useLookup(source: LookupSource | null, name: string): LookupPort | undefined {
  const lookups = useContext(LookupContext);
  return lookups.fields?.[name] ?? (source === null ? undefined : lookups[source]);
}

export const LOOKUP_PAGE = 10;
