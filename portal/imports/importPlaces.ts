import { toUpper } from '#rules/cleanText.ts';
import { parseCountryCode } from '#rules/countryName.ts';
import type { Places } from '#rules/importCell.ts';
import { COUNTRIES } from '../reference/countryNames.ts';
import { findPortValue } from '../reference/findPort.ts';

/** Country codes by alias; null for an alias of two countries. */
const byAlias = new Map<string, string | null>();
for (const { code, aliases } of COUNTRIES) {
  for (const alias of aliases) byAlias.set(toUpper(alias), byAlias.has(toUpper(alias)) ? null : code);
}

/** Looks up countries and ports in the reference data. */
export const importPlaces: Places = {
  country: (text) => parseCountryCode(text) ?? byAlias.get(toUpper(text)) ?? null,
  port: findPortValue,
};
