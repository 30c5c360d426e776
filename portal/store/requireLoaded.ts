import { isDeepStrictEqual } from 'node:util';
import { refuse } from '../refusal.ts';

/**
 * Refuses to overwrite settings that were saved after the page had loaded them. Settings that are stored already pass,
 * because the response of the first attempt was lost.
 * @param loaded the settings that the page had loaded; undefined from a page of an earlier version, which is not checked
 * @throws Refusal `stale` with the stored settings
 */
export function requireLoaded<T extends object>(
  loaded: { [K in keyof T]?: T[K] | undefined } | undefined,
  stored: T,
  saved: T,
): void {
  if (!loaded || isDeepStrictEqual(stored, saved)) return;
  const names = Object.keys(loaded) as (keyof T)[];
  if (names.every((name) => isDeepStrictEqual(loaded[name], stored[name]))) return;
  throw refuse('stale', { extra: { current: stored } });
}
