import { refuse } from '../refusal.ts';

/**
 * Accepts a save whose content is already stored, because the response of the first attempt was lost.
 * @param stored hash of the stored copy
 * @param saved hash of the saved content
 * @throws Refusal `stale` with the stored copy otherwise, so that the page can compare
 */
export function requireSameContent(stored: string | null, saved: string, current: unknown): void {
  if (stored !== saved) throw refuse('stale', { extra: { current } });
}
