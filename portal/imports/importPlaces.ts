import { parseLookupCountry } from '#rules/countryName.ts';
import type { Places } from '#rules/importCell.ts';
import { findPortValue } from '../reference/findPort.ts';

/** Looks up countries and ports in the reference data. */
export const importPlaces: Places = {
  country: parseLookupCountry,
  port: findPortValue,
};
