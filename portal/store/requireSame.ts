import { refuse } from '../refusal.ts';

/**
 * Lets a save pass that says what is stored already: its answer was lost on its way, and nobody needs to compare.
 * @param stored hash of the stored copy
 * @param said hash of what the save says
 * @throws Refusal `stale` with the stored copy otherwise: the page compares, and saves over what it began with
 */
export function requireSame(stored: string | null, said: string, current: unknown): void {
  if (stored !== said) throw refuse('stale', { extra: { current } });
}
