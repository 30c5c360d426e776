import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldKey } from '../store/recordTree.ts';

/** Marks of fields, such as how certain a recognized value is. The form reads only whether a field has one. */
export interface FieldMarks {
  has: (key: FieldKey) => boolean;
  on: (key: FieldKey, listener: () => void) => () => void;
  /** Draws the mark of a field that has one. `id` belongs to the words that describe the field. */
  draw: (key: FieldKey, id: string, isCell: boolean) => ReactNode;
}

const FieldMarkContext = createContext<FieldMarks | null>(null);

/**
 * Provides marks to the fields below it.
 * @example <FieldMarksProvider value={marks}><Field name="bugerName" /></FieldMarksProvider>
 */
export const FieldMarksProvider = FieldMarkContext.Provider;

const NEVER = (): void => undefined;

/** The mark of a field; null without one. */
export function useFieldMark(key: FieldKey, id: string, isCell: boolean): ReactNode {
  const marks = useContext(FieldMarkContext);
  const has = useSyncExternalStore(
    useCallback((listener) => marks?.on(key, listener) ?? NEVER, [marks, key]),
    () => marks?.has(key) ?? false,
  );
  return has && marks ? marks.draw(key, id, isCell) : null;
}
