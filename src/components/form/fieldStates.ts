import { QUIET, type FieldState } from './fieldState.ts';
import type { FieldKey } from './recordTree.ts';

/**
 * What each field of a form shows.
 * @param changed hears of every field that shows something else now
 */
export function fieldStates(changed: (key: FieldKey) => void) {
  const states = new Map<FieldKey, FieldState>();
  const of = (key: FieldKey): FieldState => states.get(key) ?? QUIET;

  function patch(key: FieldKey, change: Partial<FieldState>): void {
    const before = of(key);
    if (Object.entries(change).every(([name, value]) => before[name as keyof FieldState] === value)) return;
    states.set(key, { ...before, ...change });
    changed(key);
  }

  return {
    of,
    patch,
    /** Something else than typing wrote the value: its control must take it over. */
    rewritten: (key: FieldKey, change: Partial<FieldState> = {}) =>
      patch(key, { ...change, writes: of(key).writes + 1 }),
    drop: (keys: readonly FieldKey[]) => keys.forEach((key) => states.delete(key)),
  };
}
