import { EMPTY_STATE, type FieldState } from './fieldState.ts';
import type { FieldKey } from './recordTree.ts';

/**
 * The displayed state of each field.
 * @param changed called with each field whose state changed
 */
export function fieldStates(changed: (key: FieldKey) => void) {
  const states = new Map<FieldKey, FieldState>();
  const of = (key: FieldKey): FieldState => states.get(key) ?? EMPTY_STATE;

  function patch(key: FieldKey, change: Partial<FieldState>): void {
    const before = of(key);
    if (Object.entries(change).every(([name, value]) => before[name as keyof FieldState] === value)) return;
    states.set(key, { ...before, ...change });
    changed(key);
  }

  return {
    of,
    patch,
    /** Marks a programmatic write, which the control must show. */
    rewritten: (key: FieldKey, change: Partial<FieldState> = {}) =>
      patch(key, { ...change, writes: of(key).writes + 1 }),
    drop: (keys: readonly FieldKey[]) => keys.forEach((key) => states.delete(key)),
  };
}
